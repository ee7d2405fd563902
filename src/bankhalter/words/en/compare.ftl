# Comparisons of two sides.

compare-side = A side is “usual” or says what it does otherwise, such as “rent=automatic jail_fine=same_turn” or “seats=standard,novice”, each once; not “{ $given }”.
compare-two-sides = Two sides are compared, each in quotation marks, such as usual “short=true”; { $count ->
    [0] none is named
    [one] one is named
   *[other] { $count } are named
}.
compare-switches-alone = With --switches all switches are compared with the usual game; no sides are named then.
compare-seats = Both sides need as many seats; A has { $a }, B has { $b }.
compare-heading = { $count ->
    [one] Comparison in the { $edition } edition: one game on each side
   *[other] Comparison in the { $edition } edition: { $games } games on each side
}
compare-bots = Bots on both sides: { $bots }
compare-usual = as usual
compare-what = what
compare-difference = B − A
compare-certain = certain?
compare-more = B more
compare-less = B less
compare-open = open
compare-wins = seat { $seat } wins
compare-ended = played to the end
compare-bankruptcies = bankruptcies
compare-rent = rent a turn
compare-worth = worth at the end
compare-short-ended = over
compare-short-bankruptcies = bankrupt
compare-short-rent = rent/turn
compare-short-worth = worth
compare-note = Both sides play with the same chance. Certain means that the 95% interval is without 0; of twenty figures without any difference, one is on average. Differences of shares are percentage points.
compare-few = With fewer than { $least } games on each side nothing counts as certain.
compare-switches = { $count ->
    [one] Switches of the { $edition } edition against the usual game: one game each
   *[other] Switches of the { $edition } edition against the usual game: { $games } games each
}
compare-switches-note = By so much it is more with the switch. * means certain: the 95% interval is without 0; of twenty figures without any difference, one is on average. What only the speed die brings has it on both sides.
