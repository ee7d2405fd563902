# Was die Karten sagen. Welche Wirkung sie haben, steht bei den Stapeln; jeder Satz nennt sie ganz.
# $amount, $house, $hotel und $salary sind Geld, $square und $go Felder, $steps und $factor Zahlen, $chance ein Stapel.

## Teile von Sätzen, die hier mehrmals stehen

part-next-station =
    { -station.gender ->
        [f] zur nächsten
       *[other] zum nächsten
    } { -station(case: "dative") }
part-next-utility =
    { -utility.gender ->
        [f] zur nächsten
       *[other] zum nächsten
    } { -utility(case: "dative") }
part-rent =
    { $factor ->
        [1] die Miete
        [2] die doppelte Miete
       *[other] das { $factor }-Fache der Miete
    }
part-steps =
    { $steps ->
        [1] ein Feld
       *[other] { $steps } Felder
    }

## Geld von der Bank

card-bank-error =
    { $address ->
        [du] Die Bank hat sich verrechnet, und zwar zu deinen Gunsten: Du bekommst { $amount }.
       *[sie] Die Bank hat sich verrechnet, und zwar zu Ihren Gunsten: Sie bekommen { $amount }.
    }
card-dividend =
    { $address ->
        [du] Deine Aktien haben gut verdient: Die Bank zahlt dir { $amount }.
       *[sie] Ihre Aktien haben gut verdient: Die Bank zahlt Ihnen { $amount }.
    }
card-preference-share-dividend =
    { $address ->
        [du] Deine Vorzugsaktien werfen etwas ab: Die Bank zahlt dir { $amount }.
       *[sie] Ihre Vorzugsaktien werfen etwas ab: Die Bank zahlt Ihnen { $amount }.
    }
card-building-loan =
    { $address ->
        [du] Dein Bausparvertrag ist fällig: Du bekommst { $amount }.
       *[sie] Ihr Bausparvertrag ist fällig: Sie bekommen { $amount }.
    }
card-rent-and-bond-interest =
    { $address ->
        [du] Mieten und Zinsen gehen auf deinem Konto ein: Du bekommst { $amount }.
       *[sie] Mieten und Zinsen gehen auf Ihrem Konto ein: Sie bekommen { $amount }.
    }
card-crossword =
    { $address ->
        [du] Du hast das Kreuzworträtsel der Woche gelöst: Die Bank zahlt dir { $amount }.
       *[sie] Sie haben das Kreuzworträtsel der Woche gelöst: Die Bank zahlt Ihnen { $amount }.
    }
card-stock-sale =
    { $address ->
        [du] Du hast Aktien rechtzeitig verkauft: Du bekommst { $amount }.
       *[sie] Sie haben Aktien rechtzeitig verkauft: Sie bekommen { $amount }.
    }
card-inheritance =
    { $address ->
        [du] Eine entfernte Tante hat dich bedacht: Du erbst { $amount }.
       *[sie] Eine entfernte Tante hat Sie bedacht: Sie erben { $amount }.
    }
card-annuity =
    { $address ->
        [du] Deine Jahresrente wird ausgezahlt: Du bekommst { $amount }.
       *[sie] Ihre Jahresrente wird ausgezahlt: Sie bekommen { $amount }.
    }
card-holiday-fund =
    { $address ->
        [du] Deine Urlaubskasse ist voll: Du bekommst { $amount }.
       *[sie] Ihre Urlaubskasse ist voll: Sie bekommen { $amount }.
    }
card-life-insurance =
    { $address ->
        [du] Deine Lebensversicherung wird ausgezahlt: Du bekommst { $amount }.
       *[sie] Ihre Lebensversicherung wird ausgezahlt: Sie bekommen { $amount }.
    }
card-tax-refund =
    { $address ->
        [du] Das Finanzamt hat zu viel verlangt: Du bekommst { $amount } zurück.
       *[sie] Das Finanzamt hat zu viel verlangt: Sie bekommen { $amount } zurück.
    }
card-consultancy =
    { $address ->
        [du] Dein guter Rat ist etwas wert: Du bekommst { $amount }.
       *[sie] Ihr guter Rat ist etwas wert: Sie bekommen { $amount }.
    }
card-beauty-contest =
    { $address ->
        [du] Bei der Schönheitskonkurrenz kommst du auf Platz zwei: Du bekommst { $amount }.
       *[sie] Bei der Schönheitskonkurrenz kommen Sie auf Platz zwei: Sie bekommen { $amount }.
    }

## Geld an die Bank

card-speeding =
    { $address ->
        [du] Du bist zu schnell gefahren: Zahle { $amount } an die Bank.
       *[sie] Sie sind zu schnell gefahren: Zahlen Sie { $amount } an die Bank.
    }
card-school =
    { $address ->
        [du] Das Schulgeld ist fällig: Zahle { $amount } an die Bank.
       *[sie] Das Schulgeld ist fällig: Zahlen Sie { $amount } an die Bank.
    }
card-doctor =
    { $address ->
        [du] Der Arzt schickt dir seine Rechnung: Zahle { $amount } an die Bank.
       *[sie] Der Arzt schickt Ihnen seine Rechnung: Zahlen Sie { $amount } an die Bank.
    }
card-hospital =
    { $address ->
        [du] Das Krankenhaus will bezahlt werden: Zahle { $amount } an die Bank.
       *[sie] Das Krankenhaus will bezahlt werden: Zahlen Sie { $amount } an die Bank.
    }
card-street-repairs =
    { $address ->
        [du] Die Straße wird ausgebessert: Zahle { $house } je { -house } und { $hotel } je { -hotel }.
       *[sie] Die Straße wird ausgebessert: Zahlen Sie { $house } je { -house } und { $hotel } je { -hotel }.
    }
card-renovation =
    { $address ->
        [du] Du renovierst alles: Zahle { $house } je { -house } und { $hotel } je { -hotel }.
       *[sie] Sie renovieren alles: Zahlen Sie { $house } je { -house } und { $hotel } je { -hotel }.
    }
card-fine-or-chance =
    { $address ->
        [du] Zahle { $amount } Strafe oder ziehe eine Karte vom Stapel „{ $chance }“.
       *[sie] Zahlen Sie { $amount } Strafe oder ziehen Sie eine Karte vom Stapel „{ $chance }“.
    }

## Geld zwischen Spielern

card-board-chairman =
    { $address ->
        [du] Du bist jetzt im Vorstand und gibst einen aus: Zahle jedem Mitspieler { $amount }.
       *[sie] Sie sind jetzt im Vorstand und geben einen aus: Zahlen Sie jedem Mitspieler { $amount }.
    }
card-birthday =
    { $address ->
        [du] Du hast Geburtstag: Jeder Mitspieler zahlt dir { $amount }.
       *[sie] Sie haben Geburtstag: Jeder Mitspieler zahlt Ihnen { $amount }.
    }

## Wege

card-advance-go =
    { $address ->
        [du] Rücke vor bis { $go }. Du bekommst { $salary } Gehalt.
       *[sie] Rücken Sie vor bis { $go }. Sie bekommen { $salary } Gehalt.
    }
card-schlossallee =
    { $address ->
        [du] Rücke vor bis { $square }; führt der Weg über { $go }, gibt es { $salary }.
       *[sie] Rücken Sie vor bis { $square }; führt der Weg über { $go }, gibt es { $salary }.
    }
card-opernplatz =
    { $address ->
        [du] Rücke vor bis { $square }; führt der Weg über { $go }, gibt es { $salary }.
       *[sie] Rücken Sie vor bis { $square }; führt der Weg über { $go }, gibt es { $salary }.
    }
card-seestrasse =
    { $address ->
        [du] Rücke vor bis { $square }; führt der Weg über { $go }, gibt es { $salary }.
       *[sie] Rücken Sie vor bis { $square }; führt der Weg über { $go }, gibt es { $salary }.
    }
card-suedbahnhof =
    { $address ->
        [du] Mach einen Ausflug bis { $square }; führt der Weg über { $go }, gibt es { $salary }.
       *[sie] Machen Sie einen Ausflug bis { $square }; führt der Weg über { $go }, gibt es { $salary }.
    }
card-nearest-station =
    { $address ->
        [du] Rücke vor bis { part-next-station }. Gehört das Feld einem anderen, zahle { part-rent }.
       *[sie] Rücken Sie vor bis { part-next-station }. Gehört das Feld einem anderen, zahlen Sie { part-rent }.
    }
card-nearest-utility =
    { $address ->
        [du] Rücke vor bis { part-next-utility }. Gehört das Feld einem anderen, zahle das { $factor }-Fache eines neuen Wurfs.
       *[sie] Rücken Sie vor bis { part-next-utility }. Gehört das Feld einem anderen, zahlen Sie das { $factor }-Fache eines neuen Wurfs.
    }
card-back-3 =
    { $address ->
        [du] Gehe { part-steps } zurück.
       *[sie] Gehen Sie { part-steps } zurück.
    }
card-back-to-first-street =
    { $address ->
        [du] Gehe zurück bis { $square }; Gehalt gibt es dafür nicht.
       *[sie] Gehen Sie zurück bis { $square }; Gehalt gibt es dafür nicht.
    }

## Gefängnis

card-jail =
    { $address ->
        [du] Du wirst verhaftet: Gehe direkt ins Gefängnis; auch für { $go } gibt es kein Gehalt.
       *[sie] Sie werden verhaftet: Gehen Sie direkt ins Gefängnis; auch für { $go } gibt es kein Gehalt.
    }
card-jail-card =
    { $address ->
        [du] Mit dieser Karte kommst du aus dem Gefängnis frei. Behalte oder verkaufe sie.
       *[sie] Mit dieser Karte kommen Sie aus dem Gefängnis frei. Behalten oder verkaufen Sie sie.
    }

## Karten, die nur eine eigene Ausgabe kennt: was sie bewirken

effect-receive =
    { $address ->
        [du] Du bekommst { $amount } von der Bank.
       *[sie] Sie bekommen { $amount } von der Bank.
    }
effect-pay =
    { $address ->
        [du] Zahle { $amount } an die Bank.
       *[sie] Zahlen Sie { $amount } an die Bank.
    }
effect-move-to =
    { $address ->
        [du] Rücke vor bis { $square }; führt der Weg über { $go }, gibt es { $salary }.
       *[sie] Rücken Sie vor bis { $square }; führt der Weg über { $go }, gibt es { $salary }.
    }
effect-move-back-to =
    { $address ->
        [du] Gehe zurück bis { $square }; Gehalt gibt es dafür nicht.
       *[sie] Gehen Sie zurück bis { $square }; Gehalt gibt es dafür nicht.
    }
effect-steps-back =
    { $address ->
        [du] Gehe { part-steps } zurück.
       *[sie] Gehen Sie { part-steps } zurück.
    }
effect-nearest-station =
    { $address ->
        [du] Rücke vor bis { part-next-station }. Gehört das Feld einem anderen, zahle { part-rent }.
       *[sie] Rücken Sie vor bis { part-next-station }. Gehört das Feld einem anderen, zahlen Sie { part-rent }.
    }
effect-nearest-utility =
    { $address ->
        [du] Rücke vor bis { part-next-utility }. Gehört das Feld einem anderen, zahle das { $factor }-Fache eines neuen Wurfs.
       *[sie] Rücken Sie vor bis { part-next-utility }. Gehört das Feld einem anderen, zahlen Sie das { $factor }-Fache eines neuen Wurfs.
    }
effect-go-to-jail =
    { $address ->
        [du] Gehe direkt ins Gefängnis; auch für { $go } gibt es kein Gehalt.
       *[sie] Gehen Sie direkt ins Gefängnis; auch für { $go } gibt es kein Gehalt.
    }
effect-keep =
    { $address ->
        [du] Mit dieser Karte kommst du aus dem Gefängnis frei. Behalte oder verkaufe sie.
       *[sie] Mit dieser Karte kommen Sie aus dem Gefängnis frei. Behalten oder verkaufen Sie sie.
    }
effect-pay-per-building =
    { $address ->
        [du] Zahle { $house } je { -house } und { $hotel } je { -hotel }.
       *[sie] Zahlen Sie { $house } je { -house } und { $hotel } je { -hotel }.
    }
effect-pay-each =
    { $address ->
        [du] Zahle jedem Mitspieler { $amount }.
       *[sie] Zahlen Sie jedem Mitspieler { $amount }.
    }
effect-receive-from-each =
    { $address ->
        [du] Jeder Mitspieler zahlt dir { $amount }.
       *[sie] Jeder Mitspieler zahlt Ihnen { $amount }.
    }
effect-fine-or-chance =
    { $address ->
        [du] Zahle { $amount } Strafe oder ziehe eine Karte vom Stapel „{ $chance }“.
       *[sie] Zahlen Sie { $amount } Strafe oder ziehen Sie eine Karte vom Stapel „{ $chance }“.
    }

## Karten aus einem anderen Stapel, die jemand eintippt

open-gets =
    { $address ->
        [du] Du bekommst { $amount }.
       *[sie] Sie bekommen { $amount }.
    }
open-pays =
    { $address ->
        [du] Zahle { $amount }.
       *[sie] Zahlen Sie { $amount }.
    }
open-to =
    { $address ->
        [du] Rücke vor bis { $square }.
       *[sie] Rücken Sie vor bis { $square }.
    }
