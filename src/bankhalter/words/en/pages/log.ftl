# What has happened, and what people say.

log = Log
log-mr-m = Mr. M is the face of the speed die with two arrows, which advances: after this square it goes on to the next lot without an owner.
log-empty = Nothing has happened yet.
log-before = Before the first turn
log-newer = Newest
log-earlier = What happened before stands in the replay.
log-why = Why?
log-editions = Holds in: { $editions }
log-section = Rulebook: { $section }
log-lapsed = (lapsed)
log-taken-back = taken back by { $who }
log-typed = { $count ->
   *[other] { $who } typed:
}
log-muted = (muted)
log-says = { $who } says: { $text }
log-extended = { $who } takes more time.
log-taken-over = A bot plays for { $who } now.
log-returned = { $who } plays again.
log-rushed = { $on ->
    [yes] { $host ->
        [yes] The bots play to the end without a pause now.
       *[no] { $who } lets the bots play to the end without a pause.
    }
   *[no] The bots play at their own pace again.
}
sign-applause = applauds
sign-hurry = asks to hurry
sign-laugh = laughs
sign-ouch = groans
sign-thanks = says thanks
sign-wow = is amazed
talk-label = Message to all
talk-send = Send
talk-signs = React, mute
talk-mute = Mute { $who }
talk-unmute = Hear { $who } again
react-applause = Applause
react-hurry = Go on
react-laugh = Haha
react-ouch = Ouch
react-thanks = Thanks
react-wow = Wow
