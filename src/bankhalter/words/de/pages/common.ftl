# Was auf jeder Seite steht.

brand-home = Bankhalter, zur Lobby
no-page = Diese Seite gibt es nicht.
to-lobby = Zur Lobby
command-too-long = Das ist zu lang und wurde nicht gesendet.
command-unanswered = Darauf kam mehrmals keine Antwort. Ob es ausgeführt wurde, zeigt sich hier.
no-answer = Der Server antwortet nicht. Bitte später noch einmal versuchen.
language-late = Die Texte auf { $lang ->
    [de] Deutsch
   *[en] Englisch
} sind gerade nicht zu bekommen. Sie kommen, sobald der Server antwortet.
