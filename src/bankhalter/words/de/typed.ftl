# Was man eintippt, eine Nachricht für jede Form einer Aktion; die Stellen stehen in der Reihenfolge der Notation.

# Andere Wörter für das erste einer Aktion: sie stehen vor dem Doppelpunkt, das eigene dahinter.
typed-also = würfle würfele würfeln wirf werfe werfen: würfelt; kaufe kaufen: kauft; verzichte verzichten: verzichtet; biete bieten tausche tauschen tausch tauscht handle handeln handel handelt: bietet; gebot: bietet; passe passen: passt; fordere fordern: fordert; verlange verlangen verlangt: fordert; zahle zahlen bezahle bezahlen bezahlt: zahlt; baue bauen: baut; verkaufe verkaufen: verkauft; beleihe beleihen hypothek: beleiht; löse lösen: löst; behalte behalten: behält; nehme nehmen nimm: nimmt; lehne lehnen: lehnt; gebe geben gib: gibt; weiter fertig: gibt weiter; stelle stellen: stellt; stimme stimmen: stimmt; springe springen: springt; fahre fahren ziehe ziehen: fährt; nutze nutzen: nutzt; kontere kontern gegenangebot: kontert; widerrufe widerrufen: widerruft; übergebe übergeben: übergibt; gebt: gibt
# Andere Anfänge aus mehreren Wörtern, nachdem das erste das eigene ist.
typed-phrases = zahlt miete | zahlt die miete | zahlt schuld | zahlt die schuld: zahlt; fährt karte | fährt eine karte | zieht karte | zieht eine karte | karte ziehen: nimmt Ereignis; springt nach | springt zu | springt aufs: springt auf; bietet mit: bietet; beende zug | beende den zug | beendet zug | zug beenden | den zug beenden | zug ende | ende zug | würfel weitergeben | gibt die würfel weiter | gibt würfel weiter | gibt die würfel ab | gibt würfel ab | gibt die würfel | gibt würfel | weitergeben: gibt weiter; bankrott | bin bankrott: ist bankrott; freikaufen | kaufe mich frei | kauft mich frei: zahlt Strafe; miete | miete fordern | miete verlangen: fordert Miete; steige aus | steigt aus | aussteigen | bin raus | raus: passt; nicht kaufen | kauft nicht | versteigern | versteigere | versteigert | auktion: verzichtet; würfelt nochmal | würfelt noch einmal | nochmal würfeln | noch einmal würfeln | nochmal | noch einmal: würfelt
typed-instead = gegen: für
# Was ein Angebot ist, ohne so zu heißen.
typed-sales = verkauft { $goods } an { $seat } für { $price } | verkauft { $goods } an { $seat } gegen { $price } | verkauft { $seat } { $goods } für { $price } | verkauft { $seat } { $goods } gegen { $price } | gibt { $seat } { $goods } für { $price } | gibt { $seat } { $goods } gegen { $price }
typed-purchases = kauft { $goods } von { $seat } für { $price } | kauft von { $seat } { $goods } für { $price }
# Was zwischen „baut“ und dem Feld stehen kann.
typed-articles = ein | eine | einen | das | den | die
typed-building-words = { -house } | { -hotel } | Haus | Hotel | Gebäude
typed-on = auf | in | von
typed-buildings = { -house(number: "many") } | { -hotel(number: "many") } | Häuser | Hotels
typed-numbers = zwei | drei | vier | fünf
typed-every = alle | alles | überall | jedes | jede | jedem | jeder | sämtliche | beide
# Was zwischen einem Preis und dem steht, wofür er geboten wird.
typed-price-words = für | gegen | auf
# Das Feld, auf dem man steht, ohne seinen Namen.
typed-this-lot = es | sie | ihn | Feld | Karte | Grundstück | Straße | { -property } | { -street } | { -station } | { -utility }
# Was beim Zahlen und Fordern dabeistehen kann.
typed-due-words = an | von | der | die | das | meine | bank | miete | schuld | schulden | steuer | strafe | zinsen | karte | betrag | geld
# Wer etwas tut, ist schon klar.
typed-self = ich
# Wörter, die nichts hinzufügen.
typed-fillers = bitte | der | die | das | den | dem | des | ein | eine | einen | einer | mein | meine | meinen | meiner | mal | jetzt | nun | doch | gern | gerne | dann | ab
# Was zwischen mehreren Dingen steht.
typed-between = und | sowie
# Die Karte, die man bei einem Tausch hergibt.
typed-jail-card = Karte | Freikarte | Gefängniskarte | Gefängnis-frei-Karte | Gefängnisfreikarte | Gefängnis frei Karte
typed-yes = ja | jawohl | annehmen | nimmt an | nimmt | nehmen | einverstanden
typed-no = nein | nein danke | ablehnen | lehnt ab | kein interesse | nicht
typed-both = beide | beides | fährt beide | fährt beides | beide zusammen | fährt beide zusammen
typed-payment = zahlt
typed-keeping = behält | behält hypothek | behält die hypothek
typed-redeeming = löst | löst ab | löst sie ab | löst sofort ab | ablösen | sofort ablösen
typed-one-back = nimmt zurück | zurücknehmen
typed-throws = würfelt
typed-throws-die-die = würfelt { $die } { $die }
typed-throws-die-die-face = würfelt { $die } { $die } { $face }
typed-is-dealt-lots = bekommt { $lots }
typed-draws-gets-amount = zieht bekommt { $amount }
typed-draws-pays-amount = zieht zahlt { $amount }
typed-draws-to-square = zieht nach { $square }
typed-draws-card = zieht { $card }
typed-moves-count = fährt { $count }
typed-jumps-to-square = springt auf { $square }
typed-takes-fine = nimmt Strafe
typed-takes-chance = nimmt Ereignis
typed-buys = kauft
typed-declines = verzichtet
typed-bids-amount = bietet { $amount }
typed-passes = passt
typed-demands-rent = fordert Miete
typed-demands-rent-on-claim = fordert Miete für { $claim }
typed-pays = zahlt
typed-is-bankrupt = ist bankrott
typed-pays-fine = zahlt Strafe
typed-uses-card = nutzt Karte
typed-uses-deck-card = nutzt { $deck } Karte
typed-builds-lot = baut { $lot }
typed-sells-building-lot = verkauft Gebäude { $lot }
typed-sells-hotel-lot-whole = verkauft Hotel { $lot } ganz
typed-wants-count = möchte { $count }
typed-places-building-lot = stellt Gebäude { $lot }
typed-mortgages-lot = beleiht { $lot }
typed-redeems-lot = löst { $lot } ab
typed-keeps-mortgage-lot = behält Hypothek { $lot }
typed-offers-seat-side-for-side = bietet { $seat } { $side } gegen { $side }
typed-counters-seat-side-for-side = kontert { $seat } { $side } gegen { $side }
typed-accepts-seat = nimmt { $seat } an
typed-rejects-seat = lehnt { $seat } ab
typed-withdraws-from-seat = widerruft { $seat }
typed-withdraws = widerruft
typed-hands-seat-lot-list-for-amount-of-debt = übergibt { $seat } { $lot_list } gegen { $amount } Schuld
typed-ends-turn = gibt weiter
typed-gives-up = gibt auf
typed-takes-back-count = nimmt zurück { $count }
typed-agrees = stimmt zu
typed-disagrees = stimmt nicht zu

## Wörter innerhalb der Stellen

typed-word-lot = Feld
typed-word-card = Karte
typed-word-nothing = nichts
typed-word-chance = Ereignis
typed-word-community = Gemeinschaft
typed-word-and = und

## Stellen, wie die Hilfe sie nennt

place-die = 1-6
place-face = 1|2|3|bus|mrm
place-count = ZAHL
place-square = FELD
place-lot = FELD
place-amount = BETRAG
place-seat = NAME
place-side = SACHEN
place-lots = FELD FELD
place-lot_list = Feld NUMMER, Feld NUMMER
place-card = KARTE
place-deck = STAPEL
place-claim = FELD
