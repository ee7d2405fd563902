# Was ein Spiel dem Glück und den Entscheidungen verdankt.

luck-running = Es wird weitergespielt
luck-title = Glück und Entscheidungen: was die Gewinnchancen bewegt hat, in Hundertsteln
luck-column-seat = Platz
luck-column-start = Beginn
luck-column-luck = Glück
luck-column-decisions = Entscheidungen
luck-column-others = andere
luck-column-outcome = Ausgang
luck-about = Glück ist, was Würfe, Karten und Austeilen verändert haben, gleich wer würfelte. Entscheidungen werden an Standard-Bots gemessen: Was auch ein solcher getan hätte, zählt 0. Beginn, Glück und Entscheidungen ergeben zusammen den Ausgang. ± sagt, wie weit eine Zahl danebenliegen kann (95 %), denn es wurden nur { $games } Spiele weitergespielt.
luck-lucky = Die glücklichsten Würfe und Karten
luck-unlucky = Die unglücklichsten Würfe und Karten
luck-best = Die besten Entscheidungen
luck-worst = Die schlechtesten Entscheidungen
luck-line = { $number }: { $size } für { $who }: { $told }
luck-left = { $number }: { $size }: { $what ->
    [accept] { $who } nahm vor diesem Wurf ein Angebot nicht an, das ein Bot annimmt.
    [reject] { $who } ließ vor diesem Wurf ein Angebot offen, das ein Bot ablehnt.
    [counter] { $who } machte vor diesem Wurf kein Gegenangebot; ein Bot hätte es getan.
    [offer] { $who } bot vor diesem Wurf keinen Handel an; ein Bot hätte es getan.
    [build] { $who } baute vor diesem Wurf nicht; ein Bot hätte gebaut.
    [redeem] { $who } löste vor diesem Wurf nichts ab; ein Bot hätte es getan.
    [demand] { $who } forderte vor diesem Wurf die Miete nicht.
    [pay_fine] { $who } würfelte im Gefängnis; ein Bot hätte die Strafe gezahlt.
    [use_card] { $who } würfelte im Gefängnis; ein Bot hätte die Karte genutzt.
   *[other] { $who } unterließ vor diesem Wurf, was ein Bot tut.
}

error-luck-not-over = Das Spiel ist nicht zu Ende; erst dann lässt sich sagen, wie viel davon Glück war.
error-luck-timed = Bei einem Spiel mit vereinbarter Zeit lässt sich nicht sagen, wie viel davon Glück war.
error-luck-plain = Wie viel Glück war, lässt sich nur ausrechnen, wo die Regeln kompiliert sind: `make compiled` kompiliert sie.
