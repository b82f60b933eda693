"""The factions, one module each: abilities, flagship, technologies, promissory note."""
