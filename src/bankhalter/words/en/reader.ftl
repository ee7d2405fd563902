# The card reader: what it says, what bookings are called.

reader-card = Card { $card }
reader-bank = Bank

reader-says-off = The card reader is off. Any key and any card switches it on.
reader-says-ready = Ready. The left slot credits, the right slot debits, two cards make a transfer.
reader-says-volume = Volume { $volume } of 3.
reader-says-credit = { $who } receives money from the bank.
reader-says-debit = { $who } pays the bank.
reader-says-transfer = { $payer } pays { $payee }.
reader-says-typed = Amount { $amount } …
reader-says-asks = A new game? Every card is then back at { $amount }; the bookings so far are kept.

reader-hint-amount = Type the amount, K or M books it: { $least } to { $most }.
reader-hint-booked = { $count ->
    [one] C takes it back while the card is in.
   *[other] C takes it back while the cards are in.
}

reader-wrong-no-card = There is no card in the reader.
reader-wrong-backwards = The card is the wrong way round; insert it along the arrow.
reader-wrong-slot-taken = There is a card in this slot already.
reader-wrong-card-elsewhere = The card is in the other slot already.
reader-wrong-slot-empty = There is no card in this slot.
reader-wrong-finish-first = That is booked; take a card out first.
reader-wrong-too-long = There is no room for more digits on the display.
reader-wrong-second-point = The point is there already.
reader-wrong-no-amount = An amount comes before K or M.
reader-wrong-out-of-range = Amounts from { $least } to { $most } are possible.
reader-wrong-off-grid = Only multiples of { $unit } are possible.
reader-wrong-no-funds = { $who } has only { $balance }.
reader-wrong-full = No card can hold more than { $most }.
reader-wrong-no-left-card = For the salary the card goes into the left slot.
reader-wrong-go-two-cards = The salary comes from the bank: take the right card out first.
reader-wrong-amount-open = Clear the amount begun with C first.
reader-wrong-nothing-to-clear = There is nothing to clear; what is booked can be reversed in the ledger.

reader-line-credit = { $who } receives { $amount }
reader-line-debit = { $who } pays { $amount }
reader-line-transfer = { $payer } pays { $payee } { $amount }
reader-line-reversal = Reversal of { $number }: { $booking }
reader-line-struck = struck with C
reader-line-reversed = reversed by { $number }

reader-occasion-salary = Salary
reader-occasion-card = Chance or Community Chest card
reader-occasion-building-sold = Building sold
reader-occasion-mortgage = Mortgage taken
reader-occasion-lot-bought = Property bought
reader-occasion-building-bought = Building bought
reader-occasion-tax = Tax
reader-occasion-redeemed = Mortgage redeemed
reader-occasion-fine = Bought out of jail
reader-occasion-rent = Rent
reader-occasion-lot-sold = Property sold
reader-occasion-bankruptcy = Bankruptcy
reader-occasion-debt = Debt settled

reader-column-number = Number
reader-column-time = Time (UTC)
reader-column-payer = From
reader-column-payee = To
reader-column-amount = Amount
reader-column-occasion = Occasion
reader-column-payer-after = Balance from
reader-column-payee-after = Balance to
reader-column-standing = Standing
reader-column-reversal = Reversal
reader-standing-stands = stands
reader-standing-struck = struck
reader-standing-reversed = reversed

error-reader-no-booking = There is no booking { $number } in this game.
error-reader-no-card = There is no number { $card } here; they go from 1 to { $most }.
error-reader-occasion = “{ $given }” is no occasion here; possible is { $possible }.
error-reader-gone = Booking { $number } no longer counts.
error-reader-reversal = Booking { $number } is itself a reversal; please book the amount anew.
error-reader-still-in = The card is still in: C takes this booking back.
error-reader-asked = The reversal of { $number } is not decided yet.
error-reader-no-question = There is nothing to decide.
error-reader-no-voice = Only the banker and those who follow on a device of their own have a say.
error-reader-name = A name has up to { $most } readable characters.
error-reader-name-taken = Somebody is called { $name } already.
error-reader-not-banker = Only the banker does that.
error-reader-not-yours = That belongs to somebody else.
error-reader-held = Number { $card } is on another device already.
error-reader-not-held = Number { $card } is on no device with which the bank could be run.
error-reader-code = This code does not belong here.
error-reader-no-game = Not that many games were played here.

reader-banker = the banker

reader-terminal-help = left 1, right 2 insert cards, out takes them out; 2.5M or 500K books, go books the salary, c takes back, new (twice) begins a new game; name 1 Anna, for 3 rent, back 3, list, csv, help, quit.
reader-terminal-unread = That is nothing the card reader can do; help shows what it can.
error-reader-file = { $path } cannot be used: { $reason }
error-reader-no-file = { $path } is no card reader.
reader-terminal-help-shared = me 2 says which card or account is yours; yes and no answer whether a booking is reversed. What others book is shown.
reader-terminal-link = On other devices: { $link } (code { $code })
reader-terminal-return = To have it on another device of yours: { $command }
reader-terminal-new-game = A new game has begun; the bookings so far are kept.
reader-terminal-question = Is booking { $number } to be reversed ({ $booking })? Answer yes or no.
reader-terminal-asked = Whether booking { $number } is reversed ({ $booking }) is not decided yet; still to answer: { $names }.
reader-terminal-stays = Booking { $number } stays as it is.
error-reader-link = “{ $given }” leads nowhere; expected something like http://localhost:8000/{ $page }/ABCDE, or the address of a server alone.
error-reader-kept = What a server keeps needs no file; expected the link without --save.
error-reader-code-alone = A code needs the address of its server, as in bankhalter { $device } http://localhost:8000 --code CODE.
