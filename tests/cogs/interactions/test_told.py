"""What an answer is told with: a march that has been fought by the result of its fight."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.story import Account
from bot.model.view import MoveReceipt, TableView
from cogs.elements.faces import face_of, narrate
from cogs.interactions.moves import told_of
from games.api import Event, Move, Seat, hears
from games.rage.events import Drafted, FightEnded
from games.rage.moves import Confirm, Head, Muster, SendAll, SendAllTo
from games.rage.rules import GAME
from tests.games.rage.arrange import BOHORG, TOMB, Standing, arrange, centre, play, ring
from tests.rigs.table_views import table_view

EN = texts("en")
ME = Seat(0)


def after(*moves: Move) -> tuple[TableView, tuple[Event, ...]]:
    """Have three riders and an executioner march on a city with three elves."""
    board: Standing = {ring(3): (0, (3, 0, 1)), centre(): ("elves", (2, 0, 1))}
    state, told = play(arrange(BOHORG, TOMB, board=board), *((0, move) for move in moves))
    heard = tuple(event for event in told if hears(ME, event))
    return table_view(GAME, state, len(state.players), ME), heard


def marched(*moves: Move) -> MoveReceipt:
    """Make moves of a march, as the table service would."""
    look, heard = after(*moves)
    return MoveReceipt(look.table, ME, heard, 1)


@pytest.mark.parametrize("words", [texts(language) for language in LANGUAGES])
def test_a_march_that_has_been_fought_is_told_as_its_result(words: Texts) -> None:
    whole = (Muster(ring(3)), SendAllTo(centre()), Confirm())
    receipt = marched(*whole)
    ended = tuple(event for event in receipt.events if isinstance(event, FightEnded))
    account = Account(ended, moves=(receipt.number,) * len(ended))
    (result,) = narrate(receipt.table, account, words, reader=ME)
    headline, *rest = (line.text for line in told_of(receipt, words, steps=len(whole)))
    assert result == headline
    assert rest
    drafted = tuple(event for event in receipt.events if isinstance(event, Drafted))
    (noted, *_) = narrate(
        receipt.table, Account(drafted, moves=(receipt.number,) * len(drafted)), words, reader=ME
    )
    in_order = [line.text for line in told_of(receipt, words)]
    assert noted not in (*rest, *in_order)
    assert result in in_order[1:], "one move is told in order"


@pytest.mark.parametrize("words", [texts(language) for language in LANGUAGES])
def test_the_question_says_how_far_a_draft_has_come(words: Texts) -> None:
    """No headline above it: that something was noted is no result."""
    moves = (Muster(ring(3)), Head(centre()), SendAll())
    asked = []
    for steps in range(1, len(moves) + 1):
        receipt, (look, _) = marched(*moves[:steps]), after(*moves[:steps])
        assert {Drafted} == {type(event) for event in receipt.events}
        assert [] == told_of(receipt, words, steps=steps)
        asked.append(face_of("rage").prompt(look, words))
    assert len(set(asked)) == len(moves)


def test_an_answer_of_which_nothing_is_seen_is_said_to_be_made() -> None:
    """As one in secret: whoever pressed would not know that it is in."""
    receipt = replace(marched(Muster(ring(3))), events=())
    assert [EN("played")] == [line.text for line in told_of(receipt, EN)]
