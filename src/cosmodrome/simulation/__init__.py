"""Many games among bots: playing, counting and reporting them, and what the engine and a server can take."""
