"""What every message is made of keeps Discord's limits, whatever is put into it."""

from __future__ import annotations

import pytest

from cogs.elements.components import TEXT_LIMIT, layout, words


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
