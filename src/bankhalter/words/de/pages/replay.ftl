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
replay-cash = Bargeld
replay-round = Runde
replay-before = davor
replay-table = Als Tabelle
replay-table-about = Vermögen am Ende jeder Runde, daneben das Bargeld
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
replay-copy = Link hierher
replay-copied = Der Link zu diesem Moment ist kopiert.
replay-play-on = Von hier spielen
replay-loading = Das Spiel wird geholt …

## Gewinnchancen

chances = Gewinnchance
chances-about = so oft gewänne jeder, wenn { $games } Mal gleich starke Bots von da an weiterspielten
chances-percent = { $percent } %
chances-coming = Die Gewinnchancen werden gerechnet …
chances-away = Die Gewinnchancen sind gerade nicht zu haben.
chances-turn = Die größte Wende, von Zug { $from } auf Zug { $to }: Die Chance von { $who } steigt von { $before } % auf { $after } %.
chances-go = Dorthin
chances-turns = Zug
