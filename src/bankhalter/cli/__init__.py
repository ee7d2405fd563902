"""The terminal: every command of `bankhalter`."""
