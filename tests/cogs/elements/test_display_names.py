"""What people call themselves, so that it stays where it is put."""

# ruff: noqa: RUF001 - letters that look like others are what is tested

import pytest

from cogs.elements.display_names import cleaned, in_one_line


@pytest.mark.parametrize("name", ["Åse", "42", "مح", "𝓕𝓪𝓷𝓬𝔂", "🐉Bo"])
def test_a_name_of_which_something_is_seen_stays(name: str) -> None:
    """Whatever it is written in."""
    assert name == cleaned(name, "user")


@pytest.mark.parametrize(
    ("name", "user", "shown"),
    [
        ("😀", "alice", "😀 (alice)"),
        ("ᚠᚢᚦ", "alice", "ᚠᚢᚦ (alice)"),
        ("😀" * 32, "alice", "😀" * 24 + " (alice)"),
        ("😀", "a" * 32, "a" * 32),
        ("😀", "😃", "😀"),
    ],
)
def test_a_name_that_no_picture_can_letter_has_the_user_name_beside_it(
    name: str, user: str, shown: str
) -> None:
    """F107: at most 32 characters of both; pictures show what they can."""
    assert shown == cleaned(name, user)


@pytest.mark.parametrize("name", ["", "\u200d", "\u3164", " \n ", "\u0301", "🤖"])
def test_a_name_of_which_nothing_is_seen_is_the_user_name(name: str) -> None:
    """Neither blanks, joiners, accents of no letter nor the sign of computers are a name."""
    assert "user" == cleaned(name, "user")


def test_a_letter_keeps_two_accents_and_a_heap_is_cut() -> None:
    """Each letter by itself; letters are none, however many follow one another."""
    assert "e\u0301\u0302" * 9 == in_one_line("e\u0301\u0302" * 9)
    assert in_one_line("e" + "\u0301" * 99) == "e\u0301\u0301"
    assert "a" * 99 == in_one_line("a" * 99)
