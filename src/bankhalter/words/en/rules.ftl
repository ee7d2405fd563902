# The rules to look up: chapters, headings, and what is said if nothing is found.

## The chapters

chapter-setup = Setting up: pieces, starting money, board, the words of the editions
chapter-bank = The bank and the banker
chapter-turn = The turn: throwing, moving, doubles
chapter-go = GO and the salary
chapter-buy = Buying lots
chapter-auction = Auctions
chapter-rent = Rent: when it is due and when it lapses
chapter-street = The rent of streets
chapter-station = The rent of stations
chapter-utility = The rent of utilities
chapter-tax = Tax squares
chapter-parking = Free parking
chapter-card = Chance and community cards
chapter-jail = Jail: in, inside, out
chapter-build = Building houses and hotels
chapter-sell = Selling houses and hotels
chapter-shortage = Shortage: when the bank has too few houses or hotels
chapter-mortgage = Mortgages
chapter-trade = Trading among players
chapter-debt = Debts
chapter-bankrupt = Bankruptcy
chapter-speeddie = The game with the speed die
chapter-short = The short game
chapter-timed = The timed game
chapter-houserules = What does not hold: house rules
chapter-reader = The card reader of Banking

## Looking up

rules-heading = { $edition ->
    [none] { $count } rules from five rulebooks
   *[other] { $count } rules in the { $edition } edition
}
rules-further = Go on with a chapter or with words: { $command } jail, { $command } doubles jail; for one edition only: --edition banking.
rules-found = { $count } rules on “{ $words }”
rules-one-of-them = One of them in full: { $command }
rules-none = There is no rule on “{ $words }”; { $command } shows an overview.
rules-none-but-near = There is no rule on “{ $words }”; similar words: { $near }.
rules-only-elsewhere = { $count ->
    [one] There is no rule on “{ $words }” in the { $edition } edition, but one in other editions.
   *[other] There is no rule on “{ $words }” in the { $edition } edition, but { $count } in other editions.
}

## One rule

rule-everywhere = Holds in all five editions.
rule-holds-in = { $count ->
    [one] Holds in the { $editions } edition only.
   *[other] Holds in the { $editions } editions.
}
rule-differs = How the editions differ
rule-in-edition = In the { $edition } edition
rule-open = What the text leaves open
rule-reading = How it is played
rule-options = Options that change it
rule-sections = Where it stands
rule-section = { $heading }
rule-section-on-page = { $several ->
    [yes] { $heading }, pages { $pages }
   *[no] { $heading }, page { $pages }
}

## The document with all the rules

document-title = The rules
document-intro = These are all the rules of the five rulebooks { $editions }, in words of our own: what holds, how the editions differ, what a text leaves open, and how Bankhalter then plays. At the terminal, the command `bankhalter rules` shows them. Amounts stand as in the editions with cash unless something else is said. The classic editions have no rulebook of their own; what all four editions with cash agree on holds in them. Headings are quoted in German, the language of the rulebooks.
document-made = This page is made from the texts in the program; changes belong there. There is a second version { $other }.
document-other = [in German](regeln.md)
document-contents = Contents
document-contents-line = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
document-open = Open:
document-reading = Played so:
document-sections = In the rulebook:
