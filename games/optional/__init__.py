"""Values of what a game may add; :class:`games.game.Rules` says where they are declared."""
