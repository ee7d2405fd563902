# What can be done: to each choice, what it means.

choice-throw = throw the dice
choice-move = to { $square }
choice-move-known = to { $square } ({ $about })
choice-jump = { $square }
choice-jump-known = { $square } ({ $about })
choice-jump-plain = { $square } (as thrown)
choice-jump-plain-known = { $square } (as thrown; { $about })
choice-take-fine = costs { $amount }: what the card demands
choice-take-chance = draw from “{ $deck }” instead
choice-buy = { $lot } for { $amount }
choice-decline = do not buy; the bank auctions it, and you can bid too
choice-pay-fine = { $amount }, and you are free
choice-pay-fine-waits = { $amount }; you go on in your next turn
choice-reject = turn down the offer of { $whom }
choice-use-card = “{ -jail-card }” ({ $deck })
choice-sit = stay without throwing; counts as attempt { $attempt } of { $attempts }
choice-counter = a counter-offer: what you give, for what you want
choice-end-turn = hand on the dice
choice-bid = at least { $least }, at most { $most }, as in “{ $example }”
choice-bid-only = { $least }, there is no more
choice-pass = take no further part in this { -auction }
choice-demand = from { $whom } for { $lot }: { $amount }
choice-demand-thrown = from { $whom } for { $lot }, as the dice decide
choice-pay = { $whom ->
    [bank] { $amount } to the bank
   *[player] { $amount } to { $whom }
}
choice-bankrupt = { $whom ->
    [bank] you leave the game, and everything goes to the bank
   *[player] you leave the game, and everything goes to { $whom }
}
choice-build = { $kind ->
    [hotel] { $amount }: { -hotel(article: "indefinite") } on { $lot }, then rent { $rent }
   *[house] { $amount }: { -house } { $number } on { $lot }, then rent { $rent }
}
choice-sell = brings { $amount }: { $lot }
choice-sell-hotel = brings { $amount }: { $lot } ({ -hotel(article: "definite") } becomes { $left ->
    [one] { -house(article: "indefinite") }
   *[other] { $left } { -house(number: "many") }
})
choice-want = { $least } to { $most }, as in “{ $example }”
choice-want-only = { $least }, no more is possible
choice-place = { $lot }, so far { $level }
choice-mortgage = brings { $amount }: { $lot }
choice-mortgages = brings money: { $count } ways, “{ $command }” shows them
choice-redeem = costs { $amount }: { $lot }
choice-keep = the mortgage on { $lot } stays
choice-agree = take it back
choice-disagree = let everything stand
choice-nothing = do nothing now

# When a choice lacks an amount.
how-much = How much? { $least } to { $most }:
