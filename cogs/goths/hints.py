"""What a panel says beside the choices: why something is not on offer, and what has been noted."""

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


def king_hints(view: GothsView, texts: Texts) -> tuple[str, ...]:
    """Say what is at stake, and which cards cannot be played, since they lie face up."""
    up = [card_name(card.card, texts) for card in view.king if card.face_up]
    face_up = (texts("goths-hint-face-up", cards=", ".join(up)),) if up else ()
    return (texts("goths-stake-king"), *face_up)


def order_hints(
    army: ClanView, buttons: Iterable[Choice], chief: ChiefPanel, texts: Texts
) -> tuple[str, ...]:
    """Say in a line each what the orders on buttons do."""
    marks = {card.order: card.mark for card in chief.orders}
    orders = dict.fromkeys(one.move.order for one in buttons if isinstance(one.move, GiveOrder))
    return tuple(
        f"{order_sign(order, marks[order])} **{texts(f'goths-order-{order}')}** · "
        + effect(order, army, texts)
        for order in orders
    )


def chief_outlook(view: GothsView, chief: ChiefPanel, told: str, texts: Texts) -> tuple[str, ...]:
    """Say what was answered, what a spyglass showed, and what the token does."""
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
            )
        )
    return tuple(hints)


def chief_hints(view: GothsView, chief: ChiefPanel, texts: Texts) -> tuple[str, ...]:
    """Say what is not on offer, and what has to be remembered."""
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
    """Repeat what was said in the talk that is going on, and that nobody else hears it."""
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
    """Return the token that a chief may tell something now."""
    own = army_of(view, chief)
    held = own.token_state is TokenState.HELD and view.setup.tokens is TokenSet.DANCING
    return own.token if held and chief.instructions else None


def _spied(view: GothsView, chief: ChiefPanel, texts: Texts) -> list[str]:
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
