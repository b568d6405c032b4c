"""What every message is made of keeps Discord's limits, whatever is put into it."""

from __future__ import annotations

import discord
import pytest

from bot.model.table import TableId
from cogs.elements.components import (
    TEXT_LIMIT,
    Style,
    button,
    in_label,
    layout,
    link,
    rows,
    shortened,
    small,
    words,
)
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.display_names import cleaned, escaped
from tests.rigs.crowded_tables import NAMES

HAND = CustomId(TableId(7), Verb.HAND)


def texts_in(*items: str) -> list[str]:
    """Lay out texts, and read what a message shows of them."""
    (frame,) = layout(0, *items).to_components()  # type: ignore[no-untyped-call]
    return [part["content"] for part in frame["components"]]


@pytest.mark.parametrize(
    ("first", "shown"),
    [
        ("a" * (TEXT_LIMIT - 4), ["a" * (TEXT_LIMIT - 4), "bb", "cc"]),
        ("a" * (TEXT_LIMIT - 3), ["a" * (TEXT_LIMIT - 3), "bb", "…"]),
        ("a" * (TEXT_LIMIT - 2), ["a" * (TEXT_LIMIT - 2), "bb"]),
        ("a" * (TEXT_LIMIT - 1), ["a" * (TEXT_LIMIT - 1), "…"]),
        ("a" * TEXT_LIMIT, ["a" * TEXT_LIMIT]),
        ("a" * (TEXT_LIMIT + 1), ["a" * (TEXT_LIMIT - 1) + "…"]),
    ],
    ids=["room", "cut", "full", "nearly-full", "alone", "too-long"],
)
def test_all_the_texts_of_a_message_together_have_room_in_it(first: str, shown: list[str]) -> None:
    """F64: what is too long is cut, and what comes after it is left out; Discord refuses more."""
    assert shown == texts_in(first, "bb", "cc")


@pytest.mark.parametrize(
    ("text", "shown"),
    [("a" * TEXT_LIMIT, "a" * TEXT_LIMIT), ("a" * 5000, "a" * (TEXT_LIMIT - 1) + "…")],
    ids=["full", "too-long"],
)
def test_words_alone_have_all_the_room_of_a_message(text: str, shown: str) -> None:
    """F64: a story is told again with the names of now; too long, it would be refused for ever."""
    (part,) = words(text).to_components()  # type: ignore[no-untyped-call]
    assert shown == part["content"]


@pytest.mark.parametrize(
    ("text", "shown"), [("abc", "abc"), ("abcd", "abcd"), ("abcde", "abc…"), ("", "")]
)
def test_only_what_is_too_long_is_cut(text: str, shown: str) -> None:
    """F64: visibly, and not by a letter more than has to be."""
    assert shown == shortened(text, 4)


@pytest.mark.parametrize(
    ("text", "limit", "shown"),
    [
        ("Ada **plays** on", 9, "Ada…"),
        ("Ada **plays** on", 13, "Ada…"),
        ("Ada **plays** on", 14, "Ada **plays**…"),
        ("one *little* word", 10, "one…"),
        (r"\*a\*b", 5, r"\*a…"),
        ("go <:fire_0a1b2c:123456789012345678> on", 20, "go…"),
        ("at <t:1700000000:R> on", 12, "at…"),
        ("1 < 2 and more", 9, "1 < 2 an…"),
    ],
)
def test_a_cut_leaves_no_markup_open(text: str, limit: int, shown: str) -> None:
    """Open bold would turn around all that follows in the message; half a picture is its code."""
    assert shown == shortened(text, limit)


@pytest.mark.parametrize("name", [*NAMES, "a**b", r"\*\*", "1. Ada", "x/y://z.com/a"])
def test_a_label_shows_names_as_they_are(name: str) -> None:
    """In sentences they are escaped; a control reads no markup."""
    seen = cleaned(name, "user")
    assert seen == in_label(escaped(seen), 80)
    assert f"🦅 {seen} (9)" == in_label(f"🦅 **{escaped(seen)}** (9)", 80)


def test_a_button_says_whose_press_it_is_and_how_it_looks() -> None:
    """F64: its label is cut to what Discord takes; a link has no custom id."""
    plain, final = (
        button(HAND, "a" * 81),
        button(CustomId(TableId(7), Verb.HAND, "", "q1"), "b", emoji="🃏", style=Style.FINAL),
    )
    assert (plain.custom_id, plain.label) == (HAND.spelt(), "a" * 79 + "…")
    assert plain.emoji is None
    assert plain.style is discord.ButtonStyle.secondary
    assert (str(final.emoji), final.style) == ("🃏", discord.ButtonStyle.danger)
    assert button(HAND, "c", style=Style.EXPECTED).style is discord.ButtonStyle.primary
    there = link("https://discord.com/channels/1/2", "b" * 80)
    assert (there.url, there.label) == ("https://discord.com/channels/1/2", "b" * 80)
    assert 80 == len(link("https://discord.com/channels/1/2", "b" * 81).label or "")


@pytest.mark.parametrize(
    ("count", "arranged"), [(0, []), (1, [1]), (5, [5]), (6, [5, 1]), (11, [5, 5, 1])]
)
def test_buttons_stand_five_to_a_row(count: int, arranged: list[int]) -> None:
    """All of them, in order."""
    made = rows(button(HAND, str(number)) for number in range(count))
    assert arranged == [len(row.children) for row in made]
    labels = [getattr(one, "label", "") for row in made for one in row.children]
    assert labels == [str(number) for number in range(count)]


def test_what_is_beside_the_point_is_small_line_by_line() -> None:
    """Nothing where there is nothing to say."""
    assert small(["a", "b"]) == "-# a\n-# b"
    assert small([]) == ""
    assert small(["a\nb", "-# c"]) == "-# a\n-# b\n-# c"
