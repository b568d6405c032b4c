"""What a game is remembered by, of whoever left it, too: what lay hidden, and who dared most."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.i18n.texts import texts
from bot.model.recollection import Recollection
from cogs.panels.ending import epilogue, ties
from games.api import Seat
from games.optional.remembering import Feat, Played, Praise
from games.rage.content import AT_ONCE, BY_HAND, LEGENDARIES, BattleOrders, Split
from games.rage.moves import Confirm, EquipArmies, Forge, Leave, RageMove
from games.rage.rules import GAME
from games.rage.state import RageState
from tests.games.rage.arrange import (
    BOHORG,
    GOLDLEIF,
    TOMB,
    Standing,
    arrange,
    centre,
    having,
    order,
    ring,
)
from tests.rigs.table_views import table_view


def ended(*moves: tuple[int, RageMove]) -> list[Played]:
    """Play moves at a table of three with hands of two, one and no cards."""
    state: RageState = arrange(
        BOHORG, GOLDLEIF, TOMB, board={ring(n): (n, (2, 0, 0)) for n in range(3)}
    )
    for seat, hand in enumerate(((2, 7), (5,), ())):
        state = having(state, seat, hand=hand)
    return recorded(state, *moves)


def recorded(state: RageState, *moves: tuple[int, RageMove]) -> list[Played]:
    """Play moves from a position on; return each with its events, the position first."""
    record = [Played(None, state, state, ())]
    for seat, move in moves:
        applied = GAME.apply(state, Seat(seat), move)
        record.append(Played(Seat(seat), state, applied.state, applied.events))
        state = applied.state
    return record


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            (
                "Player 0** left with 2 tactics cards in hand: **2, 7**.",
                "Player 1** left with one tactics card in hand: **5**.",
                "Player 2** had played every tactics card in hand.",
            ),
        ),
        (
            "fr",
            (
                "Player 0** a quitté la partie avec 2 cartes Tactique en main\u202f: **2, 7**.",
                "Player 1** a quitté la partie avec une carte Tactique en main\u202f: **5**.",
                "Player 2** n\u2019avait plus de carte Tactique en main.",
            ),
        ),
    ],
)
def test_of_whoever_left_is_told_the_hand_with_which_they_left(
    language: str, told: tuple[str, ...]
) -> None:
    """R27: their cards are out of the game then, so that their hand is empty at the end."""
    record = ended((0, Leave()), (1, Leave()))
    end = record[-1].after
    assert GAME.outcome(end) is not None
    assert not any(player.hand for player in end.players)
    look = table_view(GAME, end, 3, None)
    hidden = Recollection(epilogue=tuple(GAME.epilogue(record)))
    _, *lines = epilogue(look, hidden, texts(language))
    for line, said in zip(lines, told, strict=False):
        assert said in line
    assert len(lines) == len(told) + 1


def attack(standing: BattleOrders, *moves: tuple[int, RageMove]) -> list[Feat]:
    """Let one unit attack twelve by their city; return what of it was a feat against the odds."""
    here, there = ring(3), centre()
    board: Standing = {here: (0, (1, 0, 0)), there: (1, (4, 4, 4)), ring(0): (2, (1, 0, 0))}
    state = having(arrange(BOHORG, GOLDLEIF, TOMB, board=board), 1, standing=standing)
    record = recorded(order(state, here, there, 0, 1), (0, Confirm()), *moves)
    return [feat for feat in GAME.feats(record) if feat.key == "odds"]


def test_whose_enemy_leaves_has_won_nothing_against_the_odds() -> None:
    """R27: the fight ends with the attacker in the territory, and nobody was beaten."""
    assert attack(BattleOrders(BY_HAND, Split.BOOK), (1, Leave())) == []
    (feat,) = attack(BattleOrders(AT_ONCE, Split.BOOK))
    assert (Praise.BOLDEST, 0, 1, 12) == (feat.praise, feat.seat, feat.number, feat.usual)


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("en", "the first to leave comes last", "Whoever left comes last"),
        ("fr", "qui est parti en premier finit en dernier", "Qui est parti finit derrière"),
    ],
)
def test_equal_points_of_who_left_are_no_matter_of_legends(
    language: str, first: str, last: str
) -> None:
    """Precisions, Leaving: after all who stayed, the first to leave last."""
    look = table_view(GAME, ended((0, Leave()), (1, Leave()))[-1].after, 3, None)
    assert look.outcome is not None
    assert ((2,), (1,), (0,)) == look.outcome.ranking
    (line,) = ties(look, texts(language))
    assert first in line
    for reason in ("goal", "last-turn"):
        tied = replace(look, outcome=replace(look.outcome, reason=reason))
        (line,) = ties(tied, texts(language))
        assert last in line


def test_legendaries_of_who_leaves_before_the_choice_all_go_back() -> None:
    """Of each other forging one is kept."""
    state = arrange(BOHORG, GOLDLEIF, TOMB, board={ring(3): (0, (1, 0, 0))}, crystals=6)
    state = replace(state, legendaries=LEGENDARIES)
    record = recorded(state, (0, EquipArmies()), (0, Forge()), (0, Leave()))
    *_, hidden = GAME.epilogue(record)
    assert ("legends", 2, 1) == (hidden.key, hidden.number, hidden.total)
