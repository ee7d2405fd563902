# Wer mitspielt.

players = Mitspielende
players-watching = { $count ->
    [one] 1 Person sieht zu
   *[other] { $count } Personen sehen zu
}
player-seat = Platz { $place }, { $shape ->
    [square] Quadrat
    [triangle] Dreieck
    [diamond] Raute
    [hexagon] Sechseck
    [cross] Kreuz
   *[circle] Kreis
}
player-you = { $address ->
    [du] dein Platz
   *[sie] Ihr Platz
}
player-bot = Bot, { $bot }
player-taken-over = ein Bot spielt, { $bot }
player-bankrupt = bankrott
player-bankrupt-to = { $heir ->
    [bank] bankrott, alles an die Bank
   *[other] bankrott, alles an { $heir }
}
player-jail = Gefängnis, { $attempt }. Versuch
player-away = nicht verbunden
player-deciding = { $what ->
    [buy] entscheidet: kaufen oder versteigern
    [auction] bietet mit
    [debt] treibt Geld auf
    [mortgage] entscheidet über Hypotheken
    [place] setzt ein Gebäude
    [wish] sagt, wie viele Gebäude
    [rent_throw] würfelt um die Miete
    [claim] entscheidet: Miete fordern
    [throw] würfelt
    [order] würfelt um den Beginn
    [bus] entscheidet: wie weit
    [jump] entscheidet: wohin
    [choice] wählt
    [end] am Zug
   *[turn] entscheidet
}
player-turn = am Zug
player-waiting = wartet
player-offer = Angebot von { $from }
player-claim = Miete offen
player-claim-amount = Miete offen, { $amount }
player-debt = schuldet { $amount }
player-debt-short = schuldet { $amount }, es fehlen { $missing }
player-return = Wieder selbst spielen
player-asked = { $address ->
    [du] Die anderen fragen, ob du noch da bist.
   *[sie] Die anderen fragen, ob Sie noch da sind.
}
player-here = Ich bin da
player-doubted = { $who } ist gefragt: noch da?
player-vote-from = Abstimmung in { $seconds } s.
player-votes = Stimmen: { $bot } für einen Bot, { $wait } fürs Warten.
player-vote-bot = { $bot ->
    [novice] Leichter Bot übernimmt
   *[standard] Starker Bot übernimmt
}
player-vote-wait = Warten
player-ask = { $who } fragen: noch da?
player-clock = noch { $seconds } Sekunden
bot-standard = stark
bot-novice = leicht
bot-random = zufällig
bot-walker = kauft nie
