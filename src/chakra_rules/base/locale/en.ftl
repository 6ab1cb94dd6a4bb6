# The base game in English. What its rules and refusals say stands in rules.toml.

module-base = Chakra

## Terms

term-height = { $form ->
    [to] { $value ->
        [0] onto the Earth
        [1] onto Muladhara
        [2] onto Svadhisthana
        [3] onto Manipura
        [4] onto Anahata
        [5] onto Vishuddha
        [6] onto Ajna
        [7] onto Sahasrara
        [8] into the bubbles
       *[other] onto height { $value }
      }
    [name] { $value ->
        [0] Earth
        [1] Muladhara
        [2] Svadhisthana
        [3] Manipura
        [4] Anahata
        [5] Vishuddha
        [6] Ajna
        [7] Sahasrara
        [8] bubbles
       *[other] { $value }
      }
   *[plain] { $value ->
        [0] the Earth
        [1] Muladhara
        [2] Svadhisthana
        [3] Manipura
        [4] Anahata
        [5] Vishuddha
        [6] Ajna
        [7] Sahasrara
        [8] the bubbles
       *[other] height { $value }
      }
  }
term-chakra = { $value ->
    [B] Ajna
    [C] Vishuddha
    [G] Anahata
    [O] Svadhisthana
    [P] Sahasrara
    [R] Muladhara
    [Y] Manipura
   *[other] { $value }
  }
term-line = { KEY($value) ->
    [1] flow 1
    [2] flow 2
    [3] flow 3
   *[other] line { $value }
  }
term-flow = { $value ->
    [0] flow 1
    [1] flow 2
   *[2] flow 3
  }
term-maya-row = { $value ->
    [0] row A
    [1] row B
   *[2] row C
  }
term-space = space { $value }
term-colour = { KEY($value) ->
    [none] no colour
   *[other] { TELL($value, as: "energy") }
  }
term-pile = { $list }
item-pile = { $count ->
    [1] { $one }
   *[other] { TELL($count, as: "number") } { $many }
  }
term-rule = { $value }
term-delta = { SIGN($value) ->
    [minus] down { SIZE($value) }
   *[plus] up { SIZE($value) }
  }

energy-B = blue
energy-C = light blue
energy-G = green
energy-K = black
energy-O = orange
energy-P = purple
energy-R = red
energy-Y = yellow
piece-I = an Inspiration token

## Places

place-base-Bag = the bag
place-base-Box = the box
place-base-Cell = { $height }
place-base-Hand = the hand
place-base-InspirationSpace = { $number }
place-base-MayaSpace = { $flow }
place-base-MeditationTokens = the Meditation tokens
    .piece = the Meditation token { TELL($piece, as: "energy") }
place-base-Notch = the notch of { $height }
    .to-Hand = takes the token of { $height } back
place-base-TokenSupply = the supply
    .piece = the Meditation token { TELL($piece, as: "energy") }
    .to-MeditationTokens = takes { $piece }

## Actions

action-base-Take = take { $energies } from { $line } { TELL($height, form: "to") }
    .third = takes { $energies } from { $line } { TELL($height, form: "to") }
    .kind = receive energy
action-base-Channel = channel on { $space }
    .third = channels on { $space }
    .kind = channel energy
action-base-Move = move { $energy }{ $again ->
    [yes] {" "}again
   *[no] { "" }
  } from { $source } to { $target }
    .third = moves { $energy }{ $again ->
        [yes] {" "}again
       *[no] { "" }
      } from { $source } to { $target }
    .kind = move an energy
action-base-Stop = stop here
    .third = stops here
    .kind = leave out the moves that are left
action-base-Exchange = choose { $energy } from the bag
    .third = chooses { $energy } from the bag
    .kind = choose an energy from the bag
action-base-Meditate = meditate{ KEY($colour) ->
    [none] { "" }
   *[other] {" "}on { $colour }
  }
    .third = meditates{ KEY($colour) ->
        [none] { "" }
       *[other] {" "}on { $colour }
      }
    .kind = meditate
action-base-Draw = draw { TELL($energies, as: "pile") }
    .third = draws { TELL($energies, as: "pile") }
    .kind = draw energies
action-base-LayPlenitude = lay the Plenitude tokens face down
    .third = lays the Plenitude tokens face down
    .kind = lay the Plenitude tokens
action-base-GiveMeditation = give the first Meditation tokens, from seat 0: { TELL($colours, each: "colour") }
    .third = gives the first Meditation tokens, from seat 0: { TELL($colours, each: "colour") }
    .kind = give the first Meditation tokens

## What the Inspiration spaces do

term-effect = { $value ->
    [1] one down 1, one down 1, one down 1
    [2] one down 2, one down 1
    [3] one down 3
    [4] one up 2
    [5] one up 1, one up 1
    [6] one down 1, one up 1
    [7] one down 1 or up 1
   *[8] an alleviated black for an energy of your choice
  }

## Decisions

decision-base-ChooseAction = what to do this turn
decision-base-ChooseMove = a move; owed are: { TELL($owed, join: "comma") }
decision-base-ChooseEnergy = an energy from the bag for the alleviated one
decision-base-DrawEnergies = the energies drawn from the bag
decision-base-DealPlenitude = how the Plenitude tokens lie
decision-base-DealMeditation = the first Meditation tokens

value-base-Owed = { $again ->
    [yes] the same one
   *[no] one
  } { TELL($deltas, as: "delta", join: "or") }{ $optional ->
    [yes] {" "}(if you like)
   *[no] { "" }
  }

## Events

event-base-Moved = { $piece } from { $source } to { $target }
event-base-Swapped = swaps { $piece } of { $place } and { $other_piece } of { $other_place }
event-base-Asked = asked for: { $decision }
event-base-Answered = has chosen
event-base-PlenitudeDealt = the Plenitude tokens lie face down
event-base-Looked = { KEY($value) ->
    [unknown] looks under { $colour }
   *[other] sees that { $colour } is worth { $value }
  }
event-base-Harmonised = harmonises { $height }
event-base-Alleviated = alleviates black
event-base-Meditated = has meditated
event-base-Waived = lifts { $waiver }
event-base-TurnBegan = begins a turn
event-base-TurnEnded = ends the turn
event-base-Idled = can do nothing else
event-base-EndTriggered = triggers the end: this round is the last
event-base-GameEnded = The game is over.
value-base-Waiver = { $rule } [{ $by }]

## Score lines

line-base_score_chakra = { TELL($subject, as: "chakra") }, { TELL($subject, as: "energy") }
line-base_score_alleviated = alleviated energies: { $count }
line-base_score_bonus = longest run of harmonised chakras from Muladhara: { $count }
line-base_score_bonus-zero = no run of harmonised chakras, as nobody has

## Options

option-base-colour_limit = of a colour, on a board at most
    .is-3 = three
    .is-none = any number
option-base-up_into_bubbles = moves up into the bubbles
    .is-false = none
    .is-true = allowed
option-base-harmonised_energies = energies of a harmonised chakra
    .is-locked = stay where they are
    .is-movable = can move
option-base-discarded_energy = the black given up on space 8
    .is-box = leaves the game
    .is-bag = goes back into the bag
option-base-stalemate = when nobody can do anything any more
    .is-end = the game ends
    .is-play-on = it goes on
option-base-bonus_at_zero = the bonus, when nobody has a run
    .is-none = goes to nobody
    .is-everyone = goes to everybody
