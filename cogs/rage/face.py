"""How Clash of Rage shows itself on Discord: its questions and what it offers to answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.i18n.narration import consequence, label
from bot.i18n.signs import Sign
from bot.i18n.texts import Texts
from bot.model.view import TableView
from cogs.elements.display_names import escaped
from cogs.elements.game_face import Branch, Choice, GameFace, Menu, Offer
from cogs.rage.actions import arranged_action
from cogs.rage.at_once import at_once
from cogs.rage.details import (
    gear_in_hand,
    is_drafting,
    march_words,
    of_move,
    orders_words,
    own_figures,
    own_of,
    stage,
)
from cogs.rage.hints import hints_of, lead_words
from cogs.rage.looks import help_of, sign_of
from cogs.rage.outlook import (
    battle_orders_words,
    gist_of_march,
    gist_of_open_fights,
    gist_of_trade,
    of_fight,
    of_march,
    of_open_fights,
    of_posting,
    of_trade,
)
from cogs.rage.words import RageSpeller, place
from games.api import Move
from games.rage import moves as m
from games.rage.content import AT_ONCE, BY_HAND, SPLITS, TO_THE_END, Split
from games.rage.events import Drafted
from games.rage.view import Fighter, Phase, RageView


class RageFace(GameFace[RageView]):
    """The choices and sentences of Clash of Rage."""

    game = "rage"
    speller = RageSpeller()
    colour = 0x2F8F6A
    recalled = frozenset({Drafted})
    aloud = {  # noqa: RUF012 - as it is declared, nobody changes it
        "rage-bastion-at": "rage-bastion-at-aloud",
        "rage-bastion": "rage-bastion-aloud",
    }

    def facts(self, look: TableView, texts: Texts) -> dict[str, str | int]:
        """Return variables of texts: turn, the viewer's draft, and the fight under way.

        ``draft`` is its stage, see :func:`cogs.rage.details.stage`; words are empty and numbers 0
        for what there is not. ``dice`` and ``wounds`` are those of the present assault;
        ``attacker`` is the active player where there is no fight.
        """
        view = self.view(look)
        own, fight = view.own, view.fight
        march = None if own is None else own.march
        trade = None if own is None else own.trade
        drafting = stage(view)
        striker = None if fight is None else (fight.attacker, fight.defender)[fight.striker]
        return {
            "turn": view.turn,
            "goal": view.goal,
            "action": view.action,
            "incoming": own_figures(view, own.incoming, texts) if own is not None else "",
            "draft": drafting,
            "origin": place(march.origin, texts) if march and march.origin is not None else "",
            "target": place(march.target, texts) if march and march.target is not None else "",
            "orders": march_words(view, texts) if march is not None else "",
            "gear": gear_in_hand(view, texts),
            "gold": trade.gold if trade is not None else 0,
            "attacker": self.name_of(fight.attacker.seat if fight else view.active, look),
            "site": place(fight.site, texts) if fight is not None else "",
            "dice": _dice(striker),
            "wounds": (fight.wounds or 0) if fight is not None else 0,
        }

    def holdings(self, look: TableView) -> dict[str, int]:
        """Count the viewer's points, units, gold and crystals.

        Units on the map and in the bastion are one number. The viewer must have a seat.
        """
        view = self.view(look)
        player = view.players[look.seat or 0]
        held = [land.units for land in view.territories if land.holder == look.seat]
        return {
            "points": player.points,
            "units": sum(map(sum, [*held, player.garrison])),
            "gold": player.gold,
            "crystals": player.crystals,
        }

    def standings(self, look: TableView) -> tuple[int, ...]:
        """Points by seat."""
        return tuple(player.points for player in self.view(look).players)

    def detail(self, key: str, look: TableView, texts: Texts) -> tuple[str, str | Sign]:
        """Return label and emoji of a detail picture: the fights, the dice of one, or a sheet.

        ``key`` is *fights*, *dice-<number of the fight from 0>*, or ends in a seat or *elves* for a
        sheet.
        """
        kind, _, which = key.partition("-")
        if kind == "fights":
            return texts("rage-detail-fights"), "⚔️"
        if kind == "dice":
            view = self.view(look)
            fights = view.fought if view.fight is None else (*view.fought, view.fight)
            return texts("rage-detail-dice", site=place(fights[int(which)].site, texts)), "🎲"
        if which == "elves":
            return texts("rage-picture-elves"), "🧝"
        seat = int(which)
        return escaped(look.table.names[seat]), self.emblems(len(look.table.names))[seat]

    def label(self, move: Move, look: TableView, texts: Texts) -> str:
        """Name a move, with the facts of the view that it depends on, and names without bold."""
        names, facts = self.plainly(look), of_move(move, self.view(look), texts)
        return label(self.game, move, names, texts, self.speller, **facts)

    def consequence(self, move: Move, look: TableView, texts: Texts) -> str:
        """Say what a move would lead to, for a second press; names are in bold."""
        names, facts = self.names(look), of_move(move, self.view(look), texts)
        return consequence(self.game, move, names, texts, self.speller, **facts)

    def awaits(self, look: TableView, texts: Texts) -> str:
        """Name those the table waits for, and in a small line below say who leads."""
        said = super().awaits(look, texts)
        return f"{said}\n-# {lead_words(self.view(look), self.names(look), texts)}"

    def offer(self, look: TableView, texts: Texts) -> Offer:
        """Arrange the viewer's moves by phase.

        In an action, whole actions come first, and what a draft leads to stands above once it can
        be confirmed. Fights come with forecasts.
        """
        view = self.view(look)
        hints = hints_of(view, self.names(look), texts)
        match view.phase:
            case Phase.ACTION:
                buttons, menus = arranged_action(self._choices(look.legal, look, texts), texts)
                menus = (*at_once(view, texts), *menus)
                ending = {m.Confirm(), m.ArrangeAndConfirm()} & {*look.legal}
                sure, gist = self._consequences(look, texts) if ending else ((), ())
                return Offer(buttons, menus, hints, outlook=sure, gist=gist)
            case Phase.REINFORCE:
                return self._reinforcements(look, texts, hints)
            case Phase.DEFENCE:
                return self._orders(look, texts, "defend")
            case Phase.STRIKE:
                return self._orders(look, texts, "hand-over")
            case Phase.TACTICS:
                return self._tactics(look, texts, hints)
            case Phase.NEXT_FIGHT:
                choices = self._choices(look.legal, look, texts)
                menu, odds = (
                    texts("rage-menu-order-of-fights"),
                    of_open_fights(view, self.names(look), texts),
                )
                gist = gist_of_open_fights(view, texts)
                return replace(Offer.of(choices, menu, hints=hints), outlook=odds, gist=gist)
            case Phase.LEGENDARY:
                # A name alone says nothing to who sees the legend for the first time.
                choices = tuple(
                    replace(choice, label=f"{choice.label} · {choice.help}")
                    for choice in self._choices(look.legal, look, texts)
                )
                return Offer(choices, at_once(view, texts), hints)
            case Phase.BASTION:
                choices = self._choices(look.legal, look, texts)
                return Offer.of(choices, texts("rage-menu-bastion"), hints=hints)
            case _:
                choices = self._choices(look.legal, look, texts)
                return Offer.of(choices, texts("rage-menu-kill"), hints=hints)

    def unasked(self, look: TableView, texts: Texts) -> Offer:
        """Offer standing orders for every defence behind a button, which says what holds now.

        Nothing before the viewer has a Bastion, or if no unasked move is legal.
        """
        view = self.view(look)
        if view.viewer is None or view.players[view.viewer].bastion is None or not look.unasked:
            return Offer()
        now = view.own.standing if view.own is not None else None
        choices = self._choices(sorted(look.unasked, key=_usual), look, texts)
        standing = replace(
            _orders_branch("standing", choices, texts),
            label=texts("rage-menu-standing")
            if now is None
            else texts("rage-menu-standing-now", orders=battle_orders_words(now, texts)),
            hints=(texts("rage-hint-standing"),),
            emoji="🛡️",
        )
        return Offer(branches=(standing,))

    def _tactics(self, look: TableView, texts: Texts, hints: tuple[str, ...]) -> Offer:
        """Offer tactics cards by number, up to ten as buttons.

        Once one is chosen: places for its units instead, a line on where they go, and a menu of the
        other cards.
        """
        cards = [move for move in look.legal if isinstance(move, m.PlayTactic)]
        choices = self._choices(sorted(cards, key=_number), look, texts)
        if own_of(self.view(look)).chosen is None:
            return Offer.of(choices, texts("rage-menu-tactics"), hints=hints)
        places = [move for move in look.legal if not isinstance(move, m.PlayTactic)]
        others = (Menu(texts("rage-menu-tactics"), choices),) if choices else ()
        posting = of_posting(self.view(look), texts) if places else ()
        where = Offer.of(self._choices(places, look, texts), texts("rage-menu-station-all"))
        return Offer(where.buttons, (*where.menus, *others), hints, outlook=posting)

    def _reinforcements(self, look: TableView, texts: Texts, hints: tuple[str, ...]) -> Offer:
        """Offer where to station all units at once, a menu to station some, and the end of it.

        Places for all are buttons up to ten, else a menu; to lay them down as they are, or all on
        the Bastion, is always a button.
        """
        choices = self._choices(look.legal, look, texts)
        whole = tuple(c for c in choices if isinstance(c.move, m.LayAllIn))
        some = tuple(c for c in choices if isinstance(c.move, m.Station | m.StationAll))
        rest = tuple(c for c in choices if isinstance(c.move, m.LayDown | m.LayAllOnBastion))
        offer = Offer.of(whole, texts("rage-menu-station-all"), *rest, hints=hints)
        menus = (*offer.menus, Menu(texts("rage-menu-station"), some)) if some else offer.menus
        return Offer(offer.buttons, menus, hints)

    def _orders(self, look: TableView, texts: Texts, key: str) -> Offer:
        """Offer the most common battle orders as buttons, all others behind one.

        The fight's forecast stands above. ``key`` names the texts of that button.
        """
        moves = sorted(look.legal, key=_usual)
        choices = self._choices(moves, look, texts)
        buttons = tuple(c for c in choices if _is_common(c.move))
        others = tuple(c for c in choices if not _is_common(c.move))
        branches = (_orders_branch(key, others, texts),) if others else ()
        outlook, gist = of_fight(self.view(look), self.names(look), texts)
        return Offer(buttons, branches=branches, outlook=outlook, gist=gist)

    def _choices(self, moves: Iterable[Move], look: TableView, texts: Texts) -> tuple[Choice, ...]:
        """Return moves as choices with label, sign, help and second press, in the order given."""
        view = self.view(look)
        return tuple(
            Choice(
                move=move,
                label=self.label(move, look, texts),
                emoji=sign_of(move),
                style=self.style(look),
                help=help_of(move, view, texts),
                confirm=self._confirm(move, look, texts),
            )
            for move in moves
        )

    def _consequences(
        self, look: TableView, texts: Texts
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return lines on what the draft of a march or a trade leads to, and their short form.

        There must be one.
        """
        view = self.view(look)
        assert view.own is not None
        if view.own.march is not None:
            ways = orders_words(view, texts)
            counted = ways != march_words(view, texts)
            listed = (texts("rage-march-ways", orders=ways),) if counted else ()
            outlook = (*listed, *of_march(view, self.names(look), texts))
            return outlook, gist_of_march(view, texts)
        return of_trade(view, texts), gist_of_trade(view, texts)

    def _confirm(self, move: Move, look: TableView, texts: Texts) -> str:
        """Return the consequence of moves that want a second press; else empty.

        Those are to flee, and to pass while something is entered or an equip action would end.
        """
        view = self.view(look)
        match move:
            case m.Flee():
                return self.consequence(move, look, texts)
            case m.Pass():
                return self.consequence(move, look, texts) if is_drafting(view) else ""
            case _:
                return ""


def _dice(striker: Fighter | None) -> int:
    return 0 if striker is None else striker.dice


def _orders_branch(key: str, choices: Sequence[Choice], texts: Texts) -> Branch:
    """Return the button that opens battle orders: the most common ones as buttons below it.

    The others are a menu for each way to split wounds; empty ones are left out.
    """
    common = tuple(choice for choice in choices if _is_common(choice.move))
    menus = []
    for split in SPLITS:
        listed = tuple(c for c in choices if c not in common and _split_of(c.move) is split)
        if listed:
            invitation = texts("rage-menu-split", split=texts(f"rage-split-{split.value}"))
            invitation = invitation[:1].upper() + invitation[1:]
            menus.append(Menu(invitation, listed))
    return Branch(
        key=key,
        label=texts(f"rage-menu-{key}"),
        question=texts(f"rage-orders-{key}"),
        choices=common,
        emoji="📜",
        menus=tuple(menus),
    )


def _split_of(move: Move) -> Split | None:
    """Return how a move's casualties are split; None for moves that do not say."""
    match move:
        case m.Defend(_, split) | m.HandOver(_, split) | m.KeepStandingOrder(_, split):
            return split
        case _:
            return None


def _number(move: Move) -> int:
    """Return a tactics card's number, to sort cards as the picture does."""
    assert isinstance(move, m.PlayTactic)
    return move.card


_FIRST = (TO_THE_END, BY_HAND, AT_ONCE)
"""Until when to fight, in the order of buttons; after them few units come before many."""


def _usual(move: Move) -> tuple[int, int, int]:
    """Return a sort key of battle orders.

    First strike, then flee, then orders by the book before other splits: each to the end, by hand,
    at once, then down to few units before many. Dropping a standing order is last.
    """
    match move:
        case m.Defend(until, split) | m.HandOver(until, split) | m.KeepStandingOrder(until, split):
            return (
                1,
                0 if split is Split.BOOK else 1,
                (_FIRST.index(until) - len(_FIRST) if until in _FIRST else until),
            )
        case m.DropStandingOrder():
            return 2, 0, 0
        case m.Flee():
            return 0, 1, 0
        case _:
            return 0, 0, 0


def _is_common(move: Move) -> bool:
    """Return True if a move is among the usual answers, not behind *Other answers…*.

    Of battle orders only some by the book: to the end, by hand or at once; when handing over, to
    the end alone. All other moves are.
    """
    match move:
        case m.Defend(until, split) | m.KeepStandingOrder(until, split):
            return split is Split.BOOK and until in _FIRST
        case m.HandOver(until, split):
            return until == TO_THE_END and split is Split.BOOK
        case _:
            return True


FACE = RageFace()
