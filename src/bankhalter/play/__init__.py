"""A game being played anywhere: the loop, nature, take-back, records and the scenario runner."""
