"""The contract of a game as tests: ``pytest --game sticks`` plays it over an installed game.

Every demand is something that the bot needs; a failed test says why. Own tests of a game play it
with :class:`Played`, and take :func:`tables` for the kinds of tables that there are.
"""

from tabletop.testing.played_games import Played, Position, Table, Taken, tables

__all__ = ["Played", "Position", "Table", "Taken", "tables"]
