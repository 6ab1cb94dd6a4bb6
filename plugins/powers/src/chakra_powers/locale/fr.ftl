# Les Pouvoirs des Chakras en français.

module-powers = Pouvoirs des Chakras

term-space-letter = { $value }
term-flow-number = { $form ->
    [of] du flux { $value }
   *[plain] le flux { $value }
  }

place-powers-AroundTheBoard = la réserve des Pouvoirs
    .from = de la réserve
    .to = dans la réserve
    .piece = le Pouvoir { TELL($piece, as: "chakra") }
    .to-FaceUp = gagne { $piece }
place-powers-FaceUp = les Pouvoirs face visible
    .from = des Pouvoirs face visible
    .to = parmi les Pouvoirs face visible
    .piece = le Pouvoir { TELL($piece, as: "chakra") }
    .to-Flipped = retourne { $piece }
place-powers-Flipped = les Pouvoirs retournés
    .from = des Pouvoirs retournés
    .to = parmi les Pouvoirs retournés
    .piece = le Pouvoir { TELL($piece, as: "chakra") }
value-powers-PowerSupply =
    .tokens = jetons restants
value-powers-Powers =
    .face_up = visibles
    .flipped = retournés
    .activated = activé
    .passed = passe

action-powers-Activate = activer le Pouvoir { TELL($colour, as: "chakra") }
    .third = active le Pouvoir { TELL($colour, as: "chakra") }
    .kind = activer un Pouvoir
action-powers-Pass = ne rien activer et terminer le tour
    .third = n’active plus rien
    .kind = terminer le tour
action-powers-TakeFromNotch = reprendre le jeton de l’encoche { TELL($height, form: "of") }
    .third = reprend le jeton de l’encoche { TELL($height, form: "of") }
    .kind = reprendre un jeton d’une encoche
action-powers-Look = regarder sous { $colour }
    .third = regarde sous { $colour }
    .kind = regarder une valeur Plénitude
action-powers-Pick = choisir une énergie { TELL($energy, form: "adjective") } { TELL($height, form: "at") }
    .third = choisit une énergie { TELL($energy, form: "adjective") } { TELL($height, form: "at") }
    .kind = choisir une énergie qui change de place
action-powers-TakeFromSpace = reprendre le jeton de { $space }
    .third = reprend le jeton de { $space }
    .kind = reprendre un jeton d’une case Inspiration
action-powers-Return = remettre dans le sac { TELL($rows, each: "space-letter") } { TELL($flow, form: "of") }
    .third = remet dans le sac { TELL($rows, each: "space-letter") } { TELL($flow, form: "of") }
    .kind = remettre des énergies dans le sac

decision-powers-AfterAction = un Pouvoir à activer encore, ou la fin du tour
decision-powers-ChooseNotch = l’encoche d’où revient un jeton
decision-powers-ChooseColour = la couleur dont on regarde la valeur Plénitude
decision-powers-ChooseSwap = { KEY($first) ->
    [none] la première des deux énergies qui changent de place
   *[other] la seconde énergie
  }
decision-powers-ChooseSpace = la case Inspiration d’où revient un jeton
decision-powers-ChooseReturn = une ou deux énergies d’un même flux pour le sac

event-powers-Activated = active le Pouvoir { TELL($colour, as: "chakra") }
event-powers-Passed = n’active plus rien
event-powers-Rested = peut de nouveau activer un Pouvoir

rule-powers_setup = Pour chacun des sept chakras, autant de jetons Pouvoir que de joueurs entourent le plateau Lotus (il y en a 28).
rule-powers_win = Chaque fois qu’un joueur harmonise un chakra, il gagne le jeton Pouvoir de sa couleur et le pose face visible dans son encoche.
rule-powers_activate = Un Pouvoir face visible peut être activé aussitôt ou à un tour ultérieur de son propriétaire ; il est alors retourné et le reste.
    .refusal = Tu ne peux pas activer le Pouvoir { TELL($colour, as: "chakra") } : il n’est pas face visible devant toi. Face visible : { TELL($face_up, each: "chakra") }.
rule-powers_possible = Un Pouvoir ne peut être activé que si son effet peut se réaliser, et il se réalise alors. L’activation et ses choix se suivent sans rien entre eux.
    .refusal = L’effet du Pouvoir { TELL($colour, as: "chakra") } ne peut pas se réaliser maintenant.
rule-powers_when = Les Pouvoirs s’activent pendant le tour de leur propriétaire, avant ou après l’action et avant ou après l’usage d’une Capacité, jamais au milieu d’une action ou d’un autre effet. Après l’action, on ne demande au joueur que tant qu’un Pouvoir peut encore être activé ; sinon le tour se termine de lui-même. L’effet Yin-Yang, les Objectifs et la vérification de la fin viennent ensuite.
rule-powers_one-per-turn = Un joueur active au plus un Pouvoir par tour, activations immédiates comprises ; un Pouvoir gagné grâce à un Pouvoir attend un tour ultérieur.
    .refusal = Tu as déjà activé un Pouvoir ce tour-ci : le prochain pourra l’être à ton prochain tour.
rule-powers_sahasrara = Violet : reprends un de tes jetons Inspiration d’une encoche.
    .refusal = Il n’y a pas là de jeton Inspiration : Sahasrara en reprend un d’une encoche.
rule-powers_ajna = Bleu : regarde la valeur d’un jeton Plénitude que tu ne connais pas. Toi seul l’apprends ; tu ne prends pas de jeton Méditation, et celui de cette couleur peut encore être pris en méditant.
    .refusal = Il n’y a là rien de nouveau à voir : Ajna montre la valeur Plénitude d’une couleur que tu n’as pas encore vue.
rule-powers_vishuddha = Bleu clair : deux énergies de couleurs différentes, à deux endroits différents de ton plateau, bulles exceptées, échangent leurs places ; les places libres et les chemins n’importent pas. Les énergies des chakras harmonisés restent en place (pas celles des chakras harmonisés temporairement) ; la Terre n’est concernée que pour les énergies qui peuvent s’y trouver. L’harmonisation est vérifiée quand les deux sont à leur nouvelle place.
    .refusal = Vishuddha ne peut pas faire cet échange : il faut deux énergies de couleurs différentes à deux endroits différents, ni dans une bulle ni dans un chakra harmonisé, et seul va sur la Terre ce qui peut s’y trouver.
rule-powers_anahata = Vert : une ou plusieurs de tes énergies négatives, dans les bulles ou les chakras, descendent d’un chakra chacune, l’une après l’autre dans l’ordre de ton choix, chacune une fois au plus, selon les règles normales ; après la première, tu peux t’arrêter.
    .refusal = Aucune de tes énergies négatives ne peut descendre d’un chakra : le prochain qui n’est pas survolé doit avoir une place libre.
rule-powers_manipura = Jaune : reprends un de tes jetons Inspiration d’une case Inspiration ; le blanc retourne sur sa carte et ne revient pas en jeu ce tour-ci.
    .refusal = Il n’y a pas là de jeton Inspiration : Manipura en reprend un d’une case Inspiration.
rule-powers_svadhisthana = Orange : une ou deux énergies quelconques d’un même flux retournent dans le sac, puis ce flux est complété depuis le sac, de haut en bas (les mêmes énergies peuvent revenir). Les règles pour prendre ne s’appliquent pas.
    .refusal = Svadhisthana ne peut pas remettre cela : il lui faut une ou deux énergies d’un même flux.
rule-powers_muladhara = Rouge : une énergie des bulles ou des chakras descend d’un ou deux chakras, selon les règles normales.
    .refusal = Aucune de tes énergies ne peut descendre d’un ou deux chakras : chacun de ceux traversés ou atteints doit avoir une place libre.
