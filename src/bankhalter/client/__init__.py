"""Tables of a server, from outside: the link to one, the game as it is there, and bots of one's own."""
