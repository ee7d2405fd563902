"""The rulebooks as we read them, and which of their statements stand behind events and refusals."""
