"""Alt texts keep Discord's limit, and lose no more by it than they have to."""

import pytest

from rendering.scene.alt_text import first_to_fit, no_longer, sentence
from rendering.scene.scene import ALT_LIMIT

FULL = "a" * ALT_LIMIT


def test_the_longest_telling_that_fits_is_told() -> None:
    """They come from the fullest to the barest; what is full to the last character fits."""
    assert first_to_fit([FULL, "b"]) == FULL
    assert first_to_fit([FULL + "a", FULL + "b", "c", "d"]) == "c"


def test_the_barest_telling_is_cut_where_none_fits() -> None:
    """An ellipsis says so, within the limit."""
    told = first_to_fit([FULL + "aa", FULL + "a"])
    assert told == FULL[:-1] + "…"
    assert len(told) == ALT_LIMIT


def test_names_are_cut_only_where_they_are_too_long() -> None:
    """A name of just the length stays whole."""
    assert no_longer(("Ann", "Anna", "Annabel"), 4) == ("Ann", "Anna", "Ann…")


@pytest.mark.parametrize("mark", [".", "!", "?", "…"])
def test_words_that_end_with_a_mark_get_no_other(mark: str) -> None:
    """A question stays one."""
    assert sentence(f"Truth or bluff{mark}") == f"Truth or bluff{mark}"
    assert sentence("Truth or bluff") == "Truth or bluff."
