"""The game: every rule once, as plain functions over `Board` and `State`."""
