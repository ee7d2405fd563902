# Das Spiel im Rückblick.

replay-title = Nachspiel
replay-of = Nachspiel { $code }
replay-table-link = Zum Tisch
replay-download = Spiel herunterladen
replay-story = Was in diesem Zug geschah
replay-begins = { $who } beginnt den Zug.
replay-turn = Zug { $number }
replay-of-turns = von { $turns }
replay-in-round = , Runde { $round }
replay-start = Vor dem ersten Zug
replay-curves = Wie es allen erging
replay-worth = Vermögen
replay-cash = Geld
replay-round = Runde
replay-before = davor
replay-table = Als Tabelle
replay-table-about = Vermögen am Ende jeder Runde, daneben das Geld
replay-as-curves = Als Kurven
replay-moment = Moment des Spiels
replay-at = Moment { $number } von { $last }
replay-turn-back = Zum Anfang des Zugs, zum Zug davor
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-turn-on = Zum nächsten Zug
replay-speed = Geschwindigkeit
replay-position = Stellung
replay-position-about = Die Stellung ist eine Datei: zum Ansehen, Ändern und Weiterspielen am Terminal.
replay-download-about = Das Spiel ist eine Datei: zum Aufheben und um es am Terminal noch einmal zu sehen.
replay-files-about = Stellung und Spiel sind Dateien: zum Aufheben, fürs Terminal.
replay-copy = Link hierher
replay-link = Link zu diesem Moment
replay-copied = Der Link zu diesem Moment ist kopiert.
replay-by-hand = Der Link ist markiert: bitte von Hand kopieren.
replay-play-on = Von hier spielen
replay-loading = Das Spiel wird geholt …

## Gewinnchancen

chances = Gewinnchance
chances-about = so oft gewänne jeder, wenn { $games } Mal gleich starke Bots von da an weiterspielten
chances-percent = { $percent } %
chances-coming = Die Gewinnchancen werden gerechnet …
chances-away = Die Gewinnchancen sind gerade nicht zu haben.
chances-turn = Die größte Wende, zwischen Zug { $from } und Zug { $to }: Die Chance von { $who } steigt von { $before } % auf { $after } %.
chances-go = Dorthin
chances-turns = Zug

## Glück und Entscheidungen

luck = Glück und Entscheidungen
luck-about = In Hundertsteln: was die Gewinnchancen bewegt hat, gemessen an starken Bots. Glück ist, was Würfe, Karten und Austeilen verändert haben, gleich wer würfelte. Eine Entscheidung, die ein Bot genauso getroffen hätte, zählt 0. Beginn, Glück und Entscheidungen ergeben zusammen den Ausgang.
luck-error = ± sagt, wie weit eine Zahl danebenliegen kann (95 %): Weitergespielt wurden { $games } Spiele.
luck-coming = Es wird ausgerechnet, was Glück war … { $percent } %
luck-away = Was Glück war, ist gerade nicht zu erfahren.
luck-start = Beginn
luck-luck = Glück
luck-decisions = Eigene Entschei{ "\u00AD" }dungen
luck-others = Entschei{ "\u00AD" }dungen der anderen
luck-outcome = Ausgang
luck-lucky = Die glücklichsten Würfe und Karten
luck-unlucky = Die unglücklichsten Würfe und Karten
luck-lucky-about = Hier steht, was ein Wurf für den verändert hat, der ihn warf. In der Summe sind auch alle kleinen und die Würfe der anderen.
luck-unlucky-about = Verglichen wird mit allem, was hätte kommen können: Auch eine Karte, die Geld bringt, ist Pech, wenn meist Besseres gekommen wäre.
luck-best = Die besten Entscheidungen
luck-worst = Die schlechtesten Entscheidungen
luck-none = Keine, die sich mit Sicherheit nennen ließe.
luck-left = { $what ->
    [accept] { $who } nahm vor diesem Wurf ein Angebot nicht an, das ein Bot annimmt.
    [reject] { $who } ließ vor diesem Wurf ein Angebot offen, das ein Bot ablehnt.
    [counter] { $who } machte vor diesem Wurf kein Gegenangebot; ein Bot hätte es getan.
    [offer] { $who } bot vor diesem Wurf keinen Handel an; ein Bot hätte es getan.
    [build] { $who } baute vor diesem Wurf nicht; ein Bot hätte gebaut.
    [redeem] { $who } löste vor diesem Wurf nichts ab; ein Bot hätte es getan.
    [demand] { $who } forderte vor diesem Wurf die Miete nicht.
    [pay_fine] { $who } würfelte im Gefängnis; ein Bot hätte die Strafe gezahlt.
    [use_card] { $who } würfelte im Gefängnis; ein Bot hätte die Karte genutzt.
   *[other] { $who } unterließ vor diesem Wurf, was ein Bot tut.
}
