# Simulationen: viele Spiele unter Bots.

simulation-seats = { $count ->
    [one] Ein Platz: nötig sind { $least } bis { $most } Bots, einer für jeden Platz.
   *[other] { $count } Plätze: nötig sind { $least } bis { $most } Bots, einer für jeden Platz.
}
simulation-seats-of-position = Die Stellung hat { $seats } Plätze, und { $bots ->
    [one] ein Bot ist genannt
   *[other] { $bots } Bots sind genannt
}: Nötig sind so viele Bots wie Plätze.
simulation-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $most }.
simulation-rounds = Spiele werden nach 1 bis { $most } Runden abgebrochen.
simulation-seconds = Ein Zug dauert 0 bis { $most } Sekunden.
simulation-over = Die Partie dieser Stellung ist zu Ende: Nötig ist eine, die weitergeht.
simulation-workers = Es braucht mindestens einen Arbeiter oder Prozess und höchstens { $most }.
simulation-games = Die Zahl der Spiele ist eine ganze von 1 bis { $most }, etwa 20000 oder 1e6, nicht „{ $given }“.
simulation-precision = Eine Genauigkeit liegt über 0 % und unter 100 %, etwa 0,5 %, nicht „{ $given }“.
simulation-extra = Für Simulationen fehlt { $lacking }: pip install „bankhalter[sim]“

## Während gespielt wird

simulation-rate = { $rate } Spiele/s

## Der Bericht

simulation-heading = { $count ->
    [one] Simulation in der Ausgabe { $edition }: ein Spiel
   *[other] Simulation in der Ausgabe { $edition }: { $games } Spiele
}
simulation-options = Optionen: { $options }
simulation-from = Jedes Spiel begann mit der Stellung in { $file }.
simulation-interrupted = Abgebrochen nach { $games } von { $planned } Spielen.
simulation-precise = Jeder Anteil an Siegen ist nach beiden Seiten auf { $width } bekannt (gewünscht: { $wanted }).
simulation-imprecise = Die Anteile an Siegen sind nach beiden Seiten nur auf { $width } bekannt (gewünscht: { $wanted }).
simulation-wins = Wer gewinnt
simulation-by-bot = Wer gewinnt, nach Bots
simulation-lengths = Wie lange Spiele dauern
simulation-endings = Wie Spiele enden
simulation-timeline = Geld und Vermögen im Verlauf
simulation-levels = Was Gruppen in einem Spiel einbringen, nach Ausbaustufe
simulation-squares = Wohin die Spielfiguren kommen
simulation-groups = Was Gruppen in einem Spiel kosten und einbringen
simulation-lots = Was Grundstücke in einem Spiel kosten und einbringen
simulation-scarce = Versteigerungen und Mangel
simulation-column-seat = Platz
simulation-column-bot = Bot
simulation-column-wins = Siege
simulation-column-share = Anteil
simulation-column-interval = 95-%-Bereich
simulation-column-low = von
simulation-column-high = bis
simulation-column-place = Rang
simulation-column-bankrupt = bankrott
simulation-column-worth = Vermögen
simulation-column-length = Länge
simulation-column-mean = Mittel
simulation-column-tenth = 10 %
simulation-column-median = Hälfte
simulation-column-nine-tenths = 90 %
simulation-column-most = längstes
simulation-column-ending = Ende
simulation-column-games = Spiele
simulation-column-most-visited = am häufigsten
simulation-column-least-visited = am seltensten
simulation-column-group = Gruppe
simulation-column-lot = Grundstück
simulation-column-lots = Kauf
simulation-column-buildings = Bau
simulation-column-income = Mieten
simulation-column-return = Ertrag
simulation-column-hammer = Gebote
simulation-column-worth-after = Vermögen nach Runde
simulation-column-cash-after = Geld nach Runde
simulation-column-rents-by-level = Mieten
simulation-column-return-by-level = Ertrag
simulation-column-number = Mieten je Anzahl
simulation-column-single = einzeln
simulation-column-whole = Gruppe
simulation-column-hotel = { -hotel }
simulation-seat-number = Platz { $seat }
simulation-turns = Spielerzüge
simulation-rounds-played = Runden
simulation-minutes = Minuten
simulation-seconds-a-turn = { $seconds ->
    [one] Minuten bei einer Sekunde je Zug.
   *[other] Minuten bei { $seconds } Sekunden je Zug.
}
simulation-short-printed = Das Regelheft gibt für das Schnellspiel { $least } bis { $most } Minuten an: { $shorter } dieser Spiele waren kürzer, { $within } so lang, { $longer } länger.
simulation-broken-off = Ein abgebrochenes Spiel gewinnt niemand; es zählt so lang, wie es war.
simulation-ending-one-left = nur ein Platz ist übrig
simulation-ending-short = Bankrotte beenden das Schnellspiel
simulation-ending-time = die Zeit ist um
simulation-ending-broken-off = abgebrochen
simulation-ending-fault = Fehler eines Bots
simulation-no-bankruptcies = Niemand ging bankrott.
simulation-bankruptcies = Bankrotte: { $count }, durch { $causes }.
simulation-part = { $what } ({ $share })
simulation-ruinous = Mieten treiben am häufigsten auf { $lots } in den Bankrott.
simulation-timeline-note = Im Mittel der Spiele, die so weit kamen, solange das wenigstens { $share } waren; wer bankrott ist, zählt mit null.
simulation-levels-note = Einzeln, in einer ganzen Gruppe ohne Gebäude, dann nach der Zahl der { -house(number: "many", case: "genitive") }. Der Ertrag ist, was die Mieten einer Stufe vom Kartenpreis von Grundstück und Gebäuden ausmachen, so oft sie gebaut wurde; ohne Gebäude von dem, was für die Grundstücke gezahlt wurde. Für { -station(number: "many") } und { -utility(number: "many") } zählt, wie viele der Besitzer hat.
simulation-cause-rent = Miete
simulation-cause-tax = eine Steuer
simulation-cause-card = eine Karte
simulation-cause-fine = die Strafe im Gefängnis
simulation-cause-interest = Zinsen
simulation-cause-gave-up = Aufgeben
simulation-cause-other = andere Schulden
simulation-groups-note = Gezahlt für Grundstücke und Bau, abzüglich des Erlöses verkaufter Gebäude; dafür Mieten; Gebote in Versteigerungen im Verhältnis zum Kartenpreis.
simulation-groups-dealt = Gezahlt für Grundstücke und Bau, abzüglich des Erlöses verkaufter Gebäude; dafür Mieten; Gebote in Versteigerungen im Verhältnis zum Kartenpreis. Was am Anfang ausgeteilt wird, zählt mit dem Kartenpreis.
simulation-groups-owned = Gezahlt für Grundstücke und Bau, abzüglich des Erlöses verkaufter Gebäude; dafür Mieten; Gebote in Versteigerungen im Verhältnis zum Kartenpreis. Was in der Stellung schon jemandem gehört oder ausgeteilt wird, zählt mit dem Kartenpreis.
simulation-stations = { -station(number: "many") }
simulation-utilities = { -utility(number: "many") }
simulation-no-auctions = Kein Grundstück wurde versteigert.
simulation-auctions = In einem Spiel wird { $each }-mal ein Grundstück versteigert; das bringt { $share } der Kartenpreise, und { $unsold } der Versteigerungen bleiben ohne Gebot.
simulation-houses = { -house(number: "many") }
simulation-hotels = { -hotel(number: "many") }
simulation-shortage = { $what } werden in 100 Spielen { $times }-mal knapp.
simulation-building-price = Versteigert bringt ein Gebäude davon { $price }.
simulation-no-shortage = Gebäude wurden nie knapp.
simulation-written = Geschrieben nach { $folder }.
simulation-last = { $count ->
    [one] Ein Spiel, { $turns } Spielerzüge, { $rate } Spielerzüge je Sekunde.
   *[other] { $games } Spiele, { $turns } Spielerzüge, { $rate } Spielerzüge je Sekunde.
}

## In Notizbüchern

simulation-caption = { $games ->
    [one] { $edition }: ein Spiel
   *[other] { $edition }: { $games } Spiele
}

comparison-caption = { $games ->
    [one] { $edition }: ein Spiel auf jeder Seite
   *[other] { $edition }: { $games } Spiele auf jeder Seite
}

## Auf mehreren Rechnern

cluster-address = Die Adresse eines Clusters ist von der Form tcp://RECHNER:PORT, nicht „{ $given }“.
cluster-extra = Für einen Cluster fehlt distributed: pip install „bankhalter[cluster]“
cluster-unreachable = Unter { $address } ist kein Scheduler zu erreichen: Er läuft dort nicht („dask scheduler“), oder der Port ist gesperrt.
cluster-no-workers = Der Scheduler { $address } hat keine Arbeiter: Auf jedem Rechner, der mitspielen soll, gehört „dask worker { $address }“ gestartet.
cluster-other-rules = Der Arbeiter { $worker } spielt nicht nach denselben Regeln wie dieser Rechner: Dort wie hier wird dieselbe Version von Bankhalter gebraucht.
cluster-silent-worker = Der Arbeiter { $worker } ist nicht zu erreichen: Scheduler und Arbeiter brauchen Adressen, unter denen sie einander finden.
cluster-lost = Die Verbindung zum Cluster { $address } ist verloren, oder dieselben Spiele haben mehrere seiner Arbeiter beendet.
cluster-abandoned = Der Cluster { $address } ist seit { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} ohne Arbeiter: Was bis dahin gespielt war, bleibt, und hat er wieder welche, spielt derselbe Befehl alle Spiele.
cluster-patience = Die Geduld mit einem Cluster ist eine ganze Zahl von Sekunden von 0 bis { $most }.
cluster-patience-alone = Eine Geduld gehört zu einem Cluster: Dazu fehlt --cluster.
cluster-or-workers = In einem Cluster spielen dessen Arbeiter: Eine Zahl von Arbeitern oder Prozessen gehört nicht dazu.
