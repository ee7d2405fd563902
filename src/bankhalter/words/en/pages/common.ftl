# What stands on every page.

brand-home = Bankhalter, to the lobby
no-page = There is no such page.
to-lobby = To the lobby
no-answer = The server does not answer. Please try again later.
