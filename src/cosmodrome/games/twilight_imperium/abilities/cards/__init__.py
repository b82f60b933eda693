"""The action cards, by the part of the game in which they are played."""
