# Was auf jeder Seite steht.

brand-home = Bankhalter, zur Lobby
no-page = Diese Seite gibt es nicht.
to-lobby = Zur Lobby
page-broken = Dieser Teil der Seite ist nicht angekommen.
page-reload = Seite neu laden
no-answer = Der Server antwortet nicht. Bitte später noch einmal versuchen.
