# Just the money: accounts for a table with a printed edition.

money-account = Account { $card }
money-amount = { $amount }
money-all = Everybody else

money-line-all = Everybody pays { $payee } { $amount }
money-line-all-bank = Everybody pays the bank { $amount }
money-line-to-all = { $payer } pays everybody { $amount }
money-line-bank-all = The bank pays everybody { $amount }

money-occasion-card = Card drawn
money-occasion-lot-bought = Bought { -property(article: "indefinite") }
money-occasion-lot-sold = Sold { -property(article: "indefinite") }

money-says-ready = Who pays, who receives, how much? A tap on GO pays a salary.
money-says-own = Who receives money from { $who }, and how much?
money-says-follow = Here you see who has how much. With an account of your own on this device you can pay.

error-money-plain = An amount is made of digits alone here, such as 150.
error-money-scaled = An amount is, for example, 2.5M or 500K here.
error-money-off-grid = Only multiples of { $unit } are possible.
error-money-range = Amounts from { $least } to { $most } are possible.
error-money-same = Who pays cannot receive as well.
error-money-nobody = Nobody else is playing any more.
error-money-lacks = { $who } has only { $has }; that is { $lacks } short.
error-money-not-yours = Only the banker books for others and for the bank.
error-money-other = Only another device can do that.
error-money-people = { $least } to { $most } can take part, with different names.

money-terminal-help = anna ben 150 rent transfers, bank anna 50 and anna bank 50 go through the bank, with all anna 10 and anna all 50 everybody pays or is paid; salary anna, out anna, in anna, new (twice) begins a new game; name 1 Anna, for 3 rent, back 3, list, csv, help, quit.
money-terminal-unread = That cannot be read; help shows what can be done.
money-terminal-new = A new game? Then type new once more; the bookings so far are kept.
error-money-who = { $given } is nobody here; names, numbers, bank and all are possible.
error-money-there = { $path } holds accounts already: without names they go on, with --save FILE others are opened.
error-money-nobody-named = Who plays? For example: bankhalter money Anna Ben Cem
error-money-link-names = Those accounts are there already; others are opened without the code: { $command }
