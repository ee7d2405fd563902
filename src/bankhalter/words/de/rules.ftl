# Die Regeln zum Nachschlagen: Kapitel, Überschriften, und was gesagt wird, wenn nichts gefunden ist.

## Die Kapitel

chapter-setup = Aufbau: Material, Startgeld, Spielplan, Wörter der Ausgaben
chapter-bank = Die Bank und der Bankhalter
chapter-turn = Der Zug: Würfeln, Ziehen, Pasch
chapter-go = LOS und das Gehalt
chapter-buy = Grundstücke kaufen
chapter-auction = Versteigerungen
chapter-rent = Miete: wann sie fällig ist und wann sie verfällt
chapter-street = Die Miete der Straßen
chapter-station = Die Miete der Bahnhöfe
chapter-utility = Die Miete der Versorgungswerke
chapter-tax = Steuerfelder
chapter-parking = Frei Parken
chapter-card = Ereignis- und Gemeinschaftskarten
chapter-jail = Das Gefängnis: hinein, darin, heraus
chapter-build = Häuser und Hotels bauen
chapter-sell = Häuser und Hotels verkaufen
chapter-shortage = Gebäudemangel: wenn die Bank zu wenig Häuser oder Hotels hat
chapter-mortgage = Hypotheken
chapter-trade = Handel unter den Spielern
chapter-debt = Schulden
chapter-bankrupt = Bankrott
chapter-speeddie = Das Spiel mit dem Tempo-Würfel
chapter-short = Das Schnellspiel
chapter-timed = Das Spiel auf Zeit
chapter-houserules = Was nicht gilt: Hausregeln
chapter-reader = Der Kartenleser der Banking-Ausgabe

## Nachschlagen

rules-heading = { $edition ->
    [none] { $count } Regeln aus fünf Regelheften
   *[other] { $count } Regeln in der Ausgabe { $edition }
}
rules-further = Weiter mit einem Kapitel oder mit Wörtern: { $command } jail, { $command } pasch gefängnis; nur für eine Ausgabe: --edition banking.
rules-found = { $count } Regeln zu „{ $words }“
rules-one-of-them = Eine davon ganz: { $command }
rules-none = Zu „{ $words }“ gibt es keine Regel; eine Übersicht zeigt { $command }.
rules-none-but-near = Zu „{ $words }“ gibt es keine Regel; ähnlich geschrieben: { $near }.
rules-only-elsewhere = { $count ->
    [one] Zu „{ $words }“ gibt es in der Ausgabe { $edition } keine Regel, in anderen Ausgaben aber eine.
   *[other] Zu „{ $words }“ gibt es in der Ausgabe { $edition } keine Regel, in anderen Ausgaben aber { $count }.
}

## Eine Regel

rule-everywhere = Gilt in allen fünf Ausgaben.
rule-holds-in = { $count ->
    [one] Gilt nur in der Ausgabe { $editions }.
   *[other] Gilt in den Ausgaben { $editions }.
}
rule-differs = Unterschiede zwischen den Ausgaben
rule-in-edition = In der Ausgabe { $edition }
rule-open = Was der Text offenlässt
rule-reading = So wird gespielt
rule-options = Optionen, die sie ändern
rule-sections = Wo es steht
rule-section = { $heading }
rule-section-on-page = { $several ->
    [yes] { $heading }, Seiten { $pages }
   *[no] { $heading }, Seite { $pages }
}

## Das Dokument mit allen Regeln

document-title = Die Regeln
document-intro = Dies sind alle Regeln der fünf Regelhefte { $editions }, mit eigenen Worten gesagt: was gilt, worin sich die Ausgaben unterscheiden, was ein Text offenlässt und wie Bankhalter dann spielt. Am Terminal zeigt sie der Befehl `bankhalter rules`. Beträge ohne Zusatz sind die der Ausgaben mit Bargeld. Die klassischen Ausgaben haben kein eigenes Regelheft; in ihnen gilt, worin sich alle vier Ausgaben mit Bargeld einig sind.
document-made = Diese Seite wird aus den Texten im Programm erzeugt; Änderungen gehören dorthin. Eine zweite Fassung gibt es { $other }.
document-other = [auf Englisch](rules.md)
document-contents = Inhalt
document-contents-line = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
document-open = Offen:
document-reading = Gespielt wird so:
document-sections = Im Regelheft:
