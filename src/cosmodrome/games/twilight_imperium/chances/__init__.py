"""The chances of a fight: exact where that is quick enough, sampled elsewhere."""
