"""The action cards, one file each, by the name on the card. What several of them share is in `aims`, `choices`,
`deployment` and `riders`."""
