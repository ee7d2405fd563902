# Befehle am Terminal: das Wort, was es tut, und was dazu gesagt wird.

command-help = hilfe
command-list = liste
command-board = brett
command-seats = plätze
command-deed = urkunde
command-log = verlauf
command-summary = neues
command-why = warum
command-pause = pause
command-speed = tempo
command-plain = schlicht
command-position = stellung
command-save = sichern
command-quit = ende
command-say = sag
command-chat = chat
command-sign = zeichen
command-mute = stumm
command-ask = frag
command-vote = votum

word-sign-applause = applaus
word-sign-laugh = lachen
word-sign-wow = staunen
word-sign-ouch = autsch
word-sign-thanks = danke
word-sign-hurry = weiter
word-against = nein

undo-words = zurück rückgängig undo undoes back revert
switch-on = an
switch-off = aus
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-instant = sofort

help-choice = die Nummer einer Wahl, zum Beispiel „1“; wenn ein Betrag dazugehört, zum Beispiel „2 { $amount }“
help-nothing = jetzt nichts tun, wenn die Frage nur ein Angebot ist
help-help = diese Hilfe
help-list = was gerade möglich ist
help-board = der Spielplan
help-seats = Geld, Ort und Besitz von allen
help-deed = die Besitzrechtkarte eines Grundstücks nach Nummer oder Name, zum Beispiel „urkunde 39“
help-log = was geschehen ist; „verlauf 50“ zeigt mehr
help-summary = was seit dem letzten eigenen Zug geschehen ist
help-why = die Regeln hinter dem, was zuletzt geschah oder abgelehnt wurde; „warum miete“ sucht eine Regel
help-pause = vor jedem Wurf der anderen gefragt werden, oder nicht mehr
help-speed = wie schnell die Bots ziehen: „tempo langsam“, „normal“, „schnell“ oder „sofort“
help-plain = alles in Sätzen statt mit Spielplan und Spalten, oder zurück
help-position = die Stellung als Text
help-save = eine Kopie der Aufzeichnung, zum Beispiel „sichern abend.record“; gesichert wird ohnehin immer
help-quit = aufhören; das Spiel lässt sich später fortsetzen
help-say = allen etwas sagen, zum Beispiel „sag gut gespielt“
help-chat = was gesagt wurde
help-sign = ein Zeichen geben, zum Beispiel „zeichen applaus“; „zeichen“ allein nennt alle
help-mute = nicht mehr lesen, was jemand sagt, oder wieder. Zum Beispiel „stumm Otto“
help-ask = wen der Tisch erwartet, fragen: noch da? Zum Beispiel „frag Otto“
help-vote = wenn keine Antwort kommt: „votum Otto“ für einen Bot, „votum Otto nein“ für das Warten

help-number = NUMMER
help-heading-commands = Befehle
help-heading-actions = Aktionen
help-actions = { $address ->
    [du] Jede Aktion lässt sich auch in Worten sagen. Wörter darfst du abkürzen, solange klar ist, was gemeint ist, zum Beispiel „{ $example }“; die englischen gelten auch.
   *[sie] Jede Aktion lässt sich auch in Worten sagen. Wörter dürfen Sie abkürzen, solange klar ist, was gemeint ist, zum Beispiel „{ $example }“; die englischen gelten auch.
}
help-places = FELD ist die Nummer oder der Name auf dem Spielplan; SACHEN ist eine Liste wie „Feld 5, Feld 12, { $amount }, Gefängniskarte“ oder „nichts“.
help-others = Wer nicht gefragt ist, kann jederzeit dazwischen: mit dem Namen voran, „{ $name } baut 11“.

welcome-seats = { $title }: { $names }
welcome-bot = { $name } (Bot „{ $kind }“)
welcome-new = Würfel und Karten bestimmt der Zufall. Dass daran nichts gedreht ist, lässt sich nach dem Spiel mit dieser Prüfsumme nachweisen: { $commitment }
welcome-again = Das Spiel geht nach { $count ->
    [one] einer Aktion
   *[other] { $count } Aktionen
} weiter.
welcome-saved = Das Spiel wird in { $path } gesichert. „?“ hilft.
welcome-before = Das vorige Spiel liegt in { $path }.
welcome-torn = Die letzte Zeile der Aufzeichnung war nicht zu Ende geschrieben; das Spiel geht vor ihr weiter.
leave-saved = Das Spiel ist in { $path } gesichert.
leave-again = Weiterspielen: { $command }
ask-name = { $address ->
    [du] Wie heißt du? [{ $usual }]{ " " }
   *[sie] Wie heißen Sie? [{ $usual }]{ " " }
}
usual-name = Anna

hint = Eine Nummer aus der Liste oder eine Aktion in Worten; „?“ hilft, „ende“ hört auf.
hint-must-act = Jetzt muss etwas getan werden; „liste“ zeigt, was möglich ist.
hint-numbers-stay = Die Nummern bleiben, solange die Schuld dauert; was erledigt ist, fehlt in der Liste.
hint-no-choice = Eine Wahl { $number } gibt es hier nicht.
hint-no-amount = Zu Wahl { $number } gehört kein Betrag.
hint-bad-amount = Das ist kein Betrag; es ist nichts geschehen.
hint-no-deed = Dazu gehört die Nummer oder der Name eines Grundstücks, zum Beispiel „urkunde 39“ oder „urkunde { $example }“.
hint-bad-count = „{ $given }“ ist keine Anzahl; zum Beispiel „verlauf 50“.
hint-nothing-happened = Noch ist nichts geschehen.
hint-nothing-new = Seitdem ist nichts geschehen.
hint-ambiguous = „{ $typed }“ kann mehreres heißen: { $forms }.
hint-usage = „{ $typed }“ ist so nicht vollständig: { $forms }.
hint-no-square = „{ $given }“: Kein Feld heißt so.
hint-near-square = „{ $given }“: Kein Feld heißt so; ist „{ $square }“ gemeint?
hint-several-squares = „{ $given }“: So heißen mehrere Felder: { $squares }.
hint-no-goods = „{ $given }“ ist hier nicht bekannt; möglich sind ein Feld nach Nummer oder Namen, ein Betrag, „Gefängniskarte“ und „nichts“.
hint-no-card = { $who } hat keine Gefängnis-frei-Karte.
hint-several-cards = Welche Karte? { $cards }.
card-typed = „{ $card }“ ({ $deck })
hint-bid = Ist das ein Gebot? Dann mit „T“ für Tausend oder „M“ für Millionen, zum Beispiel „{ $words }“.
hint-which = „{ $number }“ kann zweierlei heißen: Wahl { $number } („{ $words }“) oder ein Gebot von { $amount }. Für die Wahl noch einmal „{ $number }“, für das Gebot „{ $bid }“.
hint-bidding = Bieten kann jeder zu jeder Zeit, auch wer nicht gefragt ist: mit dem Namen voran, zum Beispiel „{ $words }“.
hint-too-much = „{ $typed }“ sagt zu viel: „{ $words }“ genügt.
hint-one-by-one = Es geht immer nur eins auf einmal; als Nächstes: „{ $words }“.
hint-one-building = Gebaut und verkauft wird einzeln, eins nach dem anderen; es beginnt mit „{ $words }“.
hint-offer-whom = Ein Angebot nennt, wem es gilt: „{ $words }“.
hint-offer-bank = { $square } gehört niemandem; kaufen kann das Feld, wer dort landet.
hint-nothing-to-answer = { $name } liegt gerade kein Angebot vor.
hint-counter-whom = Ein Gegenangebot nennt, wem es gilt: „{ $words }“.
hint-gift = Dazu gehört, was { $name } dafür bekommt: „{ $words }“, oder als Geschenk „{ $gift }“.
hint-hand-amount = Dazu gehört, wie viel der Schuld damit getilgt sein soll: „{ $words }“.
hint-hand-lots = Gegen eine Schuld gehen nur { -property(number: "many") }; die Gefängnis-frei-Karte lässt sich verkaufen: „{ $words }“.
hint-owes-nothing = { $name } schuldet gerade nichts.
hint-hand-bank = Die Bank nimmt keinen Besitz gegen eine Schuld; „{ $words }“ bringt Geld von ihr.
hint-buys = „{ $words }“ gilt dem Feld, auf dem die Spielfigur steht: { $lot }.
hint-cash-suffices = { $address ->
    [du] Dein Geld reicht: Zahle mit „zahlt“.
   *[sie] Ihr Geld reicht: Zahlen Sie mit „zahlt“.
}
hint-debt-first = Erst ist die Schuld dran: „zahlt“, oder „ist bankrott“, wenn sie nicht aufzubringen ist.
hint-names-itself = Gefragt ist { $name }; für jemand anderen gehört der Name davor: „{ $other } { $words } { $name } …“.
hint-near = „{ $typed }“ ist hier nicht bekannt; ist „{ $word }“ gemeint?
hint-unknown = „{ $typed }“ ist hier nicht bekannt; „?“ zeigt, was möglich ist.
hint-bot = { $bot } wird von einem Bot gespielt; hier wird gesagt, was { $name } tut.
hint-bots-taken-back = Damit ist nur zurückgenommen, was { $names } als Bot getan { $count ->
    [one] hat
   *[other] haben
}; das kann gleich wieder geschehen.
hint-bots-taken-back-own = Damit ist nur zurückgenommen, was { $names } als Bot getan { $count ->
    [one] hat
   *[other] haben
}; das kann gleich wieder geschehen. „nimmt zurück“ ohne Zahl reicht bis zum eigenen letzten Schritt.
hint-give-up = { $address ->
    [du] Damit scheidet { $name } endgültig aus. Wenn das gemeint ist, sag noch einmal „{ $typed }“.
   *[sie] Damit scheidet { $name } endgültig aus. Wenn das gemeint ist, sagen Sie noch einmal „{ $typed }“.
}
hint-why = { $refusal } („{ $command }“ nennt die Regeln, „{ $list }“ zeigt, was möglich ist)
hint-nothing-to-explain = Noch ist nichts zu erklären; „warum miete“ sucht eine Regel.
hint-takeback-rule = Das ist eine Regel für Rücknahmen; sie gehört nicht zum Spiel selbst.
hint-no-rule = Zu „{ $words }“ gibt es keine Regel.
hint-more-rules = Mehr: „warum“ und der Name der Regel, zum Beispiel „warum { $id }“.
hint-paused = { $names } { $count ->
    [one] wird
   *[other] werden
} jetzt vor jedem Wurf der anderen gefragt.
hint-not-paused = { $names } { $count ->
    [one] wird
   *[other] werden
} nicht mehr vor den Würfen der anderen gefragt.
hint-speed = Tempo der Bots: { $speed }.
hint-bad-switch = „{ $given }“ ist weder „an“ noch „aus“.
hint-bad-speed = „{ $given }“ ist kein Tempo; möglich sind { $speeds }.
hint-not-among-others = Mit anderen an einem Tisch im Netz lässt sich das hier nicht einstellen.
hint-say = Dazu gehört, was gesagt werden soll, zum Beispiel „sag gut gespielt“.
hint-say-shorter = Das ist zu lang: { $count } Zeichen, höchstens { $most } gehen auf einmal.
hint-nothing-said = Es wurde noch nichts gesagt.
hint-signs = Zeichen: { $signs }; zum Beispiel „zeichen applaus“.
hint-mute-whom = Dazu gehört der Name eines anderen: { $names }.
hint-muted = Was { $who } sagt, steht hier nicht mehr. Noch einmal „stumm { $who }“, und es ist wieder zu lesen.
hint-unmuted = Was { $who } sagt, ist wieder zu lesen.
hint-ask-whom = Dazu gehört der Name von jemandem, auf den der Tisch wartet: { $names }.
hint-vote-whom = Dazu gehört ein Name und was geschehen soll: „votum { $name }“ für einen Bot ({ $bots }), „votum { $name } nein“ für das Warten.
hint-plain = Von jetzt an alles in Sätzen.
hint-not-plain = Von jetzt an mit Spielplan und Spalten.
hint-saved-anyway = Alles ist in { $path } gesichert; „sichern NAME“ schreibt eine Kopie.
hint-no-such-path = { $path } lässt sich nicht schreiben: { $reason }.
hint-exists = { $path } gibt es schon; gebraucht wird ein neuer Name.
hint-no-folder = Den Ordner { $path } gibt es nicht.
hint-saved = Gesichert in { $path }.
hint-trade = Tauschen geht so: „{ $words }“.
hint-minutes-left = Noch { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} Spielzeit.
hint-bots-alone = Jetzt spielen nur noch Bots. Mit der Eingabetaste spielen sie zu Ende; „ende“ hört auf.

because-rule = { $title } ({ $id })
rule-open-here = Offen: { $text }
rule-reading-here = Gespielt wird so: { $text }
rule-here = Hier: { $text }
rule-option = Vor dem Spiel lässt sich anderes vereinbaren, mit der Option „{ $option }“: { $about }
rule-option-set = Für dieses Spiel ist die Option „{ $option }“ vereinbart: { $about }

replay-title = { $title }: { $names }
replay-over = Das war das ganze Spiel: { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}.
replay-open = Das Spiel ist nicht zu Ende: { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}, gefragt: { $names }.
verify-sums = { $count ->
    [one] Eine Aktion
   *[other] { $count } Aktionen
} noch einmal gespielt; { $sums ->
    [one] eine Prüfsumme stimmt
   *[other] { $sums } Prüfsummen stimmen
}.
verify-no-seed = Die Aufzeichnung zeigt keinen Startwert; was gezogen wurde, lässt sich nicht prüfen.
verify-typed = Würfel und Karten waren echt; was sie zeigten, wurde eingegeben.
verify-commitment = Der Startwert passt zu seiner Prüfsumme.
verify-no-commitment = Eine Prüfsumme des Startwerts ist nicht aufgezeichnet.
verify-drawn = { $count ->
    [one] Eine aus dem Startwert gezogene Zahl stimmt
   *[other] { $count } aus dem Startwert gezogene Zahlen stimmen
} mit Würfeln, Karten und Austeilen überein.

check-untitled = (ohne Titel)
check-all-hold = { $count ->
    [one] 1 Szenario gilt
   *[other] { $count } Szenarien gelten
}
check-some-fail = { $failing } von { $count ->
    [one] 1 Szenario
   *[other] { $count } Szenarien
} { $failing ->
    [one] gilt nicht
   *[other] gelten nicht
}
check-unreadable = { $summary }; { $count ->
    [one] 1 ist
   *[other] { $count } sind
} nicht lesbar
