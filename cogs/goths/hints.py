"""Hints on a panel: why a choice is missing, and what to remember."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.i18n.texts import Texts
from cogs.elements.game_face import Choice
from cogs.goths.orders import effect
from cogs.goths.words import GothsSpeller, aim_name, card_name, order_sign
from games.goths.content import Role, Token, TokenSet
from games.goths.moves import Aim, GiveOrder
from games.goths.view import ChiefPanel, ClanView, GothsView, Phase, TokenState

_SPELLER = GothsSpeller()
_WATCHFUL = frozenset({Token.SHIELD, Token.RAT_POISON})
"""Tokens that wait for their moment, by a mode that holds without being told anew."""


def king_hints(view: GothsView, texts: Texts) -> tuple[str, ...]:
    """Return what is at stake with a king's card, then which cards lie face up, if any.

    Those cannot be played.
    """
    up = [card_name(card.card, texts) for card in view.king if card.face_up]
    face_up = (texts("goths-hint-face-up", cards=", ".join(up)),) if up else ()
    return (texts("goths-stake-king"), *face_up)


def order_hints(
    army: ClanView, buttons: Iterable[Choice], chief: ChiefPanel, texts: Texts
) -> tuple[str, ...]:
    """Return a line on each order offered as a button: its sign, its name, what it does.

    Each order has one line, whatever its aims.
    """
    marks = {card.order: card.mark for card in chief.orders}
    orders = dict.fromkeys(one.move.order for one in buttons if isinstance(one.move, GiveOrder))
    return tuple(
        f"{order_sign(order, marks[order])} **{texts(f'goths-order-{order}')}** · "
        + effect(order, army, texts)
        for order in orders
    )


def chief_outlook(view: GothsView, chief: ChiefPanel, told: str, texts: Texts) -> tuple[str, ...]:
    """Return lines on what the chief has laid or seen, and on the token; maybe none.

    The order laid so far, the king's card that a spyglass showed, and what the token will do:
    ``told`` names its instruction, and without one a line says that it can be given one, and what a
    shield or a rat poison does without.
    """
    hints: list[str] = []
    sealed = chief.sealed
    if sealed is not None:
        hints.append(
            texts(
                "goths-hint-sealed",
                order=texts(f"goths-order-{sealed.order}"),
                aim_kind="open" if sealed.aim is Aim.OPEN else "aimed",
                aim=aim_name(sealed.aim, texts),
                with_token="yes" if sealed.token is not None else "no",
            )
        )
    hints += _spied(view, chief, texts)
    if told:
        hints.append(texts("goths-hint-token-told", told=told))
    elif (token := _token_to_tell(view, chief)) is not None:
        name = token.replace("-", "_")
        hints.append(
            texts(
                "goths-hint-token-untold",
                token=texts(f"goths-token-{token}"),
                does=texts(f"goths-option-token_{name}-yes-help"),
                mode=chief.mode.value if token in _WATCHFUL else "none",
            )
        )
    return tuple(hints)


def chief_hints(view: GothsView, chief: ChiefPanel, texts: Texts) -> tuple[str, ...]:
    """Return hints on orders that are not in hand this round, and on the own hidden card.

    The latter only for a viewer who is king and chief at once, if the setup hides that card. Empty
    without hints.
    """
    hints = [
        texts(
            "goths-hint-set-aside",
            order=texts(f"goths-order-{card.order}"),
            round=view.round + 1,
        )
        for card in chief.orders
        if not card.in_hand
    ]
    if view.role is Role.BOTH and view.setup.own_card_hidden:
        hints.append(texts("goths-hint-own-card-hidden"))
    return tuple(hints)


def talk_hints(view: GothsView, names: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """Return a note that the talk is private, then the messages of this round, a line each."""
    said = tuple(
        texts(
            "goths-hint-said",
            name=names[message.sender],
            text=str(_SPELLER.spell("text", message.text, texts)),
        )
        for message in view.messages
        if message.round == view.round
    )
    return (texts("goths-hint-talk"), *said)


def army_of(view: GothsView, chief: ChiefPanel) -> ClanView:
    """Return the clan that a chief leads."""
    return next(clan for clan in view.clans if clan.name is chief.clan)


def _token_to_tell(view: GothsView, chief: ChiefPanel) -> Token | None:
    """Return the token that a chief may give an instruction now; None if there is none.

    Only a token of the dancing set that his army holds, while some instruction is possible.
    """
    own = army_of(view, chief)
    held = own.token_state is TokenState.HELD and view.setup.tokens is TokenSet.DANCING
    return own.token if held and chief.instructions else None


def _spied(view: GothsView, chief: ChiefPanel, texts: Texts) -> list[str]:
    """Say which card of which king the chief has spied; empty without one, or after the game."""
    if chief.spied is None or view.phase is Phase.OVER:
        return []
    king, card = chief.spied
    owner = next(one for one in view.kings if one.seat == king)
    return [
        texts(
            "goths-hint-spied",
            clan=texts(f"goths-clan-{owner.clans[0]}"),
            card=card_name(card, texts),
        )
    ]
