"""A seat for language models, over the Model Context Protocol: `cosmodrome mcp`. Needs the extra `mcp`."""
