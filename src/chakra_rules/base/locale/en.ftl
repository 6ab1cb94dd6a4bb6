# The base game in English.

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

## Refusals whose values want words; what else the rules and refusals say stands in rules.toml

rule-base_setup_maya =
    .refusal = The bag is to give { $spaces ->
        [1] one energy
       *[other] { $spaces } energies, one for each space to fill
      }: { TELL($energies, as: "pile") } is no such draw.
rule-base_setup_meditation =
    .refusal = This cannot be dealt: { TELL($colours, each: "colour") }. There is one Meditation token for each of { $players } seats, of the seven colours.
rule-base_receive_one-flow =
    .refusal = You cannot take { TELL($energies, as: "pile") } there: take one to three of the energies that one flow shows, here { TELL($shown, as: "pile") }.
rule-base_receive_distinct =
    .refusal = Take each colour once: { TELL($energy, as: "energy") } is there { $count } times.
rule-base_receive_limit =
    .refusal = Three { TELL($energy, as: "energy") } energies at most may lie on your board: there is { $room ->
        [0] no more room
       *[other] room for { $room } more
      }.
rule-base_receive_empty-bag =
    .refusal = The bag is to give { $spaces ->
        [1] one energy
       *[other] { $spaces } energies, one for each space to fill
      }: { TELL($energies, as: "pile") } is no such draw.
rule-base_channel_complete =
    .refusal = The moves owed could then not all be made: { TELL($owed, as: "moves", join: "comma") }.
rule-base_channel_order =
    .refusal = Owed are: { TELL($owed, as: "moves", join: "comma") }; a move from { TELL($source, as: "height") } to { TELL($target, as: "height") } is not among them.
rule-base_channel_distinct-energies =
    .refusal = There is no { TELL($energy, as: "energy") } energy that may still move at { TELL($height, as: "height") }.
rule-base_channel_free-space =
    .refusal = Each chakra crossed or reached needs a free space on the way from { TELL($source, as: "height") } to { TELL($target, as: "height") }.
rule-base_channel_earth =
    .refusal = { TELL($energy, as: "energy") } cannot move from { TELL($source, as: "height") } to { TELL($target, as: "height") }: only { TELL($grounded, each: "energy", join: "or") } reaches the Earth, by an exact count, and nothing leaves it.
rule-base_channel_locked =
    .refusal = The energies of a harmonised chakra stay where they are: { TELL($height, as: "height") } is harmonised.
rule-base_meditate_look =
    .refusal = { KEY($colours) ->
        [none] You hold all seven Meditation tokens: meditate without taking one.
       *[other] Take a Meditation token of a colour you do not hold yet: { TELL($colours, each: "colour", join: "or") }.
      }
rule-base_meditate_always =
    .refusal = Only a seat that holds all seven Meditation tokens meditates without taking one: name { TELL($colours, each: "colour", join: "or") }.
