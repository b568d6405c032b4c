"""What a game is remembered by: who saw the queen first, and for how long nobody else did."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, texts
from games.api import Event, Seat
from games.goths import events as e
from games.goths.content import Character, ClanName, KingCard, Objective, Order, Spot
from games.goths.rules import GAME
from games.optional.remembering import Feat, Played, Praise
from tests.games.goths.arrange import table

A, B = Seat(0), Seat(1)
QUEEN, TRAP = Objective.QUEEN, Objective.TRAP
LEFT, MIDDLE, RIGHT = Spot.LEFT, Spot.MIDDLE, Spot.RIGHT


def looks(seat: Seat, spot: Spot = RIGHT, kind: Objective = QUEEN) -> tuple[Event, ...]:
    return (e.ObjectiveSeen(to=(seat,), seat=seat, spot=spot, kind=kind),)


def turns(seat: Seat, spot: Spot = RIGHT, kind: Objective = QUEEN) -> tuple[Event, ...]:
    clan = ClanName.OSTROGOTHS
    return (
        e.Advanced(seat=seat, clan=clan, origin=Spot.FAR_PLAIN, spot=spot),
        e.ObjectiveTurned(spot=spot, kind=kind),
    )


DEAL: tuple[Event, ...] = (
    e.NewDealMade(seat=B, clan=ClanName.VISIGOTHS, spots=(LEFT, MIDDLE, RIGHT)),
)
End = tuple[int, tuple[Event, ...]]


def feats(*told: End) -> list[Feat]:
    """Return the feats of a game in which nothing but this happened, in these rounds."""
    at = {number: replace(table(), round=number) for number, _ in told}
    return list(GAME.feats([Played(A, at[number], at[number], what) for number, what in told]))


@pytest.mark.parametrize(
    ("told", "key", "rounds", "said"),
    [
        ([(2, looks(A)), (4, looks(B)), (7, turns(A))], "queen-shared", 2, "Somebody else saw"),
        ([(2, looks(A)), (4, looks(B)), (7, ())], "queen-shared", 2, "Somebody else saw"),
        ([(2, looks(A)), (4, looks(A)), (7, turns(A))], "queen-seen", 5, "Everybody else saw"),
        ([(2, looks(A)), (4, looks(A)), (7, ())], "queen-kept", 5, "Nobody else ever saw"),
        ([(2, looks(A)), (4, DEAL), (7, turns(B))], "queen-shuffled", 2, "A new deal"),
        ([(1, DEAL), (2, looks(A)), (7, turns(B))], "queen-seen", 5, "Everybody else saw"),
        ([(2, looks(A)), (2, looks(B)), (7, turns(A))], "queen-hidden", 2, "before round 2"),
        ([(2, looks(A, LEFT, TRAP)), (7, turns(B))], "queen-hidden", 7, "before round 7"),
    ],
)
def test_the_lead_of_the_first_look_ends_with_the_next_one(
    told: list[End], key: str, rounds: int, said: str
) -> None:
    """What another seat saw in secret is no lead any more, and the sentence says so."""
    (feat,) = (one for one in feats(*told) if one.praise is Praise.UNKNOWN)
    assert (feat.seat, feat.key, feat.number) == (A, key, rounds)
    line = texts("en")(f"goths-feat-{key}", seat="Ann", number=rounds, usual=0, verse=0)
    assert said in line


@pytest.mark.parametrize(
    ("told", "lucky"),
    [
        ([(2, looks(A))], [A]),
        ([(1, turns(B, LEFT, TRAP)), (2, looks(A))], [A]),
        ([(1, looks(A, LEFT, TRAP)), (2, looks(A)), (3, turns(B))], [B]),
        ([(1, looks(A, LEFT, TRAP)), (2, DEAL), (3, looks(A)), (4, DEAL), (5, looks(A))], []),
        ([(1, turns(B, LEFT, TRAP)), (2, turns(B, MIDDLE, TRAP)), (3, looks(A))], []),
    ],
)
def test_luck_is_to_find_the_queen_at_the_first_look(told: list[End], lucky: list[Seat]) -> None:
    """Behind the last door that is shut no luck is needed, nor is a later look a first one."""
    found = [one for one in feats(*told) if one.key == "queen"]
    assert [one.seat for one in found] == lucky


def test_no_sentence_names_the_odds_of_a_first_look() -> None:
    """They are one in three only while all doors are shut, else one in two."""
    for language in LANGUAGES:
        for verse in (0, 1):
            line = texts(language)("goths-feat-queen", seat="Ann", number=1, usual=0, verse=verse)
            assert "three" not in line
            assert "trois" not in line


def test_a_king_of_two_clans_means_each_card_once() -> None:
    """The favourite is what he laid most often, also after one of his clans was lost."""
    king, clans = Seat(0), (ClanName.A, ClanName.B)
    rounds = ((KingCard.VULTURE_BARBARIAN, 2),) * 2 + ((KingCard.RECRUITER_VULTURE, 1),) * 3
    record = [
        Played(
            A,
            table(),
            table(),
            tuple(
                e.OrderRevealed(
                    seat=Seat(seat),
                    clan=clan,
                    king=king,
                    order=Order.LOAD,
                    card=card,
                    understood=False,
                    by_old_card=False,
                )
                for seat, clan in enumerate(clans[:chiefs], 1)
            ),
        )
        for card, chiefs in rounds
    ]
    told, _ = GAME.epilogue(record)
    orders = sum(chiefs for _, chiefs in rounds)
    assert (told.seat, told.number, told.total) == (king, 0, orders)
    assert told.values["favourite"] == (Character.RECRUITER,)
