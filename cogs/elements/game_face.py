"""What a game's cog lends to the shared controls: its words, its choices, its symbols."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec

from bot.i18n.narration import Speller, consequence, label, listing
from bot.i18n.signs import Sign
from bot.i18n.texts import Texts
from bot.model.players import Occupant
from bot.model.view import TableView
from cogs.elements.components import Style, shortened
from cogs.elements.display_names import LONGEST, escaped
from games import find
from games.api import Event, Move, Options, PhasedView, Seat
from rendering.scene.theme import SEATS

SEAT_SIGNS = tuple(Sign(f"seat_{mark.emblem}", mark.emoji) for mark in SEATS)
"""The seats' emblems, by seat."""


class Form(msgspec.Struct, frozen=True):
    """What asks for the text of a move that holds one."""

    key: str
    """Names the text of its title; with ``-label`` that of its field. Letters and hyphens."""
    most: int
    """Most characters of the text."""


class Choice(msgspec.Struct, frozen=True):
    """One answer as a button or as a line of a menu: a legal move, or several one after another."""

    move: Move
    label: str
    """What it is called, as in a sentence: signs are pictures, names are escaped. A control reads
    no markup and shows it through :func:`cogs.elements.components.in_label`."""
    emoji: str | Sign = ""
    style: Style = Style.PLAIN
    help: str = ""
    """What it does: a second line in a menu, and below buttons (``told``)."""
    confirm: str = ""
    """The consequence in words; where there is one, the move wants a second press."""
    form: Form | None = None
    """Asks for the move's text, which is its only field; such a choice is a button."""
    then: tuple[Move, ...] = ()
    """Steps that follow the move in the same answer, a draft entered and carried out; such a choice
    is a line of a menu."""


class Menu(msgspec.Struct, frozen=True):
    """A list of choices too long for buttons."""

    invitation: str
    choices: tuple[Choice, ...]
    most: int = 1
    """Most choices that can be picked together; their last step is then made once."""


class Branch(msgspec.Struct, frozen=True):
    """The first press of a move that is chosen in two or three: what it opens."""

    key: str
    """Names it in a custom id. Letters and hyphens."""
    label: str
    question: str
    """What is asked next."""
    choices: tuple[Choice, ...]
    emoji: str | Sign = ""
    hints: tuple[str, ...] = ()
    """What its choices may lead to."""
    menus: tuple[Menu, ...] = ()
    """Lists below the choices, each of as many as one menu can show."""

    @property
    def every(self) -> tuple[Choice, ...]:
        """All its choices, wherever they stand."""
        return (*self.choices, *chain(*(menu.choices for menu in self.menus)))


def told(choices: Iterable[Choice]) -> tuple[str, ...]:
    """Return a line for each distinct explanation: the buttons that share it, and the text.

    Choices without an explanation are left out. The sign before a line is that of its first choice.
    Lines keep the order of the choices.
    """
    alike: dict[str, list[Choice]] = {}
    for choice in choices:
        if choice.help:
            alike.setdefault(choice.help, []).append(choice)
    return tuple(
        f"{some[0].emoji} {', '.join(f'**{one.label}**' for one in some)} · {what}".strip()
        for what, some in alike.items()
    )


BUTTONS = 10
"""The most choices of a kind shown as buttons; more are a menu."""


class Offer(msgspec.Struct, frozen=True):
    """Everything a seat may answer, arranged for a phone."""

    buttons: tuple[Choice, ...] = ()
    menus: tuple[Menu, ...] = ()
    hints: tuple[str, ...] = ()
    """Why something that one would expect is not on offer; read when it is missed, below."""
    rows: tuple[tuple[Choice, ...], ...] = ()
    """Buttons of different kinds, above the others: each kind begins a line of its own."""
    branches: tuple[Branch, ...] = ()
    """Buttons that open more, after the others."""
    outlook: tuple[str, ...] = ()
    """What a choice rests on or leads to: read before it, so it stands above."""
    gist: tuple[str, ...] = ()
    """A long outlook in a few words: on a panel it takes its place, and that is behind *More*."""
    stake: tuple[str, ...] = ()
    """What is at stake, in a sentence or two: told where the coach says nothing."""

    @property
    def every(self) -> tuple[Choice, ...]:
        """All choices of a single move: in branches, rows, buttons and menus, in this order.

        Choices of several moves are left out: see :attr:`at_once`.
        """
        menus = (menu.choices for menu in self.menus)
        branches = (branch.every for branch in self.branches)
        found = (*chain(*branches), *chain(*self.rows), *self.buttons, *chain(*menus))
        return tuple(choice for choice in found if not choice.then)

    @property
    def at_once(self) -> tuple[Choice, ...]:
        """All choices of several moves that are made together; they stand in menus alone."""
        found = chain(*(menu.choices for menu in self.menus))
        return tuple(choice for choice in found if choice.then)

    @classmethod
    def of(
        cls,
        choices: tuple[Choice, ...],
        invitation: str,
        *others: Choice,
        hints: tuple[str, ...] = (),
    ) -> Offer:
        """Show up to ten ``choices`` as buttons, more as a menu; ``others`` are always buttons.

        ``invitation`` is the menu's text. Explanations of ``choices`` that are buttons go before
        the ``hints``; those of ``others`` are not written.
        """
        if len(choices) <= BUTTONS:
            return cls((*choices, *others), hints=(*told(choices), *hints))
        return cls(others, (Menu(invitation, choices),), hints)


V = TypeVar("V", bound=PhasedView)


class Plainly:
    """Spells what reads as it is."""

    def spell(self, field: str, value: object, texts: Texts) -> str | int:  # noqa: ARG002 - alike in all
        """Return a number as it is, everything else as its text."""
        return value if isinstance(value, int) else str(value)


class GameFace(Generic[V]):
    """A game on Discord: a game declares its own and overrides what it says and offers otherwise.

    Everything is judged on a look, never on a state.
    """

    game: ClassVar[str]
    speller: Speller = Plainly()
    colour: int = 0x5865F2
    """Of the stripe beside the game's messages, 0xRRGGBB."""
    aloud: Mapping[str, str] = {}
    """Signs that stand for words of a sentence, or their texts, with the texts that are the words.

    A sign with the words around it, which may have another form, comes before the sign alone."""
    recalled: frozenset[type[Event]] = frozenset()
    """Events that no line of a panel tells: its question does, or the line of the last reveal."""

    def short_name(self, texts: Texts) -> str:
        """Return the game's name for crowded lines: its ``…-short-name``, or its whole name."""
        short = f"{self.game}-short-name"
        return texts(short if texts.has(short) else f"{self.game}-name")

    def emblems(self, seats: int) -> Sequence[Sign]:  # noqa: ARG002 - the same at every table
        """Return seat emblems for a table with ``seats`` seats, indexed by seat."""
        return SEAT_SIGNS

    def idle_options(self, options: Options) -> frozenset[str]:  # noqa: ARG002 - each does something
        """Return keys of options that change nothing beside what else is chosen; mostly none."""
        return frozenset()

    def view(self, look: TableView) -> V:
        """Return the viewer's view as the game's own type."""
        assert isinstance(look.view, find(self.game).view_type)
        return cast("V", look.view)

    def facts(self, look: TableView, texts: Texts) -> dict[str, str | int]:  # noqa: ARG002
        """Return the variables for questions and tips: all int and bool fields of the view.

        Games override it to add names and words.
        """
        fields = msgspec.structs.asdict(self.view(look))
        return {name: value for name, value in fields.items() if isinstance(value, int)}

    def recall(self, look: TableView, texts: Texts) -> str:  # noqa: ARG002
        """Return the result of the last reveal in one line; empty unless overridden."""
        return ""

    def holdings(self, look: TableView) -> dict[str, int]:  # noqa: ARG002 - nothing is counted
        """Return what the viewer holds, counted, by text key (``…-holding-<key>``).

        Empty unless overridden. The viewer must have a seat, which is not checked.
        """
        return {}

    def standings(self, look: TableView) -> tuple[int, ...]:  # noqa: ARG002 - nobody can see it
        """Return each seat's public standing, higher is better; empty if there is none."""
        return ()

    def nature(self, move: Move, look: TableView) -> dict[str, str | int]:  # noqa: ARG002
        """Return variables for a move's label beyond the move's own fields."""
        return {}

    def offer(self, look: TableView, texts: Texts) -> Offer:
        """Arrange the viewer's legal moves: up to ten as buttons, more as a menu.

        A single one stands out. Empty without legal moves: no button, no menu.
        """
        choices = tuple(
            Choice(move, self.label(move, look, texts), style=self.style(look))
            for move in look.legal
        )
        return Offer.of(choices, texts("menu-answer"))

    def public(self, look: TableView, texts: Texts) -> tuple[Choice, ...]:  # noqa: ARG002
        """Return answers that stand under the board for all who are asked; in most games none."""
        return ()

    def prompt(self, look: TableView, texts: Texts) -> str:
        """Return the viewer's open question in one sentence, with public facts only."""
        phase = self.view(look).phase
        return texts(f"{self.game}-prompt-{phase.value}", **self.facts(look, texts))

    def awaits(self, look: TableView, texts: Texts) -> str:
        """Say which players have not answered the open question, and what they are asked to do.

        Public facts only. Games may add lines below; the first one says who is awaited. That
        somebody is awaited is assumed: else it is the sentence of the phase all the same, with no
        name.
        """
        view, names = self.view(look), self.names(look)
        seats = [waiting.seat for waiting in view.waiting if not waiting.answered]
        return texts(
            f"{self.game}-awaits-{view.phase.value}",
            seats=listing([names[seat] for seat in seats], texts),
            count=len(seats),
            **self.facts(look, texts),
        )

    def call(self, look: TableView, prompt: str, texts: Texts) -> str:
        """Say what a pinged person has to do, to follow "your turn:".

        ``prompt`` is the key of the question.
        """
        return texts(f"{self.game}-call-{prompt}", **self.facts(look, texts))

    def unasked(self, look: TableView, texts: Texts) -> Offer:
        """Arrange the moves that the viewer may make without being asked, as buttons or a menu."""
        choices = tuple(Choice(move, self.label(move, look, texts)) for move in look.unasked)
        return Offer.of(choices, texts("menu-unasked"))

    def detail(self, key: str, look: TableView, texts: Texts) -> tuple[str, str | Sign]:
        """Return the label and the emoji of the button for a detail picture."""
        return texts(f"{look.table.game}-detail-{key}"), "🔍"

    def label(self, move: Move, look: TableView, texts: Texts) -> str:
        """Name a move, with the facts that make it so.

        As :attr:`Choice.label`: it may stand in a sentence as it is. The games' texts keep to 80
        characters as they are read; nothing is cut here.
        """
        names, facts = self.plainly(look), self.nature(move, look)
        return label(self.game, move, names, texts, self.speller, **facts)

    def consequence(self, move: Move, look: TableView, texts: Texts) -> str:
        """Say what a move would lead to, for a second press; names are in bold with emblems."""
        names, facts = self.names(look), self.nature(move, look)
        return consequence(self.game, move, names, texts, self.speller, **facts)

    def plainly(self, look: TableView) -> tuple[str, ...]:
        """Return emblem and escaped name by seat without bold, for labels within bold words."""
        emblems = self.emblems(look.table.terms.seats)
        return tuple(
            f"{emblem} {escaped(name)}"
            for emblem, name in zip(emblems, look.table.names, strict=False)
        )

    @staticmethod
    def style(look: TableView) -> Style:
        """Return the style of a choice: one that stands out only where there is no other."""
        return Style.EXPECTED if len(look.legal) == 1 else Style.PLAIN

    def names(self, look: TableView) -> tuple[str, ...]:
        """Return the players' names for sentences by seat: emblem, and escaped name in bold."""
        people = (player.occupant for player in look.table.players)
        return with_emblems(people, self.emblems(look.table.terms.seats))

    def name_of(self, seat: Seat | None, look: TableView) -> str:
        """Return a player's name for a sentence; empty if ``seat`` is None."""
        return "" if seat is None else self.names(look)[seat]


AnyFace = GameFace[Any]


def with_emblems(
    people: Iterable[Occupant], emblems: Sequence[Sign], longest: int = LONGEST
) -> tuple[str, ...]:
    """Return people's names for sentences in their order: the seat's emblem, and the name in bold.

    Names are escaped, and cut to ``longest`` characters. It ends with the shorter of both.
    """
    return tuple(
        f"{emblem} **{escaped(shortened(one.name, longest))}**"
        for emblem, one in zip(emblems, people, strict=False)
    )
