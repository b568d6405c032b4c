"""What is logged: our own words at the level that was set, those of libraries never below INFO.

Below it the libraries write whole messages down: the descriptions of hands, and the tokens by which
anybody could answer in the bot's place.
"""

from __future__ import annotations

import logging

OWN = ("bot", "cogs", "games", "rendering")
"""The packages whose loggers are ours."""


def set_up(level: str) -> None:
    """Write the log to the standard error."""
    chosen = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(
        level=max(chosen, logging.INFO),
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
    )
    for name in OWN:
        logging.getLogger(name).setLevel(chosen)
