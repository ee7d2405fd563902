# Was geschehen ist, und was man sich sagt.

log = Verlauf
log-mr-m = Mr. M heißt die Seite des Tempo-Würfels mit den zwei Pfeilen, das Vorrücken: Nach diesem Feld geht es weiter zum nächsten Grundstück ohne Besitzer.
log-empty = Noch ist nichts geschehen.
log-before = Vor dem ersten Zug
log-newer = Neuestes
log-earlier = Was früher geschah, steht im Nachspiel.
log-why = Warum?
log-editions = Gilt in: { $editions }
log-section = Regelheft: { $section }
log-lapsed = (verfallen)
log-taken-back = zurückgenommen von { $who }
log-typed = { $count ->
    [one] { $who } gab ein:
   *[other] { $who } gaben ein:
}
log-muted = (stummgeschaltet)
log-says = { $who } sagt: { $text }
log-extended = { $who } nimmt sich mehr Zeit.
log-taken-over = Für { $who } spielt nun ein Bot.
log-returned = { $who } spielt wieder selbst.
log-rushed = { $on ->
    [yes] { $host ->
        [yes] Die Bots spielen jetzt ohne Pause zu Ende.
       *[no] { $who } lässt die Bots ohne Pause zu Ende spielen.
    }
   *[no] Die Bots spielen wieder in ihrem Tempo.
}
sign-applause = klatscht
sign-hurry = bittet um Eile
sign-laugh = lacht
sign-ouch = ächzt
sign-thanks = bedankt sich
sign-wow = staunt
talk-label = Nachricht an alle
talk-send = Senden
talk-signs = Reagieren, stummschalten
talk-mute = { $who } stummschalten
talk-unmute = { $who } wieder hören
react-applause = Applaus
react-hurry = Bitte weiter
react-laugh = Haha
react-ouch = Autsch
react-thanks = Danke
react-wow = Oha
