# Was geschehen ist. $who und $whom sind Namen oder „bank“; $amount ist Geld, $lot, $lots und $square sind Namen von Feldern.

## Der Zug

turn-started = { $who } ist am Zug.
turn-ended = { $who } gibt die Würfel weiter.
order-tied = { $names } haben gleich hoch gewürfelt und würfeln noch einmal.
first-seat = { $who } beginnt.
thrown = { $who } würfelt { $dice }.
thrown-moved = { $who } würfelt { $dice } und zieht auf { $square }.
moved = { $who } zieht auf { $square }.
thrown-visiting = { $who } würfelt { $dice } und kommt nur zu Besuch ins Gefängnis.
moved-visiting = { $who } kommt nur zu Besuch ins Gefängnis.
jumped = { $who } springt auf { $square }.
led-on = Mr. M führt { $who } weiter auf { $square }.
speed-die-earned = Zum ersten Mal über LOS: Von jetzt an würfelt { $who } auch mit dem Tempo-Würfel.
rent-thrown = { $who } würfelt { $dice } für die Miete von { $square }.
dealt = { $who } bekommt { $lots } ausgeteilt.

## Gefängnis

jailed = { $who } geht ins Gefängnis.
jailed-doubles = Das ist der dritte Pasch in einem Zug: { $who } geht ins Gefängnis, ohne zu ziehen.
freed = { $who } verlässt das Gefängnis.
attempt-failed = { $who } bleibt im Gefängnis: Versuch { $attempt } ist misslungen.
attempt-failed-last = { $who } misslingt der letzte Versuch; die Strafe von { $amount } wird fällig.
attempt-let-pass = { $who } bleibt im Gefängnis, ohne zu würfeln; das zählt als Versuch { $attempt }.

## Karten

card-drawn = { $who } zieht vom Stapel „{ $deck }“: { $text }
card-drawn-free = { $who } zieht vom Stapel „{ $deck }“: { $text } Das kostet nichts, denn { $who } hat keine Gebäude.
card-returned = { $who } gibt { $card } zurück.
card-passed = { $who } gibt { $whom } { $card }.

## Besitz

declined = { $who } kauft { $lot } nicht.
titles-passed = { $who } übergibt an { $whom }: { $lots }.
titles-returned = An die Bank zurück: { $lots }.
mortgage-kept = { $who } behält die Hypothek auf { $lot }.
group-completed = { $who } hat nun alle { -street(number: "many") } der { $colour } Gruppe{ $builds ->
    [yes] { " und kann dort bauen" }
   *[no] {"; bauen lässt sich dort erst, wenn die Gruppe frei von Hypotheken ist"}
}.
handed = { $whom } überlässt { $who } Besitz und tilgt damit { $amount } der Schuld.

## Versteigerungen

auction-opened = { $kind ->
    [hotel] Die Bank versteigert { -hotel(article: "indefinite", case: "accusative") }.
    [house] Die Bank versteigert { -house(article: "indefinite", case: "accusative") }.
   *[lot] Die Bank versteigert { $lot }.
}
auction-unsold = { $kind ->
    [hotel] Niemand bietet; { -hotel(article: "definite") } bleibt bei der Bank.
    [house] Niemand bietet; { -house(article: "definite") } bleibt bei der Bank.
   *[lot] Niemand bietet; { $lot } bleibt bei der Bank.
}
bid = { $who } bietet { $amount }.
bids-many = { $count } Gebote, das höchste von { $who }: { $amount }.
passed = { $who } passt.
passed-many = { $names } passen.

## Miete und Schulden

claim-opened = { $who } kann von { $whom } { $amount } Miete für { $lot } fordern.
claim-opened-thrown = { $who } kann von { $whom } Miete für { $lot } fordern; die Würfel bestimmen, wie viel.
no-rent-mortgaged = { $lot } gehört { $whom }, aber es liegt eine Hypothek darauf: Miete ist nicht zu zahlen.
claim-demanded = { $who } fordert von { $whom } Miete für { $lot }.
claim-lapsed = { $who } hat die Miete von { $whom } für { $lot } nicht gefordert; sie verfällt.
debt-arisen = { $whom ->
    [bank] { $who } schuldet der Bank { $amount } ({ $cause }) und muss das Geld auftreiben.
   *[player] { $who } schuldet { $whom } { $amount } ({ $cause }) und muss das Geld auftreiben.
}
debt-lapsed = { $whom ->
    [bank] { $who } schuldet der Bank { $amount } ({ $cause }) nicht mehr.
   *[player] { $who } schuldet { $whom } { $amount } ({ $cause }) nicht mehr.
}
bankrupt = { $whom ->
    [bank] { $who } ist bankrott und scheidet aus; was nach der Verwertung übrig ist, geht an die Bank.
   *[player] { $who } ist bankrott und scheidet aus; was nach der Verwertung übrig ist, geht an { $whom }.
}
gave-up = { $who } gibt auf.

## Bauen

built = { $who } baut auf { $lot } ({ $level }).
sold = { $who } verkauft, was auf { $lot } steht (übrig: { $level }).
wishes-asked = { $kind ->
    [hotel] { $count ->
        [one] Zusammen könnten mehr { -hotel(number: "many") } gebaut werden, als die Bank hat: { $names } sagt, wie viele es sein sollen.
       *[other] Zusammen könnten mehr { -hotel(number: "many") } gebaut werden, als die Bank hat: { $names } sagen, wie viele sie möchten.
    }
   *[house] { $count ->
        [one] Zusammen könnten mehr { -house(number: "many") } gebaut werden, als die Bank hat: { $names } sagt, wie viele es sein sollen.
       *[other] Zusammen könnten mehr { -house(number: "many") } gebaut werden, als die Bank hat: { $names } sagen, wie viele sie möchten.
    }
}
wished = { $count ->
    [0] { $who } möchte keine.
   *[other] { $who } möchte { $count }.
}
shortage-ended = { $kind ->
    [hotel] Die Wünsche sind geklärt. Wer noch { -hotel(number: "many") } bauen möchte, tut es jetzt selbst, höchstens so viele wie gewünscht.
   *[house] Die Wünsche sind geklärt. Wer noch { -house(number: "many") } bauen möchte, tut es jetzt selbst, höchstens so viele wie gewünscht.
}

## Handel

offered = { $who } bietet { $whom } einen Tausch an: { $terms }.
offered-something = { $who } bietet { $whom } einen Tausch an.
countered = { $who } macht { $whom } ein Gegenangebot: { $terms }.
accepted = { $who } nimmt das Angebot von { $whom } an.
rejected = { $who } lehnt das Angebot von { $whom } ab.
withdrawn = { $who } zieht das Angebot an { $whom } zurück.
offer-lapsed = Das Angebot von { $who } an { $whom } verfällt.

## Ende

time-up = Die Zeit ist um.
time-up-last-turn = Die Zeit ist um; das Spiel endet mit diesem Zug.
game-over = { $count ->
    [one] Das Spiel ist zu Ende. { $names } hat gewonnen.
   *[other] Das Spiel ist zu Ende. { $names } haben gewonnen.
}

## Zahlungen: wer, an wen, wie viel, warum, wo

paid-salary = Die Bank zahlt { $whom } { $amount } Gehalt für { $go }.
paid-price = { $who } kauft { $square } für { $amount } von der Bank.
paid-auction = { $who } ersteigert { $square } und zahlt der Bank { $amount }.
paid-rent = { $who } zahlt { $whom } { $amount } Miete für { $square }.
paid-tax = { $who } zahlt der Bank { $amount }: { $square }.
paid-card = { $who } zahlt { $whom } { $amount }, wie es die Karte verlangt.
paid-card-to-bank = { $who } zahlt der Bank { $amount }, wie es die Karte verlangt.
paid-card-by-bank = Die Bank zahlt { $whom } { $amount }, wie es die Karte verspricht.
paid-fine = { $who } zahlt der Bank { $amount } Strafe, um aus dem Gefängnis zu kommen.
paid-building = { $kind ->
    [hotel] { $who } baut { -hotel(article: "indefinite", case: "accusative") } auf { $square } und zahlt der Bank { $amount }.
   *[house] { $who } baut { -house(article: "indefinite", case: "accusative") } auf { $square } und zahlt der Bank { $amount }.
}
paid-building-further = { $who } baut { -house(article: "indefinite", case: "accusative") } auf { $square } und zahlt der Bank { $amount }; dort stehen nun { $level }.
paid-building-auction = { $kind ->
    [hotel] { $who } ersteigert { -hotel(article: "indefinite", case: "accusative") } und zahlt der Bank { $amount }.
   *[house] { $who } ersteigert { -house(article: "indefinite", case: "accusative") } und zahlt der Bank { $amount }.
}
paid-sale = { $kind ->
    [hotel] { $whom } verkauft { -hotel(article: "definite", case: "accusative") } auf { $square }; die Bank zahlt dafür { $amount }.
    [house] { $whom } verkauft { -house(article: "indefinite", case: "accusative") } auf { $square }; die Bank zahlt dafür { $amount }.
   *[several] { $whom } verkauft Gebäude auf { $square }; die Bank zahlt dafür { $amount }.
}
paid-sale-partly = { $kind ->
    [hotel] { $whom } verkauft { -hotel(article: "definite", case: "accusative") } auf { $square } (übrig: { $level }); die Bank zahlt dafür { $amount }.
    [house] { $whom } verkauft { -house(article: "indefinite", case: "accusative") } auf { $square } (übrig: { $level }); die Bank zahlt dafür { $amount }.
   *[several] { $whom } verkauft Gebäude auf { $square } (übrig: { $level }); die Bank zahlt dafür { $amount }.
}
paid-mortgage = { $whom } nimmt eine Hypothek auf { $square } auf; die Bank zahlt dafür { $amount }.
paid-redemption = { $who } löst die Hypothek auf { $square } ab und zahlt der Bank { $amount }.
paid-interest = { $who } zahlt der Bank { $amount } Zinsen für die Hypothek auf { $square }.
paid-interest-inherited = { $who } zahlt der Bank { $amount } Zinsen für übernommene Hypotheken.
paid-trade = { $who } zahlt { $whom } { $amount } beim Tausch.
paid-deal = { $who } zahlt der Bank { $amount } für { $square } (ausgeteilt).
paid-estate = { $whom ->
    [bank] { $who } übergibt der Bank das restliche Geld: { $amount }.
   *[player] { $who } übergibt { $whom } das restliche Geld: { $amount }.
}

## Rücknahmen

takeback-asked = { $who } möchte zurücknehmen: { $undone }
takeback-lapsed = Die Bitte von { $who } um eine Rücknahme ist damit hinfällig.
takeback-refused = { $who } ist mit der Rücknahme nicht einverstanden.
takeback-agreed = { $who } ist mit der Rücknahme einverstanden.
takeback-done = { $who } nimmt zurück: { $undone }
