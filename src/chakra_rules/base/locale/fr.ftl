# Le jeu de base en français.

module-base = Chakra

## Termes

term-height = { $form ->
    [to] { $value ->
        [0] sur la Terre
        [1] sur Muladhara
        [2] sur Svadhisthana
        [3] sur Manipura
        [4] sur Anahata
        [5] sur Vishuddha
        [6] sur Ajna
        [7] sur Sahasrara
        [8] dans les bulles
       *[other] à la hauteur { $value }
      }
    [towards] { $value ->
        [0] à la Terre
        [1] à Muladhara
        [2] à Svadhisthana
        [3] à Manipura
        [4] à Anahata
        [5] à Vishuddha
        [6] à Ajna
        [7] à Sahasrara
        [8] aux bulles
       *[other] à la hauteur { $value }
      }
    [from] { $value ->
        [0] de la Terre
        [1] de Muladhara
        [2] de Svadhisthana
        [3] de Manipura
        [4] d’Anahata
        [5] de Vishuddha
        [6] d’Ajna
        [7] de Sahasrara
        [8] des bulles
       *[other] de la hauteur { $value }
      }
    [at] { $value ->
        [0] sur la Terre
        [1] sur Muladhara
        [2] sur Svadhisthana
        [3] sur Manipura
        [4] sur Anahata
        [5] sur Vishuddha
        [6] sur Ajna
        [7] sur Sahasrara
        [8] dans les bulles
       *[other] à la hauteur { $value }
      }
    [of] { $value ->
        [0] de la Terre
        [1] de Muladhara
        [2] de Svadhisthana
        [3] de Manipura
        [4] d’Anahata
        [5] de Vishuddha
        [6] d’Ajna
        [7] de Sahasrara
        [8] des bulles
       *[other] de la hauteur { $value }
      }
    [name] { $value ->
        [0] Terre
        [1] Muladhara
        [2] Svadhisthana
        [3] Manipura
        [4] Anahata
        [5] Vishuddha
        [6] Ajna
        [7] Sahasrara
        [8] bulles
       *[other] { $value }
      }
   *[plain] { $value ->
        [0] la Terre
        [1] Muladhara
        [2] Svadhisthana
        [3] Manipura
        [4] Anahata
        [5] Vishuddha
        [6] Ajna
        [7] Sahasrara
        [8] les bulles
       *[other] la hauteur { $value }
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
    [1] le flux 1
    [2] le flux 2
    [3] le flux 3
   *[other] la ligne { $value }
  }
term-flow = { $form ->
    [of] { $value ->
        [0] du flux 1
        [1] du flux 2
       *[2] du flux 3
      }
   *[plain] { $value ->
        [0] le flux 1
        [1] le flux 2
       *[2] le flux 3
      }
  }
term-maya-row = { $value ->
    [0] rangée A
    [1] rangée B
   *[2] rangée C
  }
term-space = la case { $value }
term-colour = { KEY($value) ->
    [none] aucune couleur
   *[other] { TELL($value, as: "energy", form: "noun") }
  }
item-pile = { $position ->
    [first] { $count ->
        [1] une énergie { $one }
       *[other] { TELL($count, as: "number") } énergies { $many }
      }
   *[later] { $count ->
        [1] une { $one }
       *[other] { TELL($count, as: "number") } { $many }
      }
  }
term-pile = { $list }
term-rule = { $value }
term-delta = de { SIZE($value) } vers le { SIGN($value) ->
    [minus] bas
   *[plus] haut
  }

energy-B = bleu
    .noun = le bleu
    .adjective = bleue
    .adjectives = bleues
energy-C = bleu clair
    .noun = le bleu clair
    .adjective = bleu clair
    .adjectives = bleu clair
energy-G = vert
    .noun = le vert
    .adjective = verte
    .adjectives = vertes
energy-K = noir
    .noun = le noir
    .adjective = noire
    .adjectives = noires
energy-O = orange
    .noun = l’orange
    .adjective = orange
    .adjectives = orange
energy-P = violet
    .noun = le violet
    .adjective = violette
    .adjectives = violettes
energy-R = rouge
    .noun = le rouge
    .adjective = rouge
    .adjectives = rouges
energy-Y = jaune
    .noun = le jaune
    .adjective = jaune
    .adjectives = jaunes
piece-I = un jeton Inspiration

## Lieux

place-base-Bag = le sac
    .from = du sac
    .to = dans le sac
place-base-Box = la boîte
    .from = de la boîte
    .to = dans la boîte
place-base-Cell = { $height }
    .from = { TELL($height, form: "from") }
    .to = { TELL($height, form: "to") }
place-base-Hand = la main
    .from = de la main
    .to = en main
place-base-InspirationSpace = { $number }
    .from = de { $number }
    .to = sur { $number }
place-base-MayaSpace = { $flow }
    .from = { TELL($flow, form: "of") }
    .to = dans { $flow }
place-base-MeditationTokens = les jetons Méditation
    .from = des jetons Méditation
    .to = vers les jetons Méditation
    .piece = le jeton Méditation { TELL($piece, as: "energy") }
place-base-Notch = l’encoche { TELL($height, form: "of") }
    .from = de l’encoche { TELL($height, form: "of") }
    .to = dans l’encoche { TELL($height, form: "of") }
    .to-Hand = reprend le jeton { TELL($height, form: "from") }
place-base-TokenSupply = la réserve
    .from = de la réserve
    .to = dans la réserve
    .piece = le jeton Méditation { TELL($piece, as: "energy") }
    .to-MeditationTokens = prend { $piece }

## Actions

action-base-Take = prendre { $energies } dans { $line } et { SIZE($energies) ->
    [1] la
   *[other] les
  } placer { TELL($height, form: "to") }
    .third = prend { $energies } dans { $line } et { SIZE($energies) ->
        [1] la
       *[other] les
      } place { TELL($height, form: "to") }
    .kind = recevoir de l’énergie
action-base-Channel = canaliser sur { $space }
    .third = canalise sur { $space }
    .kind = canaliser l’énergie
action-base-Move = déplacer { $again ->
    [yes] encore l’énergie { TELL($energy, form: "adjective") }
   *[no] une énergie { TELL($energy, form: "adjective") }
  } { TELL($source, form: "from") } vers { $target }
    .third = déplace { $again ->
        [yes] encore l’énergie { TELL($energy, form: "adjective") }
       *[no] une énergie { TELL($energy, form: "adjective") }
      } { TELL($source, form: "from") } vers { $target }
    .kind = déplacer une énergie
action-base-Stop = s’arrêter là
    .third = s’arrête là
    .kind = renoncer aux déplacements restants
action-base-Exchange = choisir { TELL($energy, as: "pile") } dans le sac
    .third = choisit { TELL($energy, as: "pile") } dans le sac
    .kind = choisir une énergie dans le sac
action-base-Meditate = méditer{ KEY($colour) ->
    [none] { "" }
   *[other] {" "}sur { $colour }
  }
    .third = médite{ KEY($colour) ->
        [none] { "" }
       *[other] {" "}sur { $colour }
      }
    .kind = méditer
action-base-Draw = tirer { TELL($energies, as: "pile") }
    .third = tire { TELL($energies, as: "pile") }
    .kind = tirer des énergies
action-base-LayPlenitude = poser les jetons Plénitude face cachée
    .third = pose les jetons Plénitude face cachée
    .kind = poser les jetons Plénitude
action-base-GiveMeditation = donner les premiers jetons Méditation, à partir du joueur 0 : { TELL($colours, each: "energy") }
    .third = donne les premiers jetons Méditation, à partir du joueur 0 : { TELL($colours, each: "energy") }
    .kind = donner les premiers jetons Méditation

## Ce que font les cases Inspiration

term-effect = { $value ->
    [1] trois fois une énergie de 1 vers le bas
    [2] une énergie de 2 et une autre de 1 vers le bas
    [3] une énergie de 3 vers le bas
    [4] une énergie de 2 vers le haut
    [5] deux fois une énergie de 1 vers le haut
    [6] une énergie de 1 vers le bas, une autre de 1 vers le haut
    [7] une énergie de 1 vers le bas ou vers le haut
   *[8] une énergie apaisée contre une énergie de ton choix
  }

## Décisions

decision-base-ChooseAction = l’action de ce tour
decision-base-ChooseMove = un déplacement ; restent à faire : { TELL($owed, join: "comma") }
decision-base-ChooseEnergy = une énergie du sac contre l’énergie apaisée
decision-base-DrawEnergies = les énergies tirées du sac
decision-base-DealPlenitude = la place des jetons Plénitude
decision-base-DealMeditation = les premiers jetons Méditation

value-base-Owed = { $again ->
    [yes] la même
   *[no] une énergie
  } { TELL($deltas, as: "delta", join: "or") }{ $optional ->
    [yes] {" "}(si tu veux)
   *[no] { "" }
  }

## Événements

event-base-Moved = { $piece } { TELL($source, form: "from") } { TELL($target, form: "to") }
event-base-Swapped = échange { $piece } { TELL($place, form: "from") } et { $other_piece } { TELL($other_place, form: "from") }
event-base-Asked = à choisir : { $decision }
event-base-Answered = a choisi
event-base-PlenitudeDealt = les jetons Plénitude sont posés face cachée
event-base-Looked = { KEY($value) ->
    [unknown] regarde sous { $colour }
   *[other] voit que { $colour } vaut { $value }
  }
event-base-Harmonised = harmonise { $height }
event-base-Alleviated = apaise une énergie noire
event-base-Meditated = a médité
event-base-Waived = lève { $waiver }
event-base-TurnBegan = commence son tour
event-base-TurnEnded = termine son tour
event-base-Idled = ne peut rien faire d’autre
event-base-EndTriggered = déclenche la fin : cette manche est la dernière
event-base-GameEnded = La partie est terminée.
value-base-Waiver = { $rule } [{ $by }]

## Score

line-base_score_chakra = { TELL($subject, as: "chakra") }, { TELL($subject, as: "energy") }
line-base_score_alleviated = énergies apaisées : { $count }
line-base_score_bonus = plus longue suite de chakras harmonisés depuis Muladhara : { $count }
line-base_score_bonus-zero = aucune suite de chakras harmonisés, comme tout le monde

## Options

option-base-colour_limit = énergies d’une couleur sur un plateau, au plus
    .is-3 = trois
    .is-none = sans limite
option-base-up_into_bubbles = déplacements vers le haut dans les bulles
    .is-false = aucun
    .is-true = permis
option-base-harmonised_energies = énergies d’un chakra harmonisé
    .is-locked = restent en place
    .is-movable = peuvent être déplacées
option-base-discarded_energy = l’énergie noire rendue sur la case 8
    .is-box = quitte la partie
    .is-bag = retourne dans le sac
option-base-stalemate = quand plus personne ne peut rien faire
    .is-end = la partie s’arrête
    .is-play-on = la partie continue
option-base-bonus_at_zero = le bonus d’harmonisation, quand personne n’a de suite
    .is-none = ne va à personne
    .is-everyone = va à tous

## Les règles, et ce qu’elles disent quand elles interdisent quelque chose

rule-base_setup_players = De deux à quatre joueurs ; le joueur 0 a le jeton Premier joueur et commence.
rule-base_setup_bag = Pour chaque joueur, trois énergies de chacune des huit couleurs (les sept couleurs de chakra et le noir) vont dans le sac Univers : 24 par joueur.
rule-base_setup_maya = Neuf énergies sont tirées au hasard sur la Maya : trois flux (colonnes) de trois cases.
    .refusal = Il y a { $spaces } { $spaces ->
        [1] case
       *[other] cases
      } à remplir, et le sac ne peut pas donner { TELL($energies, as: "pile") }.
rule-base_setup_plenitude = Huit jetons Plénitude, deux de chaque valeur 1, 2, 3 et 4, sont mélangés ; un est posé face cachée sur chacune des sept cases Karma, le huitième quitte la partie sans être vu.
    .refusal = { $values } ne sont pas les huit valeurs Plénitude : deux fois 1, 2, 3 et 4.
rule-base_setup_inspiration = Chaque joueur commence avec cinq jetons Inspiration noirs.
rule-base_setup_meditation = Chaque joueur commence avec un jeton Méditation au hasard (il y en a 28 : quatre de chacune des sept couleurs) et connaît la valeur Plénitude de sa couleur.
    .refusal = Cela ne peut pas être distribué : { TELL($colours, each: "colour") }. Il faut un jeton Méditation des sept couleurs pour chacun des { $players } joueurs.
rule-base_turn_one-action = À son tour, un joueur fait exactement une action : recevoir de l’énergie, canaliser l’énergie ou méditer.
    .refusal = { $action } ne répond pas à la question posée : il faut d’abord choisir autre chose.
rule-base_receive_one-flow = Le joueur prend une, deux ou trois énergies, toutes dans le même flux (la même colonne).
    .refusal = Tu ne peux pas prendre ici { TELL($energies, as: "pile") }. Il y a : { TELL($shown, as: "pile") } ; prends-en une à trois dans un seul flux.
rule-base_receive_distinct = Les énergies prises sont de couleurs différentes : d’un flux qui en montre deux d’une même couleur, on en prend une au plus.
    .refusal = Prends chaque couleur une seule fois : { TELL($energy, as: "energy", form: "noun") } y est { $count } fois.
rule-base_receive_negative = Prendre dans un flux qui montre au moins une énergie noire oblige à en prendre une noire (exactement une), seule ou avec d’autres.
    .refusal = Le flux montre du noir : il faut prendre exactement une énergie noire.
rule-base_receive_which = D’énergies égales dans la ligne, on prend celle du haut (celle de gauche, quand un module fait prendre dans une rangée).
rule-base_receive_limit = Un joueur ne peut pas prendre d’une couleur dont il a déjà trois énergies sur son plateau (bulles, chakras et Terre ensemble). Le noir fait exception.
    .refusal = Trois énergies { TELL($energy, as: "energy", form: "adjectives") } au plus sur ton plateau : { $room ->
        [0] il ne reste plus de place
       *[other] il reste de la place pour { $room }
      }.
rule-base_receive_one-place = Toutes les énergies prises vont au même endroit : dans les bulles de Bhagya ou sur un chakra.
    .refusal = On ne place pas d’énergie à la hauteur { $height } : choisis 8 pour les bulles ou 7 à 1 pour un chakra.
rule-base_receive_bubbles = Au-dessus du chakra violet se trouvent trois bulles de Bhagya ; chacune reçoit une énergie.
    .refusal = { $room ->
        [0] Les bulles n’ont plus de place.
       *[other] Les bulles ont de la place pour { $room }, pas pour { $count }.
      }
rule-base_receive_chakra = Pour placer sur un chakra, on met d’abord un jeton Inspiration libre dans l’encoche à côté ; l’encoche doit être vide et le chakra avoir de la place (trois énergies au plus).
    .refusal = Il faut au chakra de la place pour { $count } (il en a pour { $room }), une encoche vide et un jeton Inspiration libre.
rule-base_receive_refill = Les cases vides de la Maya sont complétées aussitôt depuis le sac, pendant l’action même ; les énergies laissées restent à leur place.
rule-base_receive_empty-bag = Quand le sac est vide, les cases restent vides ; on peut prendre dans un flux incomplet, pas dans un flux vide.
    .refusal = Il y a { $spaces } { $spaces ->
        [1] case
       *[other] cases
      } à remplir, et le sac ne peut pas donner { TELL($energies, as: "pile") }.
rule-base_channel_space = Canaliser, c’est mettre un jeton Inspiration libre sur l’une des huit cases Inspiration de son plateau qui n’en porte pas, puis faire son action.
    .refusal = La case { $space } ne peut pas être choisie : il faut un jeton Inspiration libre et l’une des cases 1 à 8 qui n’en porte pas.
rule-base_channel_complete = Tous les déplacements de l’action doivent être faits ; une action dont les déplacements ne peuvent pas tous se faire ne peut pas être choisie, et aucun déplacement ne peut rendre la suite impossible.
    .refusal = Après cela, les déplacements de l’action ne pourraient plus tous se faire : { TELL($owed, as: "moves", join: "comma") }.
rule-base_channel_order = Les déplacements d’une action se font l’un après l’autre, dans l’ordre choisi par le joueur.
    .refusal = Restent à faire : { TELL($owed, as: "moves", join: "comma") } ; un déplacement { TELL($source, as: "height", form: "from") } { TELL($target, as: "height", form: "towards") } n’en fait pas partie.
rule-base_channel_distinct-energies = Chaque déplacement d’une action est fait par une énergie différente. Les énergies d’une même couleur sur un chakra sont interchangeables, celles qui ont bougé et les autres ne le sont pas.
    .refusal = Aucune énergie { TELL($energy, as: "energy", form: "adjective") } qui puisse encore bouger ne se trouve { TELL($height, as: "height", form: "at") }.
rule-base_channel_free-space = Chaque chakra traversé ou atteint doit avoir une place libre.
    .refusal = Chaque chakra traversé ou atteint { TELL($source, as: "height", form: "from") } { TELL($target, as: "height", form: "towards") } doit avoir une place libre.
rule-base_channel_skip = Les chakras harmonisés, autant qu’il y en ait à la suite, sont survolés et ne comptent pas comme déplacement, vers le haut comme vers le bas.
rule-base_channel_bubbles = L’énergie ne quitte les bulles que vers le bas ; aucun déplacement n’y finit ni ne les traverse.
    .refusal = Aucun déplacement ne finit dans les bulles.
rule-base_channel_earth = Seul le noir atteint la Terre, et par un compte exact : un pas sous Muladhara (ou sous les chakras harmonisés au-dessus d’elle). Rien ne quitte la Terre par un déplacement.
    .refusal = Une énergie { TELL($energy, as: "energy", form: "adjective") } ne peut pas aller { TELL($source, as: "height", form: "from") } { TELL($target, as: "height", form: "towards") } : atteint la Terre, par un compte exact, seulement { TELL($grounded, each: "colour") }, et rien ne la quitte.
rule-base_channel_locked = Les énergies d’un chakra harmonisé ne bougent pas.
    .refusal = Les énergies d’un chakra harmonisé restent en place : { TELL($height, as: "height") } est harmonisé.
rule-base_channel_1 = Case 1 : trois énergies descendent d’un chakra chacune.
rule-base_channel_2 = Case 2 : une énergie descend de deux chakras et une autre d’un.
rule-base_channel_3 = Case 3 : une énergie descend de trois chakras.
rule-base_channel_4 = Case 4 : une énergie monte de deux chakras.
rule-base_channel_5 = Case 5 : deux énergies montent d’un chakra chacune.
rule-base_channel_6 = Case 6 : une énergie descend d’un chakra et une autre monte d’un chakra, dans l’ordre voulu.
rule-base_channel_7 = Case 7 : une énergie monte ou descend d’un chakra.
rule-base_channel_8 = Case 8 : le joueur rend une énergie apaisée (noire, sur la Terre), puis choisit une énergie et la place dans une bulle de Bhagya libre.
rule-base_channel_8_source = L’énergie de la case 8 est choisie par sa couleur dans le sac Univers, noir compris et (avec Yin-Yang) blanc compris ; la Maya n’est pas touchée. Il faut une énergie noire sur la Terre, une bulle libre et une couleur permise dans le sac ; la limite par couleur s’applique.
    .refusal = L’énergie doit être dans le sac, une bulle libre, une énergie noire sur ta Terre, et la limite par couleur doit le permettre.
rule-base_channel_8_discard = L’énergie noire rendue quitte la partie.
rule-base_harmonise_definition = Un chakra est harmonisé quand il porte trois énergies de sa propre couleur.
rule-base_harmonise_immediate = L’harmonisation est vérifiée après chaque placement et après chaque déplacement : un chakra complété par un déplacement est survolé par le suivant de la même action.
rule-base_harmonise_token-back = Le jeton Inspiration dans l’encoche d’un chakra qui devient harmonisé revient aussitôt à son joueur.
rule-base_alleviate = Une énergie noire sur la Terre est apaisée ; la Terre en accueille autant qu’on veut.
rule-base_meditate_take-back = Méditer fait reprendre tous ses jetons Inspiration des cases Inspiration, et aucun des encoches.
rule-base_meditate_look = Méditer fait ensuite prendre un jeton Méditation d’une couleur que le joueur n’a pas encore et regarder en secret la valeur Plénitude de cette couleur ; il peut la revoir à tout moment.
    .refusal = { KEY($colours) ->
        [none] Tu as les sept jetons Méditation : médite sans en prendre un.
       *[other] Prends un jeton Méditation d’une couleur que tu n’as pas encore : { TELL($colours, each: "energy", join: "or") }.
      }
rule-base_meditate_always = On peut toujours méditer, même avec des jetons Inspiration inutilisés ou sans aucun sur les cases ; qui a les sept jetons Méditation ne fait que reprendre ses jetons.
    .refusal = Seul un joueur qui a les sept jetons Méditation médite sans en prendre un : nomme { TELL($colours, each: "colour", join: "or") }.
rule-base_end_trigger = La fin se déclenche quand un joueur a au moins cinq chakras harmonisés à la fin de son tour.
rule-base_end_round = La manche en cours est terminée, pour que tous aient joué le même nombre de tours.
rule-base_end_stalemate = Quand passe une manche entière, du joueur 0 au dernier, où personne ne pouvait rien faire d’autre que méditer et n’y a rien gagné (ni jeton Inspiration repris, ni nouveau jeton Méditation), plus rien ne peut changer : la partie s’arrête et on compte les points. Un Pouvoir ou une Capacité utilisable, c’est autre chose à faire. Règle maison : les règles imprimées ne prévoient pas ce cas.
rule-base_score_chakra = Chaque chakra harmonisé rapporte la valeur de son jeton Plénitude (1 à 4).
rule-base_score_alleviated = Chaque énergie apaisée rapporte 1 ; le noir laissé ailleurs sur le plateau ne coûte rien.
rule-base_score_bonus = Chaque joueur compte la suite ininterrompue de chakras harmonisés en montant depuis Muladhara ; chaque joueur qui a la plus longue marque 2.
rule-base_score_bonus-zero = Une suite de zéro ne rapporte aucun bonus, même si personne n’en a de plus longue.
rule-base_score_winner = Le plus haut total gagne ; les joueurs à égalité se partagent la victoire.
rule-base_score_level = Le total d’un joueur se lit dans les niveaux de Plénitude : six niveaux. Jeu de base : 0–7, 8–9, puis trois dont les limites, entre 10 et 16, ne sont pas connues, puis 17 et plus. Une limite inconnue est dite inconnue, jamais devinée.
