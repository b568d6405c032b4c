"""What the head of a private panel tells of all that happened."""

from __future__ import annotations

from bot.i18n.texts import texts
from cogs.elements.faces import Line
from cogs.elements.phone import OUTCOME
from cogs.panels.catch_up import hint, kept
from rendering.changes.diff import Box, Changes

EN = texts("en")
LINE = 22
"""Pixels of a line."""


def lines(spelt: str) -> list[Line]:
    """A line for each letter; capitals concern the reader."""
    return [Line(letter, letter.isupper()) for letter in spelt]


def shown(told: list[Line], count: int) -> str:
    return "".join(kept(told, count * LINE).lines)


def test_what_concerns_the_reader_goes_before_what_does_not() -> None:
    """One's own fight is not pushed out by the turns of others; then the newest, in order."""
    assert [shown(lines("AbcDefgh"), count) for count in (1, 2, 3)] == ["D", "AD", "ADh"]
    assert shown(lines("ABCDefgh"), 3) == "BCD"
    assert shown(lines("abcdefgh"), 3) == "fgh"
    assert shown(lines("ab"), 3) == "ab"


def test_what_it_cost_goes_before_what_others_did_later() -> None:
    """Finding T7: the scout's queen before a card that somebody lays; upkeep is not told."""
    told = [Line("found", mine=True, rank=5), Line("lost", mine=True, rank=4), *lines("abc")]
    told += [Line("upkeep", mine=True, rank=0)]
    assert [shown(told, count) for count in (0, 2, 3)] == ["found", "foundlost", "foundlostc"]
    assert shown([Line("upkeep", rank=0), Line("more", rank=0)], 3) == "more"


def test_every_other_turn_has_a_line_before_any_has_two() -> None:
    """Design 9b: what it ended with."""
    spelt = [Line("a", turn=0), Line("b", turn=0), Line("c", turn=1), Line("d", turn=1)]
    spelt += [Line("E", mine=True, turn=2), Line("f", turn=2), Line("g", turn=3), Line("h", turn=3)]
    assert [shown(spelt, count) for count in (2, 3, 4, 5)] == ["Eh", "dEh", "bdEh", "bdEgh"]


def test_what_there_is_no_room_for_is_counted() -> None:
    assert kept(lines("AbcD"), 2 * LINE) == (("A", "D"), 2)
    assert kept(lines("AbcD"), 4 * LINE).left_out == 0
    assert kept([], 4 * LINE) == ((), 0)
    # However long what matters most is, it is told, unless something else was.
    long = [Line("x" * 50, mine=True), Line("y" * 50)]
    assert kept(long, LINE) == (("x" * 50,), 1)
    assert kept(long, LINE, 0) == ((), 2)


def test_a_line_too_long_for_a_phone_is_told_in_a_few_words() -> None:
    """Its last words, often what it cost, would be cut; further sentences can be left out."""
    brief = "three students less"
    loss = Line(f"> {'word ' * 30}cost you three students.", mine=True, rank=4, brief=brief)
    chat = Line(f"> You lose three students. {'Word ' * 30}", mine=True, rank=4, brief=brief)
    assert kept([loss], OUTCOME) == (("> Three students less",), 0)
    assert kept([chat], OUTCOME) == (("> You lose three students.",), 0)
    for brief, begun in (
        ("**astrid** less one", "**Astrid** less one"),
        ("⚔️ the Goths less one", "⚔️ The Goths less one"),
        ("<:goths_axe:7> the Goths less one", "<:goths_axe:7> the Goths less one"),
    ):
        assert kept([loss._replace(brief=brief)], OUTCOME) == ((f"> {begun}",), 0)


def test_what_has_to_be_told_is_told_in_a_few_words_where_there_is_no_room() -> None:
    """What is alike is counted; what has no such words goes first."""
    loss = Line("> You have lost a bracelet.", mine=True, rank=4, brief="one bracelet less")
    miss = Line("> There is nobody at all in your range.", mine=True, rank=3, brief="nobody near")
    other = Line("> Cid draws.")
    whole = (loss.text, miss.text, other.text)
    assert kept([loss, miss, other], 5 * LINE) == (whole, 0)
    assert kept([loss, miss, other], 3 * LINE) == (whole[:2], 1)
    assert kept([loss, miss, other], 2 * LINE) == ((loss.text, "> Nobody near"), 1)
    assert kept([loss, loss, miss, other], LINE) == (
        ("> One bracelet less \N{MULTIPLICATION SIGN}2 · nobody near",),
        1,
    )
    assert kept([loss, miss, other], 0) == (("> One bracelet less · nobody near",), 1)
    assert kept([loss, miss, other], 0, 0) == ((), 3)
    bold = miss._replace(brief="**level 3** is yours")
    assert kept([bold], 0) == (("> **Level 3** is yours",), 0)


def test_what_frames_mean_is_said_where_there_are_frames() -> None:
    """And where all is new, that it is."""
    assert hint(Changes(), EN) == []
    assert hint(Changes((Box(0, 0, 1, 1),)), EN) == [f"-# {EN('since-framed')}"]
    assert hint(Changes(everything=True), EN) == [f"-# {EN('since-everything')}"]
