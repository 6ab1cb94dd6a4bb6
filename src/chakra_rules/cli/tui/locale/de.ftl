# Das Terminal über den ganzen Bildschirm, auf Deutsch.

## Der Tisch

tui-lotus = Lotus-Spielplan
tui-maya = Maya
tui-bubbles = Blasen
tui-earth = Erde
tui-seat = Platz { $seat }
tui-your-seat = Platz { $seat } (du)
tui-bot-seat = Platz { $seat } (Bot)
tui-tokens = Plättchen
tui-meditation = Meditation
tui-looked = gesehen { $colours }
tui-bag = Beutel { $count }:
tui-box = Schachtel:
tui-empty = leer
tui-title = { $title }:
tui-and = { "; " }

tui-setup = Aufbau
tui-round = Runde { $round }{ $last ->
    [yes] {" "}(die letzte)
   *[no] { "" }
  }, Platz { $seat } ist am Zug
tui-over = Das Spiel ist zu Ende

## Wählen

tui-choose = Platz { $seat }, wähle { $what }
tui-watching = Platz { $seat } spielt
tui-finished = Das Spiel ist zu Ende. e: die Wertung
tui-all = das ist alles
tui-ways = { $count } Möglichkeiten
tui-refused = Jetzt nicht: { $why }
tui-nothing-here = Hier gibt es jetzt nichts zu wählen.
tui-hint = Pfeile und Enter, oder klicke auf etwas in [Klammern].

## Tasten und Fragen

tui-undone = Zurückgenommen: { $what }
tui-no-undo = Das lässt sich nicht zurücknehmen. Seither: { $what }.
tui-no-undo-yet = Es gibt nichts zurückzunehmen.
tui-save-as = In welcher Datei soll die Partie gesichert werden?
tui-load-from = Mit der Partie in welcher Datei geht es weiter?
tui-saved = Gesichert in { $file }
tui-loaded = Weiter mit { $file }
tui-failed = { $file }: { $why }
tui-no-file = Schreibe den Namen einer Datei.
tui-file-keys = Enter: los    Esc: lieber nicht
tui-quit-unsaved = Die Partie ist nicht gesichert. Trotzdem aufhören?
tui-load-unsaved = Die Partie ist nicht gesichert. Trotzdem eine andere laden?
tui-yes-no = y: ja    n oder Esc: nein
tui-pass = Gib das Terminal an Platz { $seat }
tui-pass-keys = Enter, wenn nur Platz { $seat } auf den Bildschirm schaut
tui-score = Wertung
tui-page-keys = Enter oder Esc: zurück zum Tisch
tui-in-all = insgesamt, { $level }

tui-key-back = zurück
tui-key-undo = rückgängig
tui-key-save = sichern
tui-key-load = laden
tui-key-score = Wertung
tui-key-refused = Verbotenes
tui-key-help = Hilfe
tui-key-quit = aufhören

tui-help =
    Du siehst, was dein Platz wissen darf: ? ist ein Plenitude-Wert, den du nicht kennst.

    { "[" }K] ist wählbar     <K> ist gewählt     >K< ist gemeint     *K* bewegt sich
    ●  Inspirationsplättchen     ◦  leere Kerbe      ◉  übriges Meditationsplättchen
    ★  harmonisiert              ~  übersprungen     ↕  hinauf oder hinunter
    ↓2 ↓  eine Energie zwei Chakren hinunter, eine andere eines
    K→?   eine gemilderte schwarze gegen eine Energie deiner Wahl

    Klicke auf etwas in Klammern: eine Energie eines Flusses, dann den Ort; ein Feld,
    dann die Energie, dann ihr Ziel. Ein Klick anderswohin ändert die Wahl.
    Oder nimm die Liste: Pfeile und Enter, oder die Nummer einer Zeile. Was ein ✗ hat,
    und jeder Ort unter der Maus, sagt, warum es nicht geht.

    Esc  eine Frage zurück       u  letzte Aktion zurücknehmen
    w    Verbotenes verbergen    s  sichern    l  laden    e  Wertung    q  aufhören
    Solange sich etwas bewegt, geht es mit jeder Taste und jedem Klick gleich weiter.
