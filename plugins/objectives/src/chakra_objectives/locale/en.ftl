# Objectives in English.

module-objectives = Objectives

card-all-meditation = “All seven Meditation tokens”
card-every-chakra = “Energy in every chakra”
card-pair-ajna-svadhisthana = “Ajna and Svadhisthana”
card-pair-sahasrara-muladhara = “Sahasrara and Muladhara”
card-pair-vishuddha-manipura = “Vishuddha and Manipura”
card-three-alleviated = “Three alleviated energies”
card-three-in-a-row = “Three in a row”
card-two-pairs = “Two pairs”

place-objectives-OnCard = the card { $card }
    .piece = the bonus of { $piece }
    .to-BonusOf = takes { $piece }
place-objectives-BonusOf = the bonuses won
    .piece = the bonus of { $piece }
value-objectives-Objectives =
    .cards = cards
    .bonuses = bonuses left
value-objectives-BonusesWon =
    .tokens = bonuses

action-objectives-RevealObjectives = reveal the Objectives { $cards }
    .third = reveals the Objectives { $cards }
    .kind = reveal the Objectives
decision-objectives-DealObjectives = the Objectives of this game
event-objectives-ObjectivesRevealed = the Objectives are { $cards }
event-objectives-ObjectiveAchieved = achieves { $card } and takes the bonus of { $bonus }

line-objectives_score = Objective { TELL($subject, as: "card") }

option-objectives-every_chakra = what the Objective “Energy in every chakra” asks for
    .is-matching = an energy of its own colour in each
    .is-any = any energy in each

## Refusals whose values want words; what else the rules and refusals say stands in rules.toml

rule-objectives_setup =
    .refusal = Name { $count } different Objective cards of { TELL($deck, each: "card") }.
