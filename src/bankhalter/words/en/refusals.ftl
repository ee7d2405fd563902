# Why something cannot be done: a sentence that says what would be needed. $seats all names, $awaited who must act now, $due who must
# do what, $turn whose turn it is, $lot the square it is about, $owner whose it is, $others the squares of its group in the way.

# Why nothing of the kind can be done, of no single lot.
reason-no-street = Only lots of a whole colour group are built on; { $who } owns no lot of a colour group yet.
reason-no-building = Only buildings that stand can be sold; { $who } has built nothing yet.
reason-no-lot = Only lots that belong to { $who } will do; { $who } owns none yet.

refusal-none = Nothing stands in the way.
refusal-game-over = The game is over; nothing more can be done in it.
refusal-no-such-seat = There is no such seat; at the table are { $seats }.
refusal-out-of-game = Whoever is bankrupt is out of the game; only players still in it can act.
refusal-not-awaited = Somebody else has to act first: { $due }.
refusal-not-your-turn = Only the player whose turn it is may do this: { $turn }.
refusal-not-now = This is not possible just now, something else comes first: { $due }.
refusal-nature-awaited = The dice or a card come first.
refusal-throw-first = Throw first; after that you can end the turn.
refusal-throw-again = After doubles you must throw again before your turn ends.
refusal-dice-missing = The throw must come with its dice, as in `throws 3 4`.
refusal-bad-dice = A white die shows 1 to 6.
refusal-speed-die-missing = This throw takes the speed die too, as in `throws 3 4 bus`.
refusal-speed-die-not-allowed = This throw takes the two white dice only.
refusal-bad-card = This card cannot be on top now; it can be one not yet drawn, or the next one known.
refusal-bad-deal = Each player is dealt { $deal } different { -property(number: "many") } that the bank still has.
refusal-not-timed = Only a game with the option `minutes` has a time limit.
refusal-bad-move = The bus goes as far as one white die, or as both together.
refusal-bad-square = The jump must end on a square from 0 to 39.
refusal-no-free-lot = { $owner ->
    [bank] Only the player who stands on { -property(article: "indefinite") } without an owner can buy or decline it.
   *[player] Only the player who stands on { -property(article: "indefinite") } without an owner can buy or decline it; { $lot } belongs to { $owner }.
}
refusal-not-enough-cash = This takes { $needed }, and { $cash } is at hand; more must be raised first.
refusal-no-auction = Bidding and passing are possible only during { -auction(article: "indefinite") }.
refusal-bid-too-low = The bid must be at least { $least }.
refusal-bid-not-covered = A bid must be covered by what is at hand: { $cash } at most.
refusal-already-passed = Whoever has passed stays out until the { -auction } ends.
refusal-highest-bidder = The highest bid binds; only a player who has been outbid can pass.
refusal-no-claim = There is no rent to demand; somebody must have landed on { -property(article: "indefinite") } owned by { $who }.
refusal-claim-mortgaged = { $lot } is mortgaged; it earns rent again only when the mortgage is redeemed.
refusal-no-debt = { $who } owes nothing just now; rent is to be paid only when it has been demanded.
refusal-can-still-pay = Buildings and mortgages can still cover the debt; that money must be raised first.
refusal-other-fails-first = Another debtor comes first: { $awaited }.
refusal-not-in-jail = This is only possible in jail.
refusal-jail-turn-begun = The way out of jail is chosen at the start of the turn, before the throw.
refusal-must-leave-jail = Jail must be left in this turn: throw, pay the fine of { $fine } or use the card.
refusal-no-jail-card = This takes the card “{ -jail-card }” from that deck.
refusal-no-such-lot = This square cannot be owned.
refusal-not-owner = { $owner ->
    [bank] { $lot } belongs to nobody yet; only its owner may do this.
   *[player] { $lot } belongs to { $owner } and not to { $who }.
}
refusal-not-a-street = Only squares of a colour group can be built on.
refusal-group-incomplete = To build on { $lot } the whole colour group must belong to { $who }; what is missing: { $others }.
refusal-group-mortgaged = Building takes a colour group without a mortgage; to be redeemed first: { $others }.
refusal-group-built = All buildings of the colour group must be sold first; there still are some on { $others }.
refusal-uneven-building = Build evenly: { $others } comes first, where fewer buildings stand.
refusal-uneven-selling = Sell evenly: { $others } comes first, where more buildings stand.
refusal-hotel-stands = There is { -hotel(article: "indefinite") } on { $lot } already; nothing more can be built there.
refusal-no-house-left = The bank has no { -house } left; one must come back first.
refusal-no-hotel-left = The bank has no { -hotel } left; one must come back first.
refusal-no-building = There is nothing on { $lot } that could be sold.
refusal-no-hotel = There is no { -hotel } on { $lot } that could be sold.
refusal-no-whole-sale = In this edition buildings are sold step by step, not all at once.
refusal-only-between-turns = Players build and sell buildings out of turn only between two turns; this turn must end first.
refusal-shortage-now = The bank has too few buildings for all; the debt or { -auction } must be settled first.
refusal-wish-spent = { $who } has built what was wished for; more can be built after the next throw.
refusal-bad-wish = A wish must be what can be put up and paid for; whoever wanted to build wishes for at least 1.
refusal-already-mortgaged = { $lot } is mortgaged already; the mortgage would have to be redeemed first.
refusal-not-mortgaged = { $lot } is not mortgaged.
refusal-bad-partner = A trade takes another player who is still in the game.
refusal-empty-deal = In a trade at least one { -property } or card must change hands.
refusal-money-alone = Money alone cannot change hands; { -property(article: "indefinite") } or a card must be part of the trade.
refusal-card-not-held = { $lacks } does not have this get-out-of-jail card; only its holder can give it.
refusal-partner-not-owner = { $owner ->
    [bank] { $lot } belongs to nobody yet; { $whom } cannot give it.
   *[player] { $lot } belongs to { $owner }; { $whom } cannot give it.
}
refusal-partner-short = { $whom } is to pay { $asked } but has only { $has }.
refusal-interest-not-covered = Whoever takes over a mortgage must be able to pay 10% interest for it at once: { $lacks } needs { $asked }, and { $has } is at hand.
refusal-no-offer = { $offers ->
    [answer] There is no offer of { $whom } to { $who }.
    [debt] This offer cannot be countered: { $whom } wants to settle a debt with it; it can be accepted or rejected.
    [own] { $who } has offered { $whom } nothing that could be withdrawn.
   *[none] { $who } has offered nobody anything that could be withdrawn.
}
refusal-no-hand-over = In this edition a debt cannot be settled with property; offer a trade instead.
refusal-not-creditor = { $creditor ->
    [bank] { $who } owes money to the bank, which takes no property for it; { $who } owes { $whom } nothing.
   *[player] Only the player to whom something is owed can take property for it: { $creditor }.
}
refusal-bad-amount = The amount must be at least { $unit } and at most what is owed: { $owed }.
refusal-owes = { $creditor ->
    [bank] The debt must be settled first: { $who } owes the bank { $owed }.
   *[player] The debt must be settled first: { $who } owes { $creditor } { $owed }.
}
refusal-auction-runs = The { -auction } must come to its end first: { $due }.
refusal-nature-answers = Dice and cards come from the program here; it is enough to throw.
refusal-buy-or-decline = There is something to decide first: { $due }.
refusal-wishes-first = Wishes for buildings and their { -auction(number: "many") } come first: { $due }.
refusal-other-kind = Only the other kind of building fits here; the one that was won must stand elsewhere.

# What comes first: who must do what. It stands at the end of a refusal.

due-nature = dice or a card decide
due-nothing = the game is over
due-throw = { $who } must throw
due-end = { $who } must hand on the dice
due-buy = { $who } must buy { $lot } or decline it
due-choice = { $who } must pay the fine on the card or draw another card instead
due-bus = { $who } must say how far the bus goes
due-jump = { $who } must say to which square to go
due-debts = { $debts }
due-debt = { $whom ->
    [bank] { $who } must pay the bank { $amount }
   *[player] { $who } must pay { $whom } { $amount }
}
due-mortgage = { $who } must say whether the mortgage on { $lot } is redeemed or kept
due-wish = { $names } must say how many buildings it shall be
due-place = { $who } must say where the building that was won goes
due-auction = { $kind ->
    [hotel] { $names } must bid for the { -hotel } or pass
    [house] { $names } must bid for the { -house } or pass
   *[lot] { $names } must bid for { $lot } or pass
}
