"""Local play: the bot in a simulated Discord on the machine of whoever plays."""
