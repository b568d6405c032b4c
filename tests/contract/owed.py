"""What a game owes: ``python -m tests.contract.owed <game>`` prints what is still missing.

First what the host needs of every game, each demand with its reason, then what a game of this
repository has beside: tests, a second model of its rules, pages.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bot.i18n.texts import LANGUAGES, texts
from games.api import AnyGame
from tabletop.testing.demands import Demand, owed, part_of
from tabletop.testing.hiding import hides
from tests.rigs.promises import keeping

ROOT = Path(__file__).parents[2]

OTHER_WORLDS = "tests.players.other_worlds"
"""Where what a game hides is dealt anew by hand."""
FILES = (
    ("tests/games/{}/test_*.py", "every rule has a test that cites it"),
    ("tests/games/golden/{}.txt", "a change of the rules shows as a difference of a whole game"),
    ("tests/oracle/{}/model.py", "a second model finds what the first one has wrong"),
    ("tests/rendering/{}/busy_tables.py", "the fullest tables are drawn and looked at"),
    ("tests/cogs/{}/test_face.py", "the controls that a game arranges itself are tested"),
)
"""Files, and why each is kept."""


def owed_by_the_repository(game: AnyGame) -> Iterator[Demand]:
    """Yield everything that a game of the product still lacks beside what the host needs."""
    for pattern, why in FILES:
        if not list(ROOT.glob(pattern.format(game.id))):
            yield Demand(pattern.format(game.id), why)
    shape = f"tests/games/shapes/{game.id}-{game.version}.json"
    if not (ROOT / shape).exists():
        yield Demand(shape, "every later release is held to a stored state of this version")
    if not game.horizon:
        why = "what is told of the end, and the curve of an analysis, rest on estimates"
        yield Demand(f"games.{game.id}.rules: horizon, clock and estimate", why)
    for module, name, why in _parts_of_tests(game):
        if part_of(module, name) is None:
            yield Demand(f"{module}: {name}", why)
    if not texts(LANGUAGES[0]).has(f"{game.id}-alt-turn"):
        why = "a private panel that cannot be edited any more says in its picture how old it is"
        yield Demand(f"{game.id}-alt-turn", why)
    written = {"README.md": [texts(LANGUAGES[0])(f"{game.id}-name")]}
    written["docs/play/README.md"] = [f"{game.id}.{language}.md" for language in LANGUAGES]
    for page, parts in written.items():
        text = (ROOT / page).read_text(encoding="utf-8")
        why = "players find the game there"
        yield from (Demand(f"{page}: {part}", why) for part in parts if part not in text)


def _parts_of_tests(game: AnyGame) -> Iterator[tuple[str, str, str]]:
    """Yield modules, the names that they must hold, and why."""
    yield f"tests.oracle.{game.id}.model", "MODEL", "the second model is found by this name"
    yield f"tests.rendering.{game.id}.busy_tables", "BUSY", "the tables are found by this name"
    if hides(game):
        yield OTHER_WORLDS, game.id, "worlds dealt by hand show whether a computer peeks"
    if game.id in keeping("feats"):
        yield f"games.{game.id}.feats", "feats", "every feat written there is held to its text"


def _all_owed(game_id: str) -> Iterator[Demand]:
    """Yield what a game of this repository lacks."""
    yield from owed(game_id)
    game = part_of(f"games.{game_id}.rules", "GAME")
    if game is not None:
        yield from owed_by_the_repository(game)


if __name__ == "__main__":
    for line in _all_owed(sys.argv[1]):
        print(line)  # noqa: T201 - it is a command
