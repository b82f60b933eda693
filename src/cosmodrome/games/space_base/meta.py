"""What the game is called, how many play, and what a table may choose."""

from cosmodrome.kernel import Setting

ID = "space-base"
VERSION = 4
SEATS = (2, 5)  # SB-1.1
OPTIONS = (Setting("variant", ("standard", "light-speed"), "standard"),)
