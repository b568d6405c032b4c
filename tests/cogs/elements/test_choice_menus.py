"""Choices of a game as the rows of menus."""

import pytest

from cogs.elements.choice_menus import options_of, pages_of
from cogs.elements.custom_ids import read_word
from cogs.elements.game_face import BUTTONS, Choice, Offer
from tests.rigs.toy_game import TOY, Bid

CHOICE = Choice(Bid(2), "Two", emoji="🃏", help="A careful bid")


@pytest.mark.parametrize(
    ("count", "pages"), [(0, []), (1, [1]), (25, [25]), (26, [25, 1]), (50, [25, 25])]
)
def test_a_page_holds_as_many_choices_as_a_menu(count: int, pages: list[int]) -> None:
    """F64: Discord shows twenty-five; none is lost, none is shown twice."""
    choices = [Choice(Bid(1), str(number)) for number in range(count)]
    divided = pages_of(choices)
    assert pages == [len(page) for page in divided]
    assert choices == [choice for page in divided for choice in page]


def test_a_row_of_a_menu_shows_a_choice_and_spells_its_move() -> None:
    """What a choice does not have is left out, since Discord refuses it empty."""
    shown, bare = options_of([CHOICE, Choice(Bid(3), "Three")])
    assert (shown.label, str(shown.emoji), shown.description) == ("Two", "🃏", "A careful bid")
    assert read_word(TOY, shown.value) == Bid(2)
    assert (bare.label, bare.emoji, bare.description) == ("Three", None, None)


def test_what_a_row_says_is_cut_to_what_discord_takes() -> None:
    """F64: a hundred characters each."""
    (row,) = options_of([Choice(Bid(1), "a" * 101, help="b" * 101)])
    assert (row.label, row.description) == ("a" * 99 + "…", "b" * 99 + "…")


def test_few_choices_are_buttons_and_many_a_menu() -> None:
    """What goes beside them is a button in any case."""
    few = tuple(Choice(Bid(1), str(number)) for number in range(BUTTONS))
    assert Offer.of(few, "Which?", CHOICE, hints=("h",)) == Offer((*few, CHOICE), hints=("h",))
    many = Offer.of((*few, few[0]), "Which?", CHOICE, hints=("h",))
    assert (many.buttons, many.hints) == ((CHOICE,), ("h",))
    (menu,) = many.menus
    assert (menu.invitation, menu.choices) == ("Which?", (*few, few[0]))
    assert many.every == (CHOICE, *few, few[0])
