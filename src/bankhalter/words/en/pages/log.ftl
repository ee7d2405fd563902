# What has happened.

log = Log
log-empty = Nothing has happened yet.
log-why = why?
log-muted = (muted)
log-taken-over = A bot plays for { $who } now.
log-returned = { $who } plays again.
sign-applause = applauds
sign-hurry = urges
sign-laugh = laughs
sign-ouch = ouch
sign-thanks = says thanks
sign-wow = is amazed
