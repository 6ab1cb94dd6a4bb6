# Les Objectifs en français.

module-objectives = Objectifs

card-all-meditation = « Les sept jetons Méditation »
card-every-chakra = « De l’énergie dans chaque chakra »
card-pair-ajna-svadhisthana = « Ajna et Svadhisthana »
card-pair-sahasrara-muladhara = « Sahasrara et Muladhara »
card-pair-vishuddha-manipura = « Vishuddha et Manipura »
card-three-alleviated = « Trois énergies apaisées »
card-three-in-a-row = « Trois à la suite »
card-two-pairs = « Deux paires »

place-objectives-OnCard = la carte { $card }
    .from = de la carte { $card }
    .to = sur la carte { $card }
    .piece = le bonus de { $piece }
    .to-BonusOf = prend { $piece }
place-objectives-BonusOf = les bonus gagnés
    .from = des bonus gagnés
    .to = parmi les bonus gagnés
    .piece = le bonus de { $piece }
value-objectives-Objectives =
    .cards = cartes
    .bonuses = bonus restants
value-objectives-BonusesWon =
    .tokens = bonus

action-objectives-RevealObjectives = révéler les Objectifs { $cards }
    .third = révèle les Objectifs { $cards }
    .kind = révéler les Objectifs
decision-objectives-DealObjectives = les Objectifs de la partie
event-objectives-ObjectivesRevealed = les Objectifs sont { $cards }
event-objectives-ObjectiveAchieved = atteint { $card } et prend le bonus de { $bonus }

line-objectives_score = Objectif { TELL($subject, as: "card") }

option-objectives-every_chakra = ce que demande l’Objectif « De l’énergie dans chaque chakra »
    .is-matching = une énergie de sa propre couleur dans chacun
    .is-any = n’importe quelle énergie dans chacun

rule-objectives_setup = Trois cartes Objectif (deux à deux joueurs) sont révélées parmi huit, chacune avec un jeton bonus de 2 et un de 1.
    .refusal = Nomme { $count } cartes Objectif différentes parmi { TELL($deck, each: "card") }.
rule-objectives_claim = Le premier joueur à atteindre un Objectif prend son 2, le deuxième son 1 ; personne ne prend les deux.
rule-objectives_when = Les Objectifs sont vérifiés à la fin du tour d’un joueur, pour lui seul ; plusieurs peuvent être atteints en un tour ; un bonus pris reste acquis.
rule-objectives_pair = Trois cartes : harmoniser à la fois Ajna et Svadhisthana ; Vishuddha et Manipura ; Sahasrara et Muladhara.
rule-objectives_every-chakra = Au moins une énergie de la couleur correspondante se trouve dans chacun des sept chakras.
rule-objectives_three-in-a-row = Trois chakras qui se suivent sont harmonisés.
rule-objectives_two-pairs = Deux paires séparées de chakras voisins sont harmonisées ; quatre à la suite comptent.
rule-objectives_all-meditation = Le joueur a les sept jetons Méditation.
rule-objectives_three-alleviated = Le joueur a trois énergies noires apaisées sur sa Terre.
rule-objectives_score = Les valeurs des jetons bonus d’un joueur s’ajoutent à son total.
rule-levels_objectives = Avec les Objectifs : 0–10, 11–13, 14–16, 17–19, 20–22, 23 et plus.
rule-levels_yin-yang-objectives = Avec les deux : 0–12, 13–15, 16–18, 19–21, 22–24, 25 et plus.
rule-modules_any-combination = N’importe quelle combinaison des quatre modules peut être ajoutée ; toutes les règles de base restent en vigueur.
