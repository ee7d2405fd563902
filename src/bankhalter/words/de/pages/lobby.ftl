# Die Lobby, und ein Tisch, an dem noch nicht gespielt wird.

lobby-title = Neuer Tisch
lobby-new = Neuer Tisch
lobby-tools = Hilfe und Einstellungen
lobby-rules = Regeln
lobby-theme = Hell oder dunkel
lobby-settings = Einstellungen
lobby-editions = Ausgabe
lobby-no-variants = ohne Spielvarianten
lobby-silence = Der Server antwortet nicht; nichts ist verloren, bitte gleich noch einmal versuchen.
lobby-again = Noch einmal versuchen

## Die Spielweise

lobby-play = Spielweise
lobby-play-from = aus dem Regelheft
lobby-length = Spieldauer
lobby-length-full = ganz
lobby-length-short = Schnellspiel
lobby-length-timed = auf Zeit
lobby-minutes = Minuten bis zum Schluss
lobby-minutes-are = { $count ->
    [one] Nach einer Minute ist Schluss.
   *[other] Nach { $count } Minuten ist Schluss.
}
lobby-readings = Wo das Regelheft mehrere Lesarten lässt
lobby-option-speed_die = Tempo-Würfel
lobby-option-rent = Miete
lobby-option-rent-demanded = fordern
lobby-option-rent-automatic = von selbst
lobby-option-first = Wer beginnt
lobby-option-first-thrown = höchster Wurf
lobby-option-first-seat = erster Platz
lobby-option-jail_doubles = Pasch im Gefängnis
lobby-option-jail_doubles-once = nur ziehen
lobby-option-jail_doubles-again = noch ein Wurf
lobby-option-jail_fine = Würfeln nach der Strafe
lobby-option-jail_fine-next_turn = nächster Zug
lobby-option-jail_fine-same_turn = sofort
lobby-option-salary = Gehalt für LOS
lobby-option-salary-passing = im Vorbeiziehen
lobby-option-salary-after_landing = nach der Ankunft
lobby-option-rent_dice = Miete mit drei Würfeln
lobby-option-rent_dice-utilities = { -utility(number: "many") }
lobby-option-rent_dice-cars = { -station(number: "many") }
lobby-option-triple = Drei gleiche Würfel
lobby-option-triple-again = noch ein Wurf
lobby-option-triple-once = nur ziehen
lobby-option-mrm = Mr. M, wenn alles verkauft ist
lobby-option-mrm-next_lot = nächstes Feld
lobby-option-mrm-next_rent = nächste Miete

## Am Tisch

lobby-manner = Am Tisch
lobby-clock = Bedenkzeit
lobby-clock-none = ohne
lobby-clock-relaxed = ruhig
lobby-clock-fast = flott
lobby-clock-none-about = Keine Uhr. Niemand fliegt ohne Abstimmung.
lobby-clock-relaxed-about = Jeder Platz hat eine große Reserve, die mit jedem Zug wieder wächst.
lobby-clock-fast-about = Jeder Platz hat eine knappe Reserve, die mit jedem Zug wieder wächst.
lobby-pace = Tempo der Bots
lobby-pace-slow = langsam
lobby-pace-normal = normal
lobby-pace-instant = sofort
lobby-grace = Frist für Miete
lobby-grace-about = So lange wartet ein Wurf, wenn noch Miete zu fordern ist.
lobby-grace-seconds = { $seconds ->
    [0] keine
   *[other] { $seconds } s
}
lobby-listed = In der Lobby zeigen
lobby-listed-yes = in der Lobby sichtbar
lobby-listed-no = nur mit Link sichtbar

## Die Plätze

lobby-places = Plätze
lobby-places-count = { $taken } von { $all }, mindestens { $least }
lobby-your-name = { $address ->
    [du] Dein Name
   *[sie] Ihr Name
}
lobby-name = Name
lobby-name-missing = { $address ->
    [du] Wie heißt du? Ein Name von 1 bis 24 Zeichen genügt.
   *[sie] Wie heißen Sie? Ein Name von 1 bis 24 Zeichen genügt.
}
lobby-friend = Eingeladen
lobby-friend-comes = kommt über Link oder Code
lobby-bot = Bot
lobby-bot-novice = leicht
lobby-bot-standard = stark
lobby-bot-level = Platz { $place }: Stärke des Bots
lobby-invite = Einladen
lobby-place-free = frei
lobby-place-closed = geschlossen
lobby-place-bot = Platz { $place }: Bot
lobby-place-invite = Platz { $place }: Einladen
lobby-place-clear = Platz { $place } frei machen
lobby-place-close = Platz { $place } schließen
lobby-place-open = Platz { $place }: Öffnen
lobby-open-place = Öffnen
lobby-too-few = Es müssen mindestens zwei mitspielen.
lobby-start = Spiel beginnen
lobby-start-about = { $address ->
    [du] Der Tisch wird gedeckt, und du kannst sofort würfeln.
   *[sie] Der Tisch wird gedeckt, und Sie können sofort würfeln.
}
lobby-open = Tisch eröffnen
lobby-open-about = Danach gibt es Link und Code für die anderen.

## Zu einem Tisch

lobby-code = Code oder Link
lobby-code-example = etwa K7QMD
lobby-join = Zum Tisch
lobby-code-unread = Das ist kein Code: Ein Tisch hat 5 Zeichen, ein Platz 17; ein Link geht auch.
lobby-resume = Weiterspielen
lobby-game-over = zu Ende
lobby-game-open = noch nicht begonnen
lobby-game-running = läuft
lobby-game-yours = { $address ->
    [du] du bist dran
   *[sie] Sie sind dran
}
lobby-nobody = noch niemand
lobby-forget = { $code } aus dieser Liste nehmen
lobby-more = { $count ->
    [one] Noch eins
   *[other] Noch { $count }
}
lobby-fewer = Weniger
lobby-tables = Offene Tische
lobby-tables-about = für alle sichtbar
lobby-tables-none = Gerade zeigt sich kein Tisch. Ein neuer erscheint hier, wenn er in der Lobby sichtbar sein soll.
lobby-open-places = { $count ->
    [0] alle Plätze vergeben
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
lobby-watch = zusehen

## Ein Tisch, der wartet

lobby-waiting = Tisch { $code }
lobby-waiting-title = Tisch { $code } wartet auf den Beginn
lobby-watchers = { $count ->
    [one] einer sieht zu
   *[other] { $count } sehen zu
}
lobby-chair-you = { $address ->
    [du] du, an diesem Gerät
   *[sie] Sie, an diesem Gerät
}
lobby-chair-here = an einem anderen Gerät
lobby-chair-away = gerade nicht verbunden
lobby-there = ist da
lobby-leave = Aufstehen
lobby-place-taken = Der andere Platz ist nicht mehr frei; hier ist noch einer.
lobby-place-taken-last = Der Platz ist nicht mehr frei, und ein anderer ist es auch nicht.
lobby-sit = Platz nehmen
lobby-sit-another = Noch jemand hier
lobby-sit-not = Doch nicht
lobby-sit-at = An Platz { $place } setzen
lobby-lacks = { $count ->
    [one] Es fehlt noch jemand, damit das Spiel beginnen kann.
   *[other] Es fehlen noch { $count }, damit das Spiel beginnen kann.
}
lobby-too-many = { $count ->
    [one] Für diese Stellung sitzt jemand zu viel am Tisch.
   *[other] Für diese Stellung sitzen { $count } zu viel am Tisch.
}
lobby-host-starts = Wer den Tisch eröffnet hat, beginnt das Spiel.
lobby-places-open = { $count ->
    [one] Ein Platz ist noch frei. Wer nach dem Beginn kommt, sieht zu.
   *[other] { $count } Plätze sind noch frei. Wer nach dem Beginn kommt, sieht zu.
}
lobby-all-there = Kein Platz ist mehr frei.
lobby-table-code = Tischcode
lobby-link = Link zum Tisch
lobby-qr = Der Link zum Tisch als QR-Code
lobby-copy = Link kopieren
lobby-copied = Der Link ist kopiert.
lobby-copy-by-hand = { $address ->
    [du] Dieser Browser kopiert nicht von selbst. Der Link ist markiert: Kopiere ihn von Hand.
   *[sie] Dieser Browser kopiert nicht von selbst. Der Link ist markiert: Bitte kopieren Sie ihn von Hand.
}
invite-shut = Dieser Server ist nur auf diesem Rechner zu erreichen. Mit make play LAN=1 (oder bankhalter serve --lan) kommen Telefone im Heimnetz dazu.
lobby-share = Teilen
lobby-share-title = Bankhalter, Einladung an einen Tisch
lobby-seal = Siegel { $name }
lobby-seal-about = Das Muster folgt aus den versiegelten Würfeln. Am Ende lässt sich jeder Wurf nachprüfen.
lobby-at-table = Am echten Tisch
lobby-at-table-about = { $address ->
    [du] Der Spielplan liegt vor euch? Das hier hilft dabei.
   *[sie] Der Spielplan liegt vor Ihnen? Das hier hilft dabei.
}
lobby-whole = Die ganze Bank
lobby-whole-about = Geld, Besitz, Mieten, Versteigerungen und Schulden nach den Regeln der Ausgabe; gewürfelt und gezogen wird am Tisch.
lobby-reader-about = Die Bank der Ausgabe mit Bankkarten: ein Telefon in der Mitte führt die Konten, alle sehen mit.
lobby-money-about = Konten in jeder Ausgabe: Karten, Würfel und Plan bleiben auf dem Tisch, nur die Scheine nicht.
lobby-seat-code = Rückkehr für { $seat }
lobby-bank-code = Rückkehr für die Bank
lobby-seat-code-about = { $address ->
    [du] Mit diesem Code kommst du von jedem Gerät dorthin zurück. Behalte ihn für dich.
   *[sie] Mit diesem Code kommen Sie von jedem Gerät dorthin zurück. Behalten Sie ihn für sich.
}
