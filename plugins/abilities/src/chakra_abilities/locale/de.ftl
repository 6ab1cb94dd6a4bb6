# Die besonderen Fähigkeiten auf Deutsch.

module-abilities = Besondere Fähigkeiten

card-extend-many = „Eine von mehreren Bewegungen verlängern“
card-extend-one = „Eine einzelne Bewegung verlängern“
card-ignore = „Schwarz und Weiß ignorieren“
card-refresh = „Lotus-Board erneuern“
card-row = „Aus einer Zeile nehmen“
card-swap-maya = „Auf dem Lotus-Board tauschen“
card-two-of-a-colour = „Zwei einer Farbe“
card-white-inspiration = „Weißes Inspirationsplättchen“
term-card = { KEY($value) ->
    [none] keine Karte
   *[other] { $value }
  }

place-abilities-Unrevealed = die Karten, die nicht im Spiel sind
    .from = aus dem Stapel
    .to = in den Stapel
    .piece = { TELL($piece, as: "card") }
    .to-InCentre = { $piece } wird aufgedeckt
place-abilities-InCentre = die Tischmitte
    .from = aus der Tischmitte
    .to = in die Tischmitte
    .piece = { TELL($piece, as: "card") }
    .to-Beside = nimmt die Karte { $piece }
place-abilities-Beside = neben dem Spielbrett
    .from = vom Spielbrett
    .to = neben das Spielbrett
    .piece = { TELL($piece, as: "card") }
place-abilities-WhiteCard = seine Karte
    .from = von seiner Karte
    .to = auf seine Karte
    .piece = das weiße Inspirationsplättchen
value-abilities-Centre =
    .cards = Karten in der Mitte
    .white_token = weißes Plättchen auf seiner Karte
value-abilities-Own =
    .card = Karte
    .face_up = offen

action-abilities-Reveal = die Fähigkeitskarten { $cards } aufdecken
    .third = deckt die Fähigkeitskarten { $cards } auf
    .kind = die Fähigkeitskarten aufdecken
action-abilities-TakeCard = die Karte { $card } nehmen
    .third = nimmt die Karte { $card }
    .kind = eine Fähigkeitskarte nehmen
action-abilities-UseAbility = die Fähigkeitskarte nutzen
    .third = nutzt die Fähigkeitskarte
    .kind = die Fähigkeitskarte nutzen
action-abilities-NameSpace = die Energie aus { $flow } in { $row } wählen
    .third = wählt die Energie aus { $flow } in { $row }
    .kind = eine Energie des Maya wählen
action-abilities-ExchangeCard = die Karte gegen { $card } tauschen
    .third = tauscht die Karte gegen { $card }
    .kind = die Fähigkeitskarte tauschen

decision-abilities-RevealCards = die Fähigkeitskarten dieses Spiels
decision-abilities-ChooseCard = eine Fähigkeitskarte
decision-abilities-ChooseMayaSpace = { KEY($first) ->
    [none] die erste von zwei Energien des Maya, die die Plätze tauschen
   *[other] die zweite Energie des Maya
  }
decision-abilities-ChooseExchange = eine Fähigkeitskarte im Tausch gegen die bisherige

event-abilities-Flipped = dreht { $card } um

rule-abilities_setup = Es werden zwei Fähigkeitskarten mehr aufgedeckt, als Spieler da sind; in umgekehrter Zugreihenfolge nimmt jeder Spieler eine; zwei bleiben in der Mitte. Es gibt acht.
    .refusal = { TELL($card, each: "card") } ist nicht zu haben: { $number } von { TELL($cards, each: "card") } schon.
rule-abilities_use = Vor seiner Aktion darf ein Spieler seine Fähigkeitskarte nutzen, wenn sie offen liegt; sie wirkt für diesen Zug, dann wird die Karte umgedreht.
    .refusal = Eine Fähigkeitskarte wird genutzt, solange sie offen liegt, vor der Aktion: Vor dir liegt keine offene mehr.
rule-abilities_permission = Eine Fähigkeit gibt für den Zug Möglichkeiten dazu; sie nimmt keine weg und zwingt zu nichts. Sie darf auch genutzt werden, wenn sie nichts bringt.
rule-abilities_swap = Wer meditiert, muss als Letztes seine Fähigkeitskarte, genutzt oder nicht, gegen eine der beiden anderen in der Mitte tauschen; die zurückgelegte Karte liegt offen. Die neue kann ab dem nächsten Zug genutzt werden.
    .refusal = { TELL($card, as: "card") } liegt nicht in der Mitte: Tausche deine Karte gegen { TELL($cards, each: "card", join: "or") }.
rule-abilities_two-of-a-colour = In diesem Zug dürfen beim Empfangen zwei Energien derselben Farbe aus einem Fluss genommen werden, mit oder ohne eine dritte einer anderen Farbe; auch Schwarz und Weiß sind Farben. Die Pflicht, Schwarz oder Weiß zu nehmen, bleibt, nie beide Arten, und die Farbgrenze gilt für die Summe nach dem Nehmen.
    .refusal = In diesem Zug dürfen zwei Energien einer Farbe genommen werden, nicht { $count } { TELL($energy, as: "energy", form: "adjectives") }.
rule-abilities_ignore = In diesem Zug darf beim Empfangen weiße und/oder schwarze Energie im Fluss liegen bleiben; eine der beiden Arten zu nehmen, bleibt möglich, beide nie.
rule-abilities_white-inspiration = In diesem Zug darf mit dem weißen Inspirationsplättchen kanalisiert werden, auf jedem freien Feld, auch auf Feld 8, selbst ohne freies schwarzes Plättchen; kanalisiert wird in diesem Zug mit ihm. Es bleibt dort bis zur nächsten Meditation und kommt dann mit der Karte zurück.
rule-abilities_refresh = Vor der Aktion kommen alle Energien des Lotus-Boards zurück in den Beutel, und es wird in Leserichtung neu gefüllt, so weit der Beutel reicht.
rule-abilities_row = In diesem Zug darf beim Empfangen statt aus einer Spalte aus einer Zeile genommen werden; alle anderen Regeln des Nehmens gelten, aufgefüllt wird sofort.
rule-abilities_swap-maya = Vor der Aktion tauschen zwei verschiedenfarbige Energien auf dem Lotus-Board die Plätze; ohne zwei solche Energien kann die Karte nicht genutzt werden.
    .refusal = Zwei verschiedenfarbige Energien auf dem Lotus-Board tauschen die Plätze, und dort liegt keine, mit der das ginge.
rule-abilities_extend-many = In diesem Zug darf, wer zwei oder drei Energien kanalisiert (Felder 1, 2, 5, 6), eine von ihnen um ein oder zwei Chakren weiter bewegen, nach oben oder unten.
rule-abilities_extend-one = In diesem Zug darf, wer nur eine Energie kanalisiert (Felder 3, 4, 7), sie um ein oder zwei Chakren weiter bewegen, nach oben oder unten.
rule-abilities_extend_move = Die zusätzliche Bewegung ist eine weitere nach den üblichen Bewegungsregeln, mit einer Energie, die sich in dieser Aktion schon bewegt hat und sich noch bewegen kann; sie darf vor den Bewegungen der anderen Energien kommen, solange diese möglich bleiben, und auch ein Feld, das nur mit ihr vollendet werden kann, darf gewählt werden. Ob ein Chakra harmonisiert ist, wird zwischen den Bewegungen geprüft.
