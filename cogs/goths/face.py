"""How Goths Save the Queen shows itself on Discord: its questions and what it offers to answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.i18n.signs import Sign
from bot.i18n.texts import Texts
from bot.model.view import TableView
from cogs.elements.components import small
from cogs.elements.game_face import Choice, Form, GameFace, Menu, Offer
from cogs.goths.hints import (
    army_of,
    chief_hints,
    chief_outlook,
    king_hints,
    order_hints,
    talk_hints,
)
from cogs.goths.orders import arranged, called_for, help_line
from cogs.goths.words import (
    AIM_SIGNS,
    CHARACTER_SIGNS,
    CLAN_SIGNS,
    GOTH_EMOJI,
    PIGEON_EMOJI,
    SEAT_SIGNS,
    GothsSpeller,
    back_name,
)
from games.api import Move, Options, Seat
from games.goths.content import BACK, MESSAGE_LENGTH, TRUTH, Machine, Role, TokenSet
from games.goths.events import OrderRevealed
from games.goths.moves import Aim, Choose, EndTalk, GiveOrder, LayKingCard, SendMessage
from games.goths.view import GothsView, KingView, Phase

_WHISPER = Form("goths-form-whisper", MESSAGE_LENGTH)


class GothsFace(GameFace[GothsView]):
    """The choices and sentences of Goths Save the Queen."""

    game = "goths"
    speller = GothsSpeller()
    colour = 0xC77B2B
    recalled = frozenset({OrderRevealed})

    def emblems(self, seats: int) -> Sequence[Sign]:
        """Squares for kings and discs for who leads an army, in the colour of the camp."""
        return SEAT_SIGNS.get(seats) or super().emblems(seats)

    def idle_options(self, options: Options) -> frozenset[str]:
        """Return the keys of token options that change nothing with the chosen set of tokens.

        Without tokens that is all of them; with fog of war only, all but where they lie; else none.
        """
        of_tokens = frozenset(key for key in options if key.startswith("token_"))
        match options["tokens"]:
            case TokenSet.NONE:
                return of_tokens
            case TokenSet.FOG:
                return of_tokens - {"token_place"}
            case _:
                return frozenset()

    def facts(self, look: TableView, texts: Texts) -> dict[str, str | int]:
        """Return variables of texts, as the viewer knows them.

        Back and meaning of the card of the viewer's king (``meant`` is *none* if they may not know
        it), the clan and order carried out now, whether they are king and chief at once
        (``alone``), messages left, who they talk with, and whether any clan has a ``ballista``.
        Names are empty for nobody.
        """
        view = self.view(look)
        king = _king_of(view)
        return {
            "back": back_name(None if king is None else king.back, texts),
            "clan": "" if view.acting is None else texts(f"goths-clan-{view.acting}"),
            "order": "" if view.order is None else texts(f"goths-order-{view.order}"),
            "alone": "yes" if view.role is Role.BOTH else "no",
            "meant": _meant(king, texts),
            "left": view.choices.messages_left,
            "partner": self.name_of(_partner(view), look),
            "ballista": "yes" if any(c.machine is Machine.BALLISTA for c in view.clans) else "no",
        }

    def recall(self, look: TableView, texts: Texts) -> str:
        """Say the last reveal in one small line: card, order, and if understood, for each clan.

        Empty before the first reveal.
        """
        verdicts = self.view(look).verdicts
        told = [
            texts(
                "goths-recall",
                clan=str(CLAN_SIGNS[one.clan]),
                card=str(CHARACTER_SIGNS[TRUTH[one.card]]),
                order=texts(f"goths-order-{one.order}"),
                understood="yes" if one.understood else "no",
            )
            for one in verdicts
        ]
        return small([" · ".join(told)])

    def holdings(self, look: TableView) -> dict[str, int]:
        """Count the figures of the armies of which the viewer is king or chief.

        0 for somebody who leads none.
        """
        own = [one for one in self.view(look).clans if look.seat in (one.king, one.chief)]
        return {"figures": sum(clan.figures for clan in own)}

    def nature(self, move: Move, look: TableView) -> dict[str, str | int]:
        """Return further variables of an order's label, none for other moves.

        Each is "yes" or "no". ``idle``: the order would do nothing as things stand. ``later``: its
        aim is left open although there are now at least two to choose from.
        """
        chief = self.view(look).chief
        if not isinstance(move, GiveOrder):
            return {}
        cards = () if chief is None else chief.orders
        idle = any(card.order is move.order and card.hindrance is not None for card in cards)
        later = move.aim is Aim.OPEN and any(
            card.order is move.order and card.alternatives for card in cards
        )
        return {"idle": "yes" if idle else "no", "later": "yes" if later else "no"}

    def offer(self, look: TableView, texts: Texts) -> Offer:
        """Arrange the viewer's moves by phase: allotments, cards, orders, aims or messages.

        Nothing once the game is over.
        """
        view = self.view(look)
        match view.phase:
            case Phase.ALLOT:
                choices = tuple(Choice(m, self.label(m, look, texts)) for m in look.legal)
                return Offer.of(choices, texts("goths-menu-allot"))
            case Phase.KING:
                cards = tuple(self._card(move, look, texts) for move in look.legal)
                menu = Menu(texts("goths-menu-king"), cards)
                return Offer(menus=(menu,) if cards else (), hints=king_hints(view, texts))
            case Phase.ORDER:
                return self._order(look, texts)
            case Phase.ROB | Phase.OBJECTIVE | Phase.LOOK | Phase.TARGET | Phase.BARRICADE:
                return self._aims(look, texts)
            case Phase.TALK:
                return self._talk(look, texts)
            case Phase.OVER:
                return Offer()
            case _:
                assert_never(view.phase)

    def _card(self, move: Move, look: TableView, texts: Texts) -> Choice:
        """Return a king's card as a choice with its true character's sign.

        Its help names the orders of that character which the king's own chiefs may give, and the
        card's back. Other moves are choices with a label alone.
        """
        label = self.label(move, look, texts)
        if not isinstance(move, LayKingCard):
            return Choice(move, label, style=self.style(look))
        truth, armies = TRUTH[move.card], self.view(look).clans
        calls = texts(
            "goths-card-calls",
            orders=called_for(truth, (one for one in armies if one.king == look.seat), texts),
            back=back_name(BACK[move.card], texts),
        )
        return Choice(move, label, CHARACTER_SIGNS[truth], self.style(look), help=calls)

    def _order(self, look: TableView, texts: Texts) -> Offer:
        """Offer the orders that a chief may give, as :func:`cogs.goths.orders.arranged` does.

        What the chief knows stands above, what orders do and which are missing below. Nothing for
        others.
        """
        view = self.view(look)
        chief = view.chief
        if chief is None:
            return Offer()

        def named(move: Move) -> str:
            """Return a move's label."""
            return self.label(move, look, texts)

        army = army_of(view, chief)
        buttons, menus = arranged(chief, army, look.legal, named, texts)
        told = "" if chief.draft is None else named(chief.draft)
        outlook = chief_outlook(view, chief, told, texts)
        hints = (*order_hints(army, buttons, chief, texts), *chief_hints(view, chief, texts))
        return Offer(buttons, menus, hints, outlook=outlook)

    def _aims(self, look: TableView, texts: Texts) -> Offer:
        """Offer the aims as buttons, each with its consequence in its label.

        Other moves are left out.
        """
        view = self.view(look)
        known = {one.aim: one for one in view.choices.aims}
        choices: list[Choice] = []
        for move in look.legal:
            if not isinstance(move, Choose):
                continue
            told = help_line(known.get(move.aim), texts)
            label = self.label(move, look, texts)
            if told:
                label = texts("goths-choice-told", choice=label, told=told)
            goth = GOTH_EMOJI if view.phase is Phase.ROB else ""
            choices.append(Choice(move, label, AIM_SIGNS.get(move.aim, goth), self.style(look)))
        return Offer(tuple(choices))

    def _talk(self, look: TableView, texts: Texts) -> Offer:
        """Offer to write a message, in a form, and to end the talk; above stands what was said.

        Other moves are left out.
        """
        view = self.view(look)
        choices: list[Choice] = []
        for move in look.legal:
            label = self.label(move, look, texts)
            match move:
                case SendMessage():
                    choices.append(Choice(move, label, PIGEON_EMOJI, form=_WHISPER))
                case EndTalk():
                    choices.append(Choice(move, label, "✅", self.style(look)))
                case _:
                    pass
        return Offer(tuple(choices), outlook=talk_hints(view, self.names(look), texts))


def _king_of(view: GothsView) -> KingView | None:
    """Return the king whose card the viewer's order has to fit; None for those who lead no army."""
    if view.chief is None:
        return None
    return next(king for king in view.kings if view.chief.clan in king.clans)


def _meant(king: KingView | None, texts: Texts) -> str:
    """Name what a king's card means; ``none`` where the viewer may not know."""
    card = None if king is None else king.card
    return "none" if card is None else texts(f"goths-character-{TRUTH[card]}")


def _partner(view: GothsView) -> Seat | None:
    """Return the seat that the viewer is in a talk with; None outside of talks.

    The first such talk counts.
    """
    for talk in view.talks:
        if talk.one == view.viewer:
            return talk.other
        if talk.other == view.viewer:
            return talk.one
    return None


FACE = GothsFace()
