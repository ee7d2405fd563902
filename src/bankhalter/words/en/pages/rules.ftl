# The reference.

rules-title = Rules
rules-skip = To the text
rules-search = Search the rules
rules-edition = Edition
rules-all-editions = all editions
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-loading = The rules are being loaded.
rules-none = No rule has all of these words.
rules-list = All rules
rules-to-table = Back to the table
rules-back = ← All rules
rules-compare = Compare editions
rules-about = Every rule of the five rulebooks as we read it: how the editions differ, what is left open, how it is played here and where it stands.
rules-of-edition = All rules of this edition as we read them. The heading of a rule leads to all that is known of it.
rules-nouns = Streets, stations and utilities are called here: { $lots }. Houses and hotels are called here: { $buildings }.
rules-one = One edition
rules-other = The other edition
rules-same = Twice the same edition
rules-differ-count = { $count ->
    [0] No difference
    [one] 1 difference
   *[other] { $count } differences
}
rules-not-here = The edition does not have this rule.
rules-not-in = Not in: { $editions }
rules-as-above = as above
rules-differs = Differences between the editions
rules-open = What the text leaves open
rules-reading = How it is played
rules-options = Options that change it
rules-source = Where it stands
rules-near = The rule before and the one after
