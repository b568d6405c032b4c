"""Short scenes, played once for each request of the bot and each way in which it can go wrong."""
