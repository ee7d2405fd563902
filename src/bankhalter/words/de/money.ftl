# Nur das Geld: Konten für einen Tisch mit einer gedruckten Ausgabe.

money-account = Konto { $card }
money-amount = { $amount }
money-all = Alle anderen

money-line-all = Alle zahlen { $payee } je { $amount }
money-line-all-bank = Alle zahlen der Bank je { $amount }
money-line-to-all = { $payer } zahlt allen je { $amount }
money-line-bank-all = Die Bank zahlt allen je { $amount }

money-occasion-card = Karte gezogen
money-occasion-lot-bought = { -property } gekauft
money-occasion-lot-sold = { -property } verkauft

money-says-ready = Wer zahlt, wer bekommt, wie viel? Gehalt gibt es mit einem Tippen auf LOS.
money-says-own = Wer bekommt Geld von { $who }, und wie viel?
money-says-follow = Hier ist zu sehen, wer wie viel hat. Mit dem eigenen Konto auf diesem Gerät lässt sich zahlen.

error-money-plain = Ein Betrag besteht hier nur aus Ziffern, zum Beispiel 150.
error-money-scaled = Ein Betrag ist hier zum Beispiel 2,5M oder 500K.
error-money-off-grid = Möglich sind nur volle { $unit }.
error-money-range = Möglich sind Beträge von { $least } bis { $most }.
error-money-same = Wer zahlt, kann nicht auch bekommen.
error-money-nobody = Sonst spielt niemand mehr.
error-money-lacks = { $who } hat nur { $has }; es fehlen { $lacks }.
error-money-not-yours = Von fremden Konten und von der Bank bucht nur der Bankhalter.
error-money-other = Das kann nur ein anderes Gerät.
error-money-people = Mitspielen können { $least } bis { $most }, mit verschiedenen Namen.

money-terminal-help = anna ben 150 miete überweist, bank anna 50 und anna bank 50 gehen über die Bank, alle anna 10 und anna alle 50 zahlt jeder; los anna zahlt das Gehalt, raus anna, rein anna, neu (zweimal) beginnt ein neues Spiel; name 1 Anna, anlass 3 miete, storno 3, verlauf, csv, hilfe, ende.
money-terminal-unread = Das lässt sich nicht lesen; hilfe zeigt, was geht.
money-terminal-new = Neues Spiel? Dann neu noch einmal; die Buchungen bis hier bleiben erhalten.
error-money-who = { $given } ist hier niemand; möglich sind Namen, Nummern, bank und alle.
error-money-there = In { $path } stehen schon Konten: ohne Namen geht es damit weiter, mit --save DATEI entstehen andere.
error-money-nobody-named = Wer spielt mit? Zum Beispiel: bankhalter money Anna Ben Cem
error-money-link-names = Diese Konten gibt es schon; andere werden ohne den Code eröffnet: { $command }
