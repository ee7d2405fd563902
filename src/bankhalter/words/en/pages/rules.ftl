# The reference.

rules-title = Rules
rules-search = Search the rules
rules-edition = Edition
rules-all-editions = all editions
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-back = ← All rules
rules-about = Every rule of the five rulebooks as we read it: where it stands, how the editions differ, what is left open and how it is played here. On the left you can search, and narrow it down to one edition.
rules-differs = How the editions differ
rules-open = What the text leaves open
rules-reading = How it is played
rules-options = Options that change it
rules-source = Where it stands
