# La ligne de commande en français.

## Lire une partie

cli-title = { $titles }, { $players } joueurs
cli-seed = Graine { $seed } : la même graine donne la même partie.
cli-legend = Lettres : { $letters }. Sur un plateau : o un jeton dans l’encoche, * un chakra harmonisé, ~ un autre qui est survolé ; ? une valeur Plénitude inconnue ici.
cli-notation = Un tour se lit ainsi : joueur, notation, texte. T1:KY>8 prend le noir et le jaune du flux 1 à la hauteur 8, dans les bulles ; C6 canalise sur la case 6 ; K3-0 déplace le noir de la hauteur 3 vers la Terre ; M:G médite sur le vert. Ce qui est entre [crochets] est une règle : chakra rules ID la montre.
cli-cut-off = Interrompue après { $rounds } manches et comptée en l’état.
cli-setup = Mise en place
cli-round = Manche { $round }{ $last ->
    [yes] {" "}(la dernière)
   *[no] { "" }
  }
cli-turned-over = La fin : les jetons Plénitude sont retournés
cli-score = Score
cli-so-far = Jusqu’ici

## Plateaux

cli-label = { $name } : { $value }
cli-then = { " ; " }

cli-maya = Maya
cli-bag = Sac { $count } : { $energies }
cli-box = Boîte : { $energies }
cli-empty = vide
cli-seat = Joueur { $seat }
cli-your-seat = Joueur { $seat } (toi)
cli-covered = cases occupées
cli-free = jetons libres
cli-others = (dont { $tokens })
cli-meditation = Méditation
cli-looked = a regardé

## Tours

cli-first-tokens = Premiers jetons Méditation : { $given }.
cli-given = joueur { $seat } { TELL($colour, as: "energy") }
cli-drawn = tirage : { $energies }
cli-move = { TELL($energy, as: "energy", form: "noun") }{ $again ->
    [yes] {" "}de nouveau
   *[no] { "" }
  } vers { TELL($target, as: "height") }
cli-moves = déplace { $moves }
cli-times = { $words } ({ $count } fois)
cli-of-seat = joueur { $seat } { $words }
cli-token-back = harmonise { TELL($height, as: "height") } (jeton rendu)
cli-end-triggered = Le joueur { $seat } déclenche la fin : cette manche est la dernière. [{ $rule }]
cli-game-ended = La partie est terminée. [{ $rule }]

## Le score

cli-in-all = en tout, { $level }
cli-borrowed = Aucune table de niveaux n’est imprimée pour { $modules } : la plus proche est utilisée.

## Jouer

cli-ways = { $words } ({ $count } possibilités)
cli-without = sans { $name }
cli-bots = Joué par des robots : { $seats }.
cli-type-help = help montre ce que tu peux taper.
cli-help =
    Un nombre     choisit cette ligne de la liste ; Entrée remontre la liste
    T1:KY>8       toute action en notation, à tout moment
    why X         pourquoi l’action X est refusée, ou qu’elle est permise
    all           toutes les actions permises maintenant, en notation
    back          une question en arrière dans la liste
    undo          reprend le dernier choix, s’il n’a rien révélé
    board         la table encore une fois
    save FICHIER  écrit la partie dans un fichier ; pour continuer : chakra play --load FICHIER
    quit          quitte la partie
cli-choose = Joueur { $seat }, choisis { $what } :
cli-prompt = joueur { $seat }>
cli-next-seat = Au joueur { $seat } : Entrée quand tu es seul à regarder l’écran.
cli-input-ended = L’entrée est terminée : au revoir. La partie n’est pas sauvegardée.
cli-goodbye = Au revoir.
cli-numbers = La liste a les numéros 1 à { $count }.
cli-or-help = { $error } Ou tape un numéro de la liste, ou help.
cli-name-action = Nomme une action, par exemple : why T1:KY>8
cli-allowed = { $notation } est permis : { $words }.
cli-refused = { $notation } est refusé : { $words }.
cli-nothing-to-undo = Il n’y a rien à reprendre.
cli-no-undo = Impossible de revenir en arrière : { $why }.
cli-learnt-chance = le hasard a décidé de quelque chose depuis
cli-learnt-value = une valeur Plénitude a été vue depuis
cli-learnt = quelque chose a été révélé depuis ({ $what })
cli-undone = Repris : { $actions }
cli-name-file = Nomme un fichier, par exemple : save game.json
cli-not-written = { $file } ne peut pas être écrit : { $why }
cli-saved = Sauvegardé dans { $file } ; pour continuer : chakra play --load { $file }

## Revoir

cli-seen-by = Vue par { $viewer }. { $count } actions.
cli-spectator = un spectateur
cli-ask-where = -- Entrée pour le tour suivant, b pour le précédent, un nombre pour cette manche, q pour arrêter --
cli-none-of-these = { $word } n’est rien de tout cela.
cli-goes-on = La partie continue : au joueur { $seat } de choisir { $what }.
cli-replays = Les { $count } actions se rejouent, jusqu’à la position sauvegardée.
cli-part-ways = Le journal et les règles installées divergent { $step ->
    [0] avant la première étape
   *[other] à l’étape { $step } sur { $count }, { $action }
  }.
cli-saved-so = sauvegardé
cli-now-so = maintenant
cli-made-by = Cause : module { $modules } ; règle { $rules }

## Règles

cli-rules = { $title } ({ $id } { $version }) : { $count } règles
cli-sources = Sources : E et D sont le jeu de base imprimé, en anglais et en allemand ; Y les règles de l’extension ; R une décision.
cli-status = printed : un livret le dit ; attested : d’autres descriptions concordent ; ruling : les textes laissent la question ouverte.
cli-status-lead = Statut : { $status }
cli-fact-module = module
cli-fact-source = source
cli-fact-status = statut
cli-fact-option = option
cli-fact-refusal = refus
cli-fact-tags = marques
cli-full-name = , sous son nom complet { $name }

## Modules

cli-in-order = Ils viennent dans cet ordre, quelle que soit la façon de les nommer, et se jouent tous ensemble.
cli-not-together = Ils ne se jouent pas tous ensemble : { $why }
cli-defaults = La première valeur d’une option vaut par défaut ; --option NOM=VALEUR la change.
cli-fact-id = nom
cli-fact-requires = demande
cli-fact-conflicts = exclut
cli-fact-before = avant
cli-fact-after = après
cli-fact-rules = règles
cli-fact-waives = lève
cli-fact-options = options
cli-fact-energies = énergies
cli-fact-notation = notation
cli-fact-hooks = hooks
