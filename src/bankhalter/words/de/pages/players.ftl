# Wer mitspielt.

players = Mitspielende
players-watching = { $count ->
    [one] 1 Person sieht zu
   *[other] { $count } Personen sehen zu
}
player-you = { $address ->
    [du] du
   *[sie] Sie
}
player-bot = Bot, { $bot }
player-taken-over = ein Bot spielt, { $bot }
player-bankrupt = bankrott
player-jail = Gefängnis, { $attempt }. Versuch von 3
player-away = nicht da
player-deciding = ist gefragt
player-turn = am Zug
player-claim = Miete offen
player-debt = schuldet { $amount }
player-return = Wieder selbst spielen
player-asked = { $address ->
    [du] Die anderen fragen, ob du noch da bist.
   *[sie] Die anderen fragen, ob Sie noch da sind.
}
player-here = Ich bin da
player-doubted = { $who } antwortet nicht.
player-vote-bot = Ein Bot soll spielen
player-vote-wait = Lieber warten
player-ask = { $who } fragen: Noch da?
player-clock = noch { $seconds } Sekunden
bot-standard = stark
bot-novice = leicht
bot-random = zufällig
bot-walker = kauft nie
