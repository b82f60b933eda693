"""The table on the web: HTTP and WebSocket in front of the kernel, with the store behind it."""
