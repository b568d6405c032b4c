"""What the bot demands of every game; the docstring of a test says why."""
