# Was geschehen ist.

log = Verlauf
log-empty = Noch ist nichts geschehen.
log-why = warum?
log-muted = (stummgeschaltet)
log-taken-over = Für { $who } spielt nun ein Bot.
log-returned = { $who } spielt wieder selbst.
sign-applause = klatscht
sign-hurry = drängt
sign-laugh = lacht
sign-ouch = Autsch
sign-thanks = bedankt sich
sign-wow = staunt
