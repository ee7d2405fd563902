# What the cards say. What they do stands with the decks; each sentence names all of it.
# $amount, $house, $hotel and $salary are money, $square and $go squares, $steps and $factor numbers, $chance a deck.

## Parts of sentences that stand here several times

part-next-station = the next { -station }
part-next-utility = the next { -utility }
part-rent =
    { $factor ->
        [1] the rent
        [2] double rent
       *[other] { $factor } times the rent
    }
part-steps =
    { $steps ->
        [1] one square
       *[other] { $steps } squares
    }

## Money from the bank

card-bank-error = The bank’s sums are wrong, and in your favour: you receive { $amount }.
card-dividend = Your shares have done well: the bank pays you { $amount }.
card-preference-share-dividend = Your preference shares bear fruit: the bank pays you { $amount }.
card-building-loan = Your savings plan matures: you receive { $amount }.
card-rent-and-bond-interest = Rents and interest reach your account: you receive { $amount }.
card-crossword = You have solved the crossword of the week: the bank pays you { $amount }.
card-stock-sale = You have sold shares at the right moment: you receive { $amount }.
card-inheritance = A distant aunt has remembered you: you inherit { $amount }.
card-annuity = Your annuity is paid out: you receive { $amount }.
card-holiday-fund = Saving for your holiday has paid off: you receive { $amount }.
card-life-insurance = Your life insurance matures: you receive { $amount }.
card-tax-refund = You have paid too much tax: you get { $amount } back.
card-consultancy = Your good advice is worth something: you receive { $amount }.
card-beauty-contest = You come second in the beauty contest: you receive { $amount }.

## Money to the bank

card-speeding = You drove too fast: pay { $amount } to the bank.
card-school = School fees are due: pay { $amount } to the bank.
card-doctor = The doctor sends you a bill: pay { $amount } to the bank.
card-hospital = The hospital wants its money: pay { $amount } to the bank.
card-street-repairs = The road is mended: pay { $house } for each { -house } and { $hotel } for each { -hotel }.
card-renovation = You renovate everything: pay { $house } for each { -house } and { $hotel } for each { -hotel }.
card-fine-or-chance = Pay a fine of { $amount }, or draw a card from the deck “{ $chance }”.

## Money between players

card-board-chairman = You join the board and stand a round: pay every other player { $amount }.
card-birthday = It is your birthday: every other player pays you { $amount }.

## Ways

card-advance-go = Go forward to { $go }. You receive your salary of { $salary }.
card-schlossallee = Go forward to { $square }; if you pass { $go }, you receive { $salary }.
card-opernplatz = Go forward to { $square }; if you pass { $go }, you receive { $salary }.
card-seestrasse = Go forward to { $square }; if you pass { $go }, you receive { $salary }.
card-suedbahnhof = Take a trip forward to { $square }; if you pass { $go }, you receive { $salary }.
card-nearest-station = Go forward to { part-next-station }. If another player owns it, pay { part-rent }.
card-nearest-utility = Go forward to { part-next-utility }. If another player owns it, throw again and pay { $factor } times that.
card-back-3 = Go back { part-steps }.
card-back-to-first-street = Go back to { $square }; there is no salary for that.

## Jail

card-jail = You are arrested: go straight to jail. Passing { $go } earns nothing.
card-jail-card = This card gets you out of jail. Keep it until you need it, or sell it.

## Cards known to an edition of somebody’s own only: what they do

effect-receive = Receive { $amount } from the bank.
effect-pay = Pay { $amount } to the bank.
effect-move-to = Go forward to { $square }; if you pass { $go }, you receive { $salary }.
effect-move-back-to = Go back to { $square }; there is no salary for that.
effect-steps-back = Go back { part-steps }.
effect-nearest-station = Go forward to { part-next-station }. If another player owns it, pay { part-rent }.
effect-nearest-utility = Go forward to { part-next-utility }. If another player owns it, throw again and pay { $factor } times that.
effect-go-to-jail = Go straight to jail. Passing { $go } earns nothing.
effect-keep = This card gets you out of jail. Keep it until you need it, or sell it.
effect-pay-per-building = Pay { $house } for each { -house } and { $hotel } for each { -hotel }.
effect-pay-each = Pay every other player { $amount }.
effect-receive-from-each = Every other player pays you { $amount }.
effect-fine-or-chance = Pay a fine of { $amount }, or draw a card from the deck “{ $chance }”.

## Cards of another deck, typed in

open-gets = You receive { $amount }.
open-pays = You pay { $amount }.
open-to = Go forward to { $square }.
