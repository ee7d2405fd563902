# Ein Tisch mit echten Würfeln und Karten: was sie zeigen, wird eingegeben.

heading-real-dice = { $whose ->
    [own] Was zeigen die Würfel?
   *[other] { $who }: Was zeigen die Würfel?
}
heading-real-card = { $whose ->
    [own] Welche Karte liegt oben?
   *[other] { $who }: Welche Karte?
}
heading-real-deal = { $whose ->
    [own] Welche Karten wurden ausgeteilt?
   *[other] { $who }: Was wurde ausgeteilt?
}
heading-real-dice-bar = { $whose ->
    [own] Würfel eingeben
   *[other] Würfel: { $who }
}
heading-real-card-bar = { $whose ->
    [own] Karte eingeben
   *[other] Karte: { $who }
}
heading-real-deal-bar = { $whose ->
    [own] Karten eingeben
   *[other] Karten: { $who }
}
real-for-dice = Würfel von { $who } eingeben
real-for-card = Karte von { $who } eingeben
real-for-deal = Karten von { $who } eingeben
real-dice = Würfel von { $who }
real-slot = Würfel { $number }: { $face }
real-slot-speed = Tempo-Würfel: { $face }
real-empty = noch leer
real-sum = Zusammen
real-back = Letzten Würfel löschen
real-back-empty = Noch ist nichts eingegeben.
real-dice-missing = Erst alle Würfel eingeben.
real-enter = Übernehmen
real-card = Karte von { $who }, Stapel „{ $deck }“
real-card-kind = Art der Karte
real-card-known = aus der Liste
real-card-other = andere Karte
real-card-search = Wörter auf der Karte
real-card-none = Keine Karte, die jetzt kommen kann, hat diese Wörter.
real-card-missing = Erst die Karte wählen.
real-card-other-about = Eine Karte, die hier nicht steht, wird nach ihrer Wirkung eingegeben.
real-card-effect = Wirkung
real-card-gets = bekommt
real-card-pays = zahlt
real-card-to = zieht nach
real-card-amount = Betrag
real-deal = Karten für { $who }: { $count }
real-deal-missing = { $count ->
    [one] Noch eine Karte wählen.
   *[other] Noch { $count } Karten wählen.
}
real-mistyped = Vertippt? Zurücknehmen
real-time-up = Die Zeit ist um
takeback-all = Alle hier einverstanden
banker-is = Bankhalter

## Namen der Felder

names-title = Namen der Felder
names-about = { $address ->
    [du] So heißen die Felder auf deinem Spielplan. Was leer bleibt, heißt wie hier.
   *[sie] So heißen die Felder auf Ihrem Spielplan. Was leer bleibt, heißt wie hier.
}
log-named = { $how ->
    [printed] „{ $square }“ heißt wieder so wie gedruckt.
   *[other] „{ $square }“ heißt hier „{ $name }“.
}

## Davor, in der Lobby

lobby-real = Echte Würfel und Karten
lobby-real-no = Die Bank würfelt und mischt für alle.
lobby-real-yes = { $address ->
    [du] Ihr werft und zieht am Tisch und gebt ein, was zu sehen ist; alles Geld und alle Regeln führt die Bank.
   *[sie] Sie werfen und ziehen am Tisch und geben ein, was zu sehen ist; alles Geld und alle Regeln führt die Bank.
}
lobby-friend-real = kommt über Link oder Code, oder teilt dieses Gerät
lobby-decks = Unsere Karten
lobby-decks-strict = wie hier
lobby-decks-open = andere
lobby-decks-strict-about = Die Karten haben die Wirkungen, die hier hinterlegt sind.
lobby-decks-open-about = Jede Karte kann kommen, auch solche, die hier nicht stehen.
lobby-real-seal-title = Echte Würfel und Karten.
lobby-real-seal = Jeder an diesem Tisch gibt ein, was sie zeigen. Vertippt? Wenn alle einverstanden sind, wird es zurückgenommen.
lobby-banker = Bankhalter
lobby-banker-nobody = niemand Bestimmtes
lobby-banker-about = Wer die Bank hält, wird zuerst nach Würfeln und Karten gefragt. Ohne mitzuspielen geht das ab sechs Personen.
lobby-banker-apart = { $who } hält die Bank und spielt nicht mit.
lobby-banker-keep = Bank halten, ohne mitzuspielen
lobby-banker-leave = Bank abgeben
