# Was auf jeder Seite steht.

brand-home = Bankhalter, zur Lobby
no-page = Diese Seite gibt es nicht.
to-lobby = Zur Lobby
