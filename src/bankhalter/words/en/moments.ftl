# What is due, said to the player who is asked.

moment-order = Who begins? The highest throw.
moment-throw = It is your turn: throw the dice.
moment-throw-again = Doubles: you throw again.
moment-jail = You sit in jail, attempt { $attempt } of { $attempts }: doubles get you out, and so do the fine of { $fine } or the card.
moment-jail-last = You sit in jail, last attempt: doubles get you out, and so do the fine of { $fine } or the card.
moment-bus = The bus: move as far as one white die, or as both together.
moment-jump = Three of a kind: jump to any square you like.
moment-buy = { $lot } belongs to nobody: you can buy it for { $amount }, or else the bank auctions it.
moment-choice = The card leaves you the choice.
moment-end = All is settled on this square; you can hand on the dice.
moment-debt-payable = { $whom ->
    [bank] You owe the bank { $amount } ({ $cause }) and have enough.
   *[player] You owe { $whom } { $amount } ({ $cause }) and have enough.
}
moment-debt = { $whom ->
    [bank] You owe the bank { $amount } ({ $cause }) and lack { $short }: sell buildings, mortgage or trade.
   *[player] You owe { $whom } { $amount } ({ $cause }) and lack { $short }: sell buildings, mortgage or trade.
}
moment-mortgage = { $lot } comes to you mortgaged: redeem it at once, or keep the mortgage; redeeming later costs another 10%.
moment-wish = The bank has only { $kind ->
    [hotel] { $left ->
        [one] one { -hotel }
       *[other] { $left } { -hotel(number: "many") }
    }
   *[house] { $left ->
        [one] one { -house }
       *[other] { $left } { -house(number: "many") }
    }
} left for all who want to build: how many do you want?
moment-place = { $kind ->
    [hotel] You have won { -hotel(article: "indefinite") }: where is it to stand?
   *[house] You have won { -house(article: "indefinite") }: where is it to stand?
}
moment-auction = Auction: { $kind ->
    [hotel] { -hotel(article: "indefinite") }
    [house] { -house(article: "indefinite") }
   *[lot] { $lot }
}. { $bid } Still bidding: { $names }.
bid-highest = { $who } bids { $amount }.
bid-least = The first bid is at least { $amount }.
moment-takeback = { $request } Do you agree?

# Why somebody is asked who is not being waited for.
concern-claim = { $whom } has landed on a lot of yours: you get the rent only if you demand it.
concern-offer = { $whom } has offered you a trade.
concern-throw = Before { $whom } throws, you may build, trade or see to mortgages.

# For everybody who looks at the board.
waiting-turn = It is { $who }’s turn
waiting-others = It is { $who }’s turn; awaited: { $names }
waiting-order = { $who } throws for who begins
waiting-over = { $count ->
    [one] The game is over; { $names } has won
   *[other] The game is over; { $names } have won
}
waiting-thrown = { $waiting } (thrown: { $dice })
