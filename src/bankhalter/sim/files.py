"""What the files of a simulation are called, beside those of its tables."""

GAMES = "games.parquet"
SUMMARY = "summary.json"
