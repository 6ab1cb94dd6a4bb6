# Powers of the Chakras in English.

module-powers = Powers of the Chakras

term-space-letter = { $value }
term-flow-number = flow { $value }

place-powers-AroundTheBoard = the supply of Powers
    .piece = the Power of { TELL($piece, as: "chakra") }
    .to-FaceUp = wins { $piece }
place-powers-FaceUp = the Powers lying face up
    .piece = the Power of { TELL($piece, as: "chakra") }
    .to-Flipped = flips { $piece }
place-powers-Flipped = the flipped Powers
    .piece = the Power of { TELL($piece, as: "chakra") }
value-powers-PowerSupply =
    .tokens = tokens left
value-powers-Powers =
    .face_up = face up
    .flipped = flipped
    .activated = activated this turn
    .passed = passed

action-powers-Activate = activate the Power of { TELL($colour, as: "chakra") }
    .third = activates the Power of { TELL($colour, as: "chakra") }
    .kind = activate a Power
action-powers-Pass = activate nothing and end the turn
    .third = activates nothing more
    .kind = end the turn
action-powers-TakeFromNotch = take the token back from the notch of { $height }
    .third = takes the token back from the notch of { $height }
    .kind = take a token back from a notch
action-powers-Look = look under { $colour }
    .third = looks under { $colour }
    .kind = look at a Plenitude value
action-powers-Pick = choose { $energy } on { $height }
    .third = chooses { $energy } on { $height }
    .kind = choose an energy that changes places
action-powers-TakeFromSpace = take the token back from { $space }
    .third = takes the token back from { $space }
    .kind = take a token back from an Inspiration space
action-powers-Return = put { TELL($rows, each: "space-letter") } of { $flow } back into the bag
    .third = puts { TELL($rows, each: "space-letter") } of { $flow } back into the bag
    .kind = put energies back into the bag

decision-powers-AfterAction = whether to activate a Power before the turn ends
decision-powers-ChooseNotch = the notch from which a token comes back
decision-powers-ChooseColour = the colour whose Plenitude value is looked at
decision-powers-ChooseSwap = { KEY($first) ->
    [none] the first of two energies that change places
   *[other] the second energy
  }
decision-powers-ChooseSpace = the Inspiration space from which a token comes back
decision-powers-ChooseReturn = one or two energies of one flow for the bag

event-powers-Activated = activates the Power of { TELL($colour, as: "chakra") }
event-powers-Passed = activates nothing more
event-powers-Rested = can activate a Power again

## Refusals whose values want words; what else the rules and refusals say stands in rules.toml

rule-powers_activate =
    .refusal = You cannot activate the Power of { TELL($colour, as: "chakra") }: it does not lie face up before you. Face up: { TELL($face_up, each: "chakra") }.
rule-powers_possible =
    .refusal = The Power of { TELL($colour, as: "chakra") } cannot be carried out now.
