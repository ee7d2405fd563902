# The card reader.

reader-title = Card reader
reader-about = The device of the edition with bank cards, for a real table: the banker operates it, everybody looks on.
reader-names = Who has which card?
reader-name-of = { $device ->
    [money] Name for account { $card }
   *[other] Name for card { $card }
}
reader-free = free
reader-start = Begin with a card reader
reader-follow = Look on at a card reader
reader-code = { $device ->
    [money] Code of the accounts
   *[other] Code of the card reader
}
reader-join = Open
reader-back-to = Go on with { $code }
reader-to-money = Just the money, for every edition
reader-lost = no connection
reader-slow = no answer
reader-rules = Rules
reader-ledger = Ledger
reader-people = Cards and devices
reader-device = Bank card reader
reader-left = Credit
reader-right = Debit
reader-slot-left = Credit slot, empty
reader-slot-right = Debit slot, empty
reader-receives = receives
reader-pays = pays
reader-take-out = Take out the card of { $name }
reader-cards = Cards
reader-put-in = Card { $card }
reader-put-in-named = Card { $card }, { $name }
reader-in = is in
reader-keys = Keys
reader-key-c = C, clear; hold for a new game
reader-key-k = K, thousand
reader-key-m = M, million
reader-key-point = Point
reader-key-go = Passing GO, { $amount }
reader-display = Display { $text }
reader-display-off = Display off
reader-mark-card = Card
reader-mark-balance = Balance
reader-mark-volume = Sound
reader-mark-amount = Amount
reader-mark-asks = new?
reader-mark-booked = booked
reader-mark-refused = refused
reader-asleep = The card reader is off. Any key and any card switches it on.
reader-watching = Only the banker operates the card reader.
reader-what-for = What for?
reader-question = Reverse booking { $number }?
reader-agree = I agree
reader-disagree = No
reader-waits = Not answered yet: { $names }
reader-new-game = A new game?
reader-begin = Begin a new game
reader-keep = Play on
reader-no-bookings = Nothing is booked yet.
reader-occasion-of = Occasion of booking { $number }
reader-no-occasion = no occasion
reader-reverse = Reverse
reader-reverse-number = Reverse booking { $number }
reader-sheets = As a sheet (CSV)
reader-sheet = { $count ->
    [one] Game { $number }, one booking
   *[other] Game { $number }, { $count } bookings
}
reader-release = Release
reader-release-card = { $device ->
    [money] Release account { $card }
   *[other] Release card { $card }
}
reader-claim = That is me
reader-claim-card = { $device ->
    [money] Account { $card }: that is me
   *[other] Card { $card }: that is me
}
reader-held = own device
reader-appoint = Hand over the bank
reader-appoint-card = { $device ->
    [money] Account { $card }: Hand over the bank
   *[other] Card { $card }: Hand over the bank
}
reader-take-over = Take back the bank
reader-qr = QR code for { $link }
reader-invite = { $device ->
    [money] With this picture or code others see the accounts on their phones, and pay from there.
   *[other] With this picture or code others see the card reader on their phones.
}
reader-way = For another device of one’s own: { $code }
reader-way-field = Code of the banker
reader-enter = Take over
