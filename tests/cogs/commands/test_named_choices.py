"""Choices of commands that complete themselves: found by what is typed, read by value or name."""

import pytest

from cogs.commands.named_choices import fitting, meant, named

SLINGSHOT, SLAM, FIST = named("Slingshot", "s1"), named("Slam", "s2"), named("Punch", "p1")
OFFERED = (SLINGSHOT, SLAM, FIST)


@pytest.mark.parametrize(
    ("typed", "found"),
    [("", OFFERED), ("sl", (SLINGSHOT, SLAM)), ("LAM", (SLAM,)), ("s1", ()), ("hammer", ())],
)
def test_what_is_typed_is_looked_for_anywhere_in_the_names(typed: str, found: object) -> None:
    """In capitals or not; a value is nothing that a person types."""
    assert tuple(fitting(OFFERED, typed)) == found


@pytest.mark.parametrize("typed", ["defausser l'", "DÉFAUSSER  L\u2019", "etoile", " e\u0301toile"])
def test_accents_and_apostrophes_may_be_typed_as_a_keyboard_has_them(typed: str) -> None:
    """Or not at all: French names are full of them."""
    star = named("Défausser l\u2019étoile", "d1")
    assert fitting((FIST, star), typed) == [star]


def test_no_more_choices_are_offered_than_discord_shows() -> None:
    """F64: twenty-five, the first ones, each with a name that Discord takes."""
    many = [named("a" * 101, str(number)) for number in range(30)]
    found = fitting(many, "A")
    assert [one.value for one in found] == [str(number) for number in range(25)]
    assert {one.name for one in found} == {"a" * 99 + "…"}


@pytest.mark.parametrize(
    ("given", "value"),
    [("s2", "s2"), ("Slam", "s2"), (" slam ", "s2"), ("Hammer", "Hammer"), ("", "")],
)
def test_a_choice_is_given_by_its_value_or_by_its_name(given: str, value: str) -> None:
    """Discord sends the name where somebody writes it out; what is neither is refused later."""
    assert meant(OFFERED, given) == value


def test_a_name_spelt_alike_stands_behind_the_name_itself() -> None:
    """Accents are all that tells some words apart."""
    coast, side = named("cote", "c1"), named("Côté", "c2")
    assert [meant((coast, side), given) for given in ("cote", "côté", "COTÉ")] == ["c1", "c2", "c1"]
