"""The banker of the property-trading game: plays, keeps and simulates five German rulebooks exactly."""

__all__ = ["__version__"]

__version__ = "0.1.0"
