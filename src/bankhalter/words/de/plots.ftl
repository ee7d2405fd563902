# Bilder einer Simulation.

plot-percent = { $number } %
plot-simulated = { $edition }{ $short ->
    [yes] , Schnellspiel
   *[no] {""}
}: { $count ->
    [one] ein Spiel
   *[other] { $games } Spiele
}. Am Tisch: { $bots }.{ $changed ->
    [yes] {" "}Optionen: { $options }.
   *[no] {""}
}
plot-stations = { -station(number: "many") }
plot-utilities = { -utility(number: "many") }

## Wo die Figuren landen

plot-board-title = Wo die Figuren landen
plot-board-about = Gezählt ist jedes Feld, auf dem eine Figur nach einem Wurf, durch eine Karte oder auf dem Weg ins Gefängnis stehen bleibt. Alle Felder zusammen ergeben 100 %, im Mittel also 2,5 %.
plot-board-sent = davon in Haft { $share }
plot-board-most = Am häufigsten
plot-board-least = Am seltensten
plot-board-scale = Anteil an allen Landungen in Prozent
plot-board-less = seltener
plot-board-more = häufiger

## Wie lange Spiele dauern

plot-lengths-title = Wie lange ein Spiel dauert
plot-lengths-rounds = Runden: Anteil der Spiele
plot-lengths-minutes = Minuten, wenn ein Zug { $seconds } Sekunden dauert: Anteil der Spiele
plot-lengths-rounds-half = die Hälfte ist nach { $length } Runden aus
plot-lengths-rounds-most = 90 % sind nach { $length } Runden aus
plot-lengths-minutes-half = die Hälfte ist nach { $length } Minuten aus
plot-lengths-minutes-most = 90 % sind nach { $length } Minuten aus
plot-lengths-rulebook = { $low } bis { $high } Minuten nennt das Regelheft: { $share } der Spiele
plot-lengths-about = Die längsten Spiele, höchstens { $share }, sind nicht gezeigt, aber mitgezählt.

## Wie sich das Vermögen entwickelt

plot-worth-title = Wie sich das Vermögen entwickelt
plot-worth-seat = Platz { $seat }: { $bot }
plot-worth-rounds = Runden
plot-worth-median = Median
plot-worth-half = die mittlere Hälfte der Spiele
plot-worth-most = die mittleren 90 %
plot-worth-about = Jede Runde zählt die Spiele, die sie erreicht haben; gezeigt ist sie, wenn das wenigstens { $share } waren. Wer bankrott ist, zählt mit null.

## Was die Gruppen einbringen

plot-returns-title = Was die Gruppen einbringen
plot-returns-share = Mieten im Verhältnis zu den Kosten
plot-returns-money = Beträge je Spiel
plot-returns-even = Kosten gedeckt
plot-returns-none = nie gekauft
plot-returns-lots = Kauf
plot-returns-buildings = Bau
plot-returns-income = Mieten
plot-returns-about = Kauf: Preise und Gebote; was am Anfang ausgeteilt war oder jemandem gehörte, zählt mit dem Kartenpreis. Bau: was Gebäude kosteten, abzüglich dessen, was ihr Verkauf brachte.

## Was nicht geht

plot-no-such-kind = Ein Bild „{ $given }“ gibt es nicht; erwartet wird eines von { $kinds }.
plot-suffix = Als was { $file } gesichert werden soll, ist nicht klar; erwartet wird eine Endung aus { $suffixes }.
plot-not-written = { $file } lässt sich nicht schreiben: { $reason }.
plot-no-folder = Den Ordner { $folder } gibt es nicht; erwartet wird einer, den „bankhalter simulate --out“ geschrieben hat.
plot-not-a-simulation = In { $folder } liegt keine Simulation: { $why }. Erwartet wird ein Ordner, den „bankhalter simulate --out“ geschrieben hat.
plot-file-missing = { $file } fehlt
plot-file-broken = { $file } ist nicht lesbar
plot-not-simulated = Keine dieser Tabellen sagt, was simuliert wurde.
plot-no-games = In dieser Simulation ist kein Spiel gespielt worden.
plot-table-missing = Die Tabelle { $table } fehlt.
plot-lacks = Für Bilder fehlt { $package }: { $command }
plot-which = Welches Bild { $file } zeigen soll, ist nicht gesagt; erwartet wird --what.
plot-saved = Gesichert: { $file }
