# Der Kartenleser.

reader-title = Kartenleser
reader-about = Das Gerät der Ausgabe mit den Bankkarten, für einen echten Tisch: Der Bankhalter bedient es, alle sehen zu.
reader-names = Wer hat welche Karte?
reader-name-of = { $device ->
    [money] Name zu Konto { $card }
   *[other] Name zu Karte { $card }
}
reader-free = frei
reader-start = Kartenleser beginnen
reader-follow = Bei einem Kartenleser zusehen
reader-code = { $device ->
    [money] Code der Konten
   *[other] Code des Kartenlesers
}
reader-join = Öffnen
reader-back-to = Weiter mit { $code }
reader-to-money = Nur das Geld, für jede Ausgabe
reader-lost = keine Verbindung
reader-slow = keine Antwort
reader-rules = Regeln
reader-ledger = Verlauf
reader-people = Karten und Geräte
reader-device = Bankkartenleser
reader-left = Haben
reader-right = Soll
reader-slot-left = Schlitz Haben, leer
reader-slot-right = Schlitz Soll, leer
reader-receives = bekommt
reader-pays = zahlt
reader-take-out = Karte von { $name } herausnehmen
reader-cards = Karten
reader-put-in = Karte { $card }
reader-put-in-named = Karte { $card }, { $name }
reader-in = steckt
reader-keys = Tasten
reader-key-c = C, löschen; lange halten: neues Spiel
reader-key-k = K, Tausend
reader-key-m = M, Million
reader-key-point = Komma
reader-key-go = Über LOS, { $amount }
reader-display = Anzeige { $text }
reader-display-off = Anzeige aus
reader-mark-card = Karte
reader-mark-balance = Stand
reader-mark-volume = Ton
reader-mark-amount = Betrag
reader-mark-asks = neu?
reader-mark-booked = gebucht
reader-mark-refused = geht nicht
reader-asleep = Der Kartenleser ist aus. Jede Taste und jede Karte schaltet ihn ein.
reader-watching = Nur der Bankhalter bedient den Kartenleser.
reader-what-for = Wofür?
reader-question = Buchung { $number } stornieren?
reader-agree = Einverstanden
reader-disagree = Nein
reader-waits = Noch offen: { $names }
reader-new-game = Neues Spiel?
reader-begin = Neues Spiel beginnen
reader-keep = Weiterspielen
reader-no-bookings = Noch ist nichts gebucht.
reader-occasion-of = Anlass von Buchung { $number }
reader-no-occasion = ohne Anlass
reader-reverse = Stornieren
reader-reverse-number = Buchung { $number } stornieren
reader-sheets = Als Tabelle (CSV)
reader-sheet = { $count ->
    [one] Spiel { $number }, eine Buchung
   *[other] Spiel { $number }, { $count } Buchungen
}
reader-release = Freigeben
reader-release-card = { $device ->
    [money] Konto { $card } freigeben
   *[other] Karte { $card } freigeben
}
reader-claim = Das bin ich
reader-claim-card = { $device ->
    [money] Konto { $card }: Das bin ich
   *[other] Karte { $card }: Das bin ich
}
reader-held = eigenes Gerät
reader-appoint = Bank übergeben
reader-appoint-card = { $device ->
    [money] Konto { $card }: Bank übergeben
   *[other] Karte { $card }: Bank übergeben
}
reader-take-over = Bank zurücknehmen
reader-qr = QR-Code für { $link }
reader-invite = { $device ->
    [money] Mit diesem Bild oder Code sehen andere die Konten auf ihrem Telefon und zahlen von dort.
   *[other] Mit diesem Bild oder Code sehen andere den Kartenleser auf ihrem Telefon.
}
reader-way = Auf ein anderes eigenes Gerät: { $code }
reader-way-field = Code des Bankhalters
reader-enter = Übernehmen
