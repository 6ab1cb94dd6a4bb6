# Special abilities in English.

module-abilities = Special abilities

card-extend-many = “Extend one of several moves”
card-extend-one = “Extend a single move”
card-ignore = “Ignore black and white”
card-refresh = “Refresh the Lotus board”
card-row = “Take from a row”
card-swap-maya = “Swap on the Lotus board”
card-two-of-a-colour = “Two of a colour”
card-white-inspiration = “White Inspiration token”
term-card = { KEY($value) ->
    [none] no card
   *[other] { $value }
  }

place-abilities-Unrevealed = the cards not in this game
    .piece = { TELL($piece, as: "card") }
    .to-InCentre = { $piece } is revealed
place-abilities-InCentre = the centre
    .piece = { TELL($piece, as: "card") }
    .to-Beside = takes the card { $piece }
place-abilities-Beside = the place beside the board
    .piece = { TELL($piece, as: "card") }
place-abilities-WhiteCard = its card
    .piece = the white Inspiration token
value-abilities-Centre =
    .cards = cards in the centre
    .white_token = white token on its card
value-abilities-Own =
    .card = card
    .face_up = face up

action-abilities-Reveal = reveal the Ability cards { $cards }
    .third = reveals the Ability cards { $cards }
    .kind = reveal the Ability cards
action-abilities-TakeCard = take the card { $card }
    .third = takes the card { $card }
    .kind = take an Ability card
action-abilities-UseAbility = use the Ability card
    .third = uses the Ability card
    .kind = use the Ability card
action-abilities-NameSpace = choose the energy of { $flow } in { $row }
    .third = chooses the energy of { $flow } in { $row }
    .kind = choose an energy of the Maya
action-abilities-ExchangeCard = exchange the card for { $card }
    .third = exchanges the card for { $card }
    .kind = exchange the Ability card

decision-abilities-RevealCards = the Ability cards of this game
decision-abilities-ChooseCard = an Ability card
decision-abilities-ChooseMayaSpace = { KEY($first) ->
    [none] the first of two energies of the Maya that change places
   *[other] the second energy of the Maya
  }
decision-abilities-ChooseExchange = an Ability card in exchange for the one held

event-abilities-Flipped = turns { $card } face down

## Refusals whose values want words; what else the rules and refusals say stands in rules.toml

rule-abilities_setup =
    .refusal = { TELL($card, each: "card") } cannot be had: { $number } of { TELL($cards, each: "card") } can.
rule-abilities_swap =
    .refusal = { TELL($card, as: "card") } does not lie in the centre: exchange your card for { TELL($cards, each: "card", join: "or") }.
rule-abilities_two-of-a-colour =
    .refusal = Two energies of one colour may be taken this turn, not { $count } { TELL($energy, as: "energy") }.
