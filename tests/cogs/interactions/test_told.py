"""What an answer is told with: a march that has been fought by the result of its fight."""

from __future__ import annotations

from bot.i18n.texts import texts
from bot.model.story import Account
from bot.model.view import MoveReceipt
from cogs.elements.faces import narrate
from cogs.interactions.moves import told_of
from games.api import Event, Move, Seat
from games.rage.events import Drafted, FightEnded
from games.rage.moves import Confirm, Muster, SendAllTo
from games.rage.rules import GAME
from tests.games.rage.arrange import BOHORG, TOMB, Standing, arrange, centre, play, ring
from tests.rigs.table_views import table_view

EN = texts("en")
ME = Seat(0)


def marched(*moves: Move) -> MoveReceipt:
    """Have three riders and an executioner march on a city with three elves."""
    board: Standing = {ring(3): (0, (3, 0, 1)), centre(): ("elves", (2, 0, 1))}
    state, told = play(arrange(BOHORG, TOMB, board=board), *((0, move) for move in moves))
    heard: tuple[Event, ...] = tuple(e for e in told if e.to is None or ME in e.to)
    return MoveReceipt(table_view(GAME, state, len(state.players), ME).table, ME, heard, 1)


def test_a_march_that_has_been_fought_is_told_as_its_result() -> None:
    whole = (Muster(ring(3)), SendAllTo(centre()), Confirm())
    receipt = marched(*whole)
    ended = tuple(event for event in receipt.events if isinstance(event, FightEnded))
    (result,) = narrate(receipt.table, Account(ended), EN, reader=ME)
    headline, *rest = (line.text for line in told_of(receipt, EN, steps=len(whole)))
    assert result == headline
    assert rest
    noted = EN("rage-event-drafted")
    assert noted not in rest
    assert noted == told_of(receipt, EN)[0].text, "one move is told in order"


def test_a_step_of_a_draft_is_told_as_one() -> None:
    receipt = marched(Muster(ring(3)), SendAllTo(centre()))
    assert {Drafted} == {type(event) for event in receipt.events}
    assert {EN("rage-event-drafted")} == {line.text for line in told_of(receipt, EN, steps=2)}
