# Die Kommandozeile: Hilfe zu jedem Befehl, und was an einer Eingabe nicht stimmt.

cli-main = Der Bankhalter leitet Spiele nach fünf deutschen Regelheften: Er spielt, prüft und erzählt sie und schlägt die Regeln nach.
cli-play = Am Terminal spielen, allein oder zu mehreren an einer Tastatur.
cli-replay = Ein aufgezeichnetes Spiel erzählen, eine Stellung daraus zeigen oder die Aufzeichnung prüfen.
cli-check = Szenarien prüfen: Tun die Regeln, was in den Dateien steht?
cli-reader = Der Kartenleser der Banking-Ausgabe, für einen echten Tisch.
cli-money = Nur das Geld: Konten für einen echten Tisch mit einer gedruckten Ausgabe.
cli-rules = Die Regeln nachschlagen, mit allen Unterschieden zwischen den Ausgaben.
cli-editions = Die Ausgaben auflisten oder eine vollständig zeigen.
cli-tournament = Bots viele Spiele gegeneinander austragen lassen und zählen, wer gewinnt.
cli-simulate = Bots viele Spiele spielen lassen und berichten: wer gewinnt, wie lange es dauert, was sich lohnt.
cli-compare = Zwei Seiten dieselben Spiele spielen lassen, mit anderen Optionen oder Bots, und zeigen, was sich unterscheidet.
cli-plot = Bilder einer Simulation zeichnen: wo Figuren landen, wie lange Spiele dauern, wie sich das Vermögen entwickelt, was die Gruppen einbringen.

## Überschriften und was auf jeder Seite steht

cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-options-here = [OPTIONEN]
cli-command-here = BEFEHL …
cli-lang = Deutsch oder Englisch; sonst die Sprache des Systems.
cli-help = Diese Hilfe zeigen.
cli-version = Die Version zeigen.

## Platzhalter

place-name = NAME
place-edition = [AUSGABE]
place-file = DATEI
place-files = DATEI …
place-number = ZAHL
place-option = NAME=WERT
place-text = TEXT
place-words = [WORT …]
place-url-or-none = [URL]
place-names-or-url = [URL] [NAME …]
place-bots = BOT …
place-speed = TEMPO
place-bots-listed = BOT,BOT…
place-sides = [A B]
place-part = PROZENT
place-folder = ORDNER
place-address = ADRESSE
place-picture = BILD

## Die Optionen der Befehle

cli-edition-or-file = Die Ausgabe oder eine Datei wie meine.toml.
cli-option = Eine Option der Ausgabe, etwa rent=automatic; auch mehrmals.
cli-play-edition = Eine Ausgabe oder ihre Datei; mit --resume die Aufzeichnung, die weitergehen soll.
cli-play-seat = Ein Mensch mit Namen oder ein Bot wie bot:standard; einmal für jeden Platz.
cli-play-names = Namen für Felder und Karten.
cli-play-seed = Würfel und Karten aus diesem Text ziehen.
cli-play-save = Wo das Spiel gesichert wird.
cli-play-resume = Das letzte Spiel oder eine Aufzeichnung fortsetzen.
cli-play-plain = Nur Sätze, keine Bilder und Spalten: für Vorleseprogramme.
cli-play-speed = Wie schnell die Bots ziehen: slow, normal, fast oder instant.
cli-replay-file = Eine Aufzeichnung.
cli-replay-at = Die Stellung nach der Aktion mit dieser Nummer ausgeben; 0 ist der Anfang.
cli-replay-verify = Prüfsummen, Startwert und alles Gezogene nachprüfen.
cli-replay-step = Nach jeder Aktion auf die Eingabetaste warten.
cli-replay-luck = Sagen, wie viel am Spiel Glück war und wie viel Entscheidung.
cli-check-files = Dateien mit Szenarien.
cli-reader-url = Der Link eines Kartenlesers, den ein Server führt, oder die Adresse des Servers für einen neuen; sonst einer in einer eigenen Datei.
cli-reader-code = Auf einem weiteren Gerät: der Code dessen, der den Kartenleser hat, statt des Links.
cli-reader-save = Wo der Kartenleser aufgehoben wird; sonst da, wo er zuletzt lag.
cli-money-names = Wer mitspielt; ohne Namen geht es mit den letzten Konten weiter. Mit dem Link von Konten, die ein Server führt, geht es dort weiter; mit seiner Adresse vor den Namen werden dort neue eröffnet.
cli-money-edition = Die Ausgabe, nach deren Geld gerechnet wird, oder eine Datei wie meine.toml.
cli-money-start = Wie viel jeder am Anfang hat; sonst so viel, wie im Regelheft steht.
cli-money-code = Auf einem weiteren Gerät: der Code dessen, der die Konten hat, statt des Links.
cli-money-save = Wo die Konten aufgehoben werden; sonst da, wo sie zuletzt lagen.
cli-rules-words = Wörter, nach denen gesucht wird, oder der Name einer Regel oder eines Kapitels.
cli-rules-edition = Nur die Regeln dieser Ausgabe, in ihrer Lesart; auch eine Datei wie meine.toml.
cli-editions-name = Eine der Ausgaben oder eine Datei wie meine.toml.
cli-tournament-bots = Die Bots, zwei bis sechs; einer darf mehrmals antreten.
cli-tournament-games = Wie viele Spiele; ohne Angabe 200.
cli-tournament-seed = Der Startwert, aus dem Würfel und Karten gezogen werden.
cli-tournament-processes = Wie viele Prozesse; ohne Angabe so viele, wie es Prozessorkerne gibt.
cli-simulate-seats = Die Bots in der Reihenfolge ihrer Plätze, mit Kommas dazwischen; ohne Angabe viermal standard, oder auf jedem Platz der Stellung.
cli-simulate-games = Wie viele Spiele, etwa 20000 oder 1e6; ohne Angabe 10.000.
cli-simulate-from = Jedes Spiel beginnt mit der Stellung in dieser Datei, wie bankhalter replay DATEI --at ZAHL sie ausgibt; Ausgabe und Optionen sind trotzdem zu nennen.
cli-simulate-precision = So lange spielen, bis jeder Anteil an Siegen so genau bekannt ist, etwa 0.5%; höchstens zehn Millionen Spiele, wenn --games nichts anderes sagt.
cli-simulate-max-rounds = Spiele nach so vielen Runden abbrechen; ohne Angabe 500.
cli-simulate-seconds = Wie viele Sekunden ein Zug dauert; danach enden auch Spiele auf Zeit. Ohne Angabe 30.
cli-simulate-workers = Wie viele Spiele zugleich gespielt werden; ohne Angabe so viele, wie es Prozessorkerne gibt. Die Ergebnisse hängen nicht davon ab.
cli-simulate-lots = Auch zeigen, was jedes Grundstück kostet und einbringt.
cli-simulate-out = summary.json, eine Parquet-Datei für jede Tabelle und alle Spiele in diesen Ordner schreiben.
cli-simulate-json = Statt des Berichts die Zusammenfassung als JSON ausgeben.
cli-compare-sides = Die beiden Seiten, jede in Anführungszeichen: usual oder was anders ist, etwa „short=true“ oder „rent=automatic seats=standard,novice“.
cli-compare-option = Eine Option auf beiden Seiten, etwa rent=automatic; auch mehrmals.
cli-compare-games = Wie viele Spiele auf jeder Seite, etwa 20000 oder 1e6; ohne Angabe 10.000.
cli-compare-switches = Statt zweier Seiten jeden Schalter der Ausgabe mit dem üblichen Spiel vergleichen, eine Zeile je Schalter.
cli-cluster = Statt dieses Rechners die Arbeiter eines Dask-Clusters spielen lassen: die Adresse seines Schedulers, etwa tcp://192.0.2.1:8786. Die Ergebnisse bleiben gleich.
cli-patience = Wie viele Sekunden ein Cluster ohne Arbeiter sein darf, bevor berichtet wird, was bis dahin gespielt ist; ohne Angabe 60.
cli-plot-folder = Der Ordner, den simulate --out geschrieben hat; dorthin kommen auch die Bilder.
cli-plot-what = Nur eines: board, lengths, worth oder returns; sonst alle vier.
cli-plot-save = Dieses eine Bild als Datei mit der Endung .svg oder .png.

## Was an einer Eingabe nicht stimmt

usage-more = { $sentence } Mehr dazu: { $command }
usage-language = Die Sprache „{ $given }“ gibt es hier nicht; möglich sind { $languages }.
usage-speed = Das Tempo „{ $given }“ gibt es nicht; möglich sind { $speeds }.
usage-resume-alone = Eine Aufzeichnung bringt Ausgabe, Plätze, Optionen und Startwert selbst mit; erwartet wird --resume [DATEI] allein.
usage-two-editions = Es sind zwei Ausgaben genannt, { $first } und { $second }; erwartet wird eine.
usage-no-such-option = { $has_near ->
    [yes] Die Option { $option } gibt es nicht; ähnlich heißt { $near }.
   *[no] Die Option { $option } gibt es nicht.
}
usage-option-without-value = Zur Option { $option } gehört kein Wert.
usage-option-needs-value = Zur Option { $option } gehört ein Wert.
usage-too-many = Das ist zu viel: { $words }.
usage-missing = Es fehlt: { $argument }.
usage-no-name = Der Name einer Datei oder eines Ordners fehlt: { $what } ist leer.
usage-no-such-command = { $has_near ->
    [yes] Den Befehl „{ $command }“ gibt es nicht; ähnlich heißt { $near }.
   *[no] Den Befehl „{ $command }“ gibt es nicht.
}
usage-no-number = Zu { $option } gehört eine ganze Zahl.
usage-mistake = Bankhalter hat einen Fehler gemacht ({ $what }; { $file }, Zeile { $line }); Spiele sind gesichert.
usage-output = Ein- oder Ausgabe ist nicht möglich: { $reason }
