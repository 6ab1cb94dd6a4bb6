# Die Kräfte der Chakren auf Deutsch.

module-powers = Kräfte der Chakren

term-space-letter = { $value }
term-flow-number = Fluss { $value }

place-powers-AroundTheBoard = der Vorrat der Kräfte
    .from = aus dem Vorrat
    .to = in den Vorrat
    .piece = die Kraft von { TELL($piece, as: "chakra") }
    .to-FaceUp = gewinnt { $piece }
place-powers-FaceUp = die offenen Kräfte
    .from = von den offenen Kräften
    .to = zu den offenen Kräften
    .piece = die Kraft von { TELL($piece, as: "chakra") }
    .to-Flipped = dreht { $piece } um
place-powers-Flipped = die umgedrehten Kräfte
    .from = von den umgedrehten Kräften
    .to = zu den umgedrehten Kräften
    .piece = die Kraft von { TELL($piece, as: "chakra") }
value-powers-PowerSupply =
    .tokens = übrige Plättchen
value-powers-Powers =
    .face_up = offen
    .flipped = umgedreht
    .activated = in diesem Zug aktiviert
    .passed = gepasst

action-powers-Activate = die Kraft von { TELL($colour, as: "chakra") } aktivieren
    .third = aktiviert die Kraft von { TELL($colour, as: "chakra") }
    .kind = eine Kraft aktivieren
action-powers-Pass = nichts aktivieren und den Zug beenden
    .third = aktiviert nichts mehr
    .kind = den Zug beenden
action-powers-TakeFromNotch = das Plättchen aus der Kerbe { TELL($height, form: "of") } zurücknehmen
    .third = nimmt das Plättchen aus der Kerbe { TELL($height, form: "of") } zurück
    .kind = ein Plättchen aus einer Kerbe zurücknehmen
action-powers-Look = unter { $colour } schauen
    .third = schaut unter { $colour }
    .kind = einen Plenitude-Wert ansehen
action-powers-Pick = eine { TELL($energy, form: "adjective") } Energie { TELL($height, form: "at") } wählen
    .third = wählt eine { TELL($energy, form: "adjective") } Energie { TELL($height, form: "at") }
    .kind = eine Energie wählen, die den Platz tauscht
action-powers-TakeFromSpace = das Plättchen von { $space } zurücknehmen
    .third = nimmt das Plättchen von { $space } zurück
    .kind = ein Plättchen von einem Inspirationsfeld zurücknehmen
action-powers-Return = { TELL($rows, each: "space-letter") } aus { $flow } zurück in den Beutel legen
    .third = legt { TELL($rows, each: "space-letter") } aus { $flow } zurück in den Beutel
    .kind = Energien zurück in den Beutel legen

decision-powers-AfterAction = eine Kraft, die noch aktiviert wird, oder das Ende des Zuges
decision-powers-ChooseNotch = die Kerbe, aus der ein Plättchen zurückkommt
decision-powers-ChooseColour = die Farbe, deren Plenitude-Wert angesehen wird
decision-powers-ChooseSwap = { KEY($first) ->
    [none] die erste von zwei Energien, die die Plätze tauschen
   *[other] die zweite Energie
  }
decision-powers-ChooseSpace = das Inspirationsfeld, von dem ein Plättchen zurückkommt
decision-powers-ChooseReturn = eine oder zwei Energien eines Flusses für den Beutel

event-powers-Activated = aktiviert die Kraft von { TELL($colour, as: "chakra") }
event-powers-Passed = aktiviert nichts mehr
event-powers-Rested = kann wieder eine Kraft aktivieren

rule-powers_setup = Für jedes der sieben Chakren liegen so viele Kraftplättchen rund um das Lotus-Board, wie Spieler da sind (es gibt 28).
rule-powers_win = Jedes Mal, wenn ein Spieler ein Chakra harmonisiert, gewinnt er das Kraftplättchen seiner Farbe und legt es offen in dessen Kerbe.
rule-powers_activate = Eine offene Kraft kann sofort oder in einem späteren Zug ihres Besitzers aktiviert werden; dann wird sie umgedreht und bleibt es.
    .refusal = Die Kraft von { TELL($colour, as: "chakra") } kannst du nicht aktivieren: Sie liegt nicht offen vor dir. Offen liegt: { TELL($face_up, each: "chakra") }.
rule-powers_possible = Eine Kraft kann nur aktiviert werden, wenn ihre Wirkung ausgeführt werden kann, und dann wird sie ausgeführt. Das Aktivieren und seine Entscheidungen folgen ohne Unterbrechung aufeinander.
    .refusal = Die Kraft von { TELL($colour, as: "chakra") } lässt sich jetzt nicht ausführen.
rule-powers_when = Kräfte werden im eigenen Zug aktiviert, vor oder nach der Aktion und vor oder nach dem Nutzen einer Fähigkeit, nie mitten in einer Aktion oder einer anderen Wirkung. Nach der Aktion wird der Spieler nur gefragt, solange sich noch eine Kraft aktivieren lässt; sonst endet der Zug von selbst. Yin-Yang-Effekt, Ziele und Prüfung auf Spielende kommen danach.
rule-powers_one-per-turn = Ein Spieler aktiviert höchstens eine Kraft je Zug, sofortige eingeschlossen; eine durch eine Kraft gewonnene wartet auf einen späteren Zug.
    .refusal = Du hast in diesem Zug schon eine Kraft aktiviert: Die nächste kannst du in deinem nächsten Zug aktivieren.
rule-powers_sahasrara = Lila: Nimm eines deiner Inspirationsplättchen aus einer Kerbe zurück.
    .refusal = Dort liegt kein Inspirationsplättchen: Sahasrara holt eines aus einer Kerbe zurück.
rule-powers_ajna = Blau: Sieh dir den Wert eines Plenitude-Plättchens an, das du nicht kennst. Nur du erfährst ihn; du nimmst kein Meditationsplättchen und kannst das dieser Farbe beim Meditieren noch nehmen.
    .refusal = Dort gibt es nichts Neues zu sehen: Ajna zeigt den Plenitude-Wert einer Farbe, die du noch nicht angesehen hast.
rule-powers_vishuddha = Hellblau: Zwei verschiedenfarbige Energien an zwei verschiedenen Orten deines Spielbretts, die Blasen ausgenommen, tauschen die Plätze; freie Felder und Wege spielen keine Rolle. Energien in harmonisierten Chakren bleiben liegen (in vorübergehend harmonisierten nicht); die Erde macht nur für Energien mit, die dort liegen dürfen. Ob ein Chakra harmonisiert ist, wird geprüft, wenn beide am neuen Ort liegen.
    .refusal = Damit kann Vishuddha nicht tauschen: Es braucht zwei verschiedenfarbige Energien an zwei verschiedenen Orten, keine in einer Blase oder in einem harmonisierten Chakra, und auf die Erde kommt nur, was dort liegen darf.
rule-powers_anahata = Grün: Eine oder mehrere deiner negativen Energien, in Blasen oder Chakren, bewegen sich um je ein Chakra nach unten, nacheinander in der Reihenfolge, die du wählst, jede höchstens einmal, nach den üblichen Bewegungsregeln; nach der ersten darfst du aufhören.
    .refusal = Keine deiner negativen Energien kann sich um ein Chakra nach unten bewegen: Das nächste, das nicht übersprungen wird, muss ein freies Feld haben.
rule-powers_manipura = Gelb: Nimm eines deiner Inspirationsplättchen von einem Inspirationsfeld zurück; das weiße geht auf seine Karte zurück und kommt in diesem Zug nicht wieder ins Spiel.
    .refusal = Dort liegt kein Inspirationsplättchen: Manipura holt eines von einem Inspirationsfeld zurück.
rule-powers_svadhisthana = Orange: Eine oder zwei beliebige Energien eines Flusses kommen zurück in den Beutel, dann wird dieser Fluss aus dem Beutel von oben nach unten aufgefüllt (es können dieselben Energien wiederkommen). Die Regeln des Nehmens gelten nicht.
    .refusal = Das kann Svadhisthana nicht zurücklegen: Es braucht eine oder zwei Energien, die in einem Fluss liegen.
rule-powers_muladhara = Rot: Eine Energie aus Blasen oder Chakren bewegt sich um ein oder zwei Chakren nach unten, nach den üblichen Bewegungsregeln.
    .refusal = Keine deiner Energien kann sich um ein oder zwei Chakren nach unten bewegen: Jedes überquerte oder erreichte braucht ein freies Feld.
