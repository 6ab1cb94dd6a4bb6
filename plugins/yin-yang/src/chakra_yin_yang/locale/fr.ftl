# Yin-Yang en français.

module-yin-yang = Yin-Yang

energy-W = blanc
    .noun = le blanc
    .adjective = blanche
    .adjectives = blanches

place-yin-yang-HalfSupply = les jetons Yin-Yang à côté du plateau Lotus
    .from = de la réserve
    .to = vers la réserve
    .piece = un demi-symbole Yin-Yang
    .to-HalvesOf = gagne { $piece }
place-yin-yang-HalvesOf = les moitiés gagnées
    .from = des moitiés gagnées
    .to = vers les moitiés gagnées
    .piece = un demi-symbole Yin-Yang
value-yin-yang-HalvesLeft =
    .pile = moitiés restantes
value-yin-yang-HalvesWon =
    .pile = moitiés

event-yin-yang-YinYangEffect = gagne un demi-symbole Yin-Yang pour le blanc et le noir { TELL($height, form: "at") }

line-yin-yang_score = { $subject ->
    [complete] symboles Yin-Yang complets : { $count }
   *[incomplete] symboles Yin-Yang incomplets : { $count }
  }

option-yin-yang-temporary_harmonisation = ce qui harmonise un chakra pour un temps
    .is-any-three = trois énergies quelconques, dont une blanche
    .is-own-colour = sa propre couleur complétée par du blanc
option-yin-yang-discarded_energy = le blanc et le noir de l’effet Yin-Yang
    .is-box = quittent la partie
    .is-bag = retournent dans le sac

rule-yin-yang_setup = Pour chaque joueur, trois énergies blanches (positives) vont dans le sac Univers.
rule-yin-yang_receive_positive = Prendre dans un flux qui montre au moins une énergie blanche oblige à en prendre une blanche, seule ou avec d’autres.
    .refusal = Le flux montre du blanc : il faut prendre une énergie blanche ou, s’il montre aussi du noir, une noire à la place.
rule-yin-yang_receive_either = D’un flux qui montre du blanc et du noir, le joueur prend exactement l’une des deux sortes, jamais les deux.
    .refusal = Le blanc et le noir ne se prennent jamais ensemble : laisse l’une des deux sortes dans le flux.
rule-yin-yang_receive_limit = Le blanc échappe à la limite par couleur, comme le noir.
rule-yin-yang_temporary = Un chakra portant trois énergies de couleurs quelconques, dont au moins une blanche, est harmonisé temporairement et survolé par les énergies qui se déplacent.
rule-yin-yang_temporary_no-token = Une harmonisation temporaire ne rend aucun jeton Inspiration de l’encoche.
rule-yin-yang_temporary_no-points = Un chakra harmonisé temporairement ne rapporte rien et ne compte ni pour la fin de partie, ni pour le bonus, un Pouvoir ou un Objectif.
rule-yin-yang_temporary_movable = Les énergies d’un chakra harmonisé temporairement peuvent encore en sortir.
rule-yin-yang_effect = À la fin du tour d’un joueur, chacun de ses chakras portant du blanc et du noir perd une énergie de chaque et le joueur prend un demi-jeton Yin-Yang. C’est obligatoire ; cela vaut pour les chakras seulement, pas pour les bulles ni la Terre.
rule-yin-yang_effect_discard = Les deux énergies quittent la partie.
rule-yin-yang_effect_first = La fin du tour suit cet ordre : effet Yin-Yang, Objectifs, vérification de la fin de partie.
rule-yin-yang_earth = Le blanc peut aller sur la Terre ; il n’y rapporte rien, n’est pas une énergie apaisée et ne peut pas être rendu sur la case 8.
rule-yin-yang_score = Chaque symbole Yin-Yang complet (deux moitiés) rapporte 3, un symbole incomplet 1. Six jetons font douze moitiés.
rule-levels_yin-yang = Avec Yin-Yang : 0–9, 10–12, 13–15, 16–18, 19–21, 22 et plus.
