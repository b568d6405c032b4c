"""The epilogue: what lay hidden, of whoever left the game, too."""

from __future__ import annotations

import pytest

from bot.i18n.texts import texts
from bot.model.recollection import Recollection
from cogs.panels.ending import epilogue
from games.api import Seat
from games.optional.remembering import Played
from games.rage.moves import Leave, RageMove
from games.rage.rules import GAME
from games.rage.state import RageState
from tests.games.rage.arrange import BOHORG, GOLDLEIF, TOMB, arrange, having, ring
from tests.rigs.table_views import table_view


def ended(*moves: tuple[int, RageMove]) -> list[Played]:
    """Play moves at a table of three with hands of two, one and no cards."""
    state: RageState = arrange(
        BOHORG, GOLDLEIF, TOMB, board={ring(n): (n, (2, 0, 0)) for n in range(3)}
    )
    for seat, hand in enumerate(((2, 7), (5,), ())):
        state = having(state, seat, hand=hand)
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
