"""Games of bots from start to end, one after the other, and what is counted in them."""
