"""Text to action and back, position to document and back: one wording for tests, records and screens."""
