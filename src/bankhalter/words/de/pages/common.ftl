# Was auf jeder Seite steht.

brand-home = Bankhalter, zur Lobby
no-page = Diese Seite gibt es nicht.
to-lobby = Zur Lobby
no-answer = Der Server antwortet nicht. Bitte später noch einmal versuchen.
