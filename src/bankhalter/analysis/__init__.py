"""What a position is worth: chances of winning, from games that bots play on from it."""
