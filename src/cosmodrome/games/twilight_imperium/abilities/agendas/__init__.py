"""The agendas, one file each, by the name on the card. Senate Sanctuary and Terraforming Initiative have no file: what
an attached law adds to its planet is in its row."""
