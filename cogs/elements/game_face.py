"""What a game's cog lends to the shared controls: its words, its choices, its symbols."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from itertools import groupby
from operator import itemgetter
from typing import ClassVar, Generic, Protocol, TypeVar

import msgspec

from bot.i18n.narration import Speller, consequence, label, listing, story
from bot.i18n.texts import Texts
from bot.model.story import Account, Cast, Chapter
from bot.model.table import Table
from bot.model.view import TableView
from cogs.elements.components import Style
from cogs.elements.display_names import escaped
from games.api import Event, Move, PhasedView, Seat
from rendering.scene.theme import SEAT_EMOJI


class Choice(msgspec.Struct, frozen=True):
    """One legal move as a button or as a line of a menu."""

    move: Move
    label: str
    emoji: str = ""
    style: Style = Style.PLAIN
    help: str = ""
    """A second line in a menu."""
    confirm: str = ""
    """The consequence in words; where there is one, the move wants a second press."""


class Menu(msgspec.Struct, frozen=True):
    """A list of choices too long for buttons."""

    invitation: str
    choices: tuple[Choice, ...]


class Offer(msgspec.Struct, frozen=True):
    """Everything a seat may answer, arranged for a phone."""

    buttons: tuple[Choice, ...] = ()
    menus: tuple[Menu, ...] = ()
    hints: tuple[str, ...] = ()
    """Why something that one would expect is not on offer."""


class Face(Protocol):
    """A game on Discord. Everything is judged on a look, never on a state."""

    speller: Speller
    seat_emoji: Sequence[str]
    colour: int
    """Of the stripe beside the game's messages, 0xRRGGBB."""

    def prompt(self, look: TableView, texts: Texts) -> str:
        """The viewer's open question in one sentence."""
        ...

    def awaits(self, look: TableView, texts: Texts) -> str:
        """What the table waits for, for everybody."""
        ...

    def summons(self, look: TableView, prompt: str, texts: Texts) -> str:
        """What somebody who is pinged has to do, to follow "your turn:"."""
        ...

    def offer(self, look: TableView, texts: Texts) -> Offer:
        """The viewer's legal moves, arranged."""
        ...

    def public(self, look: TableView, texts: Texts) -> tuple[Choice, ...]:
        """Answers that stand under the board for everybody who is asked."""
        ...

    def label(self, move: Move, look: TableView, texts: Texts) -> str:
        """A move in a few words, at most 80 characters."""
        ...

    def highlights(self, events: Sequence[Event], look: TableView, texts: Texts) -> tuple[str, ...]:
        """Up to three lines about a finished game."""
        ...


V = TypeVar("V", bound=PhasedView)


class GameFace(Generic[V]):
    """What the faces of all games have in common; each adds its facts and its offers."""

    game: ClassVar[str]
    view_type: type[V]
    speller: Speller
    seat_emoji: Sequence[str] = SEAT_EMOJI
    colour: int

    def view(self, look: TableView) -> V:
        """The viewer's view, as the game's own type."""
        assert isinstance(look.view, self.view_type)
        return look.view

    def facts(self, look: TableView, texts: Texts) -> dict[str, str | int]:
        """What a question may speak of, as far as the viewer knows it."""
        raise NotImplementedError

    def nature(self, move: Move, look: TableView) -> dict[str, str | int]:
        """What a label says beyond the move's own fields."""
        raise NotImplementedError

    def prompt(self, look: TableView, texts: Texts) -> str:
        """Ask the viewer, with all that everybody knows."""
        phase = self.view(look).phase
        return texts(f"{self.game}-prompt-{phase.value}", **self.facts(look, texts))

    def awaits(self, look: TableView, texts: Texts) -> str:
        """Name those the table waits for and what they have to do."""
        view, names = self.view(look), seat_names(look.table)
        seats = [waiting.seat for waiting in view.waiting if not waiting.answered]
        return texts(
            f"{self.game}-awaits-{view.phase.value}",
            seats=listing([names[seat] for seat in seats], texts),
            count=len(seats),
            **self.facts(look, texts),
        )

    def summons(self, look: TableView, prompt: str, texts: Texts) -> str:
        """Say what a pinged person has to do."""
        return texts(f"{self.game}-ping-{prompt}", **self.facts(look, texts))

    def label(self, move: Move, look: TableView, texts: Texts) -> str:
        """Name a move, with the facts that make it what it is."""
        names, facts = self.plainly(look), self.nature(move, look)
        return label(self.game, move, names, texts, self.speller, **facts)

    def consequence(self, move: Move, look: TableView, texts: Texts) -> str:
        """Say what a move would lead to, for a second press."""
        names, facts = seat_names(look.table), self.nature(move, look)
        return consequence(self.game, move, names, texts, self.speller, **facts)

    def plainly(self, look: TableView) -> tuple[str, ...]:
        """The players' names by seat where no markup is read: on buttons and in menus."""
        return tuple(
            f"{self.seat_emoji[seat]} {name}" for seat, name in enumerate(look.table.names)
        )

    @staticmethod
    def name_of(seat: Seat | None, look: TableView) -> str:
        """A player's name in a sentence; empty for nobody."""
        return "" if seat is None else seat_names(look.table)[seat]


@cache
def face_of(game_id: str) -> Face:
    """Return the face of a game, which its own room of the Discord side holds."""
    face: Face = import_module(f"cogs.{game_id}.face").FACE
    return face


def seat_names(table: Table, cast: Cast | None = None) -> tuple[str, ...]:
    """The players' names by seat as they stand in sentences, with their emblems.

    ``cast`` are others who sat there once.
    """
    face = face_of(table.game)
    people = (player.person for player in table.players) if cast is None else cast
    return tuple(
        f"{face.seat_emoji[seat]} **{escaped(person.name)}**" for seat, person in enumerate(people)
    )


def narrate(
    table: Table, account: Account | Chapter, texts: Texts, *, reader: Seat | None = None
) -> list[str]:
    """Tell events in order, a line or less for each, with the names of those who sat there then."""
    face = face_of(table.game)
    casts: tuple[Cast | None, ...] = account.casts or (None,) * len(account.events)
    lines: list[str] = []
    for cast, run in groupby(zip(casts, account.events, strict=True), itemgetter(0)):
        # What happened to somebody before in the reader's seat did not happen to the reader.
        mine = reader is not None and (
            cast is None or cast[reader].id == table.players[reader].person.id
        )
        lines += story(
            table.game,
            [event for _, event in run],
            seat_names(table, cast),
            texts,
            face.speller,
            reader=reader if mine else None,
        )
    return lines
