# Was man tun kann: zu jeder Wahl, was sie bedeutet.

choice-throw = die Würfel werfen
choice-move = bis { $square }
choice-move-known = bis { $square } ({ $about })
choice-jump = { $square }
choice-jump-known = { $square } ({ $about })
choice-jump-plain = { $square } (wie gewürfelt)
choice-jump-plain-known = { $square } (wie gewürfelt; { $about })
choice-take-fine = kostet { $amount }: was die Karte verlangt
choice-take-chance = stattdessen vom Stapel „{ $deck }“ ziehen
choice-buy = { $lot } für { $amount }
choice-decline = { $address ->
    [du] nicht kaufen; die Bank versteigert, und du kannst mitbieten
   *[sie] nicht kaufen; die Bank versteigert, und Sie können mitbieten
}
choice-pay-fine = { $amount } Strafe, und { $address ->
    [du] du bist frei
   *[sie] Sie sind frei
}
choice-pay-fine-waits = { $amount } Strafe; weiter geht es im nächsten Zug
choice-reject = das Angebot von { $whom } ablehnen
choice-use-card = „{ -jail-card }“ ({ $deck })
choice-sit = sitzen bleiben, ohne zu würfeln; zählt als Versuch { $attempt } von { $attempts }
choice-counter = ein Gegenangebot: was man gibt, gegen was man dafür will
choice-end-turn = die Würfel weitergeben
choice-bid = mindestens { $least }, höchstens { $most }, zum Beispiel „{ $example }“
choice-bid-only = { $least }, mehr ist nicht da
choice-pass = bei dieser { -auction(case: "dative") } nicht mehr mitbieten
choice-demand = von { $whom } für { $lot }: { $amount }
choice-demand-thrown = von { $whom } für { $lot }, je nach Wurf
choice-pay = { $whom ->
    [bank] { $amount } an die Bank
   *[player] { $amount } an { $whom }
}
choice-bankrupt = { $address ->
    [du] { $whom ->
        [bank] du scheidest aus, und alles geht an die Bank
       *[player] du scheidest aus, und alles geht an { $whom }
    }
   *[sie] { $whom ->
        [bank] Sie scheiden aus, und alles geht an die Bank
       *[player] Sie scheiden aus, und alles geht an { $whom }
    }
}
choice-build = { $kind ->
    [hotel] { $amount }: { -hotel(article: "indefinite") } auf { $lot }, Miete dann { $rent }
   *[house] { $amount }: { $number }. { -house } auf { $lot }, Miete dann { $rent }
}
choice-sell = bringt { $amount }: { $lot }
choice-sell-hotel = bringt { $amount }: { $lot } (aus { -hotel(article: "definite", case: "dative") } { $left ->
    [one] wird { -house(article: "indefinite") }
   *[other] werden { $left } { -house(number: "many") }
})
choice-want = von { $least } bis { $most }: zum Beispiel „{ $example }“
choice-want-only = { $least }, mehr geht nicht
choice-place = { $lot }, bisher { $level }
choice-mortgage = bringt { $amount }: { $lot }
choice-mortgages = bringt Geld: { $count } Möglichkeiten, „{ $command }“ zeigt sie
choice-redeem = kostet { $amount }: { $lot }
choice-keep = die Hypothek auf { $lot } bleibt
choice-agree = zurücknehmen
choice-disagree = alles so lassen
choice-nothing = jetzt nichts tun

# Wenn zu einer Wahl ein Betrag fehlt.
how-much = Wie viel? { $least } bis { $most }:
