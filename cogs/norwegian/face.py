"""How Norwegian Battle shows itself on Discord: its questions and what it offers to answer."""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n.texts import Texts
from bot.model.view import TableView
from cogs.elements.components import OPTIONS_PER_MENU
from cogs.elements.game_face import Choice, GameFace, Menu, Offer
from cogs.norwegian.hints import why_not
from cogs.norwegian.words import NorwegianSpeller, effect, sign, sign_of, spelt, without
from games.api import Move
from games.norwegian import moves as m
from games.norwegian.content import in_order, worth
from games.norwegian.view import Demand, NorwegianView, Phase


class NorwegianFace(GameFace[NorwegianView]):
    """The choices and sentences of Norwegian Battle."""

    game = "norwegian"
    speller = NorwegianSpeller()
    colour = 0x6FA3C7

    def facts(self, look: TableView, texts: Texts) -> dict[str, str | int]:
        """Return variables of texts: who plays, who attacks, and what the pile demands.

        Names are empty for nobody, the ``rank`` is *none* without one: it is the rank of which
        cards are missing to four, else the one demanded. ``must`` is *yes* if the viewer can only
        take the pile. ``number`` counts the pile, ``lying`` the active player's cards face down,
        ``layer`` is who laid last.
        """
        view = self.view(look)
        rank = view.missing.rank if view.missing else view.demanded
        return {
            "active": self.name_of(view.active, look),
            "attacker": self.name_of(view.attack.attacker if view.attack else None, look),
            "layer": self.name_of(view.last_layer, look),
            "number": len(view.pile),
            "missing": view.missing.count if view.missing else 0,
            "lying": 0 if view.active is None else sum(view.players[view.active].face_down),
            "demand_kind": view.demand.value,
            "rank": sign(rank, texts) if rank else "none",
            "rank_kind": rank.value if rank else "none",
            "must": "yes" if view.choices.take_pile and not view.choices.plays else "no",
        }

    def holdings(self, look: TableView) -> dict[str, int]:
        """Cards to get rid of.

        The viewer must have a seat.
        """
        return {"cards": self.view(look).players[look.seat or 0].cards}

    def standings(self, look: TableView) -> tuple[int, ...]:
        """Return a score by seat, the higher the better.

        Who is out has one by place, never below zero; the others have minus the number of their
        cards.
        """
        return tuple(
            -player.cards if player.place is None else len(look.table.players) - player.place
            for player in self.view(look).players
        )

    def nature(self, move: Move, look: TableView) -> dict[str, str | int]:
        """Return further variables of a move's label, none for most moves.

        The size of the pile and who leads after it is taken, the cards of a target, or how many
        cards are missing to four.
        """
        view = self.view(look)
        match move:
            case m.TakePile() | m.GiveIn():
                return {"number": len(view.pile), "leader": self.name_of(view.leader, look)}
            case m.ChooseTarget():
                return {"left": view.players[move.target].cards}
            case m.Complete():
                return {"missing": view.missing.count if view.missing else 0}
            case _:
                return {}

    def awaits(self, look: TableView, texts: Texts) -> str:
        """Name those the table waits for; a line below warns if cards have long gone round (N28).

        That says how many turns are left.
        """
        said, view = super().awaits(look, texts), self.view(look)
        if not view.goes_round:
            return said
        return f"{said}\n{texts('norwegian-goes-round', left=view.turns_left)}"

    def public(self, look: TableView, texts: Texts) -> tuple[Choice, ...]:
        """Return the two answers to cards missing to four of a kind, for buttons under the board.

        Empty in other phases, the answer to an ace included. Both stand there for everybody who is
        asked, whatever the hands hold; who cannot complete is told so in private. Of several who
        complete the first in playing order does it, not the fastest (N27).
        """
        missing = self.view(look).missing
        if missing is None:
            return ()
        complete, let_lie = m.Complete(missing.rank), m.PassCompletion()
        return (
            Choice(complete, self.label(complete, look, texts), "🧩"),
            Choice(let_lie, self.label(let_lie, look, texts), "💤"),
        )

    def offer(self, look: TableView, texts: Texts) -> Offer:
        """Arrange the viewer's moves: layouts, plays, cards face down, counters, or a completion.

        In other phases than these all legal moves are buttons.
        """
        match self.view(look).phase:
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

    def _exchange(self, look: TableView, texts: Texts) -> Offer:
        """Offer *Keep them* as a button and other layouts in a menu, the most useful ones first.

        Each layout says which of the six cards stay in hand. Layouts that differ in which of two
        jokers lies open are one, that which leaves it where it is, and none where nothing else
        changes.
        """
        view = self.view(look)
        assert look.seat is not None
        face_up = in_order(view.players[look.seat].face_up)
        six = in_order(view.hand + face_up)
        layouts = [move for move in look.legal if isinstance(move, m.LayOut)]
        layouts.sort(key=lambda move: -worth(move.cards, view.variants))
        distinct: dict[str, m.LayOut] = {}
        for move in layouts:
            label = self.label(move, look, texts)
            distinct[label] = max(
                distinct.get(label, move), move, key=lambda each: len({*face_up} & {*each.cards})
            )
        one, two, three = face_up
        distinct.pop(self.label(m.LayOut((one, two, three)), look, texts), None)
        lines = tuple(
            Choice(
                move,
                label,
                help=texts(
                    "norwegian-layout-hand",
                    cards=", ".join(spelt(card, texts) for card in without(six, move.cards)),
                ),
            )
            for label, move in distinct.items()
        )
        return Offer(
            buttons=tuple(
                Choice(move, self.label(move, look, texts), "✅")
                for move in look.legal
                if isinstance(move, m.Ready)
            ),
            menus=(Menu(texts("norwegian-menu-layout"), lines),) if lines else (),
        )

    def _plays(self, look: TableView, texts: Texts) -> Offer:
        """Offer up to ten plays as buttons, up to 25 as a menu, more as two menus.

        Those are single cards, and several of a rank. Other moves, such as taking the pile, are
        buttons; hints say what cannot be laid.
        """
        lays = [move for move in look.legal if isinstance(move, m.Lay)]
        others = [move for move in look.legal if not isinstance(move, m.Lay)]
        hints = why_not(self.view(look), texts)
        rest = self._choices(others, look, texts)
        if len(lays) <= OPTIONS_PER_MENU:
            plays = self._choices(lays, look, texts)
            return Offer.of(plays, texts("norwegian-menu-lay"), *rest, hints=hints)
        groups = [
            ("one", [move for move in lays if move.count == 1]),
            ("more", [move for move in lays if move.count > 1]),
        ]
        return Offer(
            buttons=rest,
            menus=tuple(
                Menu(texts(f"norwegian-menu-{name}"), self._choices(moves, look, texts))
                for name, moves in groups
            ),
            hints=hints,
        )

    def _blind(self, look: TableView, texts: Texts) -> Offer:
        """Offer the cards face down, then other moves, with a hint on what a card must beat."""
        blind = [move for move in look.legal if isinstance(move, m.LayBlind)]
        others = [move for move in look.legal if not isinstance(move, m.LayBlind)]
        free = self.view(look).demand is Demand.FREE
        return Offer(
            buttons=self._choices([*blind, *others], look, texts),
            hints=(texts("norwegian-hint-blind-free" if free else "norwegian-hint-blind"),),
        )

    def _answers(self, look: TableView, texts: Texts) -> Offer:
        """Offer the counters to an ace and *Take the pile*, which is always a button.

        A hint says so if there is no counter. Nothing wants a second press.
        """
        counters = [move for move in look.legal if isinstance(move, m.AnswerAce)]
        give_in = [move for move in look.legal if isinstance(move, m.GiveIn)]
        return Offer.of(
            self._choices(counters, look, texts),
            texts("norwegian-menu-lay"),
            *self._choices(give_in, look, texts),
            hints=() if counters else (texts("norwegian-hint-no-counter"),),
        )

    def _completion(self, look: TableView, texts: Texts) -> Offer:
        """Offer the legal answers to cards missing to four of a kind.

        A hint says what is needed if the viewer cannot complete them.
        """
        able = self.view(look).choices.complete is not None
        return Offer(
            buttons=tuple(
                Choice(choice.move, choice.label, choice.emoji, self.style(look))
                for choice in self.public(look, texts)
                if choice.move in look.legal
            ),
            hints=() if able else (texts("norwegian-hint-complete", **self.facts(look, texts)),),
        )

    def _choices(self, moves: Iterable[Move], look: TableView, texts: Texts) -> tuple[Choice, ...]:
        """Return moves as choices with label, sign and effect of each, in the order given."""
        view = self.view(look)
        return tuple(
            Choice(
                move=move,
                label=self.label(move, look, texts),
                emoji=sign_of(move, view, texts),
                style=self.style(look),
                help=effect(move, view, texts),
                confirm=self._confirm(move, look, texts),
            )
            for move in moves
        )

    def _confirm(self, move: Move, look: TableView, texts: Texts) -> str:
        """Return the consequence of a pile taken by choice, for a second press; else empty."""
        if not isinstance(move, m.TakePile) or len(look.legal) == 1:
            return ""
        return self.consequence(move, look, texts)


FACE = NorwegianFace()
