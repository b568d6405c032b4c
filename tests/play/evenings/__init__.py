"""Whole evenings of people who do whatever comes to their mind, while the bot is restarted."""
