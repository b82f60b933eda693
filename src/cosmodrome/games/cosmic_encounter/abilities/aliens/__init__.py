"""The aliens: one file each, with the power and both effects of the flare."""
