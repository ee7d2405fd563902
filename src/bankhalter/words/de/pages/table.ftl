# Der Tisch: was um das Brett steht.

title-due = { $address ->
    [du] Du bist gefragt: { $name }
   *[sie] Sie sind gefragt: { $name }
}
title-table = { $name }, Bankhalter
table-name = Tisch { $code }
connecting = Der Tisch wird geladen.
connection-lost = Die Verbindung ist unterbrochen. Sie wird von selbst wiederhergestellt; nichts geht verloren.
connection-slow = Noch keine Antwort: Die Verbindung wird geprüft.
ended-title = Hier geht es nicht weiter
ended-about = Diesen Tisch gibt es nicht, oder nicht mehr.
missed = Während die Verbindung unterbrochen war
digest = { $address ->
    [du] Seit deinem letzten Zug
   *[sie] Seit Ihrem letzten Zug
}
digest-first = Inzwischen
digest-cash = { $before } → { $now }
skip-to-turn = Zu meinem Zug
dismiss = Meldung schließen
sheet-lower = Nur halb zeigen
sheet-higher = Ganz zeigen
close = Schließen
back = Zurück
skip = Zur Entscheidung
now-label = Was jetzt ansteht
board-label = Spielplan
log-label = Verlauf
mine-label = { $address ->
    [du] Dein Besitz
   *[sie] Ihr Besitz
}
tabs-label = Ansicht
tab-table = Tisch
tab-mine = Besitz
tab-log = Verlauf
round = Runde { $round }
round-turn = , Zug { $turn }
round-clock = { $profile ->
    [relaxed] Ruhige Uhr
    [fast] Flotte Uhr
   *[none] Ohne Uhr
}
whose = { $who } entscheidet

## Werkzeuge und Menü

tools-label = Hilfe und Einstellungen
tools-rules = Regeln
tools-sound = Ton
tools-theme = Helles oder dunkles Papier
tools-menu = Menü
menu-take-back = Zurücknehmen
menu-take-back-count = Zahl der Schritte
menu-settings = Einstellungen
menu-replay = Spiel nachspielen
menu-command-about = Für alle, die lieber tippen: „biete 200“ oder „baue 11“.
return-title = Mit Code zurückkehren
return-code = Code des Platzes
return-do = Zurückkehren
return-about = { $address ->
    [du] Er stand im Menü des Geräts, an dem du gespielt hast.
   *[sie] Er stand im Menü des Geräts, an dem Sie gespielt haben.
}
return-unread = Das ist kein Code eines Platzes: Er hat 17 Zeichen.
command-label = Befehl, wie am Terminal und in Aufzeichnungen
command-example = etwa „biete 200“
command-send = Befehl geben

## Mein Besitz

mine-title = Besitz von { $who }
mine-cash = Geld
mine-means = Flüssig zu machen
mine-worth = Vermögen
spark-label = Vermögen im Lauf des Spiels, zuletzt: { $worths }
mine-hand = Besitzrechte
mine-lot = Grundstück
mine-group = Farbgruppe
mine-rent = Miete
mine-state = Zustand
rents-bare = leer
ribbon-label = Wo jetzt jemand steht
mine-whole = vollständig
mine-part = { $own } von { $all }
bank-left = In der Bank

## Zurücknehmen

doubt-taken = Ein Bot spielt für { $who }
takeback-waits = Noch gefragt: { $names }
takeback-yes = Einverstanden
takeback-no = Nein

## Am Ende

end-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
end-bankrupt = bankrott
end-curves = Vermögen im Lauf des Spiels
end-replay = Im Nachspiel steht, { $luck ->
    [yes] was Glück war und was Entscheidungen
   *[no] wie alles kam
}; dort lässt sich das Spiel auch herunterladen, zum Aufheben{ $dice ->
    [thrown] {" "}und um jeden Wurf nachzuprüfen
   *[real] {""}
}.
end-seal = Das Siegel der Würfel. Es stand vor dem ersten Wurf fest; danach ließ sich keiner mehr ändern:
end-seed = Dazu gehört der Startwert, aus dem sich jeder Wurf nachrechnen lässt:
end-again = Noch einmal
end-again-said = Noch eine Runde? { $link }
end-asked = { $who } möchte noch eine Runde spielen.
end-join = Mitspielen

## Auskunft auf einen Tastendruck

report-cash = Geld { $amount }
report-worth = Flüssig zu machen { $means }, Vermögen { $worth }
report-events = Was zuletzt geschah
report-table = Alle am Tisch

## Mehr Zeit

more-time = Mehr Zeit
more-time-said = Mehr Zeit, noch { $count } Mal
more-time-none = Mehr Zeit gibt es in einem Spiel zehn Mal; die sind verbraucht.
