"""``/norwegian`` and how Norwegian Battle shows itself on Discord."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n import LANGUAGES, Texts
from bot.narration import consequence, label, listing
from bot.records import Look
from cogs._desk import Desk
from cogs._faces import Choice, Menu, Offer, Style, named
from cogs._game_commands import PACE_CHOICES, GameCommands
from cogs._norwegian_cards import (
    PRECIOUS,
    NorwegianSpeller,
    effect,
    emoji,
    sign,
    spelt,
    without,
    worth,
)
from cogs._replies import Replies
from cogs._speech import said
from games.api import Event, Move, Seat
from games.norwegian.content import (
    Rank,
    Variants,
    in_order,
    rank_of,
)
from games.norwegian.default import choose
from games.norwegian.events import (
    AceAimed,
    AceStopped,
    BlindTurned,
    PileBurnt,
    PileTaken,
    TurnBegan,
)
from games.norwegian.moves import (
    AnswerAce,
    ChooseTarget,
    Complete,
    GiveIn,
    Lay,
    LayBlind,
    LayOut,
    NorwegianMove,
    PassCompletion,
    Ready,
    TakePile,
)
from games.norwegian.view import Demand, NorwegianView, Phase
from rendering.theme import SEAT_EMOJI

HIGHLIGHTS = 3
BUTTONS = 10
"""The most plays shown as buttons; more are a menu."""
MENU = 25
"""The most lines that a menu shows without paging."""


class NorwegianFace:
    """The choices and sentences of Norwegian Battle."""

    speller = NorwegianSpeller()
    seat_emoji = SEAT_EMOJI
    colour = 0x6FA3C7

    def prompt(self, look: Look, texts: Texts) -> str:
        """Ask the viewer, saying what the pile demands."""
        view = _view(look)
        must = view.choices.take_pile and not view.choices.plays
        return texts(
            f"norwegian-prompt-{view.phase.value}",
            must="yes" if must else "no",
            **_facts(look, texts),
        )

    def awaits(self, look: Look, texts: Texts) -> str:
        """Name those the table waits for and what they have to do."""
        view = _view(look)
        names = named(look.table)
        seats = [w.seat for w in view.waiting if not w.answered]
        return texts(
            f"norwegian-awaits-{view.phase.value}",
            seats=listing([names[seat] for seat in seats], texts),
            **_facts(look, texts),
        )

    def summons(self, look: Look, prompt: str, texts: Texts) -> str:
        """Say what a pinged person has to do."""
        return texts(f"norwegian-ping-{prompt}", **_facts(look, texts))

    def public(self, look: Look, texts: Texts) -> tuple[Choice, ...]:
        """Offer a completion under the board, to everybody who is asked alike.

        First come is first served, so that it must be one press. Both buttons stand there for
        whoever is asked, whatever the hands hold; who cannot complete is told so in private. The
        answer to an ace is offered in the private panel alone.
        """
        missing = _view(look).missing
        if missing is None:
            return ()
        complete, let_lie = Complete(missing.rank), PassCompletion()
        return (
            Choice(complete, self.label(complete, look, texts), "🧩"),
            Choice(let_lie, self.label(let_lie, look, texts), "💤", Style.EXPECTED),
        )

    def label(self, move: Move, look: Look, texts: Texts) -> str:
        """Name a move, with the facts that make it what it is."""
        return label(
            "norwegian", move, named_plainly(look), texts, self.speller, **_nature(move, look)
        )

    def offer(self, look: Look, texts: Texts) -> Offer:
        """Arrange the viewer's moves."""
        match _view(look).phase:
            case Phase.EXCHANGE:
                return self._exchange(look, texts)
            case Phase.LAY:
                return self._plays(look, texts)
            case Phase.BLIND | Phase.BLIND_AGAIN:
                return self._blind(look, texts)
            case Phase.ANSWER:
                return self._answers(look, texts)
            case Phase.COMPLETE:
                return self._completion(look, texts)
            case _:
                return Offer(buttons=self._choices(look.legal, look, texts))

    def highlights(self, events: Sequence[Event], look: Look, texts: Texts) -> tuple[str, ...]:
        """Recall the heaviest pile, the luckiest chain, the aces sent and stopped, the ashes."""
        names = named(look.table)
        records: list[tuple[str, Seat, int]] = []
        piles = [event for event in events if isinstance(event, PileTaken)]
        if piles:
            heaviest = max(piles, key=lambda event: event.number)
            records.append(("pile", heaviest.seat, heaviest.number))
        chain = max(_chains(events), key=lambda chain: chain[1], default=None)
        if chain is not None and chain[1] > 1:
            records.append(("chain", *chain))
        sent: Counter[Seat] = Counter()
        stopped: Counter[Seat] = Counter()
        for event in events:
            match event:
                case AceAimed():
                    sent[event.seat] += event.aces
                case AceStopped():
                    stopped[event.seat] += 1
                case _:
                    pass
        records += [("aces", *best) for best in sent.most_common(1)]
        records += [("stops", *best) for best in stopped.most_common(1)]
        lines = [
            texts(f"norwegian-highlight-{kind}", seat=names[seat], number=number)
            for kind, seat, number in records
        ]
        burnt = sum(event.number for event in events if isinstance(event, PileBurnt))
        if burnt:
            lines.append(texts("norwegian-highlight-burnt", number=burnt))
        return tuple(lines[:HIGHLIGHTS])

    # -- offers ------------------------------------------------------------------------------

    def _exchange(self, look: Look, texts: Texts) -> Offer:
        """*Leave them* as a button, other layouts in a menu, the most useful ones first."""
        view = _view(look)
        assert look.seat is not None
        six = in_order(view.hand + view.players[look.seat].face_up)
        layouts = sorted(
            (move for move in look.legal if isinstance(move, LayOut)),
            key=lambda move: -worth(move.cards, view.variants),
        )
        lines = tuple(
            Choice(
                move,
                self.label(move, look, texts),
                help=texts(
                    "norwegian-layout-hand",
                    cards=", ".join(spelt(card, texts) for card in without(six, move.cards)),
                ),
            )
            for move in layouts
        )
        return Offer(
            buttons=tuple(
                Choice(move, self.label(move, look, texts), "✅", Style.EXPECTED)
                for move in look.legal
                if isinstance(move, Ready)
            ),
            menus=(Menu(texts("norwegian-menu-layout"), lines),) if lines else (),
            hints=(texts("norwegian-hint-exchange"),),
        )

    def _plays(self, look: Look, texts: Texts) -> Offer:
        """Few plays as buttons, many as a menu, very many as single cards and the others."""
        lays = [move for move in look.legal if isinstance(move, Lay)]
        others = [move for move in look.legal if not isinstance(move, Lay)]
        hints = _hints(look, texts)
        if len(lays) <= BUTTONS:
            return Offer(buttons=self._choices([*lays, *others], look, texts), hints=hints)
        if len(lays) <= MENU:
            groups = [("lay", lays)]
        else:
            groups = [
                ("one", [move for move in lays if move.count == 1]),
                ("more", [move for move in lays if move.count > 1]),
            ]
        return Offer(
            buttons=self._choices(others, look, texts),
            menus=tuple(
                Menu(texts(f"norwegian-menu-{name}"), self._choices(moves, look, texts))
                for name, moves in groups
            ),
            hints=hints,
        )

    def _blind(self, look: Look, texts: Texts) -> Offer:
        blind = [move for move in look.legal if isinstance(move, LayBlind)]
        others = [move for move in look.legal if not isinstance(move, LayBlind)]
        free = _view(look).demand is Demand.FREE
        return Offer(
            buttons=self._choices([*blind, *others], look, texts),
            hints=(texts("norwegian-hint-blind-free" if free else "norwegian-hint-blind"),),
        )

    def _answers(self, look: Look, texts: Texts) -> Offer:
        """Counters and *Take the pile*; the latter wants no second press, counter or not."""
        counters = [move for move in look.legal if isinstance(move, AnswerAce)]
        give_in = [move for move in look.legal if isinstance(move, GiveIn)]
        if len(counters) < BUTTONS:
            return Offer(
                buttons=self._choices([*counters, *give_in], look, texts),
                hints=() if counters else (texts("norwegian-hint-no-counter"),),
            )
        return Offer(
            buttons=self._choices(give_in, look, texts),
            menus=(Menu(texts("norwegian-menu-lay"), self._choices(counters, look, texts)),),
        )

    def _completion(self, look: Look, texts: Texts) -> Offer:
        able = any(isinstance(move, Complete) for move in look.legal)
        return Offer(
            buttons=tuple(
                Choice(
                    choice.move,
                    choice.label,
                    choice.emoji,
                    Style.EXPECTED if isinstance(choice.move, Complete) is able else Style.PLAIN,
                )
                for choice in self.public(look, texts)
                if choice.move in look.legal
            ),
            hints=() if able else (texts("norwegian-hint-complete", **_facts(look, texts)),),
        )

    def _choices(self, moves: Iterable[Move], look: Look, texts: Texts) -> tuple[Choice, ...]:
        """Moves in the order given; the one played for an absent player is the expected one."""
        view = _view(look)
        expected = choose(view, [move for move in look.legal if isinstance(move, NorwegianMove)])
        return tuple(
            Choice(
                move=move,
                label=self.label(move, look, texts),
                emoji=emoji(move, view),
                style=Style.EXPECTED if move == expected else Style.PLAIN,
                help=effect(move, view, texts),
                confirm=self._confirm(move, look, texts),
            )
            for move in moves
        )

    def _confirm(self, move: Move, look: Look, texts: Texts) -> str:
        """Only a pile taken by choice wants a second press."""
        if not isinstance(move, TakePile) or len(look.legal) == 1:
            return ""
        return consequence(
            "norwegian", move, named(look.table), texts, self.speller, **_nature(move, look)
        )


def named_plainly(look: Look) -> tuple[str, ...]:
    """The players' names by seat where no markup is read: on buttons and in menus."""
    return tuple(f"{SEAT_EMOJI[seat]} {name}" for seat, name in enumerate(look.table.names))


def _view(look: Look) -> NorwegianView:
    assert isinstance(look.view, NorwegianView)
    return look.view


def _facts(look: Look, texts: Texts) -> dict[str, str | int]:
    """What everybody knows and a question may speak of."""
    view = _view(look)
    names = named(look.table)

    def name(seat: Seat | None) -> str:
        return names[seat] if seat is not None else ""

    rank = view.missing.rank if view.missing else view.demanded
    return {
        "active": name(view.active),
        "attacker": name(view.attack.attacker if view.attack else None),
        "layer": name(view.last_layer),
        "number": len(view.pile),
        "missing": view.missing.count if view.missing else 0,
        "demand_kind": view.demand.value,
        "rank": sign(rank, texts) if rank else "none",
        "rank_kind": rank.value if rank else "none",
    }


def _nature(move: Move, look: Look) -> dict[str, str | int]:
    """What a label says beyond the move's own fields."""
    view = _view(look)
    match move:
        case TakePile() | GiveIn():
            leader = _leader(view)
            return {
                "number": len(view.pile),
                "leader": "" if leader is None else named(look.table)[leader],
            }
        case ChooseTarget():
            return {"left": view.players[move.target].cards}
        case Complete():
            return {"missing": view.missing.count if view.missing else 0}
        case _:
            return {}


def _leader(view: NorwegianView) -> Seat | None:
    """Whoever laid last, or the next player where that one is out (N7, N21)."""
    seat = view.last_layer
    if seat is None:
        return None
    step = 1 if view.clockwise else -1
    while view.players[seat].place is not None:
        seat = Seat((seat + step) % len(view.players))
    return seat


def _hints(look: Look, texts: Texts) -> tuple[str, ...]:
    """Say which ranks in hand cannot be laid, and that good cards cannot be saved."""
    view = _view(look)
    plays = {play.rank for play in view.choices.plays}
    blocked = [r for r in dict.fromkeys(rank_of(card) for card in view.hand) if r not in plays]
    hints = []
    if view.demand is Demand.AT_MOST and blocked:
        cards = ", ".join(sign(rank, texts) for rank in blocked)
        hints.append(texts("norwegian-hint-too-high", cards=cards))
    elif view.demand is Demand.AT_LEAST:
        low = [rank for rank in blocked if rank is not Rank.TEN]
        if low and plays:
            cards = ", ".join(sign(rank, texts) for rank in low)
            hints.append(texts("norwegian-hint-too-low", cards=cards))
        if Rank.TEN in blocked:
            hints.append(texts("norwegian-hint-ranked-ten"))
    if view.pile and plays and plays <= PRECIOUS and not view.choices.take_pile:
        hints.append(texts("norwegian-hint-no-pickup"))
    return tuple(hints)


def _chains(events: Sequence[Event]) -> list[tuple[Seat, int]]:
    """List how many blind cards were laid, turn by turn."""
    chains: list[tuple[Seat, int]] = []
    number = 0
    for event in events:
        match event:
            case TurnBegan():
                number = 0
            case BlindTurned(playable=True):
                number += 1
                chains.append((event.seat, number))
            case _:
                pass
    return chains


FACE = NorwegianFace()

_CHOICES = ("seats", *Variants.__struct_fields__, "language", "where")


@app_commands.guild_only()
class NorwegianCommands(
    GameCommands,
    name=said("norwegian-command"),
    description=said("norwegian-command-description"),
):
    """The commands of Norwegian Battle."""

    game = "norwegian"

    @app_commands.command(
        name=said("norwegian-command-new"), description=said("norwegian-command-new-description")
    )
    @app_commands.rename(
        **{key: said(f"norwegian-command-new-{key}") for key in _CHOICES},
        pace=said("command-option-pace"),
        open_hands=said("command-new-open-hands"),
    )
    @app_commands.describe(
        **{key: said(f"norwegian-command-new-{key}-description") for key in _CHOICES},
        pace=said("command-option-pace-description"),
        open_hands=said("command-new-open-hands-description"),
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
        seats: app_commands.Range[int, 2, 12] = 4,
        voluntary_pickup: bool = False,
        play_on: bool = False,
        play_again_after_ten: bool = False,
        four_of_a_kind: bool = False,
        strong_ace: bool = False,
        ranked_ten: bool = False,
        invisible_three: bool = False,
        jokers: bool = False,
        completion: bool = False,
        reversing_six: bool = False,
        language: app_commands.Choice[str] | None = None,
        where: app_commands.Choice[str] | None = None,
        pace: app_commands.Choice[str] | None = None,
        open_hands: bool = False,
    ) -> None:
        """Open a table of Norwegian Battle in this channel."""
        await self.open(
            interaction,
            seats,
            {
                "voluntary_pickup": voluntary_pickup,
                "play_on": play_on,
                "play_again_after_ten": play_again_after_ten,
                "four_of_a_kind": four_of_a_kind,
                "strong_ace": strong_ace,
                "ranked_ten": ranked_ten,
                "invisible_three": invisible_three,
                "jokers": jokers,
                "completion": completion,
                "reversing_six": reversing_six,
            },
            language.value if language else None,
            where.value if where else "thread",
            pace.value if pace else None,
            open_hands=open_hands,
        )


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    desk: Desk = bot.desk  # type: ignore[attr-defined]
    replies: Replies = bot.replies  # type: ignore[attr-defined]
    await bot.add_cog(NorwegianCommands(desk, replies))
