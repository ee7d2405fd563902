"""One catalogue of texts, German and English, for everything that speaks to people: terminal, server and page."""
