# Das Grundspiel auf Deutsch.

module-base = Chakra

## Begriffe

term-height = { $form ->
    [to] { $value ->
        [0] auf die Erde
        [1] auf Muladhara
        [2] auf Svadhisthana
        [3] auf Manipura
        [4] auf Anahata
        [5] auf Vishuddha
        [6] auf Ajna
        [7] auf Sahasrara
        [8] in die Blasen
       *[other] auf Höhe { $value }
      }
    [towards] { $value ->
        [0] zur Erde
        [1] nach Muladhara
        [2] nach Svadhisthana
        [3] nach Manipura
        [4] nach Anahata
        [5] nach Vishuddha
        [6] nach Ajna
        [7] nach Sahasrara
        [8] zu den Blasen
       *[other] zu Höhe { $value }
      }
    [from] { $value ->
        [0] von der Erde
        [1] von Muladhara
        [2] von Svadhisthana
        [3] von Manipura
        [4] von Anahata
        [5] von Vishuddha
        [6] von Ajna
        [7] von Sahasrara
        [8] aus den Blasen
       *[other] von Höhe { $value }
      }
    [at] { $value ->
        [0] auf der Erde
        [1] auf Muladhara
        [2] auf Svadhisthana
        [3] auf Manipura
        [4] auf Anahata
        [5] auf Vishuddha
        [6] auf Ajna
        [7] auf Sahasrara
        [8] in den Blasen
       *[other] auf Höhe { $value }
      }
    [of] { $value ->
        [0] der Erde
        [1] von Muladhara
        [2] von Svadhisthana
        [3] von Manipura
        [4] von Anahata
        [5] von Vishuddha
        [6] von Ajna
        [7] von Sahasrara
        [8] der Blasen
       *[other] der Höhe { $value }
      }
    [name] { $value ->
        [0] Erde
        [1] Muladhara
        [2] Svadhisthana
        [3] Manipura
        [4] Anahata
        [5] Vishuddha
        [6] Ajna
        [7] Sahasrara
        [8] Blasen
       *[other] { $value }
      }
   *[plain] { $value ->
        [0] die Erde
        [1] Muladhara
        [2] Svadhisthana
        [3] Manipura
        [4] Anahata
        [5] Vishuddha
        [6] Ajna
        [7] Sahasrara
        [8] die Blasen
       *[other] Höhe { $value }
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
    [1] Fluss 1
    [2] Fluss 2
    [3] Fluss 3
   *[other] Reihe { $value }
  }
term-flow = { $value ->
    [0] Fluss 1
    [1] Fluss 2
   *[2] Fluss 3
  }
term-maya-row = { $value ->
    [0] Zeile A
    [1] Zeile B
   *[2] Zeile C
  }
term-space = Feld { $value }
term-colour = { KEY($value) ->
    [none] keine Farbe
   *[other] { TELL($value, as: "energy", form: "noun") }
  }
item-pile = { $count ->
    [1] eine { $one }
   *[other] { TELL($count, as: "number") } { $many }
  }
term-pile = { $list } { $last ->
    [1] Energie
   *[other] Energien
  }
term-rule = { $value }
term-delta = um { SIZE($value) } nach { SIGN($value) ->
    [minus] unten
   *[plus] oben
  }

energy-B = blau
    .noun = Blau
    .adjective = blaue
    .adjectives = blaue
energy-C = hellblau
    .noun = Hellblau
    .adjective = hellblaue
    .adjectives = hellblaue
energy-G = grün
    .noun = Grün
    .adjective = grüne
    .adjectives = grüne
energy-K = schwarz
    .noun = Schwarz
    .adjective = schwarze
    .adjectives = schwarze
energy-O = orange
    .noun = Orange
    .adjective = orange
    .adjectives = orange
energy-P = lila
    .noun = Lila
    .adjective = lila
    .adjectives = lila
energy-R = rot
    .noun = Rot
    .adjective = rote
    .adjectives = rote
energy-Y = gelb
    .noun = Gelb
    .adjective = gelbe
    .adjectives = gelbe
piece-I = ein Inspirationsplättchen

## Orte

place-base-Bag = der Beutel
    .from = aus dem Beutel
    .to = in den Beutel
place-base-Box = die Schachtel
    .from = aus der Schachtel
    .to = in die Schachtel
place-base-Cell = { $height }
    .from = { TELL($height, form: "from") }
    .to = { TELL($height, form: "to") }
place-base-Hand = die Hand
    .from = aus der Hand
    .to = auf die Hand
place-base-InspirationSpace = { $number }
    .from = von { $number }
    .to = auf { $number }
place-base-MayaSpace = { $flow }
    .from = aus { $flow }
    .to = in { $flow }
place-base-MeditationTokens = die Meditationsplättchen
    .from = von den Meditationsplättchen
    .to = zu den Meditationsplättchen
    .piece = das Meditationsplättchen { TELL($piece, as: "energy", form: "noun") }
place-base-Notch = die Kerbe { TELL($height, form: "of") }
    .from = aus der Kerbe { TELL($height, form: "of") }
    .to = in die Kerbe { TELL($height, form: "of") }
    .to-Hand = nimmt das Plättchen { TELL($height, form: "from") } zurück
place-base-TokenSupply = der Vorrat
    .from = aus dem Vorrat
    .to = in den Vorrat
    .piece = das Meditationsplättchen { TELL($piece, as: "energy", form: "noun") }
    .to-MeditationTokens = nimmt { $piece }

## Aktionen

action-base-Take = { $energies } aus { $line } nehmen und { TELL($height, form: "to") } legen
    .third = nimmt { $energies } aus { $line } und legt sie { TELL($height, form: "to") }
    .kind = Energie empfangen
action-base-Channel = auf { $space } kanalisieren
    .third = kanalisiert auf { $space }
    .kind = Energie kanalisieren
action-base-Move = { $again ->
    [yes] die { TELL($energy, form: "adjective") } Energie noch einmal
   *[no] eine { TELL($energy, form: "adjective") } Energie
  } { TELL($source, form: "from") } { TELL($target, form: "to") } bewegen
    .third = bewegt { $again ->
        [yes] die { TELL($energy, form: "adjective") } Energie noch einmal
       *[no] eine { TELL($energy, form: "adjective") } Energie
      } { TELL($source, form: "from") } { TELL($target, form: "to") }
    .kind = eine Energie bewegen
action-base-Stop = hier aufhören
    .third = hört hier auf
    .kind = die übrigen Bewegungen weglassen
action-base-Exchange = { TELL($energy, as: "pile") } aus dem Beutel wählen
    .third = wählt { TELL($energy, as: "pile") } aus dem Beutel
    .kind = eine Energie aus dem Beutel wählen
action-base-Meditate = { KEY($colour) ->
    [none] { "" }
   *[other] über { $colour }{" "}
  }meditieren
    .third = meditiert{ KEY($colour) ->
        [none] { "" }
       *[other] {" "}über { $colour }
      }
    .kind = meditieren
action-base-Draw = { TELL($energies, as: "pile") } ziehen
    .third = zieht { TELL($energies, as: "pile") }
    .kind = Energien ziehen
action-base-LayPlenitude = die Plenitude-Plättchen verdeckt auslegen
    .third = legt die Plenitude-Plättchen verdeckt aus
    .kind = die Plenitude-Plättchen auslegen
action-base-GiveMeditation = die ersten Meditationsplättchen verteilen, ab Platz 0: { TELL($colours, each: "colour") }
    .third = verteilt die ersten Meditationsplättchen, ab Platz 0: { TELL($colours, each: "colour") }
    .kind = die ersten Meditationsplättchen verteilen

## Was die Inspirationsfelder tun

term-effect = { $value ->
    [1] dreimal eine um 1 nach unten
    [2] eine um 2 und eine um 1 nach unten
    [3] eine um 3 nach unten
    [4] eine um 2 nach oben
    [5] zweimal eine um 1 nach oben
    [6] eine um 1 nach unten, eine um 1 nach oben
    [7] eine um 1 nach unten oder nach oben
   *[8] eine gemilderte Energie gegen eine Energie deiner Wahl
  }

## Entscheidungen

decision-base-ChooseAction = die Aktion für diesen Zug
decision-base-ChooseMove = eine Bewegung; auszuführen ist: { TELL($owed, join: "comma") }
decision-base-ChooseEnergy = eine Energie aus dem Beutel für die gemilderte
decision-base-DrawEnergies = welche Energien aus dem Beutel gezogen werden
decision-base-DealPlenitude = wie die Plenitude-Plättchen liegen
decision-base-DealMeditation = die ersten Meditationsplättchen

value-base-Owed = { $again ->
    [yes] dieselbe
   *[no] eine
  } { TELL($deltas, as: "delta", join: "or") }{ $optional ->
    [yes] {" "}(wenn du willst)
   *[no] { "" }
  }

## Ereignisse

event-base-Moved = { $piece } { TELL($source, form: "from") } { TELL($target, form: "to") }
event-base-Swapped = vertauscht { $piece } { TELL($place, form: "from") } und { $other_piece } { TELL($other_place, form: "from") }
event-base-Asked = gefragt ist: { $decision }
event-base-Answered = hat gewählt
event-base-PlenitudeDealt = die Plenitude-Plättchen liegen verdeckt aus
event-base-Looked = { KEY($value) ->
    [unknown] schaut unter { $colour }
   *[other] sieht, dass { $colour } { $value } wert ist
  }
event-base-Harmonised = harmonisiert { $height }
event-base-Alleviated = mildert eine schwarze Energie
event-base-Meditated = hat meditiert
event-base-Waived = hebt { $waiver } auf
event-base-TurnBegan = beginnt den Zug
event-base-TurnEnded = beendet den Zug
event-base-Idled = kann nichts anderes tun
event-base-EndTriggered = löst das Spielende aus: Diese Runde ist die letzte
event-base-GameEnded = Das Spiel ist zu Ende.
value-base-Waiver = { $rule } [{ $by }]

## Wertung

line-base_score_chakra = { TELL($subject, as: "chakra") }, { TELL($subject, as: "energy") }
line-base_score_alleviated = gemilderte Energien: { $count }
line-base_score_bonus = längste Reihe harmonisierter Chakren ab Muladhara: { $count }
line-base_score_bonus-zero = keine Reihe harmonisierter Chakren, wie bei allen

## Optionen

option-base-colour_limit = von einer Farbe höchstens auf einem Spielbrett
    .is-3 = drei
    .is-none = beliebig viele
option-base-up_into_bubbles = Bewegungen nach oben in die Blasen
    .is-false = keine
    .is-true = erlaubt
option-base-harmonised_energies = Energien eines harmonisierten Chakras
    .is-locked = bleiben liegen
    .is-movable = lassen sich bewegen
option-base-discarded_energy = die auf Feld 8 abgelegte schwarze Energie
    .is-box = verlässt das Spiel
    .is-bag = kommt zurück in den Beutel
option-base-stalemate = wenn niemand mehr etwas tun kann
    .is-end = endet das Spiel
    .is-play-on = geht es weiter
option-base-bonus_at_zero = der Harmonisierungsbonus, wenn niemand eine Reihe hat
    .is-none = geht an niemanden
    .is-everyone = geht an alle

## Regeln, und was sie sagen, wenn sie etwas verbieten

rule-base_setup_players = Zwei bis vier Spieler; Platz 0 hat das Plättchen „Erster Spieler“ und beginnt.
rule-base_setup_bag = Je Spieler kommen drei Energien jeder der acht Farben (der sieben Chakra-Farben und Schwarz) in den Universum-Beutel: 24 je Spieler.
rule-base_setup_maya = Neun Energien werden zufällig auf den Maya gezogen: drei Flüsse (Spalten) mit je drei Feldern.
    .refusal = { $spaces ->
        [1] Zu füllen ist ein Feld
       *[other] Zu füllen sind { $spaces } Felder
      }, und der Beutel kann { TELL($energies, as: "pile") } nicht geben.
rule-base_setup_plenitude = Acht Plenitude-Plättchen, je zwei mit dem Wert 1, 2, 3 und 4, werden gemischt; eines kommt verdeckt auf jedes der sieben Karma-Felder, das achte verlässt ungesehen das Spiel.
    .refusal = { $values } sind nicht die acht Plenitude-Werte: je zwei mit 1, 2, 3 und 4.
rule-base_setup_inspiration = Jeder Spieler beginnt mit fünf schwarzen Inspirationsplättchen.
rule-base_setup_meditation = Jeder Spieler beginnt mit einem zufälligen Meditationsplättchen (es gibt 28: vier in jeder der sieben Farben) und kennt den Plenitude-Wert dieser Farbe.
    .refusal = So lässt sich nicht austeilen: { TELL($colours, each: "colour") }. Nötig ist ein Meditationsplättchen der sieben Farben für jeden der { $players } Plätze.
rule-base_turn_one-action = In seinem Zug führt ein Spieler genau eine Aktion aus: Energie empfangen, Energie kanalisieren oder meditieren.
    .refusal = { $action } ist hier keine Antwort; zuerst ist etwas anderes zu entscheiden.
rule-base_receive_one-flow = Der Spieler nimmt eine, zwei oder drei Energien, alle aus demselben Fluss (derselben Spalte).
    .refusal = { TELL($energies, as: "pile") } kannst du dort nicht nehmen. Dort liegt: { TELL($shown, as: "pile") }; nimm eine bis drei davon aus einem Fluss.
rule-base_receive_distinct = Die genommenen Energien haben verschiedene Farben; zeigt ein Fluss zwei gleiche, wird höchstens eine davon genommen.
    .refusal = Nimm jede Farbe nur einmal: { TELL($energy, as: "energy", form: "noun") } ist { $count }-mal dabei.
rule-base_receive_negative = Wer aus einem Fluss nimmt, der mindestens eine schwarze Energie zeigt, muss eine schwarze nehmen (genau eine), allein oder mit anderen.
    .refusal = Der Fluss zeigt Schwarz: Genau eine schwarze Energie muss dabei sein.
rule-base_receive_which = Von gleichen Energien in der Reihe wird die oberste genommen (die linke, wo ein Modul aus einer Zeile nehmen lässt).
rule-base_receive_limit = Ein Spieler darf keine Farbe nehmen, von der schon drei auf seinem Spielbrett liegen (Blasen, Chakren und Erde zusammen). Schwarz ist ausgenommen.
    .refusal = Höchstens drei { TELL($energy, as: "energy", form: "adjectives") } Energien dürfen auf deinem Spielbrett liegen: { $room ->
        [0] Es ist kein Platz mehr
       *[other] Es ist noch Platz für { $room }
      }.
rule-base_receive_one-place = Alle genommenen Energien kommen an denselben Ort: in die Bhagya-Blasen oder auf ein Chakra.
    .refusal = Auf Höhe { $height } kann keine Energie gelegt werden: Wähle 8 für die Blasen oder 7 bis 1 für ein Chakra.
rule-base_receive_bubbles = Über dem lila Chakra sind drei Bhagya-Blasen; jede nimmt eine Energie auf.
    .refusal = In den Blasen ist { $room ->
        [0] kein Platz mehr
       *[other] Platz für { $room }, nicht für { $count }
      }.
rule-base_receive_chakra = Wer auf ein Chakra legt, legt zuerst ein freies Inspirationsplättchen in die Kerbe daneben; die Kerbe muss leer sein und das Chakra Platz haben (höchstens drei Energien).
    .refusal = Das Chakra braucht Platz für { $count } (es hat { $room }), eine leere Kerbe und ein freies Inspirationsplättchen.
rule-base_receive_refill = Leere Felder des Maya werden sofort, als Teil der Aktion, aus dem Beutel aufgefüllt; zurückgelassene Energien bleiben, wo sie sind.
rule-base_receive_empty-bag = Ist der Beutel leer, bleiben die Felder leer; aus einem unvollständigen Fluss kann genommen werden, aus einem leeren nicht.
    .refusal = { $spaces ->
        [1] Zu füllen ist ein Feld
       *[other] Zu füllen sind { $spaces } Felder
      }, und der Beutel kann { TELL($energies, as: "pile") } nicht geben.
rule-base_channel_space = Zum Kanalisieren kommt ein freies Inspirationsplättchen auf eines der acht Inspirationsfelder des eigenen Spielbretts, auf dem noch keines liegt; dann wird seine Aktion ausgeführt.
    .refusal = Feld { $space } kann nicht gewählt werden: Nötig sind ein freies Inspirationsplättchen und eines der Felder 1 bis 8, auf dem keines liegt.
rule-base_channel_complete = Alle Bewegungen der Aktion müssen ausgeführt werden; eine Aktion, deren Bewegungen nicht alle möglich sind, kann nicht gewählt werden, und keine Bewegung darf den Rest unmöglich machen.
    .refusal = Danach ließen sich nicht alle Bewegungen der Aktion ausführen: { TELL($owed, as: "moves", join: "comma") }.
rule-base_channel_order = Die Bewegungen einer Aktion werden nacheinander ausgeführt, in der Reihenfolge, die der Spieler wählt.
    .refusal = Auszuführen ist: { TELL($owed, as: "moves", join: "comma") }; eine Bewegung { TELL($source, as: "height", form: "from") } { TELL($target, as: "height", form: "towards") } ist nicht dabei.
rule-base_channel_distinct-energies = Jede Bewegung einer Aktion macht eine andere Energie. Gleichfarbige Energien auf einem Chakra sind austauschbar, bewegte und unbewegte nicht.
    .refusal = { TELL($height, as: "height", form: "at") } liegt keine { TELL($energy, as: "energy", form: "adjective") } Energie, die sich noch bewegen darf.
rule-base_channel_free-space = Jedes überquerte oder erreichte Chakra muss ein freies Feld haben.
    .refusal = Jedes Chakra, das auf dem Weg { TELL($source, as: "height", form: "from") } { TELL($target, as: "height", form: "towards") } überquert oder erreicht wird, braucht ein freies Feld.
rule-base_channel_skip = Harmonisierte Chakren, beliebig viele hintereinander, werden übersprungen und zählen nicht mit, nach oben wie nach unten.
rule-base_channel_bubbles = Aus den Blasen geht es nur nach unten; keine Bewegung endet in ihnen oder führt durch sie hindurch.
    .refusal = Keine Bewegung endet in den Blasen.
rule-base_channel_earth = Nur Schwarz erreicht die Erde, und zwar genau abgezählt: einen Schritt unter Muladhara (oder unter den harmonisierten Chakren darüber). Nichts verlässt die Erde durch eine Bewegung.
    .refusal = { TELL($energy, as: "energy", form: "noun") } kann nicht { TELL($source, as: "height", form: "from") } { TELL($target, as: "height", form: "towards") }: Nur { TELL($grounded, each: "colour", join: "or") } erreicht die Erde, genau abgezählt, und nichts verlässt sie.
rule-base_channel_locked = Energien auf einem harmonisierten Chakra bewegen sich nicht.
    .refusal = Die Energien eines harmonisierten Chakras bleiben liegen: { TELL($height, as: "height") } ist harmonisiert.
rule-base_channel_1 = Feld 1: Drei Energien bewegen sich um je ein Chakra nach unten.
rule-base_channel_2 = Feld 2: Eine Energie bewegt sich um zwei Chakren nach unten und eine andere um eines.
rule-base_channel_3 = Feld 3: Eine Energie bewegt sich um drei Chakren nach unten.
rule-base_channel_4 = Feld 4: Eine Energie bewegt sich um zwei Chakren nach oben.
rule-base_channel_5 = Feld 5: Zwei Energien bewegen sich um je ein Chakra nach oben.
rule-base_channel_6 = Feld 6: Eine Energie bewegt sich um ein Chakra nach unten und eine andere um eines nach oben, in beliebiger Reihenfolge.
rule-base_channel_7 = Feld 7: Eine Energie bewegt sich um ein Chakra nach oben oder nach unten.
rule-base_channel_8 = Feld 8: Der Spieler legt eine gemilderte Energie (Schwarz auf der Erde) ab, wählt dann eine Energie und legt sie in eine freie Bhagya-Blase.
rule-base_channel_8_source = Die Energie von Feld 8 wird nach Farbe aus dem Universum-Beutel gewählt, auch Schwarz und (mit Yin-Yang) Weiß; der Maya bleibt unberührt. Nötig sind eine schwarze Energie auf der Erde, eine freie Blase und eine wählbare Farbe im Beutel; die Farbgrenze gilt.
    .refusal = Die Energie muss im Beutel sein, eine Blase frei, eine schwarze Energie auf deiner Erde, und die Farbgrenze muss es erlauben.
rule-base_channel_8_discard = Die abgelegte schwarze Energie verlässt das Spiel.
rule-base_harmonise_definition = Ein Chakra ist harmonisiert, wenn drei Energien seiner eigenen Farbe auf ihm liegen.
rule-base_harmonise_immediate = Ob ein Chakra harmonisiert ist, wird nach jedem Legen und nach jeder einzelnen Bewegung geprüft; ein durch eine Bewegung vollendetes Chakra wird von der nächsten derselben Aktion übersprungen.
rule-base_harmonise_token-back = Ein Inspirationsplättchen in der Kerbe eines Chakras, das harmonisiert wird, geht sofort an seinen Spieler zurück.
rule-base_alleviate = Eine schwarze Energie auf der Erde ist gemildert; die Erde nimmt beliebig viele auf.
rule-base_meditate_take-back = Wer meditiert, nimmt alle seine Inspirationsplättchen von den Inspirationsfeldern zurück und keines aus den Kerben.
rule-base_meditate_look = Wer meditiert, nimmt dann ein Meditationsplättchen einer Farbe, die er noch nicht hat, und sieht sich heimlich den Plenitude-Wert dieser Farbe an; er darf ihn jederzeit wieder ansehen.
    .refusal = { KEY($colours) ->
        [none] Du hast alle sieben Meditationsplättchen: Meditiere, ohne eines zu nehmen.
       *[other] Nimm ein Meditationsplättchen einer Farbe, die du noch nicht hast: { TELL($colours, each: "colour", join: "or") }.
      }
rule-base_meditate_always = Meditieren ist immer möglich, auch mit unbenutzten Inspirationsplättchen oder ohne eines auf den Feldern; wer alle sieben Meditationsplättchen hat, nimmt nur die Inspirationsplättchen zurück.
    .refusal = Nur wer alle sieben Meditationsplättchen hat, meditiert, ohne eines zu nehmen: Nenne { TELL($colours, each: "colour", join: "or") }.
rule-base_end_trigger = Das Spielende wird ausgelöst, wenn ein Spieler am Ende seines Zuges mindestens fünf harmonisierte Chakren hat.
rule-base_end_round = Die laufende Runde wird zu Ende gespielt, so dass alle Spieler gleich viele Züge hatten.
rule-base_end_stalemate = Vergeht eine ganze Runde, von Platz 0 bis zum letzten, in der jeder Platz nichts anderes tun konnte als meditieren und davon nichts hatte (kein Inspirationsplättchen zurück, kein neues Meditationsplättchen), kann sich nie wieder etwas ändern: Das Spiel endet und wird gewertet. Eine Kraft oder Fähigkeit, die sich nutzen ließe, ist etwas anderes, das man tun kann. Hausregel: Die gedruckten Regeln sehen den Fall nicht vor.
rule-base_score_chakra = Jedes harmonisierte Chakra zählt den Wert seines Plenitude-Plättchens (1 bis 4).
rule-base_score_alleviated = Jede gemilderte Energie zählt 1; Schwarz anderswo auf dem Spielbrett kostet nichts.
rule-base_score_bonus = Jeder Spieler zählt die lückenlose Reihe harmonisierter Chakren ab Muladhara aufwärts; jeder mit der längsten Reihe erhält den Harmonisierungsbonus von 2.
rule-base_score_bonus-zero = Eine Reihe der Länge null bringt keinen Harmonisierungsbonus, auch wenn niemand eine längere hat.
rule-base_score_winner = Die höchste Summe gewinnt; bei Gleichstand teilen sich die Spieler den Sieg.
rule-base_score_level = Die Summe eines Spielers wird an den Plenitude-Stufen abgelesen: sechs Stufen. Im Grundspiel 0–7, 8–9, dann drei, deren Grenzen zwischen 10 und 16 nicht bekannt sind, und ab 17. Eine unbekannte Grenze wird als unbekannt gemeldet, nie geraten.
