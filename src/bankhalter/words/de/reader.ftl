# Der Bankkartenleser: was er sagt, wie Buchungen heißen.

reader-card = Karte { $card }
reader-bank = Bank

reader-says-off = Der Kartenleser ist aus. Jede Taste und jede Karte schaltet ihn ein.
reader-says-ready = Bereit. Links wird gutgeschrieben, rechts abgebucht, mit zwei Karten überwiesen.
reader-says-volume = Lautstärke { $volume } von 3.
reader-says-credit = { $who } bekommt Geld von der Bank.
reader-says-debit = { $who } zahlt an die Bank.
reader-says-transfer = { $payer } zahlt an { $payee }.
reader-says-typed = Betrag { $amount } …
reader-says-asks = Neues Spiel? Alle Karten stehen dann wieder auf { $amount }; die Buchungen bis hier bleiben erhalten.

reader-hint-amount = Betrag tippen, K oder M bucht: { $least } bis { $most }.
reader-hint-booked = { $count ->
    [one] C nimmt zurück, solange die Karte steckt.
   *[other] C nimmt zurück, solange die Karten stecken.
}

reader-wrong-no-card = Es steckt keine Karte.
reader-wrong-backwards = Die Karte steckt verkehrt herum; in Pfeilrichtung einschieben.
reader-wrong-slot-taken = In diesem Schlitz steckt schon eine Karte.
reader-wrong-card-elsewhere = Die Karte steckt schon im anderen Schlitz.
reader-wrong-slot-empty = In diesem Schlitz steckt keine Karte.
reader-wrong-finish-first = Es ist gebucht; erst eine Karte herausnehmen.
reader-wrong-too-long = Mehr Ziffern haben auf der Anzeige keinen Platz.
reader-wrong-second-point = Das Komma steht schon da.
reader-wrong-no-amount = Vor K oder M gehört ein Betrag.
reader-wrong-out-of-range = Möglich sind Beträge von { $least } bis { $most }.
reader-wrong-off-grid = Möglich sind nur volle { $unit }.
reader-wrong-no-funds = { $who } hat nur { $balance }.
reader-wrong-full = Mehr als { $most } kann auf keiner Karte stehen.
reader-wrong-no-left-card = Für das Gehalt gehört die Karte in den linken Schlitz.
reader-wrong-go-two-cards = Das Gehalt kommt von der Bank: erst die rechte Karte herausnehmen.
reader-wrong-amount-open = Erst den begonnenen Betrag mit C löschen.
reader-wrong-nothing-to-clear = Hier ist nichts zu löschen; was gebucht ist, lässt sich im Verlauf stornieren.

reader-line-credit = { $who } bekommt { $amount }
reader-line-debit = { $who } zahlt { $amount }
reader-line-transfer = { $payer } zahlt { $payee } { $amount }
reader-line-reversal = Storno von { $number }: { $booking }
reader-line-struck = mit C gestrichen
reader-line-reversed = storniert durch { $number }

reader-occasion-salary = Gehalt
reader-occasion-card = Ereignis- oder Gemeinschaftskarte
reader-occasion-building-sold = Gebäude verkauft
reader-occasion-mortgage = Hypothek aufgenommen
reader-occasion-lot-bought = Besitztum gekauft
reader-occasion-building-bought = Gebäude gekauft
reader-occasion-tax = Steuer
reader-occasion-redeemed = Hypothek aufgelöst
reader-occasion-fine = Aus dem Gefängnis freigekauft
reader-occasion-rent = Miete
reader-occasion-lot-sold = Besitztum verkauft
reader-occasion-bankruptcy = Bankrott
reader-occasion-debt = Schulden ausgeglichen

reader-column-number = Nummer
reader-column-time = Zeit (UTC)
reader-column-payer = Von
reader-column-payee = An
reader-column-amount = Betrag
reader-column-occasion = Anlass
reader-column-payer-after = Stand von
reader-column-payee-after = Stand an
reader-column-standing = Zustand
reader-column-reversal = Storno
reader-standing-stands = gilt
reader-standing-struck = gestrichen
reader-standing-reversed = storniert

error-reader-no-booking = Eine Buchung { $number } gibt es in diesem Spiel nicht.
error-reader-no-card = Nummer { $card } gibt es hier nicht; sie gehen von 1 bis { $most }.
error-reader-occasion = „{ $given }“ ist hier kein Anlass; möglich ist { $possible }.
error-reader-gone = Buchung { $number } gilt schon nicht mehr.
error-reader-reversal = Buchung { $number } ist selbst ein Storno; den Betrag bitte neu buchen.
error-reader-still-in = Die Karte steckt noch: C nimmt diese Buchung zurück.
error-reader-asked = Über das Storno von { $number } ist noch nicht entschieden.
error-reader-no-question = Es ist nichts zu entscheiden.
error-reader-no-voice = Zustimmen können nur der Bankhalter und wer auf einem eigenen Gerät zusieht.
error-reader-name = Ein Name hat bis zu { $most } lesbare Zeichen.
error-reader-name-taken = So heißt schon jemand: { $name }.
error-reader-not-banker = Das macht nur der Bankhalter.
error-reader-not-yours = Das gehört jemand anderem.
error-reader-held = Nummer { $card } ist schon auf einem anderen Gerät.
error-reader-not-held = Nummer { $card } ist auf keinem Gerät, mit dem sich die Bank führen ließe.
error-reader-code = Dieser Code gehört nicht hierher.
error-reader-no-game = So viele Spiele wurden hier nicht gespielt.

reader-banker = der Bankhalter

reader-terminal-help = links 1, rechts 2 schieben Karten ein, raus nimmt sie heraus; 2,5M oder 500K bucht, los bucht das Gehalt, c nimmt zurück, neu (zweimal) beginnt ein neues Spiel; name 1 Anna, anlass 3 miete, storno 3, verlauf, csv, hilfe, ende.
reader-terminal-unread = Das ist hier nichts, was der Kartenleser kann; hilfe zeigt, was er kann.
error-reader-file = { $path } lässt sich nicht verwenden: { $reason }
error-reader-no-file = { $path } ist kein Kartenleser.
reader-terminal-help-shared = ich 2 sagt, welche Karte oder welches Konto das eigene ist; ja und nein antworten, ob eine Buchung storniert wird. Was andere buchen, wird gezeigt.
reader-terminal-link = Auf anderen Geräten: { $link } (Code { $code })
reader-terminal-return = Auf ein weiteres eigenes Gerät kommt es mit: { $command }
reader-terminal-new-game = Ein neues Spiel hat begonnen; die Buchungen bis hier bleiben erhalten.
reader-terminal-question = Soll Buchung { $number } storniert werden ({ $booking })? Die Antwort ist ja oder nein.
reader-terminal-asked = Ob Buchung { $number } storniert wird ({ $booking }), ist noch offen; es fehlt die Antwort von: { $names }.
reader-terminal-stays = Buchung { $number } bleibt, wie sie ist.
error-reader-link = „{ $given }“ führt nirgendwohin; erwartet wird etwas wie http://localhost:8000/{ $page }/ABCDE oder nur die Adresse eines Servers.
error-reader-kept = Was ein Server aufhebt, braucht keine Datei; erwartet wird der Link ohne --save.
error-reader-code-alone = Zu einem Code gehört die Adresse seines Servers, wie in bankhalter { $device } http://localhost:8000 --code CODE.
