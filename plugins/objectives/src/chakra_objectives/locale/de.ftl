# Die Ziele auf Deutsch.

module-objectives = Ziele

card-all-meditation = „Alle sieben Meditationsplättchen“
card-every-chakra = „Energie in jedem Chakra“
card-pair-ajna-svadhisthana = „Ajna und Svadhisthana“
card-pair-sahasrara-muladhara = „Sahasrara und Muladhara“
card-pair-vishuddha-manipura = „Vishuddha und Manipura“
card-three-alleviated = „Drei gemilderte Energien“
card-three-in-a-row = „Drei nebeneinander“
card-two-pairs = „Zwei Paare“

place-objectives-OnCard = die Karte { $card }
    .from = von der Karte { $card }
    .to = auf die Karte { $card }
    .piece = den Bonus von { $piece }
    .to-BonusOf = nimmt { $piece }
place-objectives-BonusOf = die gewonnenen Boni
    .from = von den gewonnenen Boni
    .to = zu den gewonnenen Boni
    .piece = den Bonus von { $piece }
value-objectives-Objectives =
    .cards = Karten
    .bonuses = übrige Boni
value-objectives-BonusesWon =
    .tokens = Boni

action-objectives-RevealObjectives = die Ziele { $cards } aufdecken
    .third = deckt die Ziele { $cards } auf
    .kind = die Ziele aufdecken
decision-objectives-DealObjectives = die Ziele dieses Spiels
event-objectives-ObjectivesRevealed = die Ziele sind { $cards }
event-objectives-ObjectiveAchieved = erreicht { $card } und erhält den Bonus von { $bonus }

line-objectives_score = Ziel { TELL($subject, as: "card") }

option-objectives-every_chakra = was das Ziel „Energie in jedem Chakra“ verlangt
    .is-matching = eine Energie der eigenen Farbe in jedem
    .is-any = irgendeine Energie in jedem

rule-objectives_setup = Von acht Zielkarten werden drei aufgedeckt (zwei bei zwei Spielern), jede mit einem Bonusplättchen von 2 und einem von 1.
    .refusal = Nenne { $count } verschiedene Zielkarten von { TELL($deck, each: "card") }.
rule-objectives_claim = Der erste Spieler, der ein Ziel erreicht, nimmt dessen 2, der zweite dessen 1; niemand nimmt beide.
rule-objectives_when = Ziele werden am Ende des Zuges eines Spielers geprüft, nur für ihn; in einem Zug können mehrere erreicht werden; ein genommener Bonus bleibt.
rule-objectives_pair = Drei Karten: Harmonisiere sowohl Ajna als auch Svadhisthana; sowohl Vishuddha als auch Manipura; sowohl Sahasrara als auch Muladhara.
rule-objectives_every-chakra = In jedem der sieben Chakren liegt mindestens eine Energie der passenden Farbe.
rule-objectives_three-in-a-row = Drei aufeinanderfolgende Chakren sind harmonisiert.
rule-objectives_two-pairs = Zwei getrennte Paare benachbarter Chakren sind harmonisiert; vier nebeneinander gelten.
rule-objectives_all-meditation = Der Spieler hat alle sieben Meditationsplättchen.
rule-objectives_three-alleviated = Der Spieler hat drei gemilderte schwarze Energien auf seiner Erde.
rule-objectives_score = Die Werte der Bonusplättchen eines Spielers kommen zu seiner Summe hinzu.
rule-levels_objectives = Mit Zielen: 0–10, 11–13, 14–16, 17–19, 20–22, ab 23.
rule-levels_yin-yang-objectives = Mit beiden: 0–12, 13–15, 16–18, 19–21, 22–24, ab 25.
rule-modules_any-combination = Die vier Module lassen sich beliebig kombinieren; alle Grundregeln bleiben in Kraft.
