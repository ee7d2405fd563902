# Warum etwas nicht geht: ein Satz, der sagt, was nötig wäre. $seats alle Namen, $awaited wer jetzt handeln muss, $due wer was tun
# muss, $turn wer am Zug ist, $lot das Feld, um das es geht, $owner wem es gehört, $others die Felder seiner Gruppe, die im Weg sind.

# Warum nichts von der Art geht, ohne ein einzelnes Feld.
reason-no-street = Gebaut wird nur auf Feldern einer vollständigen Farbgruppe; { $who } besitzt noch kein Feld einer Farbgruppe.
reason-no-building = Verkauft werden nur Gebäude, die stehen; { $who } hat noch nichts gebaut.
reason-no-lot = Das geht nur mit eigenen Feldern; { $who } besitzt noch keines.

refusal-none = Dem steht nichts entgegen.
refusal-game-over = Das Spiel ist zu Ende; jetzt geht nichts mehr.
refusal-no-such-seat = Diesen Platz gibt es nicht; am Tisch sitzen { $seats }.
refusal-out-of-game = Wer bankrott ist, ist ausgeschieden; handeln kann nur, wer noch im Spiel ist.
refusal-not-awaited = Erst ist jemand anderes gefragt: { $due }.
refusal-not-your-turn = Das darf nur, wer am Zug ist: { $turn }.
refusal-not-now = Das geht gerade nicht, erst ist etwas anderes dran: { $due }.
refusal-nature-awaited = Erst sind Würfel oder eine Karte an der Reihe.
refusal-throw-first = { $address ->
    [du] Würfle zuerst; danach kannst du den Zug beenden.
   *[sie] Würfeln Sie zuerst; danach können Sie den Zug beenden.
}
refusal-throw-again = { $address ->
    [du] Nach einem Pasch musst du noch einmal würfeln, bevor dein Zug endet.
   *[sie] Nach einem Pasch müssen Sie noch einmal würfeln, bevor Ihr Zug endet.
}
refusal-dice-missing = Zum Wurf gehören die Augen der Würfel, zum Beispiel `throws 3 4`.
refusal-bad-dice = Ein weißer Würfel zeigt 1 bis 6.
refusal-speed-die-missing = Zu diesem Wurf gehört auch der Tempo-Würfel, zum Beispiel `throws 3 4 bus`.
refusal-speed-die-not-allowed = Zu diesem Wurf gehören nur die beiden weißen Würfel.
refusal-bad-card = Diese Karte kann jetzt nicht oben liegen; möglich ist eine noch nicht gezogene oder die nächste schon bekannte.
refusal-bad-deal = Jeder bekommt { $deal } verschiedene { -property(number: "many") } ausgeteilt, die noch der Bank gehören.
refusal-not-timed = Eine Zeitgrenze hat nur ein Spiel mit der Option `minutes`.
refusal-bad-move = Der Bus fährt so weit wie ein weißer Würfel oder wie beide zusammen.
refusal-bad-square = Der Sprung muss auf einem Feld von 0 bis 39 enden.
refusal-no-free-lot = { $owner ->
    [bank] Kaufen oder verzichten kann nur, wer auf { -property(article: "indefinite", case: "dative") } ohne Besitzer steht.
   *[player] Kaufen oder verzichten kann nur, wer auf { -property(article: "indefinite", case: "dative") } ohne Besitzer steht; { $lot } gehört { $owner }.
}
refusal-not-enough-cash = Dazu braucht man { $needed }, verfügbar sind { $cash }; erst muss mehr beschafft werden.
refusal-no-auction = Bieten und passen kann man nur, während { -auction(article: "indefinite") } läuft.
refusal-bid-too-low = Das Gebot muss mindestens { $least } betragen.
refusal-bid-not-covered = Ein Gebot muss gedeckt sein: höchstens { $cash }.
refusal-already-passed = Wer gepasst hat, bleibt bis zum Ende { -auction(article: "definite", case: "genitive") } draußen.
refusal-highest-bidder = Das höchste Gebot bindet; passen kann erst, wer überboten ist.
refusal-no-claim = Es gibt keine Miete zu fordern; dazu muss jemand auf { -property(article: "indefinite", case: "dative") } von { $who } gelandet sein.
refusal-claim-mortgaged = Auf { $lot } liegt eine Hypothek; Miete bringt das Feld erst wieder, wenn sie abgelöst ist.
refusal-no-debt = { $who } schuldet gerade nichts; Miete ist erst zu zahlen, wenn sie gefordert ist.
refusal-can-still-pay = Gebäude und Hypotheken können die Schuld noch decken; erst muss dieses Geld her.
refusal-other-fails-first = Ein anderer Schuldner kommt zuerst an die Reihe: { $awaited }.
refusal-not-in-jail = Das geht nur im Gefängnis.
refusal-jail-turn-begun = Über den Weg aus dem Gefängnis wird zu Beginn des Zuges entschieden, vor dem Wurf.
refusal-must-leave-jail = In diesem Zug muss das Gefängnis verlassen werden: würfeln, { $fine } Strafe zahlen oder die Karte einsetzen.
refusal-no-jail-card = Dazu braucht man die Karte „{ -jail-card }“ von diesem Stapel.
refusal-no-such-lot = Dieses Feld kann man nicht besitzen.
refusal-not-owner = { $owner ->
    [bank] { $lot } gehört noch niemandem; das darf nur, wer das Feld besitzt.
   *[player] { $lot } gehört { $owner } und nicht { $who }.
}
refusal-not-a-street = Gebaut wird nur auf Feldern einer Farbgruppe.
refusal-group-incomplete = Zum Bauen auf { $lot } muss die ganze Farbgruppe { $who } gehören; es fehlt: { $others }.
refusal-group-mortgaged = Zum Bauen darf auf der Farbgruppe keine Hypothek liegen; erst muss sie abgelöst werden: { $others }.
refusal-group-built = Erst müssen alle Gebäude der Farbgruppe verkauft sein; noch steht etwas auf { $others }.
refusal-uneven-building = Gleichmäßig bauen: Erst kommt { $others } dran, dort steht weniger.
refusal-uneven-selling = Gleichmäßig verkaufen: Erst kommt { $others } dran, dort steht mehr.
refusal-hotel-stands = Auf { $lot } steht schon { -hotel(article: "indefinite") }; mehr lässt sich dort nicht bauen.
refusal-no-house-left = Die Bank hat { -house(article: "negative", case: "accusative") } mehr; erst muss { -house(article: "indefinite") } zurückkommen.
refusal-no-hotel-left = Die Bank hat { -hotel(article: "negative", case: "accusative") } mehr; erst muss { -hotel(article: "indefinite") } zurückkommen.
refusal-no-building = Auf { $lot } steht nichts, was man verkaufen könnte.
refusal-no-hotel = Auf { $lot } müsste zum Verkaufen { -hotel(article: "indefinite") } stehen.
refusal-no-whole-sale = In dieser Ausgabe wird stufenweise verkauft, nicht im Ganzen.
refusal-only-between-turns = Wer nicht am Zug ist, darf Gebäude nur zwischen zwei Zügen bauen oder verkaufen; erst muss dieser Zug enden.
refusal-shortage-now = Die Bank hat nicht genug Gebäude für alle; erst muss die Schuld oder { -auction(article: "definite") } erledigt sein.
refusal-wish-spent = { $who } hat gebaut, was gewünscht war; mehr geht nach dem nächsten Wurf.
refusal-bad-wish = Wünschen kann man nur, was sich aufstellen und bezahlen lässt; wer bauen wollte, wünscht mindestens 1.
refusal-already-mortgaged = Auf { $lot } liegt schon eine Hypothek; sie müsste erst abgelöst werden.
refusal-not-mortgaged = Auf { $lot } liegt keine Hypothek.
refusal-bad-partner = Zum Handeln gehört jemand anderes, der noch im Spiel ist.
refusal-empty-deal = Bei einem Tausch muss mindestens { -property(article: "indefinite") } oder eine Karte den Besitzer wechseln.
refusal-money-alone = Geld allein darf nicht den Besitzer wechseln; { -property(article: "indefinite") } oder eine Karte muss dabei sein.
refusal-card-not-held = { $lacks } hat diese Gefängnis-frei-Karte nicht; hergeben kann sie nur, wer sie hat.
refusal-partner-not-owner = { $owner ->
    [bank] { $lot } gehört noch niemandem; hergeben kann { $whom } das Feld nicht.
   *[player] { $lot } gehört { $owner }; hergeben kann { $whom } das Feld nicht.
}
refusal-partner-short = { $whom } soll { $asked } zahlen, hat aber nur { $has }.
refusal-interest-not-covered = Wer etwas mit Hypothek übernimmt, muss dafür gleich 10 % Zinsen zahlen können: { $lacks } braucht { $asked }, da sind { $has }.
refusal-no-offer = { $offers ->
    [answer] Von { $whom } liegt { $who } kein Angebot vor.
    [debt] Gegen dieses Angebot gibt es kein Gegenangebot: { $whom } will damit Schulden tilgen; annehmen oder ablehnen geht.
    [own] { $who } hat { $whom } nichts angeboten, was zurückzuziehen wäre.
   *[none] { $who } hat niemandem etwas angeboten, was zurückzuziehen wäre.
}
refusal-no-hand-over = In dieser Ausgabe kann man eine Schuld nicht mit Besitz begleichen; { $address ->
    [du] biete stattdessen einen Tausch an.
   *[sie] bieten Sie stattdessen einen Tausch an.
}
refusal-not-creditor = { $creditor ->
    [bank] { $who } schuldet der Bank Geld, und sie nimmt dafür keinen Besitz; { $whom } schuldet { $who } nichts.
   *[player] Besitz gegen Schulden bekommt nur, wem man etwas schuldet: { $creditor }.
}
refusal-bad-amount = Der Betrag muss mindestens { $unit } sein und darf die Schuld von { $owed } nicht übersteigen.
refusal-owes = { $creditor ->
    [bank] Erst muss die Schuld beglichen werden: { $who } schuldet der Bank { $owed }.
   *[player] Erst muss die Schuld beglichen werden: { $who } schuldet { $creditor } { $owed }.
}
refusal-auction-runs = Erst muss { -auction(article: "definite") } zu Ende sein: { $due }.
refusal-nature-answers = Würfel und Karten kommen hier vom Programm; es genügt zu würfeln.
refusal-buy-or-decline = Erst ist eine Entscheidung fällig: { $due }.
refusal-wishes-first = Erst sind die Wünsche nach Gebäuden und deren { -auction(number: "many") } dran: { $due }.
refusal-other-kind = Hier passt nur die andere Art von Gebäude; das ersteigerte muss anderswo stehen.

# Was zuerst kommt: wer was tun muss. Das steht am Ende einer Ablehnung.

due-nature = Würfel oder eine Karte entscheiden
due-nothing = das Spiel ist zu Ende
due-throw = { $who } muss würfeln
due-end = { $who } muss die Würfel weitergeben
due-buy = { $who } muss { $lot } kaufen oder darauf verzichten
due-choice = { $who } muss die Strafe auf der Karte zahlen oder stattdessen eine andere Karte ziehen
due-bus = { $who } muss sagen, wie weit der Bus fährt
due-jump = { $who } muss sagen, auf welches Feld es geht
due-debts = { $debts }
due-debt = { $whom ->
    [bank] { $who } muss der Bank { $amount } zahlen
   *[player] { $who } muss { $whom } { $amount } zahlen
}
due-mortgage = { $who } muss sagen, ob die Hypothek auf { $lot } abgelöst wird oder bleibt
due-wish = { $count ->
    [one] { $names } muss sagen, wie viele Gebäude es sein sollen
   *[other] { $names } müssen sagen, wie viele Gebäude es sein sollen
}
due-place = { $who } muss sagen, wohin das ersteigerte Gebäude kommt
due-auction = { $kind ->
    [hotel] { $count ->
        [one] { $names } muss auf { -hotel(article: "definite", case: "accusative") } bieten oder passen
       *[other] { $names } müssen auf { -hotel(article: "definite", case: "accusative") } bieten oder passen
    }
    [house] { $count ->
        [one] { $names } muss auf { -house(article: "definite", case: "accusative") } bieten oder passen
       *[other] { $names } müssen auf { -house(article: "definite", case: "accusative") } bieten oder passen
    }
   *[lot] { $count ->
        [one] { $names } muss auf { $lot } bieten oder passen
       *[other] { $names } müssen auf { $lot } bieten oder passen
    }
}
