# Le terminal en plein écran, en français.

## La table

tui-lotus = Plateau Lotus
tui-maya = Maya
tui-bubbles = bulles
tui-earth = Terre
tui-seat = Place { $seat }
tui-your-seat = Place { $seat } (vous)
tui-bot-seat = Place { $seat } (robot)
tui-tokens = jetons
tui-meditation = Méditation
tui-looked = vus { $colours }
tui-bag = Sac { $count } :
tui-box = Boîte :
tui-empty = vide
tui-title = { $title } :
tui-and = { " ; " }

tui-setup = Mise en place
tui-round = Manche { $round }{ $last ->
    [yes] {" "}(la dernière)
   *[no] { "" }
  }, à la place { $seat } de jouer
tui-over = La partie est finie

## Choisir

tui-choose = Place { $seat }, choisissez { $what }
tui-watching = La place { $seat } joue
tui-finished = La partie est finie. e : le score
tui-all = c’est tout
tui-ways = { $count } façons
tui-refused = Pas maintenant : { $why }
tui-nothing-here = Il n’y a rien à choisir ici maintenant.
tui-hint = Flèches et Entrée, ou cliquez sur ce qui est entre [crochets].

## Touches et questions

tui-undone = Repris : { $what }
tui-no-undo = Impossible à reprendre. Depuis : { $what }.
tui-no-undo-yet = Il n’y a rien à reprendre.
tui-save-as = Sauvegarder la partie dans quel fichier ?
tui-load-from = Continuer la partie de quel fichier ?
tui-saved = Sauvegardée dans { $file }
tui-loaded = Suite de { $file }
tui-failed = { $file } : { $why }
tui-no-file = Écrivez le nom d’un fichier.
tui-file-keys = Entrée : d’accord    Échap : laisser
tui-quit-unsaved = La partie n’est pas sauvegardée. Quitter quand même ?
tui-load-unsaved = La partie n’est pas sauvegardée. En charger une autre quand même ?
tui-yes-no = y : oui    n ou Échap : non
tui-pass = Passez le terminal à la place { $seat }
tui-pass-keys = Entrée, quand seule la place { $seat } regarde l’écran
tui-score = Score
tui-page-keys = Entrée ou Échap : retour à la table
tui-in-all = en tout, { $level }

tui-key-back = retour
tui-key-undo = reprendre
tui-key-save = sauver
tui-key-load = charger
tui-key-score = score
tui-key-refused = interdits
tui-key-help = aide
tui-key-quit = quitter

tui-help =
    Vous voyez ce que votre place peut savoir : ? est une valeur de plénitude pas encore vue.

    { "[" }K] se choisit     <K> est choisi     >K< est visé     *K* bouge
    ●  jeton Inspiration     ◦  encoche vide     ◉  jeton Méditation restant
    ★  harmonisé             ~  sauté            ↕  vers le haut ou le bas
    ↓2 ↓  une énergie descend de deux chakras, une autre d’un seul
    K→?   une énergie noire apaisée contre une énergie de votre choix

    Cliquez sur ce qui est entre crochets : une énergie d’un flux, puis sa place ;
    un espace, puis l’énergie, puis son but. Cliquer ailleurs, c’est changer d’avis.
    Ou prenez la liste : flèches et Entrée, ou le numéro d’une ligne. Ce qui porte ✗,
    et tout lieu sous la souris, dit pourquoi c’est impossible.

    Échap  une question en arrière    u  reprendre la dernière action
    w      cacher les interdits       s  sauver    l  charger    e  score    q  quitter
    Tant que quelque chose bouge, toute touche ou tout clic fait continuer.
