"""Fields of forms, as Discord takes them, and what is read of them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.model.refusal import Refused
from bot.model.table import TableId
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.forms import RADIOS, Choice, any_of, boxed, form, one_of, picked, text_field

PRESS = CustomId(TableId(7), Verb.HAND)


def test_a_form_asks_for_one_text_of_a_length() -> None:
    """F64: its title and the name of its field are cut to what Discord takes."""
    payload: Any = form(PRESS, "t" * 46, text_field("name", "l" * 46, most=200)).to_dict()
    (field,) = payload["components"]
    assert (payload["title"], payload["custom_id"]) == ("t" * 44 + "…", PRESS.spelt())
    assert field["label"] == "l" * 44 + "…"
    assert field["component"]["max_length"] == 200


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("count", [2, RADIOS, RADIOS + 1])
def test_one_choice_must_be_made_where_one_was_made_before(count: int, *, chosen: bool) -> None:
    """Radio buttons cannot be taken back: with nothing chosen, nothing need be."""
    choices = [Choice(f"{one}", f"{one}", chosen=chosen and not one) for one in range(count)]
    payload: Any = form(PRESS, "t", one_of("name", "l", choices)).to_dict()
    asked = payload["components"][0]["component"]
    assert asked["type"] == (21 if count <= RADIOS else 3)
    assert asked["required"] is chosen
    assert asked.get("min_values", chosen) == chosen
    assert [bool(option.get("default")) for option in asked["options"]].count(True) == chosen


@pytest.mark.parametrize("count", [2, RADIOS + 1])
def test_of_two_choices_that_hold_the_first_is_shown_as_chosen(count: int) -> None:
    """Components Reference: such a field takes one; two presets may be alike at a table."""
    choices = [Choice(f"{one}", f"{one}", chosen=one > 0) for one in range(count)]
    payload: Any = form(PRESS, "t", one_of("name", "l", choices)).to_dict()
    options = payload["components"][0]["component"]["options"]
    assert ["1"] == [option["value"] for option in options if option.get("default")]


def test_no_box_need_be_checked() -> None:
    """The last flag can be turned off."""
    payload: Any = form(PRESS, "t", any_of("name", "l", [Choice("a", "a", chosen=True)])).to_dict()
    asked = payload["components"][0]["component"]
    assert (22, 0, False) == (asked["type"], asked["min_values"], asked["required"])


def test_a_field_has_no_more_than_discord_takes() -> None:
    """Ten boxes, more as a menu; of a list the first choices; and a text however long it was."""
    choices = [Choice(str(number), "a") for number in range(30)]
    fields = [
        any_of("name", "l", choices[:10]),
        any_of("name", "l", choices[:11]),
        one_of("name", "l", choices),
        text_field("name", "l", most=3, kept="text"),
    ]
    payload: Any = form(PRESS, "t", *fields).to_dict()
    *lists, text = (field["component"] for field in payload["components"])
    assert [(22, 10), (3, 11), (3, 25)] == [(one["type"], len(one["options"])) for one in lists]
    assert ("text", 4) == (text["value"], text["max_length"])


@pytest.mark.parametrize("sent", [{}, {"name": ()}, {"name": ("c",)}, {"name": ("a", "b")}])
def test_what_a_field_of_one_choice_does_not_offer_is_refused(
    sent: dict[str, tuple[str, ...]],
) -> None:
    """A client may send anything."""
    with pytest.raises(Refused, match="unknown-control"):
        picked(sent, "name", {"a": 1, "b": 2})


@pytest.mark.parametrize("sent", [{}, {"name": ("c",)}])
def test_what_a_group_of_boxes_does_not_offer_is_refused(sent: dict[str, tuple[str, ...]]) -> None:
    """Nor is a group read as empty that was not sent."""
    with pytest.raises(Refused, match="unknown-control"):
        boxed(sent, "name", {"a", "b"})
