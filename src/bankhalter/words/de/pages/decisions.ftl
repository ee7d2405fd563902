# Was gerade zu entscheiden ist: Überschriften, Knöpfe, Hinweise.

heading-order = Wer beginnt?
heading-throw = { $address ->
    [du] Du bist am Zug
   *[sie] Sie sind am Zug
}
heading-again = Pasch, noch ein Wurf
heading-jail = { $address ->
    [du] Du sitzt im Gefängnis
   *[sie] Sie sitzen im Gefängnis
}
heading-bus = Bus: wie weit?
heading-jump = Drei Gleiche: wohin?
heading-fine = Die Karte lässt die Wahl
heading-end = Fertig?
heading-wish = { $count ->
    [one] Für alle: { $kind ->
        [hotel] { -hotel(article: "indefinite") }
       *[house] { -house(article: "indefinite") }
    }
   *[other] Für alle: { $count } { $kind ->
        [hotel] { -hotel(number: "many") }
       *[house] { -house(number: "many") }
    }
}
heading-place = { $kind ->
    [hotel] Wohin mit { -hotel(article: "definite", case: "dative") }?
   *[house] Wohin mit { -house(article: "definite", case: "dative") }?
}
heading-received = { $lot } ist belastet
heading-debt = { $creditor ->
    [bank] { $address ->
        [du] Du schuldest der Bank { $amount }
       *[sie] Sie schulden der Bank { $amount }
    }
   *[seat] { $address ->
        [du] Du schuldest { $whom } { $amount }
       *[sie] Sie schulden { $whom } { $amount }
    }
}
heading-over = Das Spiel ist zu Ende
heading-auction = { -auction }
heading-turn = { $who } ist am Zug
heading-buys = { $who } entscheidet: kaufen oder versteigern
heading-asked = { $what ->
    [throws] { $count ->
        [one] { $names } würfelt
       *[other] { $names } würfeln
    }
   *[decides] { $count ->
        [one] { $names } entscheidet
       *[other] { $names } entscheiden
    }
}
heading-offer = { $who } bietet einen Tausch an
heading-trade = Handeln
heading-counter-of = Gegenangebot von { $who }
heading-counter = Gegenangebot
panel-build = Bauen
panel-sell = Gebäude verkaufen
panel-mortgage = Hypotheken
panel-money = Verkaufen, beleihen, ablösen
panel-raise = Geld beschaffen
panel-trade = Handeln
panel-giveup = Wirklich aufgeben?
panel-bankrupt = Wirklich Bankrott erklären?
panel-mine = Besitz
panel-log = Verlauf
panel-takeback = Zurücknehmen

## Knöpfe

key-space = Leertaste
do-throws = Würfeln
do-pays-fine = { $amount } zahlen
do-uses-card = Karte ausspielen
do-sits = Sitzen bleiben
do-buys = Kaufen
do-declines = Versteigern
do-demands = Miete fordern
demand-amount = { $amount } Miete fordern
demand-all = { $count ->
    [2] Beide fordern
   *[other] Alle { $count } fordern
}
demand-all-amount = { $count ->
    [2] Beide fordern, { $amount }
   *[other] Alle { $count } fordern, { $amount }
}
demand-short = Fordern
demand-for = Für { $who } fordern
do-bids = { $amount } bieten
do-passes = Passen
do-pays = Zahlen
do-is-bankrupt = Bankrott erklären
do-gives-up = Aufgeben
do-takes-fine = Strafe zahlen
do-takes-chance = Karte ziehen
do-keeps = Hypothek behalten
do-redeems = Ablösen
do-mortgages = Beleihen
do-builds = Bauen
do-sells = Verkaufen
do-sells-whole = Ganz verkaufen
do-wants = Wunsch bestätigen
do-here = Hierhin
do-ends-turn = Zug beenden
do-accepts = Annehmen
do-counters = Gegenangebot
do-rejects = Ablehnen
do-withdraws = Zurückziehen
do-offers = Angebot an { $whom }
play-on = Weiterspielen
doubt-label = Sicher?
doubt-yes = Trotzdem würfeln
doubt-throw = { $address ->
    [du] Deine offene Miete verfällt, sobald du würfelst.
   *[sie] Ihre offene Miete verfällt, sobald Sie würfeln.
}
final-give-up-about = { $address ->
    [du] Du scheidest aus, und alles, was du hast, geht an die Bank.
   *[sie] Sie scheiden aus, und alles, was Sie haben, geht an die Bank.
}

## Jederzeit möglich

acts-label = Jederzeit möglich
act-build = Bauen
act-sell = Verkaufen
act-mortgage = Hypothek
act-trade = Handeln
act-end = Zug beenden
act-raise = Geld beschaffen
nav-money = Geld
nav-watching = Das kann nur, wer mitspielt.
nav-out = Wer bankrott ist, kann nichts mehr kaufen, bauen oder handeln.
now-build = { $count } in der Bank
now-possible = { $count } möglich
now-redeem = { $count } abzulösen
now-not = jetzt nicht
now-offers = { $count ->
    [one] { $count } Angebot
   *[other] { $count } Angebote
}
now-trade = jederzeit
now-end = jetzt möglich
now-throw-first = erst würfeln
not-now = Das geht gerade nicht.

## Miete

slip-title = { $role ->
    [owner] { $debtor } landete auf { $lot }
    [debtor] { $owner } kann Miete für { $lot } fordern
   *[other] { $owner } kann von { $debtor } Miete für { $lot } fordern
}
slip-rent = Miete { $amount }
slip-thrown = nach Wurf
slip-demanded = Gefordert, noch nicht bezahlt.
slip-lapses = Verfällt, sobald { $who } würfelt.
slip-lapses-you = { $address ->
    [du] Verfällt, sobald du würfelst.
   *[sie] Verfällt, sobald Sie würfeln.
}
slip-paid = Bezahlt
slip-paid-about = { $debtor } an { $owner }, Miete für { $lot }
slip-lapsed = Verfallen
list-more = noch { $count }
slip-more = { $count ->
    [one] und noch eine offene Miete
   *[other] und noch { $count } offene Mieten
}
slip-hotel = { -hotel }.
slip-houses = { $count ->
    [one] 1 { -house }
   *[other] { $count } { -house(number: "many") }
}.
slip-held = Der Wurf wartet noch { $seconds } s.
slip-waive = { $count ->
    [one] Verzichten
    [2] Auf beide verzichten
   *[other] Auf alle verzichten
}
slip-waived = Niemand wartet darauf.

## Kaufen, bauen, Geld beschaffen

buy-missing = es fehlen { $amount }
buy-after = danach { $amount }
hint-build = In der Bank: { $houses } { -house(number: "many") }, { $hotels } { -hotel(number: "many") }. { $address ->
    [du] Tippe auf eine Zeile oder auf ein gestrichelt umrahmtes Feld.
   *[sie] Tippen Sie auf eine Zeile oder auf ein gestrichelt umrahmtes Feld.
}
hint-jump = { $address ->
    [du] Tippe auf das Feld, auf das du springst, oder wähle es aus der Liste.
   *[sie] Tippen Sie auf das Feld, auf das Sie springen, oder wählen Sie es aus der Liste.
}
hint-sell = Was auf den Feldern steht, geht zurück an die Bank.
hint-mortgage = Beleihen bringt Geld, und die Miete fällt weg; Ablösen kostet Zinsen.
hint-money = Gebäude gehen zurück an die Bank. Beleihen bringt Geld, und die Miete fällt weg; Ablösen kostet Zinsen.
hint-raise = Alles, was jetzt erlaubt ist und Geld bringt.
nothing-to-offer = Hier ist nichts mehr möglich.
nothing-to-raise = { $address ->
    [du] Du hast nichts, was jetzt Geld bringt.
   *[sie] Sie haben nichts, was jetzt Geld bringt.
}
need-cash = Geld
need-missing = es fehlen
need-enough = Das reicht.
need-rest = Mehr als { $raised } lässt sich nicht beschaffen: Es fehlen dann noch { $rest }.
need-none = Zu verkaufen oder zu beleihen gibt es nichts mehr.
choose-square = Feld wählen
choose-square-first = { $address ->
    [du] Wähle zuerst ein Feld.
   *[sie] Wählen Sie zuerst ein Feld.
}
wish-label = Wie viele?
wish-of = { $who } wünscht { $count }
wish-own = { $address ->
    [du] Dein Wunsch: { $count }
   *[sie] Ihr Wunsch: { $count }
}
wish-waits = { $who } ist noch gefragt
wish-back = { $what ->
    [wish] Wunsch zurücknehmen
   *[build] Bauen zurücknehmen
}
stepper-less = weniger
stepper-more = mehr

## Versteigerung

out = { $address ->
    [du] Du bist bankrott.
   *[sie] Sie sind bankrott.
}
out-place = { $address ->
    [du] Du bist bankrott: Platz { $place } von { $all }.
   *[sie] Sie sind bankrott: Platz { $place } von { $all }.
}
out-heir = { $heir ->
    [bank] Alles ging an die Bank.
   *[other] Alles ging an { $heir }.
}
out-watch = { $address ->
    [du] Die anderen spielen weiter; du kannst zuschauen.
   *[sie] Die anderen spielen weiter; Sie können zuschauen.
}
out-bots = Nur noch Bots spielen, jetzt schneller.
rush-on = Bots zu Ende spielen lassen
rush-off = Wieder in ihrem Tempo
rush-runs = Die Bots spielen ohne Pause zu Ende. Runde { $round }, noch { $count } im Spiel.
out-new = Neues Spiel in der Lobby
auction-of = { $kind ->
    [hotel] { -hotel(article: "indefinite") }
   *[house] { -house(article: "indefinite") }
}
auction-shortage = Gewünscht sind { $wished }, die Bank hat nur { $left }: Sie werden einzeln versteigert.
auction-unwish = Wunsch zurückziehen
auction-no-bid = noch kein Gebot
auction-first = Das erste Gebot beträgt mindestens { $amount }.
auction-leads = { $me ->
    [yes] { $address ->
        [du] Du führst
       *[sie] Sie führen
    }
   *[no] { $who } führt
}
auction-leads-about = { $me ->
    [yes] Bietet niemand höher, { $address ->
        [du] musst du
       *[sie] müssen Sie
    } kaufen.
   *[no] Bietet niemand höher, muss { $who } kaufen.
}
auction-leads-with = { $leads } mit { $amount }
auction-price = Preis auf dem Spielplan { $amount }
auction-clock = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}
auction-you-lead = { $address ->
    [du] Du führst. Die anderen sind gefragt.
   *[sie] Sie führen. Die anderen sind gefragt.
}
auction-you-passed = { $address ->
    [du] Du hast gepasst und bietest in dieser { -auction(case: "dative") } nicht mehr mit.
   *[sie] Sie haben gepasst und bieten in dieser { -auction(case: "dative") } nicht mehr mit.
}
auction-watching = Die anderen bieten.
bids-label = { $count ->
    [one] Ein Gebot: { $bids }
   *[other] { $count } Gebote, zuletzt: { $bids }
}
bidder-leads = führt mit { $amount }
bidder-in = bietet mit
bidder-passed = passt
bidder-aside = nicht dabei
bid-of = Gebot von { $who }
bid-own = { $address ->
    [du] Dein Gebot
   *[sie] Ihr Gebot
}
bid-more = { $amount } mehr
number-unread = Das ist nicht zu lesen. So geht es: { $example }
number-step = Nur in Schritten von { $amount }.
number-least = Mindestens { $amount }.
bid-low = Zu niedrig: Das nächste Gebot beträgt mindestens { $amount }.
bid-most = Mehr als { $amount } geht nicht.
trade-counters = Das Gegenangebot geht an { $who }.
bid-own-raise = Eigenes Gebot auf { $amount } erhöhen
bid-hint = Verfügbar: { $most }.
pass-hint = Wer passt, bietet in dieser { -auction(case: "dative") } nicht mehr.

## Handel

deal-give = { $address ->
    [du] Du gibst
   *[sie] Sie geben
}
deal-get = { $address ->
    [du] Du bekommst
   *[sie] Sie bekommen
}
deal-effects = Was der Tausch bewirkt
deal-cash = Geld danach
deal-nothing = An Geld, Gruppen und Mieten ändert sich dadurch nichts.
deal-in-cash = Geld: { $amount }
deal-of-debt = { $amount } der Schuld sind damit getilgt
deal-cash-label = Geld von { $who }
deal-debt-label = Getilgte Schuld bei { $who }
deal-no-lots = kein Besitz
med-rent = Miete { $amount }
med-factor = { $factor } × Wurf
med-mortgage = Hypothek
med-cash = Geld
med-nothing = nichts
row-sells = { -house(article: "indefinite") } auf { $lot }
med-out = { $name } herausnehmen
trade-with = Mit wem?
trade-sides = Was gegeben und was bekommen wird
trade-things = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
debt-hands = { -property } übergeben
trade-against-debt = Besitz gegen die Schuld bei { $whom }
trade-untried = Was daraus folgt, ist zu sehen, sobald die Verbindung wieder da ist.
trade-empty = { $address ->
    [du] Tippe an, was den Besitzer wechseln soll.
   *[sie] Tippen Sie an, was den Besitzer wechseln soll.
}
trade-clear = Leeren
trade-close = Nicht handeln
offer-mine = { $address ->
    [du] Dein Angebot an { $who } steht.
   *[sie] Ihr Angebot an { $who } steht.
}
offer-counters = { $who } macht ein Gegenangebot.
offer-yours = { $who } bietet einen Tausch an.
offer-look = Ansehen
offer-answer = { $who } antwortet
offer-later = Später ansehen
