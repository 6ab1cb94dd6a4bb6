# Yin-Yang auf Deutsch.

module-yin-yang = Yin-Yang

energy-W = weiß
    .noun = Weiß
    .adjective = weiße
    .adjectives = weiße

place-yin-yang-HalfSupply = die Yin-Yang-Plättchen neben dem Lotus-Board
    .from = aus dem Vorrat
    .to = in den Vorrat
    .piece = ein halbes Yin-Yang-Symbol
    .to-HalvesOf = erhält { $piece }
place-yin-yang-HalvesOf = die gewonnenen Hälften
    .from = von den gewonnenen Hälften
    .to = zu den gewonnenen Hälften
    .piece = ein halbes Yin-Yang-Symbol
value-yin-yang-HalvesLeft =
    .pile = übrige Hälften
value-yin-yang-HalvesWon =
    .pile = Hälften

event-yin-yang-YinYangEffect = erhält ein halbes Yin-Yang-Symbol für Weiß und Schwarz { TELL($height, form: "at") }

line-yin-yang_score = { $subject ->
    [complete] vollständige Yin-Yang-Symbole: { $count }
   *[incomplete] unvollständige Yin-Yang-Symbole: { $count }
  }

option-yin-yang-temporary_harmonisation = was ein Chakra vorübergehend harmonisiert
    .is-any-three = drei beliebige Energien, darunter Weiß
    .is-own-colour = die eigene Farbe, durch Weiß vervollständigt
option-yin-yang-discarded_energy = Weiß und Schwarz des Yin-Yang-Effekts
    .is-box = verlassen das Spiel
    .is-bag = kommen zurück in den Beutel

rule-yin-yang_setup = Je Spieler kommen drei weiße (positive) Energien in den Universum-Beutel.
rule-yin-yang_receive_positive = Wer aus einem Fluss nimmt, der mindestens eine weiße Energie zeigt, muss eine weiße nehmen, allein oder mit anderen.
    .refusal = Der Fluss zeigt Weiß: Eine weiße Energie muss dabei sein oder, wo er auch Schwarz zeigt, stattdessen eine schwarze.
rule-yin-yang_receive_either = Aus einem Fluss, der Weiß und Schwarz zeigt, nimmt der Spieler genau eine der beiden Arten, nie beide.
    .refusal = Weiß und Schwarz werden nie zusammen genommen: Lass eine der beiden Arten im Fluss.
rule-yin-yang_receive_limit = Weiß ist von der Farbgrenze ausgenommen, wie Schwarz.
rule-yin-yang_temporary = Ein Chakra mit drei Energien beliebiger Farben, darunter mindestens eine weiße, ist vorübergehend harmonisiert und wird von sich bewegenden Energien übersprungen.
rule-yin-yang_temporary_no-token = Eine vorübergehende Harmonisierung bringt kein Inspirationsplättchen aus der Kerbe zurück.
rule-yin-yang_temporary_no-points = Ein vorübergehend harmonisiertes Chakra zählt keine Punkte und gilt weder für das Spielende noch für Bonus, Kraft oder Ziel.
rule-yin-yang_temporary_movable = Die Energien eines vorübergehend harmonisierten Chakras dürfen sich noch hinausbewegen.
rule-yin-yang_effect = Am Ende des Zuges eines Spielers verliert jedes seiner Chakren, auf dem Weiß und Schwarz liegen, je eine davon, und der Spieler erhält ein halbes Yin-Yang-Plättchen. Das ist Pflicht und gilt nur für Chakren, nicht für Blasen oder Erde.
rule-yin-yang_effect_discard = Die beiden Energien verlassen das Spiel.
rule-yin-yang_effect_first = Das Zugende läuft in dieser Reihenfolge ab: Yin-Yang-Effekt, Ziele, Prüfung auf Spielende.
rule-yin-yang_earth = Weiß darf auf die Erde gelangen; dort zählt es nichts, ist keine gemilderte Energie und kann nicht auf Feld 8 abgelegt werden.
rule-yin-yang_score = Jedes vollständige Yin-Yang-Symbol (zwei Hälften) zählt 3, ein unvollständiges 1. Sechs Plättchen ergeben zwölf Hälften.
rule-levels_yin-yang = Mit Yin-Yang: 0–9, 10–12, 13–15, 16–18, 19–21, ab 22.
