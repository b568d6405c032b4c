"""``/vikings`` and how Clash of Vikings shows itself on Discord."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n import LANGUAGES, Texts
from bot.narration import consequence, label, listing
from bot.records import Look
from cogs._desk import Desk
from cogs._faces import Choice, Menu, Offer, Style, named
from cogs._game_commands import PACE_CHOICES, GameCommands
from cogs._replies import Replies
from cogs._speech import said
from games.api import Event, Move, Seat
from games.vikings.content import ACTIONS, WATER, Card, Space
from games.vikings.events import BluffCalled, BraceletsCollected, BraceletTaken, CardRevealed
from games.vikings.moves import (
    Announce,
    Attack,
    Believe,
    CallBluff,
    MoveTo,
    PlaceBracelet,
    PlaceViking,
    RaiseShield,
    Slam,
    TakeHit,
)
from games.vikings.view import Phase, VikingsView
from rendering.theme import SEAT_EMOJI
from rendering.vikings.layout import space_name

CARD_EMOJI = {
    Card.WALK: "👣",
    Card.SPRINT: "💨",
    Card.SLAM: "🐏",
    Card.CLUB: "🏏",
    Card.PUNCH: "👊",
    Card.HAMMER: "🔨",
    Card.SLINGSHOT: "🪨",
    Card.SHIELD: "🛡️",
}
"""One sign for each card, on buttons and in menus."""


HIGHLIGHTS = 3
BUTTONS = 10
"""The most choices shown as buttons; more are a menu."""


class VikingsSpeller:
    """Spells cards, actions and spaces."""

    def spell(self, field: str, value: object, texts: Texts) -> str | int:
        """Spell a field of an event or a move of Clash of Vikings."""
        if isinstance(value, Card):
            return texts(f"vikings-action-{value.value}")
        if field in ("space", "origin", "push_to") and isinstance(value, int):
            return space_name(Space(value))
        return value if isinstance(value, int) else str(value)


class VikingsFace:
    """The choices and sentences of Clash of Vikings."""

    speller = VikingsSpeller()
    seat_emoji = SEAT_EMOJI
    colour = 0xC98A3B

    def prompt(self, look: Look, texts: Texts) -> str:
        """Ask the viewer, naming who acts and what was announced."""
        view = _view(look)
        return texts(f"vikings-prompt-{view.phase.value}", **self._facts(look, texts))

    def awaits(self, look: Look, texts: Texts) -> str:
        """Name those the table waits for and what they have to do."""
        view = _view(look)
        names = named(look.table)
        seats = [w.seat for w in view.waiting if not w.answered]
        return texts(
            f"vikings-awaits-{view.phase.value}",
            seats=listing([names[seat] for seat in seats], texts),
            count=len(seats),
            **self._facts(look, texts),
        )

    def summons(self, look: Look, prompt: str, texts: Texts) -> str:
        """Say what a pinged person has to do."""
        return texts(f"vikings-ping-{prompt}", **self._facts(look, texts))

    def public(self, look: Look, texts: Texts) -> tuple[Choice, ...]:
        """Offer both answers to an announcement under the board."""
        if _view(look).phase not in (Phase.CHALLENGE, Phase.CHALLENGE_SHIELD):
            return ()
        return (
            Choice(CallBluff(), texts("vikings-move-call-bluff"), "🗯️", Style.FINAL),
            Choice(Believe(), texts("vikings-move-believe"), "🤝", Style.EXPECTED),
        )

    def label(self, move: Move, look: Look, texts: Texts) -> str:
        """Name a move, with the facts that make it what it is."""
        return label(
            "vikings", move, named_plainly(look), texts, self.speller, **_nature(move, look)
        )

    def offer(self, look: Look, texts: Texts) -> Offer:
        """Arrange the viewer's moves: true announcements as buttons, bluffs in a menu."""
        match _view(look).phase:
            case Phase.ANNOUNCE:
                return self._announcements(look, texts)
            case Phase.SHIELD:
                return self._shields(look, texts)
            case Phase.CHALLENGE | Phase.CHALLENGE_SHIELD:
                return Offer(
                    buttons=tuple(c for c in self.public(look, texts) if c.move in look.legal)
                )
            case Phase.MOVE | Phase.PLACE | Phase.DROP:
                return self._spaces(look, texts)
            case _:
                return self._victims(look, texts)

    def highlights(self, events: Sequence[Event], look: Look, texts: Texts) -> tuple[str, ...]:
        """Praise the boldest bluffer, the sharpest eye and the biggest haul."""
        names = named(look.table)
        lines = []
        right = Counter(
            call.seat
            for call, shown in pairwise(events)
            if isinstance(call, BluffCalled)
            and isinstance(shown, CardRevealed)
            and not shown.truthful
        )
        robbed = Counter(e.victim for e in events if isinstance(e, BraceletTaken))
        hauls = [e for e in events if isinstance(e, BraceletsCollected)]
        if right:
            seat, count = right.most_common(1)[0]
            lines.append(texts("vikings-highlight-bluffs-caught", seat=names[seat], count=count))
        if hauls:
            best = max(hauls, key=lambda e: sum(e.values))
            lines.append(
                texts(
                    "vikings-highlight-haul",
                    seat=names[best.seat],
                    count=len(best.values),
                    total=sum(best.values),
                )
            )
        if robbed:
            seat, count = robbed.most_common(1)[0]
            lines.append(texts("vikings-highlight-robbed", seat=names[seat], count=count))
        if len(lines) < HIGHLIGHTS and look.outcome is not None:
            scores = sorted(look.outcome.scores, reverse=True)
            lines.append(texts("vikings-highlight-finish", margin=scores[0] - scores[1]))
        return tuple(lines[:HIGHLIGHTS])

    # -- offers ------------------------------------------------------------------------------

    def _announcements(self, look: Look, texts: Texts) -> Offer:
        moves = [move for move in look.legal if isinstance(move, Announce)]
        truths = [move for move in moves if move.card is move.action]
        bluffs = [move for move in moves if move.card is not move.action]
        announced = {move.action for move in moves}
        hints = (texts("vikings-hint-slam"),) if Card.SLAM not in announced else ()
        return Offer(
            buttons=tuple(
                self._choice(move, look, texts, style=Style.EXPECTED if i == 0 else Style.PLAIN)
                for i, move in enumerate(truths)
            ),
            menus=(
                Menu(
                    texts("vikings-menu-bluff"),
                    tuple(
                        self._choice(move, look, texts, confirm=True)
                        for move in sorted(
                            bluffs, key=lambda m: (ACTIONS.index(m.action), m.card.value)
                        )
                    ),
                ),
            )
            if bluffs
            else (),
            hints=hints,
        )

    def _shields(self, look: Look, texts: Texts) -> Offer:
        return Offer(
            buttons=tuple(
                self._choice(
                    move,
                    look,
                    texts,
                    style=Style.EXPECTED if isinstance(move, TakeHit) else Style.PLAIN,
                    confirm=isinstance(move, RaiseShield),
                )
                for move in look.legal
            )
        )

    def _spaces(self, look: Look, texts: Texts) -> Offer:
        """Spaces as lettered buttons, in the order of the letters on the private picture."""
        view = _view(look)
        lettered = {space: chr(ord("A") + i) for i, space in enumerate(view.spaces)}
        moves = sorted(
            (m for m in look.legal if isinstance(m, MoveTo | PlaceBracelet | PlaceViking)),
            key=lambda move: lettered[move.space],
        )
        choices = tuple(
            Choice(
                move,
                f"{lettered[move.space]} · {self.label(move, look, texts)}",
                "🌊" if move.space in WATER else _treasure(view, move.space),
            )
            for move in moves
        )
        if len(choices) <= BUTTONS:
            return Offer(buttons=choices)
        return Offer(menus=(Menu(texts("vikings-menu-space"), choices),))

    def _victims(self, look: Look, texts: Texts) -> Offer:
        choices = tuple(
            self._choice(move, look, texts, confirm=isinstance(move, Slam)) for move in look.legal
        )
        if len(choices) <= BUTTONS:
            return Offer(buttons=choices)
        return Offer(menus=(Menu(texts("vikings-menu-slam"), choices),))

    def _choice(
        self,
        move: Move,
        look: Look,
        texts: Texts,
        *,
        style: Style = Style.PLAIN,
        confirm: bool = False,
    ) -> Choice:
        return Choice(
            move=move,
            label=self.label(move, look, texts),
            emoji=_sign(move),
            style=style,
            help=texts(f"vikings-action-{move.action.value}-help")
            if isinstance(move, Announce)
            else "",
            confirm=consequence(
                "vikings", move, named(look.table), texts, self.speller, **_nature(move, look)
            )
            if confirm
            else "",
        )

    def _facts(self, look: Look, texts: Texts) -> dict[str, str | int]:
        view = _view(look)
        names = named(look.table)

        def name(seat: Seat | None) -> str:
            return names[seat] if seat is not None else ""

        return {
            "active": name(view.active),
            "action": texts(f"vikings-action-{view.action.value}") if view.action else "",
            "target": name(view.target),
            "value": view.knocked or 0,
            "nth": 1 + sum(card.owner == view.active for card in view.laid),
        }


def named_plainly(look: Look) -> tuple[str, ...]:
    """The players' names by seat where no markup is read: on buttons and in menus."""
    return tuple(f"{SEAT_EMOJI[seat]} {name}" for seat, name in enumerate(look.table.names))


def _view(look: Look) -> VikingsView:
    assert isinstance(look.view, VikingsView)
    return look.view


def _nature(move: Move, look: Look) -> dict[str, str | int]:
    """What a label says beyond the move's own fields."""
    view = _view(look)
    match move:
        case Announce():
            return {"truthful": "yes" if move.card is move.action else "no"}
        case RaiseShield():
            return {
                "truthful": "yes" if move.card is Card.SHIELD else "no",
                "attacker": "" if view.active is None else named(look.table)[view.active],
            }
        case MoveTo():
            here = view.players[look.seat].space if look.seat is not None else None
            return {"staying": "yes" if move.space == here else "no"}
        case PlaceBracelet():
            return _landing(view, move.space, look)
        case _:
            return {}


def _landing(view: VikingsView, space: Space, look: Look) -> dict[str, str | int]:
    owner = next((player.seat for player in view.players if player.space == space), None)
    if space in WATER:
        landing = "water"
    elif owner is not None:
        landing = "owner"
    else:
        landing = "ground"
    return {"landing": landing, "owner": "" if owner is None else named_plainly(look)[owner]}


def _sign(move: Move) -> str:
    match move:
        case Announce() | RaiseShield():
            return CARD_EMOJI[move.card]
        case Attack():
            return "🎯"
        case Slam():
            return CARD_EMOJI[Card.SLAM]
        case TakeHit():
            return "💥"
        case _:
            return ""


def _treasure(view: VikingsView, space: Space) -> str:
    return "💍" if view.slots[space].bracelets else ""


FACE = VikingsFace()


@app_commands.guild_only()
class VikingsCommands(
    GameCommands, name="vikings", description=said("vikings-command-description")
):
    """The commands of Clash of Vikings."""

    game = "vikings"

    @app_commands.command(
        name=said("vikings-command-new"), description=said("vikings-command-new-description")
    )
    @app_commands.rename(
        seats=said("vikings-command-new-seats"),
        arena=said("vikings-command-new-arena"),
        bluff_arena=said("vikings-command-new-bluff"),
        language=said("vikings-command-new-language"),
        where=said("vikings-command-new-where"),
        pace=said("command-option-pace"),
        open_hands=said("command-new-open-hands"),
    )
    @app_commands.describe(
        seats=said("vikings-command-new-seats-description"),
        arena=said("vikings-command-new-arena-description"),
        bluff_arena=said("vikings-command-new-bluff-description"),
        language=said("vikings-command-new-language-description"),
        where=said("vikings-command-new-where-description"),
        pace=said("command-option-pace-description"),
        open_hands=said("command-new-open-hands-description"),
    )
    @app_commands.choices(
        arena=[
            app_commands.Choice(name=said("vikings-option-arena-1"), value=1),
            app_commands.Choice(name=said("vikings-option-arena-2"), value=2),
        ]
    )
    @app_commands.choices(
        language=[
            app_commands.Choice(name=said(f"language-{key}"), value=key) for key in LANGUAGES
        ],
        where=[
            app_commands.Choice(name=said(f"where-{key}"), value=key) for key in ("thread", "here")
        ],
        pace=PACE_CHOICES,
    )
    async def new(
        self,
        interaction: discord.Interaction,
        seats: app_commands.Range[int, 2, 4] = 4,
        arena: app_commands.Choice[int] | None = None,
        bluff_arena: bool = False,
        language: app_commands.Choice[str] | None = None,
        where: app_commands.Choice[str] | None = None,
        pace: app_commands.Choice[str] | None = None,
        open_hands: bool = False,
    ) -> None:
        """Open a table of Clash of Vikings in this channel."""
        await self.open(
            interaction,
            seats,
            {"arena": arena.value if arena else 1, "bluff_arena": bluff_arena},
            language.value if language else None,
            where.value if where else "thread",
            pace.value if pace else None,
            open_hands=open_hands,
        )


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    desk: Desk = bot.desk  # type: ignore[attr-defined]
    replies: Replies = bot.replies  # type: ignore[attr-defined]
    await bot.add_cog(VikingsCommands(desk, replies))
