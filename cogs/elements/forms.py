"""Forms: their fields, what was sent with one, and that text handed back where it is refused.

A field is named by the id of its label's text, and a choice by the id of its own text where it
has one. So whatever was sent can be spelled in words without the form it was sent with.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import discord
import msgspec
from discord import ui
from msgspec.structs import replace

from bot.i18n.texts import Texts
from bot.model.refusal import Refused
from cogs.elements.components import OPTION_LIMIT, OPTIONS_PER_MENU, in_label
from cogs.elements.custom_ids import CustomId

TEXT_OPTION = "text"
"""The option of a command for what somebody writes themselves, as a form would ask for it."""

TITLE_LIMIT = 45
"""Characters of a form's title, and of a field's label."""
FIELDS = 5
"""Most fields of a form."""
BOXES = 10
"""Most boxes of one group, and most radio buttons."""
RADIOS = 6
"""Longer lists are menus: radio buttons would push the next field off a phone's screen."""

Sent = Mapping[str, tuple[str, ...]]
"""What a form was sent with: the values of each field, by its name."""

V = TypeVar("V")

Field = ui.Label[ui.Modal]


class Choice(msgspec.Struct, frozen=True):
    """One of the choices of a field."""

    value: str
    label: str
    help: str = ""
    chosen: bool = False


def form(press: CustomId, title: str, *fields: Field) -> ui.Modal:
    """Make a form for a control, its title cut to 45 characters; like a view it is stopped at once.

    The press comes back as its custom id.
    """
    made = ui.Modal(title=in_label(title, TITLE_LIMIT), custom_id=press.spelt())
    for field in fields:
        made.add_item(field)
    made.stop()
    return made


def text_field(
    name: str,
    label: str,
    *,
    most: int,
    kept: str = "",
    example: str = "",
    lines: bool = False,
    required: bool = True,
) -> Field:
    """Ask for a text of at most ``most`` characters, written on one line or on several (``lines``).

    ``kept`` fills the field, and raises the limit if it is longer; ``example`` is its placeholder.
    Without ``required`` it may be left empty.
    """
    asked: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=name,
        # What is kept may be of an age in which more was allowed.
        max_length=max(most, len(kept)),
        default=kept or None,
        placeholder=in_label(example, OPTION_LIMIT) or None,
        required=required,
        style=discord.TextStyle.paragraph if lines else discord.TextStyle.short,
    )
    return _labelled(label, asked)


def one_of(name: str, label: str, choices: Sequence[Choice]) -> Field:
    """Make a field of one choice: radio buttons up to six choices, else a menu of the first 25.

    It has to be answered only if a choice is marked as chosen; of several the first one is.
    """
    chosen = next((choice for choice in choices if choice.chosen), None)
    choices = [replace(choice, chosen=choice is chosen) for choice in choices]
    required = chosen is not None
    asked: ui.RadioGroup[ui.Modal] | ui.Select[ui.Modal]
    if len(choices) <= RADIOS:
        asked = ui.RadioGroup(
            custom_id=name,
            required=required,
            options=[discord.RadioGroupOption(**_option(choice)) for choice in choices],
        )
    else:
        asked = ui.Select(
            custom_id=name,
            required=required,
            min_values=int(required),
            options=[
                discord.SelectOption(**_option(choice)) for choice in choices[:OPTIONS_PER_MENU]
            ],
        )
    return _labelled(label, asked)


def any_of(name: str, label: str, choices: Sequence[Choice]) -> Field:
    """Make a field of any number of choices or none: checkboxes, or a menu for more than ten.

    The caller keeps to 25 choices.
    """
    if len(choices) > BOXES:
        listed: ui.Select[ui.Modal] = ui.Select(
            custom_id=name,
            required=False,
            min_values=0,
            max_values=len(choices),
            options=[discord.SelectOption(**_option(choice)) for choice in choices],
        )
        return _labelled(label, listed)
    asked: ui.CheckboxGroup[ui.Modal] = ui.CheckboxGroup(
        custom_id=name,
        required=False,
        min_values=0,
        max_values=len(choices),
        options=[discord.CheckboxGroupOption(**_option(choice)) for choice in choices],
    )
    return _labelled(label, asked)


def role_field(name: str, label: str, kept: int | None) -> Field:
    """Ask for a role of the server, or none; ``kept`` is the id of the one chosen before."""
    asked: ui.RoleSelect[ui.Modal] = ui.RoleSelect(
        custom_id=name,
        required=False,
        min_values=0,
        default_values=[] if kept is None else [discord.Object(kept, type=discord.Role)],
    )
    return _labelled(label, asked)


def _labelled(label: str, asked: ui.Item[ui.Modal]) -> Field:
    """Return an item of a form with its label, shortened to what Discord allows."""
    return ui.Label(text=in_label(label, TITLE_LIMIT), component=asked)


def _option(choice: Choice) -> dict[str, Any]:
    """Return a choice as keyword arguments of any kind of option; texts are cut to 100 letters."""
    return {
        "label": in_label(choice.label, OPTION_LIMIT),
        "value": choice.value,
        "description": in_label(choice.help, OPTION_LIMIT) or None,
        "default": choice.chosen,
    }


def sent_with(interaction: discord.Interaction) -> Sent:
    """Return the values submitted with a form, by the custom id of the field.

    Empty for an interaction that is no form. A field that was left empty has no values, or one
    empty text.
    """
    data: dict[str, Any] = dict(interaction.data or {})
    return {
        str(part.get("custom_id", "")): _values(part) for part in _parts(data.get("components"))
    }


def picked(sent: Sent, name: str, values: Mapping[str, V]) -> V:
    """Return what ``values`` has for the one value picked in a field.

    Raises:
        Refused: none or several were picked, or one that is not offered (``unknown-control``).
    """
    picked = sent.get(name, ())
    if len(picked) != 1 or picked[0] not in values:
        raise Refused("unknown-control")
    return values[picked[0]]


def boxed(sent: Sent, name: str, offered: Collection[str]) -> set[str]:
    """Return the values of the checked boxes of a field; an empty set if none is checked.

    Raises:
        Refused: there is no such group, or it does not offer one of them (``unknown-control``).
    """
    boxed = set(sent.get(name, ()))
    if name not in sent or not boxed <= set(offered):
        raise Refused("unknown-control")
    return boxed


def written_in(interaction: discord.Interaction, texts: Texts) -> str:
    """Return what somebody typed in a form or gave a command as its text option; empty for others.

    A form of one text field alone gives its text; another one a line of label and value for each
    field that was filled, roles left out.
    """
    if interaction.type is discord.InteractionType.application_command:
        return str(getattr(interaction.namespace, TEXT_OPTION, None) or "")
    if interaction.type is not discord.InteractionType.modal_submit:
        return ""
    data: dict[str, Any] = dict(interaction.data or {})
    parts = list(_parts(data.get("components")))
    written = discord.ComponentType.text_input.value
    if len(parts) == 1 and parts[0].get("type") == written:
        return "".join(_values(parts[0]))
    return "\n".join(_lines(parts, written, texts))


def _lines(parts: Sequence[dict[str, Any]], written: int, texts: Texts) -> Iterator[str]:
    """Yield ``label: value`` for each filled field of a form but roles; choices by their texts.

    ``written`` is the type number of a text field, whose value is given as it was typed.
    """
    for part in parts:
        name, values = str(part.get("custom_id", "")), _values(part)
        if part.get("type") == discord.ComponentType.role_select.value:
            # Its values are numbers, which nobody reads, and it is one tap.
            continue
        if part.get("type") != written:
            values = tuple(_worded(value, texts) for value in values)
        if said := ", ".join(filter(None, values)):
            yield f"{_worded(name, texts)}: {said}"


def _worded(name: str, texts: Texts) -> str:
    """Return the text of an id, or the id itself if there is none."""
    return in_label(texts(name), OPTION_LIMIT) if texts.has(name) else name


def handed_back(answer: str, interaction: discord.Interaction, texts: Texts) -> str:
    """Return a refusal followed by the text that was typed, in a code block to copy.

    Where nothing but white space was typed it is the refusal alone. The text is not cut; three
    backticks in it become apostrophes.
    """
    text = written_in(interaction, texts)
    if not text.strip():
        return answer
    block = text.replace("```", "'''")
    return f"{answer}\n{texts('form-handed-back')}\n```\n{block}\n```"


def _parts(components: object) -> Iterator[dict[str, Any]]:
    """Yield the submitted fields of a form in order, however they are wrapped in rows or labels.

    Whatever is not a list yields nothing.
    """
    for part in components if isinstance(components, list) else ():
        if isinstance(part, dict):
            if "value" in part or "values" in part:
                yield part
            yield from _parts(part.get("components"))
            yield from _parts([part.get("component")])


def _values(part: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the values of a submitted field: one text, or what was picked; none if it has neither.

    A text field that was left empty gives one empty text.
    """
    value, values = part.get("value"), part.get("values")
    if isinstance(value, str):
        return (value,)
    return tuple(map(str, values)) if isinstance(values, list) else ()
