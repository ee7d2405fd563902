"""The bots, one strategy a file, in the same plain subset as the rules."""
