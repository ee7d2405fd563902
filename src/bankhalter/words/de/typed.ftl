# Was man eintippt, eine Nachricht für jede Form einer Aktion; die Stellen stehen in der Reihenfolge der Notation.

# Andere Wörter für das erste einer Aktion: sie stehen vor dem Doppelpunkt, das eigene dahinter.
typed-also = würfle würfele würfeln wirf werfe werfen: würfelt; kaufe kaufen: kauft; verzichte verzichten: verzichtet; biete bieten tausche tauschen tausch tauscht handle handeln handel handelt: bietet; gebot: bietet; passe passen: passt; fordere fordern: fordert; verlange verlangen verlangt: fordert; zahle zahlen bezahle bezahlen bezahlt: zahlt; baue bauen: baut; verkaufe verkaufen: verkauft; beleihe beleihen hypothek: beleiht; löse lösen: löst; behalte behalten: behält; nehme nehmen nimm: nimmt; lehne lehnen: lehnt; gebe geben gib: gibt; weiter fertig: gibt weiter; stelle stellen: stellt; stimme stimmen: stimmt; springe springen: springt; fahre fahren ziehe ziehen: fährt; nutze nutzen: nutzt; kontere kontern gegenangebot: kontert; widerrufe widerrufen: widerruft; übergebe übergeben übergib überlasse überlassen überlässt: übergibt; tilge tilgen: tilgt; belaste belasten: belastet; belege belegen: belegt; schenke schenken: schenkt; verpfände verpfänden verpfändet: beleiht; gebt: gibt
# Wofür ein Buchstabe allein steht, was auch immer sonst damit beginnt.
typed-letters = w: würfelt; k: kauft; v: verzichtet; p: passt; z: zahlt; g: gibt weiter
# Andere Anfänge aus mehreren Wörtern, nachdem das erste das eigene ist.
typed-phrases = zahlt miete | zahlt die miete | zahlt schuld | zahlt die schuld: zahlt; fährt karte | fährt eine karte | zieht karte | zieht eine karte | karte ziehen: nimmt Ereignis; springt nach | springt zu | springt aufs: springt auf; bietet mit: bietet; beende zug | beende den zug | beendet zug | zug beenden | den zug beenden | zug ende | ende zug | würfel weitergeben | gibt die würfel weiter | gibt würfel weiter | gibt die würfel ab | gibt würfel ab | gibt die würfel | gibt würfel | weitergeben | bin fertig | bin durch | bin soweit: gibt weiter; will bauen | möchte bauen | kann ich bauen | kann bauen | darf ich bauen: baut; will kaufen | möchte kaufen | kann ich kaufen: kauft; will verkaufen | möchte verkaufen: verkauft; will tauschen | möchte tauschen | will handeln | möchte handeln | kann ich tauschen: bietet; will würfeln | möchte würfeln: würfelt; will bieten | möchte bieten: bietet; will passen: passt; will zahlen | möchte zahlen: zahlt; bankrott | bin bankrott: ist bankrott; freikaufen | kaufe mich frei | kauft mich frei: zahlt Strafe; miete | miete fordern | miete verlangen: fordert Miete; steige aus | steigt aus | aussteigen | bin raus | raus: passt; nicht kaufen | kauft nicht | versteigern | versteigere | versteigert | auktion: verzichtet; würfelt nochmal | würfelt noch einmal | nochmal würfeln | noch einmal würfeln | nochmal | noch einmal: würfelt
typed-instead = gegen: für
# Was ein Angebot ist, ohne so zu heißen.
typed-sales = bietet { $goods } gegen { $price } mit { $seat } | bietet { $goods } für { $price } mit { $seat } | bietet { $goods } gegen { $price } an { $seat } | bietet { $goods } an { $seat } gegen { $price } | bietet { $goods } an { $seat } für { $price } | bietet an { $seat } { $goods } gegen { $price } | verkauft { $goods } an { $seat } für { $price } | verkauft { $goods } an { $seat } gegen { $price } | verkauft { $seat } { $goods } für { $price } | verkauft { $seat } { $goods } gegen { $price } | gibt { $seat } { $goods } für { $price } | gibt { $seat } { $goods } gegen { $price }
typed-purchases = kauft { $goods } von { $seat } für { $price } | kauft von { $seat } { $goods } für { $price }
# Was eine Aktion in anderer Reihenfolge sagt: vor dem Doppelpunkt die Spielarten, dahinter die Form. Artikel dürfen dabeistehen.
typed-other-ways = nimmt Hypothek auf { $lot } auf | nimmt Hypothek auf { $lot } | nimmt Hypothek für { $lot } auf | nimmt Hypothek für { $lot } | nimmt auf { $lot } Hypothek auf | nimmt auf { $lot } Hypothek | nimmt für { $lot } Hypothek auf | nimmt für { $lot } Hypothek | beleiht auf { $lot } | beleiht { $lot } mit Hypothek | belastet { $lot } mit Hypothek | belastet { $lot } | belegt { $lot } mit Hypothek: beleiht { $lot }; löst Hypothek auf { $lot } ab | löst Hypothek von { $lot } ab | löst Hypothek auf { $lot } | löst Hypothek von { $lot } | zahlt Hypothek auf { $lot } zurück | zahlt Hypothek von { $lot } zurück | zahlt Hypothek auf { $lot } ab | zahlt Hypothek von { $lot } ab | zahlt Hypothek auf { $lot } | tilgt Hypothek auf { $lot } | tilgt Hypothek von { $lot }: löst { $lot } ab
typed-other-answers = nimmt Angebot von { $seat } an | nimmt Tausch mit { $seat } an | nimmt { $seats } Angebot an: nimmt { $seat } an; lehnt Angebot von { $seat } ab | lehnt Tausch mit { $seat } ab | lehnt { $seats } Angebot ab: lehnt { $seat } ab; zieht Angebot an { $seat } zurück | fährt Angebot an { $seat } zurück | nimmt Angebot an { $seat } zurück: widerruft { $seat }; fährt Angebot zurück | fährt mein Angebot zurück | zieht Angebot zurück | zieht mein Angebot zurück | nimmt Angebot zurück | nimmt mein Angebot zurück: widerruft; nimmt Gebot zurück | nimmt mein Gebot zurück | nimmt letztes Gebot zurück | nimmt letzte zurück | nimmt Zug zurück | nimmt letzten Zug zurück | nimmt meinen Zug zurück | nimmt Gebot von { $seat } zurück | fährt Gebot zurück | zieht Gebot zurück | zieht mein Gebot zurück: nimmt zurück
# Wie Besitz gegen eine Schuld hergegeben wird, und was beim Betrag dabeistehen kann; ohne Betrag ist es die ganze Schuld.
typed-hands = übergibt { $seat } { $goods } gegen { $debt } | übergibt { $seat } { $goods } für { $debt } | übergibt { $goods } an { $seat } gegen { $debt } | übergibt { $goods } an { $seat } für { $debt } | gibt { $seat } { $goods } gegen { $debt } | gibt { $seat } { $goods } für { $debt } | gibt { $goods } an { $seat } gegen { $debt } | gibt { $goods } an { $seat } für { $debt } | bietet { $seat } { $goods } gegen { $debt } | bietet { $seat } { $goods } für { $debt } | verkauft { $seat } { $goods } gegen { $debt } | verkauft { $goods } an { $seat } gegen { $debt }
typed-debts = schuld | schulden
typed-debt-words = der | die | den | meine | meiner | ganze | ganzen | gesamte | gesamten | alle | von
# Wie etwas ohne Gegenleistung hergegeben wird.
typed-gifts = gibt { $seat } { $goods } | gibt { $goods } an { $seat } | übergibt { $seat } { $goods } | übergibt { $goods } an { $seat } | schenkt { $seat } { $goods }
# Fragen, die ein Befehl oder eine Besitzrechtkarte beantwortet.
typed-questions = kontostand | kontostände | konto | bargeld | geld | mein geld | geldstand | wie viel geld habe ich | wieviel geld habe ich | wie viel geld hat wer | wer hat wie viel geld | wer hat wie viel | wer hat was | wem gehört was | wer besitzt was | was gehört wem | besitz | mein besitz | was gehört mir | was besitze ich | was habe ich | wo stehe ich | wo bin ich | wo steht wer | wo stehen alle | stand | spielstand | wie viel ist mein besitz wert | vermögen | mein vermögen: seats; wer ist dran | wer ist am zug | bin ich dran | was nun | was jetzt | und jetzt | was kann ich tun | was kann ich machen | was darf ich | was tun | was muss ich tun | möglichkeiten: list; spielfeld | spielplan | karte zeigen: board; was ist passiert | was ist geschehen | was war: summary; wie geht das | hilf mir: help; wieso | weshalb | warum das | wieso das: why
typed-deed-questions = wem gehört { $lot } | wer besitzt { $lot } | wer hat { $lot } | was kostet { $lot } | was bringt { $lot } | miete auf { $lot } | miete für { $lot } | wie hoch ist miete auf { $lot } | wie hoch ist miete für { $lot } | wie viel miete kostet { $lot } | wie viel miete bringt { $lot } | besitzrechtkarte { $lot } | zeigt { $lot } | zeige { $lot }
# Was zwischen „baut“ und dem Feld stehen kann.
typed-articles = ein | eine | einen | das | den | die | der | dem
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
typed-no = nein | nicht springen | ohne Sprung | kein Sprung | wie gewürfelt | nein danke | ablehnen | lehnt ab | kein interesse | nicht
typed-both = beide | beides | fährt beide | fährt beides | beide zusammen | fährt beide zusammen
typed-first-die = erster | der erste | erster würfel | der erste würfel | fährt erster würfel | fährt der erste | fährt erster
typed-second-die = zweiter | der zweite | zweiter würfel | der zweite würfel | fährt zweiter würfel | fährt der zweite | fährt zweiter
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
