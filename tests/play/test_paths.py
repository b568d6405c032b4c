"""What a press and a deadline pass through on their way to everybody who sees what comes of them.

``pytest tests/play/test_paths.py -s`` prints it, function by function.
"""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

import rendering
from games import find
from games.api import Seat
from games.codec import dump
from tests.rigs.discord_server import Press, Server, server
from tests.rigs.played_table import PlayedTable
from tests.rigs.scripted_games import Answer, Moment, played

ROOT = Path(rendering.__file__).parent.parent
ROOMS = ("bot", "cogs", "games", "players", "rendering")

GAME, BELIEVED = "vikings", ("challenge", "Believe")

NEARLY = 25
"""Hours after which whoever might challenge is waited for, for another hour."""


class Trail:
    """The functions that were entered while it was followed, and what was made on the way."""

    def __init__(self) -> None:
        self.functions: set[tuple[str, str]] = set()
        """Those with a name of their own, by file."""
        self.views: Counter[tuple[bytes, Seat | None]] = Counter()
        self.scenes: Counter[tuple[object, str]] = Counter()
        self._followed = False

    @property
    def files(self) -> set[str]:
        """The files that were entered."""
        return {file for file, _ in self.functions}

    @contextmanager
    def laid(self) -> Iterator[None]:
        """Be ready to follow what every thread does that begins from now on."""
        game, pictures = type(find(GAME)), rendering.find(GAME)
        view, scene = game.view, pictures.scene

        def viewed(rules: Any, state: Any, viewer: Seat | None) -> object:
            self.views[dump(state), viewer] += self._followed
            return view(rules, state, viewer)

        def drawn(shown: Any, names: Any, words: Any, *rest: Any, **more: Any) -> object:
            self.scenes[shown, words.language] += self._followed
            return scene(shown, names, words, *rest, **more)

        threading.settrace(self._note)
        try:
            with patch.object(game, "view", viewed), patch.object(pictures, "scene", drawn):
                yield
        finally:
            threading.settrace(None)

    @contextmanager
    def followed(self) -> Iterator[None]:
        """Note what is entered, and nothing of before."""
        for noted in (self.functions, self.views, self.scenes):
            noted.clear()
        before = sys.gettrace()
        sys.settrace(self._note)
        self._followed = True
        try:
            yield
        finally:
            self._followed = False
            sys.settrace(before)

    def _note(self, frame: FrameType, event: str, argument: object) -> None:
        del event, argument
        code = frame.f_code
        if not self._followed or code.co_name.startswith("<"):
            return
        file = code.co_filename.removeprefix(f"{ROOT}/")
        if file.startswith(ROOMS):
            self.functions.add((file, code.co_qualname))

    def __str__(self) -> str:
        """Say what it came to, for whoever wants to shorten it."""
        sums = len(self.files), len(self.functions), self.views.total(), self.scenes.total()
        return "\n".join(
            [
                "{} files, {} functions, {} views, {} scenes".format(*sums),
                *(f"seat {of}: {n} times the same view" for (_, of), n in twice(self.views)),
                *(f"{of}: {n} times the same scene" for (_, of), n in twice(self.scenes)),
                *(f"  {file} {name}" for file, name in sorted(self.functions)),
            ]
        )


def twice(made: Counter[Any]) -> list[tuple[Any, int]]:
    """List what was made more than once."""
    return [(one, number) for one, number in made.items() if number > 1]


async def asked_to_believe(discord: Server) -> tuple[PlayedTable, Answer]:
    """Bring a duel to its first challenge: whoever believes ends it."""
    script = played(find(GAME), 2, {}, number=1)
    number = next(n for n, answer in enumerate(script.answers) if answer.kind == BELIEVED)
    table = await PlayedTable.at(discord, Moment(script.until(number), script.answers[number]))
    return table, script.answers[number]


async def press(discord: Server, trail: Trail) -> None:
    """Believe what was announced, by the button under the board."""
    table, answer = await asked_to_believe(discord)
    board, person = await table.board(), table.players[answer.decision.seat]
    with trail.followed():
        await discord.press(person, board, Press(table.button(answer)))
        await discord.spoken()
    assert answer.decision not in [one.decision for one in (await table.look()).questions]


async def deadline(discord: Server, trail: Trail) -> None:
    """Let the time of the same question run out."""
    table, answer = await asked_to_believe(discord)
    await discord.wait(hours=NEARLY)
    with trail.followed():
        await discord.wait(hours=1)
        await discord.host.tables.due.answer_overdue()
        await discord.spoken()
    assert answer.decision not in [one.decision for one in (await table.look()).questions]


MOST = {press: (136, 600), deadline: (109, 450)}
"""Files and functions, as they were counted when somebody last made a way shorter.

Whoever makes one longer says here what for: a call is sent apart from other messages, since who was
called with others before a crash is not called again; a board is asked whether it calls anybody,
and has two forms, since a phone rings without a word for components; what it says in either of them
stands apart from how it is posted; of moves whose rows do not tell any more what came of them, the
rules do; what listens to the library's requests is heard here, too, one of them to tell whether
Discord answers at all; how long a person waited for the answer is counted once it is there, and one
that Discord has wait for too long given up; clocks ask when those of the table stood, and whether
somebody locked the thread; what a game may add is asked of it by methods of all games, with
defaults; answers of a window are kept until all are told in one change; a panel reckons its height
on a phone; a deadline is counted from what wakes the scheduler on; panels of people who are not
asked are drawn once a table rests; a story knows on which day it goes on, and looks for what is
worth a picture; who lets a reaction pass unseen is waited for another time than a turn; what is
kept of settings and moves hears of each change; where edits are rationed or a thread is locked,
what stands in the channel is posted again; what somebody wants shown again while it is told comes
with the next round; who was forgotten is neither named nor pinged; turns are those that the game
counts, and moves that somebody makes in secret count for nobody else; whoever is back is not
answered for; a view is that of the seat its reader has as it is made; a move for somebody who had
left says so, which their stays tell; who is away is called on their return; what Discord fails at
for minutes is sent in simpler forms; where tables share a channel, messages name theirs; a
line too long for a phone is told in fewer words; one function refuses whoever has no seat, and
one tells who hears an event. What is
entered in some of the goes alone, as by a look at the clocks that fell due, is on nobody's way. Of
a deadline it is (106, 429) where the scheduler sleeps on until it has been answered: on a busy
machine it may be the one that answers, in all goes.
"""

GOES = 4
"""What a busy machine does late, such as a board of before, may be met by two goes in a row."""


async def test_what_is_seen_of_a_position_is_made_once(tmp_path: Path) -> None:
    """A press and a deadline, all that is published with them included, on the shortest way."""
    trails = {press: Trail(), deadline: Trail()}
    for goes, trail in trails.items():
        with trail.laid():
            async with server(tmp_path, database=tmp_path / goes.__name__) as discord:
                # What is kept for good is made by the first one.
                await goes(discord, Trail())
                entered = []
                for _ in range(GOES):
                    await goes(discord, trail)
                    entered.append(trail.functions.copy())
                trail.functions.intersection_update(*entered)
        print(goes.__doc__, trail, sep="\n")  # noqa: T201 - to be read with ``-s``
    for goes, (files, functions) in MOST.items():
        trail = trails[goes]
        assert ([], []) == (twice(trail.views), twice(trail.scenes))
        assert (len(trail.files) <= files, len(trail.functions) <= functions) == (True, True)
