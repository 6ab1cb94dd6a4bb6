# Was jede Sprache braucht: Listen, Zahlen, Plätze und die Wertung.

language = Deutsch
yes = ja
no = nein
nothing = nichts

list-more = { $head }, { $next }
list-last = { $join ->
    [or] { $head } oder { $next }
    [comma] { $head }, { $next }
   *[and] { $head } und { $next }
  }

# Eine Art unter mehreren Dingen, mit ihrer Anzahl.
item = { $count ->
    [1] { $one }
   *[other] { TELL($count, as: "number") } { $many }
  }

term-number = { $value ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $value }
  }
term-seat = { $value ->
    [-1] die Natur
   *[other] Platz { $value }
  }
subject = { KEY($seat) ->
    [-1] Die Natur { $what }
   *[other] Platz { $seat } { $what }
  }

# Ein Ort, den kein Katalog kennt.
place-other = { $name }
    .from = von { $name }
    .to = nach { $name }

level = Stufe { TELL($levels, join: "or") } von { $of }{ $count ->
    [1] { "" }
   *[other] {" "}(Grenzen unbekannt)
  }
winners = { $count ->
    [1] Platz { $seats } gewinnt mit { $points } { $points ->
        [1] Punkt
       *[other] Punkten
      }.
   *[other] Die Plätze { $seats } teilen sich den Sieg mit { $points } { $points ->
        [1] Punkt
       *[other] Punkten
      }.
  }

# Was schiefgehen kann; auf Englisch sagt es der Fehler selbst.

error-not-parseable = „{ $tried }“ ist hier weder Notation noch etwas, was man wählen könnte.
error-illegal = { $tried } ist nicht erlaubt. { $reasons }
error-not-your-decision = Jetzt entscheidet ein anderer Platz, die Natur oder niemand mehr.
error-wrong-step = Das Spiel ist an einer anderen Stelle; sieh noch einmal hin.
error-cannot-undo = Es gibt nichts, was sich zurücknehmen ließe: Entweder ist noch nichts geschehen oder gewählt, oder seither wurde etwas aufgedeckt.
error-hidden = Was dafür zählt, ist hier noch verborgen: Nach dem Spiel wird es für alle aufgedeckt.
