"""Many games at once: tournaments of bots and what they show."""
