"""The short names of ranks, and the questions, signs and prompts of the table in words."""

from __future__ import annotations

from games.api import Seat
from games.norwegian.content import Card, Rank, rank_of
from games.norwegian.view import NorwegianView, Phase
from rendering.scene.texts import Texts

_LETTERS = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE, Rank.JOKER})


def rank_name(rank: Rank, texts: Texts) -> str:
    """Name a rank as on the card: a number or a letter, ``Joker`` in full."""
    return texts(f"norwegian-letter-{rank}") if rank in _LETTERS else str(rank)


def index(card: Card, texts: Texts) -> str:
    """Return what is printed in the corner of a card; a joker has a star instead."""
    rank = rank_of(card)
    return "" if rank is Rank.JOKER else rank_name(rank, texts)


def times(count: int, rank: str, texts: Texts) -> str:
    """Say how many cards of a rank."""
    return texts("norwegian-picture-times", count=count, rank=rank)


def asked(view: NorwegianView, seat: Seat) -> bool:
    """Return True if a seat still owes an answer."""
    return any(wait.seat == seat and not wait.answered for wait in view.waiting)


def question(view: NorwegianView, names: tuple[str, ...], texts: Texts) -> str:
    """Say what the table waits for, to the viewer if they are asked, or at the end who has won.

    A viewer who can only take the pile is told so. Of several winners no names are told.
    """
    if view.phase is Phase.OVER:
        winners = view.ranking[0]
        if len(winners) == 1:
            return texts("norwegian-picture-won", name=names[winners[0]])
        return texts("norwegian-picture-shared")
    mine = view.viewer is not None and asked(view, view.viewer)
    if not mine:
        return _awaited(view, names, texts)
    match view.phase:
        case Phase.LAY if view.choices.take_pile and not view.choices.plays:
            return texts("norwegian-picture-you-take", count=len(view.pile))
        case Phase.LAY:
            return texts(f"norwegian-picture-you-lay-{view.demand}", **_demanded(view, texts))
        case Phase.ANSWER if view.attack is not None:
            attacker = names[view.attack.attacker]
            return texts("norwegian-picture-you-answer", name=attacker, count=len(view.pile))
        case Phase.COMPLETE if view.missing is not None:
            rank = rank_name(view.missing.rank, texts)
            return texts("norwegian-picture-you-complete", rank=rank, count=view.missing.count)
        case Phase.BLIND | Phase.BLIND_AGAIN:
            places = [place + 1 for place in view.choices.face_down]
            key = f"norwegian-picture-you-{view.phase}"
            return texts(key, count=len(places), first=places[0], last=places[-1])
        case _:
            return texts(f"norwegian-picture-you-{view.phase}")


def _awaited(view: NorwegianView, names: tuple[str, ...], texts: Texts) -> str:
    """Say whom the game waits for and for what, by phase, in words for those who are not asked."""
    name = names[view.active] if view.active is not None else ""
    match view.phase:
        case Phase.ANSWER | Phase.AIM if view.attack is not None:
            target = view.attack.target
            return texts(
                f"norwegian-picture-await-{view.phase}",
                name=names[view.attack.attacker],
                target=names[target] if target is not None else "",
            )
        case Phase.COMPLETE if view.missing is not None:
            rank = rank_name(view.missing.rank, texts)
            return texts("norwegian-picture-await-complete", rank=rank, count=view.missing.count)
        case _:
            return texts(f"norwegian-picture-await-{view.phase}", name=name)


def sign_of(view: NorwegianView, texts: Texts) -> tuple[str, str, str]:
    """Return the kind of sign beside the pile, its large letters (empty for none) and its words.

    By phase it is ``exchange``, ``counter``, ``duel``, ``give`` or ``complete``, else the demand.
    """
    match view.phase:
        case Phase.EXCHANGE:
            kind, index_, rank = "exchange", "", ""
        case Phase.AIM:
            kind, index_, rank = "counter", "", ""
        case Phase.ANSWER:
            kind, index_, rank = "duel", "", ""
        case Phase.GIVE:
            kind, index_, rank = "give", "", ""
        case Phase.COMPLETE if view.missing is not None:
            rank = rank_name(view.missing.rank, texts)
            kind, index_ = "complete", times(view.missing.count, rank, texts)
        case _:
            rank = rank_name(view.demanded, texts) if view.demanded is not None else ""
            kind, index_ = view.demand.value, rank
    words = "counter" if kind == "duel" else kind
    return kind, index_, texts(f"norwegian-picture-sign-{words}", rank=rank)


def demand_in_words(view: NorwegianView, texts: Texts) -> str:
    """Say in a sentence what may be laid next: an answer to an ace, a gift, or what is demanded."""
    if view.phase in {Phase.AIM, Phase.ANSWER}:
        return texts("norwegian-alt-counter")
    if view.phase is Phase.GIVE:
        return texts("norwegian-alt-give")
    return texts(f"norwegian-alt-{view.demand}", **_demanded(view, texts))


def _demanded(view: NorwegianView, texts: Texts) -> dict[str, str]:
    rank = view.demanded
    return {} if rank is None else {"rank": rank_name(rank, texts), "rank_kind": rank.value}
