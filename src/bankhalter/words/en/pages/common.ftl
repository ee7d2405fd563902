# What stands on every page.

brand-home = Bankhalter, to the lobby
no-page = There is no such page.
to-lobby = To the lobby
page-broken = This part of the page has not arrived.
page-reload = Reload the page
no-answer = The server does not answer. Please try again later.
