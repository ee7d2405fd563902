# A table with real dice and cards: what they show is typed in.

heading-real-dice = { $whose ->
    [own] What do the dice show?
   *[other] { $who }: what do the dice show?
}
heading-real-card = { $whose ->
    [own] Which card is on top?
   *[other] { $who }: which card?
}
heading-real-deal = { $whose ->
    [own] Which cards were dealt?
   *[other] { $who }: what was dealt?
}
heading-real-dice-bar = { $whose ->
    [own] Enter the dice
   *[other] Dice: { $who }
}
heading-real-card-bar = { $whose ->
    [own] Enter the card
   *[other] Card: { $who }
}
heading-real-deal-bar = { $whose ->
    [own] Enter the cards
   *[other] Cards: { $who }
}
real-for-dice = Enter the dice of { $who }
real-for-card = Enter the card of { $who }
real-for-deal = Enter the cards of { $who }
real-dice = Dice of { $who }
real-slot = Die { $number }: { $face }
real-slot-speed = Speed die: { $face }
real-empty = still empty
real-sum = Together
real-back = Clear the last die
real-back-empty = Nothing has been entered yet.
real-dice-missing = Enter all dice first.
real-enter = Enter
real-card = Card of { $who }, deck “{ $deck }”
real-card-kind = Kind of card
real-card-known = from the list
real-card-other = another card
real-card-search = Words on the card
real-card-none = No card that can come now has these words.
real-card-missing = Choose the card first.
real-card-other-about = A card that is not listed here is entered by what it does.
real-card-effect = Effect
real-card-gets = gets
real-card-pays = pays
real-card-to = moves to
real-card-amount = Amount
real-deal = Cards for { $who }: { $count }
real-deal-missing = { $count ->
    [one] Choose one more card.
   *[other] Choose { $count } more cards.
}
real-mistyped = Mistyped? Take it back
real-time-up = The time is up
takeback-all = All here agree
banker-is = Banker

## Names of squares

names-title = Names of squares
names-about = What the squares are called on your board. What is left empty is called as here.
log-named = { $how ->
    [printed] “{ $square }” is called as printed again.
   *[other] “{ $square }” is called “{ $name }” here.
}

## Before, in the lobby

lobby-real = Real dice and cards
lobby-real-no = The bank throws and shuffles for everybody.
lobby-real-yes = You throw and draw at the table and enter what there is to see; the bank keeps all money and all rules.
lobby-friend-real = comes by link or code, or shares this device
lobby-decks = Our cards
lobby-decks-strict = as here
lobby-decks-open = others
lobby-decks-strict-about = The cards do what is laid down here.
lobby-decks-open-about = Any card may come, also one that is not listed here.
lobby-real-seal-title = Real dice and cards.
lobby-real-seal = Everybody at this table enters what they show. Mistyped? If all agree, it is taken back.
lobby-banker = Banker
lobby-banker-nobody = nobody in particular
lobby-banker-about = Whoever keeps the bank is asked first for dice and cards. With six people or more the banker need not play.
lobby-banker-apart = { $who } keeps the bank and does not play.
lobby-banker-keep = Keep the bank without playing
lobby-banker-leave = Give the bank away
