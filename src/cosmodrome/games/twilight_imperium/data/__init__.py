"""The numbers of Twilight Imperium as frozen rows, one module for each kind of component; no mechanics."""
