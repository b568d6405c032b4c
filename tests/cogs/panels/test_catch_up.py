"""What the head of a private panel tells of all that happened."""

from __future__ import annotations

from bot.i18n.texts import texts
from cogs.elements.faces import Line
from cogs.panels.catch_up import Room, hint, kept
from rendering.changes.diff import Box, Changes

EN = texts("en")


def lines(spelt: str) -> list[Line]:
    """A line for each letter; capitals concern the reader."""
    return [Line(letter, letter.isupper()) for letter in spelt]


def shown(spelt: str, room: Room) -> str:
    return "".join(line for line in kept(lines(spelt), EN, room).lines if len(line) == 1)


def test_what_concerns_the_reader_goes_before_what_does_not() -> None:
    """One's own fight is not pushed out by the turns of others; the newest stays, and order."""
    assert shown("AbcDefgh", Room(3, 700)) == "ADh"
    assert shown("ABCDefgh", Room(3, 700)) == "CDh"
    assert shown("Abcdefgh", Room(3, 700)) == "Agh"
    assert shown("abcdefgh", Room(3, 700)) == "fgh"
    assert shown("ab", Room(3, 700)) == "ab"


def test_every_other_turn_has_a_line_before_any_has_two() -> None:
    """Design 9b: what it ended with; the turn under way and those of the reader have theirs."""
    spelt = [Line("a", turn=0), Line("b", turn=0), Line("c", turn=1), Line("d", turn=1)]
    spelt += [Line("E", mine=True, turn=2), Line("f", turn=2), Line("g", turn=3), Line("h", turn=3)]

    def of(count: int) -> str:
        return "".join(one for one in kept(spelt, EN, Room(count, 700)).lines if len(one) == 1)

    assert [of(count) for count in (2, 3, 4, 5)] == ["Eh", "dEh", "bdEh", "bdEgh"]


def test_what_there_is_no_room_for_is_counted_and_one_press_away() -> None:
    told = kept(lines("AbcD"), EN, Room(2, 700))
    assert told.left_out
    assert told.lines[0] == f"-# {EN('since-before', count=2)}"
    assert not kept(lines("AbcD"), EN, Room(4, 700)).left_out
    assert kept([], EN, Room(4, 700)) == ((), False)
    # However long the newest is, it is told; what is beside it has to fit.
    assert kept([Line("x" * 50, mine=True), Line("y" * 50)], EN, Room(3, 60)).lines[1:] == (
        "y" * 50,
    )


def test_what_frames_mean_is_said_where_there_are_frames() -> None:
    """And where all is new, that it is."""
    assert hint(Changes(), EN) == []
    assert hint(Changes((Box(0, 0, 1, 1),)), EN) == [f"-# {EN('since-framed')}"]
    assert hint(Changes(everything=True), EN) == [f"-# {EN('since-everything')}"]
