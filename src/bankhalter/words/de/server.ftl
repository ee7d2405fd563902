# Was ein Tisch auf dem Server antwortet, wenn er nicht tut, was verlangt wird.

error-server-no-game = Hier hat noch kein Spiel begonnen.
error-server-not-begun = Das Spiel hat noch nicht begonnen.
error-server-begun = Das Spiel hat schon begonnen; Plätze werden davor vergeben.
error-server-over = Das Spiel ist zu Ende.
error-server-not-over = Das Spiel ist noch nicht zu Ende.
error-server-no-chances = Gewinnchancen gibt es für dieses Spiel nicht: nur für Spiele ohne vereinbarte Zeit, und nur, wo die Regeln kompiliert sind.
error-server-many-chances = Gerade werden die Gewinnchancen anderer Spiele gerechnet; gleich ist wieder Platz.
error-server-nature = Würfel, Karten und Zeit kommen hier nur von der Bank.
error-server-no-seat = { $seat } ist kein Platz dieses Spiels; es gibt { $seats }.
error-server-not-yours = Für { $seat } kann hier nur sprechen, wer dort sitzt.
error-server-grace = Jemand kann noch Miete fordern; in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } darf gewürfelt werden.
error-server-stale = Das war gemeint, bevor es auf diesem Platz weiterging; bitte noch einmal hinsehen.
error-server-other-offer = Das Angebot von { $who } ist nicht mehr das, was zu sehen war; bitte noch einmal hinsehen.
error-server-other-auction = Das galt einer Versteigerung davor; bitte noch einmal hinsehen.
error-server-name = Der Name besteht aus 1 bis 24 sichtbaren Zeichen.
error-server-taken = Platz { $place } ist nicht frei.
error-server-code = Diesen Code hat kein Platz an diesem Tisch.
error-server-host = Das bestimmt, wer den Tisch eröffnet hat, solange er da ist.
error-server-too-few = Es müssen mindestens zwei mitspielen.
error-server-no-text = Die Nachricht ist leer.
error-server-not-late = { $seat } hält gerade niemanden auf.
error-server-no-clock = Gerade läuft keine Zeit, die sich verlängern lässt.
error-server-no-time = Mehr Zeit gibt es in einem Spiel { $count } Mal; die sind verbraucht.
error-server-not-asked = Danach hat niemand gefragt.
error-server-no-vote = Über { $seat } wird gerade nicht abgestimmt.
error-server-vote-later = Abgestimmt wird in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }, wenn bis dahin keine Antwort kommt.
error-server-not-away = Hier spielt kein Bot für Sie.
error-server-only-watching = Das bestimmt nur, wer am Tisch sitzt oder ihn eröffnet hat.
error-server-people-play = Ohne Pause spielen Bots nur zu Ende, wenn von den Menschen am Tisch niemand mehr mitspielt.
error-server-rush-instant = An diesem Tisch warten die Bots auf nichts: Sie spielen ohnehin ohne Pause zu Ende.
error-server-rush-real = Wo mit echten Würfeln und Karten gespielt wird, würfeln Menschen auch für die Bots; von allein spielen sie nicht zu Ende.
error-server-store = Der Tisch kann gerade nichts aufschreiben; nichts ist verloren, bitte gleich noch einmal versuchen.
error-server-busy = Am Tisch geht es gerade zu schnell; bitte noch einmal versuchen.
error-server-no-table = Diesen Tisch gibt es nicht.
error-server-place = { $given } ist kein Platz; möglich sind open, closed und bot:standard.
error-server-too-many = Das war zu viel auf einmal; bitte einen Augenblick warten.
error-server-message = Diese Nachricht ist nicht zu verstehen.
error-server-text-too-long = Das ist zu lang; erlaubt sind { $most } Zeichen.
error-server-too-long = Die Nachricht ist zu lang; erlaubt sind { $most } Bytes.
error-server-hello = Zuerst wird hello erwartet.
error-server-origin = Von dieser Seite aus werden keine Tische bedient.
error-server-key = Dafür wird ein Schlüssel erwartet: Authorization: Bearer und 43 Zeichen.
error-server-no-moment = So viele Aktionen hat das Spiel nicht; es hat { $count }.
error-server-failed = Da ist beim Server etwas schiefgegangen; nichts ist verloren.
error-server-no-page = Diese Seite gibt es nicht.
error-server-decks = Hier liegen keine echten Karten auf dem Tisch; decks ist immer strict.
error-server-method = So kann man diese Adresse nicht benutzen.
error-server-body = Die Anfrage ist zu groß.
error-server-kind = Erwartet wird JSON.
error-server-silence = Hier war lange nichts mehr zu hören.
error-server-hello-again = hello kommt nur einmal, am Anfang.
error-server-binary = Erwartet wird Text, keine Binärdaten.
error-server-keys = Mehr als { $most } Schlüssel braucht niemand.
error-server-no-rule = Eine Regel „{ $rule }“ gibt es nicht.
error-server-position-places = Die Stellung hat { $count } Plätze, am Tisch { $places ->
    [one] ist nur einer
   *[other] sind nur { $places }
} offen oder mit Bots besetzt.
error-server-position-seats = Diese Stellung wird zu { $count } gespielt.
error-server-position-over = In dieser Stellung ist das Spiel schon zu Ende.
error-server-no-reader = Unter diesem Code gibt es hier weder einen Kartenleser noch Konten.
error-server-is-reader = Das ist der Code eines Kartenlesers, der unter /reader/{ $code } zu finden ist.
error-server-banked = Die Bank hält schon { $who }.
error-server-not-real = Das gibt es nur an einem Tisch mit echten Würfeln und Karten.
error-server-no-banker = Das kann nur, wer die Bank hält, ohne mitzuspielen.
error-server-square-name = Der Name eines Feldes besteht aus 1 bis 32 sichtbaren Zeichen.
error-server-too-few-for-banker = Erst wenn außer dem Bankhalter mindestens { $count } mitspielen, darf er aussetzen.
typed-unknown = „{ $typed }“ ist hier nicht bekannt{ $count ->
    [0] .
   *[other] ; möglich ist zum Beispiel { $forms }.
}
typed-possible = { $count ->
    [0] Gerade kann hier nichts gesagt werden.
   *[other] Möglich ist zum Beispiel { $forms }.
}
typed-one-by-one = Es geht immer nur eins auf einmal; zuerst „{ $words }“.
