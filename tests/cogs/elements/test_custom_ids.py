"""The words on a control: whatever is written is read back, and nothing else is taken for it."""

import pytest

from bot.model.table import TableId
from bot.model.view import UNASKED
from cogs.elements.custom_ids import (
    LIMIT,
    CustomId,
    MoveName,
    Need,
    Verb,
    in_one,
    move_press,
    read_number,
    read_press,
    read_word,
    word_of,
)
from cogs.interactions.verbs import ROWS
from games import find
from games.api import RuleError
from tests.rigs.toy_game import TOY, Bid, LetPass

TABLE = TableId(7)


def test_a_move_is_read_back_as_it_was_written() -> None:
    """The question and the move's own words come with it."""
    press = move_press(TABLE, "q12", Bid(3))
    assert press == read_press(press.spelt())
    assert (TABLE, "q12", "Bid") == (press.table, press.decision, press.verb)
    assert not isinstance(press.verb, Verb)
    assert read_word(TOY, f"{press.verb}-{press.argument}") == Bid(3)


@pytest.mark.parametrize("move", [Bid(3), LetPass()])
def test_a_word_in_a_menu_is_the_move_that_it_stands_for(move: Bid | LetPass) -> None:
    """With fields and without any."""
    assert move == read_word(TOY, word_of(move))


def test_a_word_of_another_game_is_no_move() -> None:
    """A menu of yesterday may name anything."""
    with pytest.raises(RuleError):
        read_word(find("vikings"), word_of(Bid(3)))


def test_what_answers_no_question_says_so() -> None:
    """A control of the host stands there whatever is asked."""
    press = read_press("t1:7:-:hand")
    assert press == CustomId(TABLE, Verb.HAND, "", UNASKED)


def test_a_verb_that_nobody_knows_passes_for_a_move() -> None:
    """A newer release has written it; no game will know it either."""
    press = read_press("t1:7:-:tomorrow:3")
    assert press == CustomId(TABLE, MoveName("tomorrow"), "3", UNASKED)


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "hand",
        "t1:7:-",
        "t2:7:-:hand",
        "t1:x:-:hand",
        "t1::-:hand",
        "t1:-7:-:hand",
        "t1:1234567890123456789:-:hand",
        "t1:7:q 1:hand",
        "t1:7::hand",
        "t1:7:-:hand:",
        "t1:7:-:hand:a:b",
        "t1:7:-:hand:é",
        "t1:7:-:hand\n",
        "t1:7:-:" + "h" * 33,
        "t1:7:-:hand:" + "a" * 65,
    ],
)
def test_what_is_no_custom_id_of_ours_is_not_read(custom_id: str) -> None:
    """F3: one pattern, and nothing beside it."""
    assert read_press(custom_id) is None


def test_a_custom_id_is_as_long_as_discord_allows_and_no_longer() -> None:
    """F64: what could not be read back is not written."""
    for argument in ("a" * 65, "a b"):
        with pytest.raises(ValueError, match="hand"):
            CustomId(TABLE, Verb.HAND, argument).spelt()
    table, name, decision = TableId(10**17), MoveName("A" * 32), "q" * 16
    rest = LIMIT - len(f"t1:{table}:{decision}:{name}:")
    assert len(CustomId(table, name, "a" * rest, decision).spelt()) == LIMIT
    with pytest.raises(ValueError, match="AAAA"):
        CustomId(table, name, "a" * (rest + 1), decision).spelt()


@pytest.mark.parametrize(
    ("word", "number"),
    [("7", 7), ("0", 0), ("9" * 18, 10**18 - 1), ("9" * 19, None), ("", None), ("-7", None)],
)
def test_a_number_is_read_where_a_table_can_have_it(word: str, number: int | None) -> None:
    """More digits than a number of ours can have would be too much for the store."""
    assert number == read_number(word)


def test_only_what_opens_a_table_for_others_needs_the_right_to_write() -> None:
    """F79: a seat is right enough for all else that acts."""
    opening = {Verb.REMATCH, Verb.REOPEN, Verb.FRIENDS, Verb.OTHER_ALONE, Verb.OTHER_TOGETHER}
    assert {row.verb for row in ROWS if row.need is Need.POST} == opening


def test_what_is_picked_together_is_carried_out_by_one_last_step() -> None:
    """Lines that end otherwise do not go together."""
    assert [Bid(1), Bid(2), LetPass()] == in_one([(Bid(1), LetPass()), (Bid(2), LetPass())])
    with pytest.raises(RuleError):
        in_one([(LetPass(),), (Bid(2),)])
