# Was nicht stimmt und was erwartet wird: je ein Satz. $given ist, was jemand getippt hat; Schlüssel, Wörter der Notation
# und Beträge stehen so da, wie man sie tippt.

## Stellen und Teile

error-at = { $place }: { $error }
error-line = { $file }, Zeile { $line }
error-position = Stellung
error-whole-file = die Datei

## Dateien

error-not-read = Das lässt sich nicht lesen: { $reason }.
error-not-written = Das lässt sich nicht schreiben: { $reason }.
error-not-renamed = Das lässt sich nicht umbenennen: { $reason }.
error-not-utf-8 = Erwartet wird Text in UTF-8.
error-no-file = Datei oder Verzeichnis nicht gefunden
error-no-permission = Keine Berechtigung
error-is-a-directory = Es ist ein Verzeichnis
error-is-no-directory = Es ist kein Verzeichnis
error-is-a-file = eine Datei dieses Namens gibt es schon
error-name-too-long = der Name ist zu lang
error-no-space = Auf dem Datenträger ist kein Platz mehr
error-read-only = Der Datenträger ist schreibgeschützt

## Ausgaben

error-no-such-edition = Es gibt keine Ausgabe „{ $given }“; erwartet wird eine von { $names }.
error-no-such-decks = Erwartet wird eines von { $names } oder eine Tabelle, nicht „{ $given }“.
error-not-toml = Erwartet wird TOML, der Leser meldet aber: { $reason }.
error-key-not-here = Dieser Schlüssel gehört nicht hierher.
error-missing = Dieser Schlüssel fehlt.
error-wrong-kind = Erwartet wird { $wanted }, nicht { $got }.
error-number-too-small = Erwartet wird eine ganze Zahl, mindestens { $least }.
error-number-too-large = Erwartet wird eine ganze Zahl, höchstens { $most }.
error-text-too-short = { $least ->
    [one] Erwartet wird ein Text, der nicht leer ist.
   *[other] Erwartet wird ein Text mit mindestens { $least } Zeichen.
}
error-text-too-long = Erwartet wird ein Text mit höchstens { $most } Zeichen.
error-list-length = Erwartet wird eine Liste der Länge { $wanted }, nicht { $got }.
error-against-schema = Erwartet wird etwas anderes ({ $reason }).
error-not-one-of = Erwartet wird eins von { $values }.
error-no-gender = Erwartet wird m, f oder n.
error-no-address = Erwartet wird du oder Sie.
error-not-three-or-four = Erwartet wird 3 oder 4.
error-not-a-key = Erwartet wird ein Wort aus Kleinbuchstaben, Ziffern und Unterstrichen.
error-not-an-edition-name = Erwartet wird ein Name aus Kleinbuchstaben, Ziffern und Bindestrichen.

# Arten von Werten
kind-int = eine ganze Zahl
kind-float = eine Dezimalzahl
kind-str = ein Text
kind-bool = true oder false
kind-array = eine Liste
kind-object = eine Tabelle
kind-null = nichts

# Was wozu passen muss
error-number-of-squares = Erwartet werden { $wanted } Felder, nicht { $got }.
error-square-out-of-order = Erwartet wird { $wanted }, denn die Felder stehen der Reihe nach, nicht { $got }.
error-not-the-corner = Erwartet wird das Eckfeld „{ $kind }“.
error-number-of-kind = Von der Art „{ $kind }“ wird diese Zahl erwartet: { $wanted }, nicht { $got }.
error-number-of-group = Von der Farbgruppe „{ $group }“ werden zwei oder drei Straßen erwartet, nicht { $got }.
error-not-rising = Erwartet werden steigende Zahlen, nicht { $got }.
error-not-half = Erwartet wird { $wanted }, der halbe Preis, nicht { $got }.
error-not-halved = Erwartet wird ein Vielfaches von { $unit }, weil die Hälfte zurückgezahlt wird, nicht { $got }.
error-not-of-unit = Erwartet wird ein Vielfaches von { $unit }, nicht { $got }.
error-amount-too-high = Erwartet wird höchstens { $most }, nicht { $got }.
error-no-such-effect = Erwartet wird eins von { $effects }, nicht „{ $given }“.
error-effect-numbers = Erwartet wird { $numbers }, denn die Wirkung ist „{ $effect }“.
error-effect-without-numbers = Erwartet wird keine Zahl, denn die Wirkung ist „{ $effect }“.
error-number-of-cards = Erwartet werden { $wanted } Karten, nicht { $got }.
error-number-of-jail-cards = Erwartet wird genau eine Gefängnis-frei-Karte (Wirkung „{ $effect }“), nicht { $got }.
error-key-of-two-cards = Erwartet wird ein eigener Schlüssel, denn „{ $key }“ bewirkt etwas anderes.
error-not-printable = Erwartet wird ein Text ohne Zeilenumbrüche und Steuerzeichen.
error-not-a-plain-word = Erwartet wird ein Wort ohne Zeilenumbrüche und geschweifte Klammern.
error-range-of-seats = Erwartet werden die kleinste und die größte Zahl von Spielern, von { $lowest } bis { $highest }, nicht { $least } und { $most }.
error-too-few-tokens = Erwartet wird mindestens { $least }, eine Spielfigur je Platz, nicht { $got }.
error-notes-worth = Erwartet werden Scheine im Wert von { $wanted }, dem Startgeld, nicht { $got }.

# Eigene Namen
error-no-square-of-board = Erwartet wird die Nummer eines Feldes, 0 bis { $last }.
error-no-card-key = Erwartet wird der Schlüssel einer Karte: { $keys }.

## Optionen

error-no-such-option = { $edition } hat keine Option „{ $given }“; vorhanden sind { $options }.
error-option-value = { $edition }: Die Option { $option } ist { $values }, nicht „{ $given }“.
error-option-minutes = { $edition }: Die Option minutes ist eine ganze Zahl von 1 bis { $most }, nicht „{ $given }“.
error-short-and-minutes = { $edition }: Die Optionen short und minutes schließen einander aus; erwartet wird nur eine.
error-needs-speed-die = { $edition }: Die Option { $option } gehört zum Tempo-Würfel; dazu wird speed_die: true erwartet.

## Werte

error-not-an-amount = „{ $given }“ ist kein Betrag; erwartet wird einer wie { $scaled ->
    [yes] 500K oder 1.5M
   *[no] 60 oder 1500
}.
error-fraction-of-note = „{ $given }“ ist hier kein möglicher Betrag; erwartet wird ein Vielfaches von { $unit }.
error-beyond-amounts = „{ $given }“ ist kein Betrag für dieses Spiel; erwartet wird 0 bis { $most }.
error-not-a-number = „{ $given }“ ist keine Zahl; erwartet wird eine ganze.
error-below-nothing = „{ $given }“ ist weniger als nichts; erwartet wird 0 oder mehr.
error-not-a-square = „{ $given }“ ist kein Feld; erwartet wird eine Zahl von 0 bis { $last }.
error-off-the-board = Feld { $square } liegt nicht auf dem Spielplan; erwartet wird 0 bis { $last }.
error-not-a-lot = Feld { $square } kann man nicht besitzen; erwartet wird das Feld einer Straße, eines Bahnhofs oder eines Versorgungswerks.
error-square-twice = Feld { $square } ist zweimal genannt; erwartet wird jedes Grundstück einmal.
error-item-twice = „{ $item }“ steht zweimal in „{ $side }“; erwartet wird jedes Grundstück, jede Karte und nur ein Betrag.
error-not-an-item = „{ $item }“ kann nicht den Besitzer wechseln; erwartet wird `lot 5` mit der Nummer eines Feldes, ein Betrag, `chance card` oder `nothing`.
error-not-lots-only = „{ $given }“ kann man nicht übergeben; erwartet werden nur Grundstücke, wie `lot 5, lot 12`.
error-not-a-seat = „{ $given }“ sitzt nicht an diesem Tisch; erwartet wird { $seats }.
error-not-a-deck = „{ $given }“ ist kein Kartenstapel; erwartet wird { $decks }.
error-not-a-card = „{ $given }“ ist keine Karte des Stapels { $deck }; erwartet wird eine von { $keys }.
error-no-such-die = Kein Würfel zeigt { $given }; erwartet wird 1 bis { $most }.
error-no-such-face = Der Tempo-Würfel zeigt nicht „{ $given }“; erwartet wird { $faces }.

## Namen der Plätze

error-not-a-name = „{ $given }“ ist kein Name; erwartet werden ein Buchstabe und bis zu { $most } weitere Buchstaben und Ziffern.
error-word-as-name = „{ $given }“ ist ein Wort der Notation; erwartet wird ein anderer Name für den Platz.
error-number-of-seats = { $count ->
    [one] 1 Platz genügt nicht; erwartet werden { $least } bis { $most }.
   *[other] Mit { $count } Plätzen geht es nicht; erwartet werden { $least } bis { $most }.
}
error-name-twice = Zwei Plätze heißen „{ $given }“; erwartet werden verschiedene Namen.

## Zeilen

error-no-action = „{ $given }“ ist keine Aktion; erwartet wird eins von { $words }.
error-other-action = „{ $given }“ ist keine Aktion; ist vielleicht „{ $near }“ gemeint?
error-usage = Erwartet wird { $forms }.
error-usage-square = Erwartet wird { $forms }, ein Feld mit seiner Nummer.
error-about-take-back = Bei `{ $line }` geht es um eine Rücknahme; erwartet wird eine Aktion des Spiels.
error-takes-nothing-back = Hier wäre nichts zurückzunehmen; erwartet wird 1 oder mehr.
error-several-offers = Es gibt Angebote an { $names }; erwartet wird `withdraws from { $first }`.

## YAML

error-not-yaml = Das ist kein YAML, der Leser meldet: { $reason }.
error-too-deep = Das ist zu tief verschachtelt.
error-too-many-values = Erwartet werden höchstens { $most } Werte in einer Datei.
error-tag = Das Kennzeichen { $tag } wird hier nicht gelesen.
error-key-twice = Der Schlüssel „{ $key }“ steht zweimal da.
error-not-to-merge = Zum Einfügen werden Schlüssel mit Werten erwartet.
error-key-of-parts = Als Schlüssel wird ein Wort oder eine Zahl erwartet.
error-word-as-key = „{ $given }“ kann kein Schlüssel sein; erwartet wird ein anderes Wort oder eines in Anführungszeichen.
error-two-readings = „{ $given }“ wird je nach YAML-Version anders gelesen; erwartet wird eine gewöhnliche Dezimalzahl oder Anführungszeichen.
error-two-readings-colon = „{ $given }“ wird je nach YAML-Version anders gelesen; erwartet wird ein Leerzeichen nach dem Doppelpunkt ({ $spaced }) oder Anführungszeichen.

## Stellungen

error-not-a-position = Erwartet wird eine Stellung aus Schlüsseln mit Werten, darin seats als Liste, nicht „{ $given }“.
error-number-of-positions = Erwartet wird eine einzige Stellung, nicht { $count }.
error-not-keys = Erwartet werden Schlüssel mit Werten, nicht „{ $given }“.
error-no-such-key = Diesen Schlüssel gibt es hier nicht; erwartet wird einer von { $keys }.
error-not-these-seats = Erwartet werden die Plätze des Tisches: { $seats }.
error-seats-left = { $count ->
    [0] Kein Platz ist mehr im Spiel; erwartet werden mindestens { $least } oder phase: over.
    [one] Nur 1 Platz ist noch im Spiel; erwartet werden mindestens { $least } oder phase: over.
   *[other] Nur { $count } Plätze sind noch im Spiel; erwartet werden mindestens { $least } oder phase: over.
}
error-not-in-range = Erwartet wird eine ganze Zahl von { $least } bis { $most }, nicht „{ $given }“.
error-not-a-wish = Erwartet wird eine ganze Zahl von 0 bis { $most } oder asked, nicht „{ $given }“.
error-not-a-list = Erwartet wird eine Liste, nicht „{ $given }“.
error-list-too-long = Höchstens { $most } werden erwartet, nicht { $count }.
error-not-true-or-false = Erwartet wird true oder false, nicht „{ $given }“.
error-not-a-word = Erwartet wird { $words }, nicht „{ $given }“.
error-not-dice = Erwartet werden zwei weiße Würfel und dahinter höchstens eins von { $faces }, nicht „{ $given }“.
error-not-on-jail = Erwartet wird Feld { $square }, auf dem das Gefängnis ist.
error-bankrupt-owns = Ein bankrotter Platz darf weder Geld noch Besitzrechtkarten noch Gefängnis-frei-Karten haben.
error-two-owners = Erwartet wird ein einziger Besitzer; { $owner } hat das Grundstück schon.
error-built-not-street = Erwartet wird 0 oder mortgaged, denn nur auf Straßen stehen Gebäude.
error-not-a-level = Erwartet werden 0 bis { $most } Häuser, hotel oder mortgaged, nicht „{ $given }“.
error-card-held = Die Karte von { $deck } ist schon vergeben; erwartet wird ein einziger Besitzer.
error-too-many-buildings = Auf dem Spielplan werden höchstens { $most } erwartet, nicht { $got }.
error-not-in-deck = „{ $given }“ ist nicht (mehr) in diesem Kartenstapel; erwartet wird eine von { $keys }.
error-lot-or-building = Erwartet wird entweder ein Grundstück oder ein Gebäude.
error-bid-and-leader = Ein Gebot und wer es abgegeben hat, gehören zusammen; erwartet wird beides oder keins.
error-offer-parties = Erwartet werden zwei verschiedene Plätze und höchstens ein Angebot vom einen an den anderen.
error-empty-offer = Erwartet wird mindestens ein Grundstück oder eine Karte auf einer der Seiten.
error-builder = Wer im Gebäudemangel bauen will, kann es nicht; erwartet werden die eigene unbelastete Farbgruppe und das Geld für den Bau.
error-phase-lot = Wer am Zug ist, muss auf einem Grundstück der Bank stehen.
error-phase-card = Die Karte, die wählen lässt, muss die letzte bekannte des Stapels sein, von dem gezogen wurde.
error-phase-dice = Erwartet werden die Würfel des Wurfs.
error-phase-settled = Erwartet wird etwas, das erst erledigt werden muss, etwa eine Schuld.

# Was keine Stellung sein kann
fault-cash-negative = Das Geld eines Platzes liegt unter 0; erwartet wird 0 oder mehr.
fault-bid-not-covered = Das höchste Gebot übersteigt das Geld des Bieters; erwartet wird ein gedecktes Gebot.
fault-off-board = Eine Spielfigur steht nicht auf dem Spielplan; erwartet wird ein Feld von 0 bis 39.
fault-jail-attempt = Einen solchen Versuch gibt es im Gefängnis nicht; erwartet wird 0 bis 3.
fault-jailed-elsewhere = Jemand im Gefängnis steht anderswo; erwartet wird das Gefängnisfeld.
fault-bankrupt-owns = Ein bankrotter Platz hat noch etwas; erwartet werden weder Geld noch Besitzrechtkarten, Karten, Entscheidungen oder Gefängnis.
fault-owner-unknown = Ein Grundstück hat keinen bekannten Besitzer; erwartet wird ein Platz oder die Bank.
fault-bank-mortgaged = Auf einem Grundstück der Bank liegt eine Hypothek; erwartet wird ein Besitzer.
fault-level-unknown = Ein Grundstück hat eine Ausbaustufe, die dieses Spiel nicht kennt; erwartet wird eine Zahl von Häusern oder ein Hotel.
fault-built-not-street = Ein Gebäude steht auf einem Grundstück, das keine Straße ist; erwartet wird 0 oder mortgaged.
fault-built-and-mortgaged = In einer Farbgruppe gibt es ein Gebäude und eine Hypothek; erwartet wird nur eins von beiden.
fault-stock-negative = Der Vorrat der Bank liegt unter 0; erwartet wird 0 oder mehr.
fault-stock-exceeded = Es gibt mehr Gebäude, als zum Spiel gehören; erwartet werden weniger auf dem Spielplan oder in der Bank.
fault-cards-wrong = Eine Karte fehlt oder ist doppelt da; erwartet wird jede in ihrem Stapel oder in einer Hand.
fault-claim-wrong = Zu einem Mietanspruch gehören zwei Plätze im Spiel; erwartet werden sie als Gast und Besitzer.
fault-debt-wrong = Einer Schuld fehlt der Betrag oder eine Seite; erwartet werden mehr als 0 und Plätze im Spiel oder die Bank.
fault-offers-wrong = Die offenen Angebote sind falsch gezählt; erwartet wird jedes Paar einmal.
fault-auction-wrong = Die Versteigerung kann nicht laufen; erwartet werden ein Grundstück der Bank und Bieter im Spiel.
fault-nobody-awaited = Niemand ist am Zug; erwartet wird jemand, der handeln muss, oder phase: over.
fault-over-wrong = Das Spiel ist zu Ende und geht doch weiter; erwartet wird phase: over allein.
fault-turn-of-bankrupt = Am Zug ist ein bankrotter Platz; erwartet wird einer, der noch im Spiel ist.
fault-choice-wrong = Eine Entscheidung betrifft ein Grundstück, das nicht mit Hypothek dem Platz gehört; erwartet werden nur solche.
fault-bankrupt-awaited = Ein bankrotter Platz ist gefragt; erwartet werden nur Plätze, die noch im Spiel sind.

## Rücknahmen und Bots

error-nothing-to-take-back = Es gibt nichts zurückzunehmen.
error-too-few-to-take-back = { $count ->
    [one] Zurücknehmen lässt sich nur 1 Aktion.
   *[other] Zurücknehmen lassen sich nur { $count } Aktionen.
}
error-chance-not-taken-back = Würfel und Karten lassen sich nicht zurücknehmen, nur was danach geschehen ist.
error-no-answer-due = Keine Rücknahme wartet auf die Antwort dieses Platzes.
error-no-take-back-asked = Niemand hat um eine Rücknahme gebeten.
error-no-such-bot = Es gibt keinen Bot „{ $given }“; erwartet wird einer von { $bots }.
error-no-seed = { $source } hat keinen Startwert; erwartet wird die Aufzeichnung eines mit `play` begonnenen Spiels.

## Aufzeichnungen

error-not-a-record = Erwartet werden ein Kopf in YAML, eine Zeile { $rule } und die Aktionen.
error-not-a-header = Erwartet wird ein einziger Kopf aus Schlüsseln mit Werten.
error-no-key-of-record = „{ $given }“ ist kein Schlüssel einer Aufzeichnung; erwartet wird einer von { $keys }.
error-key-expected = Erwartet wird der Schlüssel { $key }.
error-key-not-keys = Unter { $key } werden Schlüssel mit Werten erwartet.
error-record-form = Unter record wird { $form } erwartet, die Form, die dieses Programm schreibt, nicht „{ $given }“.
error-record-nature = Unter nature wird { $natures } erwartet, nicht „{ $given }“.
error-two-editions = Unter edition steht { $said }, die Werte sind aber die von { $held }.
error-people = Unter people wird eine Liste von Plätzen erwartet.
error-seed-digits = Unter seed werden hexadezimale Ziffern erwartet.
error-commitment = Der Startwert passt nicht zu seiner Prüfsumme unter commitment.
error-played-elsewhere = Dieses Spiel wird gerade anderswo gespielt.
error-position-differs = Die Stellung danach ist eine andere als die aufgezeichnete.
error-seed-drew = Aus dem Startwert folgt `{ $line }`.

## Szenarien

# Nach „bei“.
error-of-scenario = einem Szenario
error-of-try = einem Versuch (eine Zeile mit Kommas braucht Anführungszeichen)
error-no-scenario = Erwartet wird ein Szenario, gefunden wurde keins.
error-not-keys-of = Bei { $what } werden Schlüssel mit Werten erwartet, nicht „{ $given }“.
error-no-key-of = Den Schlüssel „{ $given }“ gibt es bei { $what } nicht; erwartet wird einer von { $keys }.
error-must-be-list = Bei { $what } wird eine Liste erwartet, nicht „{ $given }“.
error-must-be-whole = Bei { $what } wird eine ganze Zahl erwartet, nicht „{ $given }“.
error-must-be-truth = Bei { $what } wird true oder false erwartet, nicht „{ $given }“.
error-must-be-decks = Bei { $what } wird { $decks } erwartet, nicht „{ $given }“.
error-must-be-deeds = Bei { $what } werden Felder mit ihrem Ausbau erwartet, nicht „{ $given }“.
error-must-be-deed = Bei { $what } wird eine ganze Zahl von Häusern, hotel oder mortgaged erwartet, nicht „{ $given }“.
error-not-a-line = Erwartet wird eine Zeile wie `A throws 3 4`, nicht „{ $given }“; Zeilen mit Kommas brauchen Anführungszeichen.
error-refused-set-up = Zu einem Anfang, der abgelehnt wird, gehört `refused: true` und weder `when` noch `then`.
error-given-and-options = Unter given und options werden Schlüssel mit Werten erwartet.
error-given-seats = Unter given werden die Plätze genannt, wie in `seats: [A, B, C]`.
error-try-refused = `{ $line }`: Zu einem Versuch gehört `refused: true`.

# Was in einem Szenario nicht stimmt
failure-differs = { $what }: Erwartet wird { $expected }, es ist aber { $actual }.
failure-set-up-refused = Der Anfang sollte erlaubt sein, wurde aber abgelehnt: { $error }
failure-set-up-accepted = Der Anfang sollte abgelehnt werden, ist aber erlaubt.
failure-refused = `{ $line }`: Das sollte erlaubt sein, wurde aber abgelehnt: { $error }
failure-legal = `{ $line }`: Das sollte abgelehnt werden, ist aber erlaubt.
failure-changed = `{ $line }`: Das wurde abgelehnt, hat aber die Stellung verändert.
failure-may = may `{ $line }`: Das sollte erlaubt sein, wird aber abgelehnt: { $error }
failure-may-not = may_not `{ $line }`: Das sollte abgelehnt werden, ist aber erlaubt.

## Nachspielen

error-no-such-action = { $count ->
    [one] { $path } hat 1 Aktion; erwartet wird --at 0 oder 1.
   *[other] { $path } hat { $count } Aktionen; erwartet wird --at 0 bis { $count }.
}

# Beginnen und Fortsetzen am Terminal
error-no-option = „{ $word }“ ist keine Option; erwartet wird eine wie rent=automatic.
error-option-twice = Die Option { $name } ist zweimal angegeben, als „{ $first }“ und als „{ $second }“; erwartet wird sie einmal.
error-record-exists = { $path } gibt es schon; erwartet wird ein neuer Name, oder --resume { $path }, um dort weiterzuspielen.
error-save-elsewhere = { $error } Ein neues Spiel braucht eine andere Datei, zum Beispiel mit { $command }.
