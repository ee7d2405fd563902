# What stands on every page.

brand-home = Bankhalter, to the lobby
no-page = There is no such page.
to-lobby = To the lobby
command-too-long = That is too long and was not sent.
command-unanswered = No answer came to that, several times. Whether it was carried out can be seen here.
no-answer = The server does not answer. Please try again later.
language-late = The texts in { $lang ->
    [de] German
   *[en] English
} cannot be had just now. They come as soon as the server answers.
