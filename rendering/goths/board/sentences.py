"""A position told in sentences: the alt text."""

from __future__ import annotations

from games.goths.content import TRUTH, Character, KingCard, Spot
from games.goths.moves import Aim
from games.goths.view import (
    ChiefPanel,
    ClanView,
    GothsView,
    KingView,
    Mark,
    ObjectiveView,
    Phase,
    TokenState,
)
from rendering.goths.board.words import (
    asked,
    back_name,
    card_name,
    clan_name,
    effect,
    order_name,
    plays_king,
    question,
    spot_name,
)
from rendering.scene.alt_text import first_to_fit, no_longer
from rendering.scene.texts import Texts

_TELLINGS = ((0, 32), (0, 14), (0, 8), (1, 14), (1, 8), (2, 14), (2, 8), (3, 8), (3, 5))
"""How little is told and how long names may be, in the order in which it is tried.

From 1 what came of the orders is left out, from 2 what was ordered and the decoys in hand, at 3
what lies aside, what cannot be understood and what would do nothing.
"""
_GROUNDS = {Spot.FOREST: "forest", Spot.NEAR_PLAIN: "plain", Spot.FAR_PLAIN: "plain"}
_NO_EFFECTS, _NO_REVEAL, _NO_EXTRAS = 1, 2, 3


def alt(view: GothsView, names: tuple[str, ...], texts: Texts) -> str:
    """Describe the whole position in as many words as fit.

    What is too long has its names cut, then tells less.
    """
    return first_to_fit(
        " ".join(_sentences(view, no_longer(names, length), texts, brief))
        for brief, length in _TELLINGS
    )


def _sentences(view: GothsView, names: tuple[str, ...], texts: Texts, brief: int) -> list[str]:
    """List the sentences of the alt text: question, clans, kings, doors, own cards, last reveal.

    The higher ``brief`` (0 to 3), the more is left out; from 2 on the last reveal is. Who is waited
    for is named, unless that is the viewer alone.
    """
    asking = question(view, names, texts)
    told = [
        texts("goths-alt-title"),
        texts("goths-alt-turn", turn=view.round),
        asking if asking.endswith((".", "!", "?")) else f"{asking}.",
    ]
    waiting = [names[one.seat] for one in view.waiting if not one.answered]
    if waiting and not (len(waiting) == 1 and asked(view, view.viewer)):
        told.append(texts("goths-alt-waiting", names=", ".join(waiting)))
    if view.phase is not Phase.OVER:
        told.append(texts("goths-alt-initiative", clan=clan_name(view.initiative, texts)))
    told += [_clan(view, clan, names, texts, brief) for clan in view.clans]
    told += [_king(king, names, texts) for king in view.kings]
    doors = ", ".join(_door(view, one, texts, brief) for one in view.objectives)
    told.append(texts("goths-alt-doors", list=doors))
    told += _private(view, names, texts, brief)
    if brief < _NO_REVEAL:
        told += _reveal(view, texts, brief)
    return told


def _clan(view: GothsView, clan: ClanView, names: tuple[str, ...], texts: Texts, brief: int) -> str:
    """Say a clan's army, place, machine and, unless very ``brief``, what else concerns it.

    Another sentence tells that it is out.
    """
    name = clan_name(clan.name, texts)
    if not clan.alive:
        return texts("goths-alt-clan-out", clan=name, name=names[clan.chief])
    machine = texts(f"goths-alt-machine-{clan.machine}-{clan.readiness}")
    parts = [
        texts(
            "goths-alt-army",
            count=clan.figures,
            spot=spot_name(clan.spot, texts),
            ground=_GROUNDS.get(clan.spot, "door"),
        ),
        *((texts("goths-alt-covered"),) if clan.covered else ()),
        machine,
    ]
    if brief < _NO_EXTRAS:
        parts += _extras(view, clan, texts)
    return texts("goths-alt-clan", clan=name, name=names[clan.chief], list=", ".join(parts))


def _extras(view: GothsView, clan: ClanView, texts: Texts) -> list[str]:
    """Say what else concerns an army: reserve, other barricades, damage, tokens, boomerang.

    Each is told only if there is one; a token face down or held is named only if the viewer knows
    it.
    """
    parts = [texts("goths-alt-reserve", count=clan.reserve)] if clan.reserve else []
    for spot, side in enumerate(clan.terrain):
        here = spot_name(type(clan.spot)(spot), texts)
        if side.barricade and spot != clan.spot:
            parts.append(texts("goths-alt-barricade", spot=here))
        if side.blasted:
            parts.append(texts("goths-alt-blasted", spot=here))
        if side.poisoned:
            parts.append(texts("goths-alt-poisoned", spot=here))
    token = "" if clan.token is None else texts(f"goths-token-{clan.token}")
    match clan.token_state:
        case TokenState.LYING:
            where = spot_name(view.setup.token_spot, texts)
            kind = "known" if token else "lying"
            parts.append(texts(f"goths-alt-token-{kind}", spot=where, token=token))
        case TokenState.HELD:
            parts.append(texts("goths-alt-token-mine", token=token) if token
                         else texts("goths-alt-token-held"))  # fmt: skip
        case TokenState.IN_FORCE:
            parts.append(texts("goths-alt-token-in-force", token=token))
        case _:
            pass
    if clan.boomerang:
        parts.append(texts("goths-alt-boomerang"))
    return parts


def _king(king: KingView, names: tuple[str, ...], texts: Texts) -> str:
    """Say the back of the letter that a king has laid, if any, and his letters face up."""
    name = names[king.seat]
    back = "" if king.back is None else back_name(king.back, texts)
    laid = texts("goths-alt-back", back=back) if back else texts("goths-alt-no-back")
    if not king.face_up:
        return texts("goths-alt-king", name=name, laid=laid)
    up = ", ".join(_summed(king.face_up, texts))
    return texts("goths-alt-king-open", name=name, laid=laid, cards=up)


def _summed(cards: tuple[KingCard, ...], texts: Texts) -> list[str]:
    """Name the characters that cards mean, each once in the deck's order, with ``2`` if twice."""
    truths = [TRUTH[card] for card in cards]
    return [
        (f"{truths.count(one)} \N{MULTIPLICATION SIGN} " if truths.count(one) > 1 else "")
        + texts(f"goths-character-{one}")
        for one in Character
        if one in truths
    ]


def _door(view: GothsView, door: ObjectiveView, texts: Texts, brief: int) -> str:
    """Say a door's number and what is behind it, if the viewer knows: seen alone, open, or told.

    Unless very ``brief``, rat poison and the clans that looked behind a shut door follow.
    """
    number = door.spot - 2
    if door.kind is None:
        told = texts("goths-alt-door-shut", number=number)
    else:
        kind = texts(f"goths-objective-{door.kind}")
        # Once the game is over everybody sees behind every door.
        over = view.phase is Phase.OVER
        state = "open" if door.face_up else "told" if over else "seen"
        told = texts(f"goths-alt-door-{state}", number=number, kind=kind)
    if brief >= _NO_EXTRAS:
        return told
    if door.poisoned:
        told = texts("goths-alt-door-poisoned", door=told)
    looked = {look.clan: None for look in view.looks if look.spot is door.spot}
    if looked and not door.face_up and view.phase is not Phase.OVER:
        clans = ", ".join(clan_name(clan, texts) for clan in looked)
        told = texts("goths-alt-door-looked", door=told, clans=clans)
    return told


def _reveal(view: GothsView, texts: Texts, brief: int) -> list[str]:
    """Say the last reveal: what each king meant, which orders were understood, what they did.

    Empty before the first one; results are left out if ``brief``.
    """
    if not view.verdicts:
        return []
    verdicts = texts("between-clauses").join(
        texts(
            "goths-alt-verdict",
            clan=clan_name(one.clan, texts),
            truth=texts(f"goths-character-{TRUTH[one.card]}"),
            order=order_name(one.order, texts),
            understood="yes" if one.understood else "no",
        )
        for one in view.verdicts
    )
    told = [texts("goths-alt-verdicts", list=verdicts)]
    if brief < _NO_EFFECTS and view.deeds:
        deeds = texts("between-clauses").join(
            texts(
                "goths-alt-deed",
                number=number,
                clan=clan_name(deed.clan, texts),
                order=order_name(deed.order, texts),
                effect=effect(deed, texts),
            )
            for number, deed in enumerate(view.deeds, 1)
        )
        told.append(texts("goths-alt-deeds", list=deeds))
    return told


def _private(view: GothsView, names: tuple[str, ...], texts: Texts, brief: int) -> list[str]:
    """Tell what the viewer's own picture shows beside the public facts: letters, or orders.

    Which of them, for a king who is his own chief, :func:`plays_king` says. Empty for spectators
    and at the end. Letters are the one laid and those still in hand.
    """
    if view.viewer is None or view.phase is Phase.OVER:
        return []
    if plays_king(view):
        hand = tuple(one.card for one in view.king if not one.face_up and not one.laid)
        held = [card_name(card, texts) for card in hand]
        if brief >= _NO_REVEAL:
            held = _summed(hand, texts)
        laid = [card_name(one.card, texts) for one in view.king if one.laid]
        return [
            *((texts("goths-alt-laid", card=laid[0]),) if laid else ()),
            *((texts("goths-alt-hand", cards=", ".join(held)),) if held else ()),
        ]
    if view.chief is None:
        return []
    return [*_heard(view, view.chief, names, texts), *_chief(view.chief, texts, brief)]


def _heard(view: GothsView, chief: ChiefPanel, names: tuple[str, ...], texts: Texts) -> list[str]:
    """Say the letters of this round that a chief knows: one seen, and that laid as own king.

    Empty if there are none.
    """
    told: list[str] = []
    if chief.spied is not None:
        seat, card = chief.spied
        truth = texts(f"goths-character-{TRUTH[card]}")
        told.append(texts("goths-alt-spied", name=names[seat], truth=truth))
    own = next((king.card for king in view.kings if king.seat == view.viewer), None)
    if own is not None:
        told.append(texts("goths-alt-laid", card=card_name(own, texts)))
    return told


def _chief(chief: ChiefPanel, texts: Texts, brief: int) -> list[str]:
    """Say which orders a chief holds, by how likely they are understood, and the one given.

    A sign marks those that would do nothing. It and orders that cannot be understood are left out
    if very ``brief``.
    """
    told: list[str] = []
    idle = {one.order for one in chief.orders if one.hindrance is not None and one.in_hand}
    if brief >= _NO_EXTRAS:
        idle = set()
    for mark in Mark:
        if mark is Mark.IMPOSSIBLE and brief >= _NO_EXTRAS:
            continue
        orders = [one for one in chief.orders if one.mark is mark and one.in_hand]
        if orders:
            names = ", ".join(
                order_name(one.order, texts) + ("°" if one.order in idle else "") for one in orders
            )
            told.append(texts(f"goths-alt-orders-{mark}", list=names))
    if idle:
        told.append(texts("goths-alt-idle"))
    if chief.sealed is not None:
        aim = chief.sealed.aim
        name = texts(f"goths-picture-clan-{aim}") if len(aim) == 1 else texts(f"goths-aim-{aim}")
        order = order_name(chief.sealed.order, texts)
        kind = "given" if aim is Aim.OPEN else "given-aim"
        told.append(texts(f"goths-alt-{kind}", order=order, aim=name))
    return told
