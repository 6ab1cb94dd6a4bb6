# Les capacités spéciales en français.

module-abilities = Capacités spéciales

card-extend-many = « Prolonger un déplacement parmi plusieurs »
card-extend-one = « Prolonger un déplacement unique »
card-ignore = « Ignorer le noir et le blanc »
card-refresh = « Renouveler le plateau Lotus »
card-row = « Prendre dans une rangée »
card-swap-maya = « Échanger sur le plateau Lotus »
card-two-of-a-colour = « Deux d’une couleur »
card-white-inspiration = « Jeton Inspiration blanc »
term-card = { KEY($value) ->
    [none] aucune carte
   *[other] { $value }
  }

place-abilities-Unrevealed = les cartes hors de la partie
    .from = de la pioche
    .to = vers la pioche
    .piece = { TELL($piece, as: "card") }
    .to-InCentre = { $piece } est révélée
place-abilities-InCentre = le centre de la table
    .from = du centre de la table
    .to = au centre de la table
    .piece = { TELL($piece, as: "card") }
    .to-Beside = prend la carte { $piece }
place-abilities-Beside = à côté du plateau
    .from = du plateau
    .to = à côté du plateau
    .piece = { TELL($piece, as: "card") }
place-abilities-WhiteCard = sa carte
    .from = de sa carte
    .to = sur sa carte
    .piece = le jeton Inspiration blanc
value-abilities-Centre =
    .cards = cartes au centre
    .white_token = jeton blanc sur sa carte
value-abilities-Own =
    .card = carte
    .face_up = visible

action-abilities-Reveal = révéler les cartes Capacité { $cards }
    .third = révèle les cartes Capacité { $cards }
    .kind = révéler les cartes Capacité
action-abilities-TakeCard = prendre la carte { $card }
    .third = prend la carte { $card }
    .kind = prendre une carte Capacité
action-abilities-UseAbility = utiliser la carte Capacité
    .third = utilise la carte Capacité
    .kind = utiliser la carte Capacité
action-abilities-NameSpace = choisir l’énergie dans { $flow }, { $row }
    .third = choisit l’énergie dans { $flow }, { $row }
    .kind = choisir une énergie de la Maya
action-abilities-ExchangeCard = échanger la carte contre { $card }
    .third = échange la carte contre { $card }
    .kind = échanger la carte Capacité

decision-abilities-RevealCards = les cartes Capacité de la partie
decision-abilities-ChooseCard = une carte Capacité
decision-abilities-ChooseMayaSpace = { KEY($first) ->
    [none] la première des deux énergies de la Maya qui changent de place
   *[other] la seconde énergie de la Maya
  }
decision-abilities-ChooseExchange = une carte Capacité en échange de l’actuelle

event-abilities-Flipped = retourne { $card }

rule-abilities_setup = On révèle deux cartes Capacité de plus que de joueurs ; dans l’ordre inverse du tour, chacun en prend une ; deux restent au centre. Il y en a huit.
    .refusal = { TELL($card, each: "card") } : impossible, il en faut { $number } parmi { TELL($cards, each: "card") }.
rule-abilities_use = Avant son action, un joueur peut utiliser sa carte Capacité si elle est face visible ; elle agit pendant ce tour, puis la carte est retournée.
    .refusal = Une carte Capacité s’utilise tant qu’elle est face visible, avant l’action : tu n’en as plus de face visible.
rule-abilities_permission = Une Capacité ajoute des possibilités pour le tour ; elle n’en retire aucune et n’oblige à rien. Elle peut être utilisée même sans effet.
rule-abilities_swap = En méditant, un joueur doit pour finir échanger sa carte Capacité, utilisée ou non, contre l’une des deux autres au centre ; la carte rendue est posée face visible. La nouvelle peut être utilisée dès le tour suivant.
    .refusal = { TELL($card, as: "card") } n’est pas au centre : échange ta carte contre { TELL($cards, each: "card", join: "or") }.
rule-abilities_two-of-a-colour = Ce tour-ci, en recevant, on peut prendre dans un flux deux énergies d’une même couleur, avec ou sans une troisième d’une autre ; le noir et le blanc sont aussi des couleurs. L’obligation de prendre du noir ou du blanc demeure, jamais les deux sortes, et la limite par couleur vaut pour le total obtenu.
    .refusal = Ce tour-ci, on peut prendre deux énergies d’une même couleur, pas { $count } { TELL($energy, as: "energy", form: "adjectives") }.
rule-abilities_ignore = Ce tour-ci, en recevant, on peut laisser dans le flux l’énergie blanche et/ou noire ; prendre l’une des deux sortes reste possible, jamais les deux.
rule-abilities_white-inspiration = Ce tour-ci, le jeton Inspiration blanc peut servir à canaliser, sur toute case libre, la case 8 comprise, même sans jeton noir libre ; une canalisation de ce tour l’utilise. Il y reste jusqu’à la prochaine méditation, où il est rendu avec la carte.
rule-abilities_refresh = Avant d’agir, toutes les énergies du plateau Lotus retournent dans le sac et le plateau est rempli dans l’ordre de lecture, autant que le sac le permet.
rule-abilities_row = Ce tour-ci, en recevant, on peut prendre dans une rangée au lieu d’une colonne ; toutes les autres règles restent les mêmes, et l’on complète aussitôt.
rule-abilities_swap-maya = Avant d’agir, deux énergies de couleurs différentes du plateau Lotus échangent leurs places ; sans deux telles énergies, la carte ne peut pas être utilisée.
    .refusal = Deux énergies de couleurs différentes du plateau Lotus échangent leurs places, et il n’y en a là aucune qui convienne.
rule-abilities_extend-many = Ce tour-ci, quand on canalise deux ou trois énergies (cases 1, 2, 5, 6), l’une d’elles peut se déplacer d’un ou deux chakras de plus, vers le haut ou le bas.
rule-abilities_extend-one = Ce tour-ci, quand on ne canalise qu’une énergie (cases 3, 4, 7), elle peut se déplacer d’un ou deux chakras de plus, vers le haut ou le bas.
rule-abilities_extend_move = Le déplacement supplémentaire en est un de plus, selon les règles normales, d’une énergie qui a déjà fait le sien dans cette action et peut encore bouger ; il peut précéder ceux des autres énergies tant que ceux-ci restent possibles, et une case qui ne peut être achevée que grâce à lui peut être choisie. L’harmonisation est vérifiée entre les déplacements.
