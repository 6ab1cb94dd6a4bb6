# Die Befehlszeile auf Deutsch.

## Eine Partie lesen

cli-title = { $titles }, { $players } Spieler
cli-seed = Startwert { $seed }: Derselbe Startwert ergibt dieselbe Partie.
cli-legend = Buchstaben: { $letters }. Auf einem Spielbrett: o ein Plättchen in der Kerbe, * ein harmonisiertes Chakra, ~ ein anderes, das übersprungen wird; ? ein Plenitude-Wert, der hier nicht bekannt ist.
cli-notation = Ein Zug wird so erzählt: Platz, Notation, Worte. T1:KY>8 nimmt Schwarz und Gelb aus Fluss 1 auf Höhe 8, in die Blasen; C6 kanalisiert auf Feld 6; K3-0 bewegt Schwarz von Höhe 3 auf die Erde; M:G meditiert über Grün. Was in [Klammern] steht, ist eine Regel: chakra rules ID zeigt sie.
cli-cut-off = Nach { $rounds } Runden abgebrochen und so gewertet, wie es steht.
cli-setup = Aufbau
cli-round = Runde { $round }{ $last ->
    [yes] {" "}(die letzte)
   *[no] { "" }
  }
cli-turned-over = Das Ende: Die Plenitude-Plättchen werden aufgedeckt
cli-score = Wertung
cli-so-far = Bis hierher

## Spielbretter

cli-label = { $name }: { $value }
cli-then = { "; " }

cli-maya = Maya
cli-bag = Beutel { $count }: { $energies }
cli-box = Schachtel: { $energies }
cli-empty = leer
cli-seat = Platz { $seat }
cli-your-seat = Platz { $seat } (du)
cli-covered = belegte Felder
cli-free = freie Plättchen
cli-others = (darunter { $tokens })
cli-meditation = Meditation
cli-looked = hat angesehen

## Züge

cli-first-tokens = Erste Meditationsplättchen: { $given }.
cli-given = Platz { $seat } { TELL($colour, as: "energy", form: "noun") }
cli-drawn = gezogen: { $energies }
cli-move = { TELL($energy, as: "energy", form: "noun") }{ $again ->
    [yes] {" "}noch einmal
   *[no] { "" }
  } { TELL($target, as: "height", form: "to") }
cli-moves = bewegt { $moves }
cli-times = { $words } ({ $count }-mal)
cli-of-seat = Platz { $seat } { $words }
cli-token-back = harmonisiert { TELL($height, as: "height") } (Plättchen zurück)
cli-end-triggered = Platz { $seat } löst das Spielende aus: Diese Runde ist die letzte. [{ $rule }]
cli-game-ended = Das Spiel ist zu Ende. [{ $rule }]

## Die Wertung

cli-in-all = insgesamt, { $level }
cli-borrowed = Für { $modules } ist keine Tabelle der Stufen gedruckt: Es gilt die nächstliegende.

## Spielen

cli-ways = { $words } ({ $count } Möglichkeiten)
cli-without = ohne { $name }
cli-bots = Von Bots gespielt: { $seats }.
cli-type-help = help zeigt, was du eingeben kannst.
cli-help =
    Eine Zahl   wählt diese Zeile der Liste; Enter zeigt die Liste noch einmal
    T1:KY>8     jede Aktion in Notation, jederzeit
    why X       warum die Aktion X nicht erlaubt ist, oder dass sie es ist
    all         alle jetzt erlaubten Aktionen, in Notation
    back        eine Frage zurück in der Liste
    undo        nimmt die letzte Wahl zurück, wenn nichts aufgedeckt wurde
    board       noch einmal der Tisch
    save DATEI  schreibt die Partie in eine Datei; weiter mit: chakra play --load DATEI
    quit        verlässt die Partie
cli-choose = Platz { $seat }, wähle { $what }:
cli-prompt = Platz { $seat }>
cli-next-seat = Platz { $seat } ist am Zug: Enter, wenn nur du auf den Bildschirm siehst.
cli-input-ended = Die Eingabe ist zu Ende: auf Wiedersehen. Die Partie ist nicht gespeichert.
cli-goodbye = Auf Wiedersehen.
cli-numbers = Die Liste hat die Nummern 1 bis { $count }.
cli-or-help = { $error } Oder gib eine Nummer der Liste ein oder help.
cli-name-action = Nenne eine Aktion, etwa: why T1:KY>8
cli-allowed = { $notation } ist erlaubt: { $words }.
cli-refused = { $notation } ist nicht erlaubt: { $words }.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-no-undo = Das lässt sich nicht zurücknehmen: { $why }.
cli-learnt-chance = Seither hat der Zufall etwas entschieden
cli-learnt-value = Seither wurde ein Plenitude-Wert angesehen
cli-learnt = Seither wurde etwas aufgedeckt ({ $what })
cli-undone = Zurückgenommen: { $actions }
cli-name-file = Nenne eine Datei, etwa: save game.json
cli-not-written = { $file } lässt sich nicht schreiben: { $why }
cli-saved = In { $file } gespeichert; weiter mit: chakra play --load { $file }

## Nachspielen

cli-seen-by = Gesehen von { $viewer }. { $count } Aktionen.
cli-spectator = einem Zuschauer
cli-ask-where = -- Enter für den nächsten Zug, b für den vorigen, eine Zahl für diese Runde, q zum Aufhören --
cli-none-of-these = { $word } ist nichts davon.
cli-goes-on = Das Spiel geht weiter: Platz { $seat } wählt { $what }.
cli-replays = Alle { $count } Aktionen lassen sich nachspielen, bis zur gespeicherten Stellung.
cli-part-ways = Aufzeichnung und installierte Regeln gehen auseinander { $step ->
    [0] vor dem ersten Schritt
   *[other] bei Schritt { $step } von { $count }, { $action }
  }.
cli-saved-so = gespeichert
cli-now-so = jetzt
cli-made-by = Ursache: Modul { $modules }; Regel { $rules }

## Regeln

cli-rules = { $title } ({ $id } { $version }): { $count } Regeln
cli-sources = Quellen: E und D sind das gedruckte Grundspiel, englisch und deutsch; Y die Regeln der Erweiterung; R eine Entscheidung.
cli-status = printed: ein Regelheft sagt es; attested: andere Beschreibungen stimmen überein; ruling: die Texte lassen es offen.
cli-status-lead = Status: { $status }
cli-fact-module = Modul
cli-fact-source = Quelle
cli-fact-status = Status
cli-fact-option = Option
cli-fact-refusal = Absage
cli-fact-tags = Marken
cli-full-name = , mit vollem Namen { $name }

## Module

cli-in-order = Sie kommen in dieser Reihenfolge, wie immer sie genannt werden, und lassen sich alle zusammen spielen.
cli-not-together = Sie lassen sich nicht alle zusammen spielen: { $why }
cli-defaults = Der erste Wert einer Option gilt, wenn niemand etwas sagt; --option NAME=WERT ändert ihn.
cli-fact-id = Name
cli-fact-requires = braucht
cli-fact-conflicts = gegen
cli-fact-before = vor
cli-fact-after = nach
cli-fact-rules = Regeln
cli-fact-waives = hebt auf
cli-fact-options = Optionen
cli-fact-energies = Energien
cli-fact-notation = Notation
cli-fact-hooks = Hooks
