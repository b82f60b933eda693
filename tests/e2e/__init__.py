"""The whole site in a real browser: the server as its own process, people as browser contexts."""
