# Tische im Netz: was die Befehle serve, join und open sagen.

cli-serve = Tische für mehrere Menschen anbieten, im Browser oder am Terminal.
cli-join = Sich an einen Tisch eines Servers setzen, als Mensch oder als Bot, oder zusehen.
cli-open = Einen Tisch auf einem Server anlegen und Link und Code nennen.

cli-serve-host = Die Adresse, unter der er zu erreichen ist.
cli-serve-port = Der Port; 0 nimmt irgendeinen freien.
cli-serve-database = Wo die Tische liegen: eine Datei (SQLite) oder eine URL wie postgresql://user@host/name; sonst eine eigene Datei.
cli-serve-open = Den Browser öffnen, wenn es einen gibt.
cli-serve-lan = Auch im Heimnetz zu erreichen sein, mit Adresse und QR-Code.
cli-serve-processes = Wie viele Prozesse; mehr als einer braucht PostgreSQL.
cli-serve-log = Wie aufgeschrieben wird, was geschieht: text oder json.
cli-serve-trusted-proxy = Hinter einem eigenen Proxy: Adressen aus X-Forwarded-For nehmen.
cli-serve-metrics = Die Messwerte unter /metrics auch anderen Rechnern zeigen, nicht nur diesem.
cli-serve-keep-days = Wie viele Tage Spiele aufgehoben werden, die niemand anrührt; sonst für immer. Tische, an denen kein Spiel begonnen hat, bleiben höchstens 30 Tage.
cli-serve-origin = Eine weitere Seite, die sich verbinden darf, wie https://example.org; auch mehrmals.

cli-join-url = Der Link eines Tisches oder die Adresse eines Servers.
cli-join-table = Der Code eines Tisches, wenn die Adresse nur die eines Servers ist.
cli-join-name = Der Name, mit dem man sich setzt; mehrmals für mehrere Menschen an dieser Tastatur.
cli-join-place = Der Platz, ab 1; sonst der erste freie. Bei mehreren Namen einmal für jeden.
cli-join-bot = Einen Bot spielen lassen: standard, novice, random oder eine eigene Klasse wie my_module:Bot.
cli-join-pace = Wie viele Millisekunden sich der Bot Zeit lässt.
cli-join-code = Mit dem Code auf den eigenen Platz zurückkehren; mehrmals für mehrere Plätze.
cli-join-watch = Ohne Platz zusehen.

cli-open-url = Die Adresse eines Servers.
cli-open-place = open, closed oder ein Bot wie bot:standard; einmal je Platz.
cli-open-profile = Die Uhren: none, relaxed oder fast.
cli-open-pace = Wie schnell die Bots des Servers ziehen: instant, normal oder slow.
cli-open-real = Echte Würfel und Karten: was sie zeigen, geben die Leute am Tisch ein.
cli-open-listed = Den Tisch in der Lobby zeigen.
cli-open-start = Warten, bis alle Plätze besetzt sind, und dann beginnen.

place-url = URL
place-table = [CODE]
place-code = CODE
place-bot = BOT
place-log = text|json
place-database = PFAD|URL
place-holder = PLATZ
place-profile = UHREN

serve-ready = Bankhalter ist unter { $address } zu erreichen (Strg-C beendet ihn; nichts geht verloren).
serve-network = Im Heimnetz: { $address }
serve-no-network = Es wurde kein Heimnetz gefunden.
serve-no-picture = Dieses Terminal kann den QR-Code nicht zeigen.
serve-no-browser = Hier lässt sich kein Browser öffnen; die Adresse oben führt zu den Tischen.
serve-stopped = Beendet; alle Tische sind gesichert.
serve-log = Eine Aufzeichnung „{ $given }“ gibt es nicht; möglich ist { $logs }.
serve-port = { $given } ist kein Port; möglich ist eine Zahl von 0 bis 65535.
serve-port-taken = Port { $port } ist belegt; ein anderer ist vielleicht frei, etwa mit --port { $other }.
serve-not-bound = { $host }, Port { $port }, ist nicht zu haben: { $reason }.
serve-keep-days = { $given } ist keine Zahl von Tagen; nötig ist mindestens 1.
serve-processes = { $given } ist keine Zahl von Prozessen; nötig ist mindestens 1.
serve-processes-database = { $count } Prozesse können sich nur eine PostgreSQL-Datenbank teilen, etwa mit --database postgresql://user@host/name.
serve-database = { $given } ist kein Ort für Tische; möglich ist eine Datei, sqlite:///DATEI oder postgresql://user@host/name.
serve-database-of-url = der Datenbank
serve-no-database = Die Tische lassen sich nicht in { $database } ablegen: { $reason }.
serve-postgres-extra = Für PostgreSQL fehlt noch etwas: { $command }.

error-server-extra = Für Tische im Netz fehlt noch etwas: { $command } (es fehlt: { $lacking }).
error-link = „{ $given }“ ist kein Link eines Tisches; erwartet wird etwas wie http://localhost:8000/t/ABCDE.
error-link-table = { $given } nennt keinen Tisch; sein Code gehört dazu, wie in bankhalter join { $given } ABCDE.
error-link-code = „{ $given }“ ist kein Code eines Tisches.
error-no-server = Unter { $server } antwortet kein Server.
error-no-bankhalter = Was unter { $server } antwortet, ist kein Bankhalter.
error-no-socket = { $server } lässt uns nicht ein (HTTP { $status }).
error-join-begun = Das Spiel an diesem Tisch hat begonnen; --watch sieht zu, --code führt auf den eigenen Platz zurück.
error-join-few = An diesem Tisch { $free ->
    [one] ist nur ein Platz
   *[other] sind nur { $free } Plätze
} frei, zu wenig für { $count }.
error-join-full = An diesem Tisch ist kein Platz frei; --watch sieht zu.
error-join-bank = Dieser Code führt zur Bank zurück, die im Browser gehalten wird: { $link }
error-bot-not-loaded = Der Bot { $given } lässt sich nicht laden: { $problem }.
error-bot-no-choose = { $given } ist kein Bot; erwartet wird eine Klasse mit choose(self, game, seat).

bot-failed = { $bot } ist für { $seat } gescheitert: { $problem }
bot-wrong-type = { $bot } hat für { $seat } etwas vom Typ { $given } geliefert; erwartet wird eine Zeile oder None.
bot-unread = { $bot } hat „{ $line }“ gesagt, was sich nicht lesen lässt: { $problem }
bot-not-its-own = { $bot } hat „{ $line }“ gesagt; erwartet wird eine Aktion von { $seat }.
bot-refused = { $bot } hat „{ $line }“ gesagt, was abgelehnt wird: { $problem }

join-place = Einen Platz { $given } gibt es nicht; möglich ist 1 bis 6.
join-pace = { $given } ist keine Zeit; erwartet werden Millisekunden, 0 oder mehr.
join-watch-alone = Wer zusieht, hat keinen Platz; erwartet wird --watch ohne --name, --place, --bot und --code.
join-places-names = Zu jedem Namen gehört ein Platz; erwartet wird --place { $count ->
    [one] einmal
   *[other] { $count } Mal
} oder gar nicht, nicht { $places ->
    [one] einmal
   *[other] { $places } Mal
}.
join-one-bot = Ein Bot spielt auf einem Platz; für einen zweiten lässt sich noch einmal beitreten.
join-code-alone = Der Code bringt Namen und Platz mit; erwartet wird --code ohne --name und --place.
join-sits = { $seats } { $count ->
    [one] hat einen Platz
   *[other] haben Plätze
}.
join-return = Zurück geht es mit: { $command }
join-waits = Das Spiel hat noch nicht begonnen. Die Eingabetaste beginnt es, wenn das hier zu sagen ist; „sag …“ spricht mit den anderen, „ende“ geht.
join-sitting = Am Tisch: { $names }
join-watches = Das Spiel hat noch nicht begonnen; es wird von der ersten Zeile an gezeigt.
join-goes-on = Das Spiel geht nach { $count ->
    [one] einer Aktion
   *[other] { $count } Aktionen
} weiter.
join-over = Das Spiel ist nach { $count ->
    [one] einer Aktion
   *[other] { $count } Aktionen
} aus, die letzte Prüfsumme ist { $sum }; gewonnen hat { $names }.

joined-real-dice-prompt = Würfel von { $who }
joined-real-card-prompt = Karte von { $who }
joined-real-deal-prompt = Karten von { $who }
joined-real-dice = { $what ->
    [speed] Was zeigen die Würfel von { $who }? Zum Beispiel „3 4 2“ oder „3 4 bus“.
    [rent] Wie viel Miete, entscheidet ein Wurf von { $who }: Was zeigen die Würfel? Zum Beispiel „3 4“.
   *[move] Was zeigen die Würfel von { $who }? Zum Beispiel „3 4“.
}
joined-real-card = { $who } zieht eine Karte vom Stapel „{ $deck }“: Welche Nummer hat sie hier? Ein Wort von der Karte zeigt weniger.
joined-real-card-other = Eine andere Karte nach ihrer Wirkung: „bekommt 50“, „zahlt 20“ oder „nach 11“.
joined-real-deal = Welche Felder hat { $who } bekommen? So viele Nummern: { $count }.
joined-typed = { $count ->
    [one] { $who } gab ein:
   *[other] { $who } gaben ein:
}
joined-said = { $who } sagt: { $text }
joined-sign-applause = { $who } klatscht.
joined-sign-laugh = { $who } lacht.
joined-sign-wow = { $who } staunt.
joined-sign-ouch = { $who } ächzt.
joined-sign-thanks = { $who } bedankt sich.
joined-sign-hurry = { $who } bittet um Eile.
joined-talk-before = { $count ->
    [one] Eine Nachricht wurde schon gesagt
   *[other] { $count } Nachrichten wurden schon gesagt
}; „chat“ zeigt sie.
joined-late = { $who } lässt den Tisch warten: „frag { $who }“ fragt, ob { $who } noch da ist.
joined-asked = { $who } fragt, ob { $about } noch da ist. Kommt keine Antwort, wird abgestimmt: „votum { $about }“ für einen Bot, „votum { $about } nein“ für das Warten.
joined-answered = { $who } ist noch da.
joined-voted = { $who } stimmt dafür, dass für { $about } ein Bot ({ $bot }) spielt.
joined-voted-against = { $who } stimmt dafür, auf { $about } zu warten.
joined-still-there = { $who } fragt, ob hier noch jemand ist; die Eingabetaste sagt ja.
joined-extended = { $who } nimmt sich mehr Zeit.
joined-taken-over = Für { $who } spielt jetzt ein Bot ({ $bot }), bis { $who } zurück ist.
joined-returned = { $who } ist zurück.
joined-rushed = { $on ->
    [yes] { $host ->
        [yes] Die Bots spielen jetzt ohne Pause zu Ende.
       *[no] { $who } lässt die Bots ohne Pause zu Ende spielen.
    }
   *[no] Die Bots spielen wieder in ihrem Tempo.
}
joined-lost = Die Verbindung ist abgerissen; neuer Versuch …
joined-back = Wieder verbunden.

open-made = Der Tisch ist angelegt: { $link } (Code { $code })
open-join = Hinsetzen: { $command }
open-waits = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
} …
open-begun = Das Spiel hat begonnen.
open-places = Ein Tisch hat 2 bis 6 Plätze; erwartet wird --place so oft, nicht { $count ->
    [one] einmal
   *[other] { $count } Mal
}.
open-profile = Uhren „{ $given }“ gibt es nicht; möglich ist { $profiles }.
open-pace = Ein Tempo „{ $given }“ gibt es nicht; möglich ist { $paces }.
