"""What people say at a table in words of their own, wherever they type it: understood as a line of the game."""
