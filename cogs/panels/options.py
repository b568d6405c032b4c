"""The private panel that says what a table plays, and lets the host of a lobby change it."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui
from msgspec.structs import replace

from bot.i18n.text_ids import option_id, preset_id
from bot.i18n.texts import LANGUAGES, Texts
from bot.model.computer import Hints
from bot.model.pace import PACES
from bot.model.table import Status, Table, Terms
from cogs.elements.components import OPTION_LIMIT, button, layout, menu, rows, shortened
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.elements.faces import face_of
from games import find
from games.api import Option, Options, OptionValue
from games.optional.presets import Preset
from players.levels import Level

HANDS = "open-hands"
"""Stands among the switches of the game for the host's own; no option's key holds a hyphen."""

_NOBODY = "nobody"
"""Stands among the levels of a computer that stands in for none."""

_Menu = ui.ActionRow[ui.LayoutView]


def is_switch(option: Option) -> bool:
    """Whether an option is on or off."""
    return set(option.choices) == {False, True}


def options_panel(table: Table, user_id: int, texts: Texts, headline: str = "") -> ui.LayoutView:
    """Lay out what is played with its explanation, and for the host a menu for each part.

    The menus explain every choice: above them the host reads only of what differs from usual.
    """
    waiting = table.status is Status.LOBBY
    may = waiting and table.host.id == user_id
    chosen = {option.key: table.terms.options[option.key] for option in _offered(table)}
    options = [
        texts(
            "terms-line",
            name=texts(option_id(table.game, option.key, chosen[option.key])),
            help=texts(option_id(table.game, option.key, chosen[option.key]) + "-help"),
        )
        for option in _offered(table)
        # A switch left as it is goes without saying.
        if not ((may or is_switch(option)) and chosen[option.key] == option.default)
    ]
    note = texts("terms-note") if may else texts("terms-whose", host=escaped(table.host.name))
    return layout(
        face_of(table.game).colour,
        headline,
        texts("terms-title", game=texts(f"{table.game}-name"), table=str(table.id)),
        "\n".join(options),
        note if waiting else texts("terms-settled"),
        *(_menus(table, texts) if may else ()),
        *rows(
            [button(CustomId(table.id, Verb.RULES), texts("button-how"), emoji="📖")],
        ),
    )


def _offered(table: Table) -> list[Option]:
    """List the options of the game that make a difference for so many players."""
    idle = face_of(table.game).idle_options(table.terms.options)
    return [
        option
        for option in find(table.game).options
        if option.offered(table.terms.seats) and option.key not in idle
    ]


def _menus(table: Table, texts: Texts) -> list[_Menu]:
    game, terms = find(table.game), table.terms
    counts = [count for count in game.seats if count >= len(table.players)]
    menus = [
        *_presets(table, texts),
        *(
            [
                _one_of(
                    table,
                    "seats",
                    texts("terms-seats"),
                    [
                        (str(count), texts("seats-wanted", count=count), count == terms.seats)
                        for count in counts
                    ],
                )
            ]
            if len(game.seats) > 1
            else []
        ),
        _one_of(
            table,
            "pace",
            texts("terms-pace"),
            [(key, texts(f"pace-{key}"), key == terms.pace) for key in PACES],
            [texts(f"pace-{key}-help") for key in PACES],
        ),
        _one_of(
            table,
            "language",
            texts("terms-language"),
            [(key, texts(f"language-{key}"), key == terms.language) for key in LANGUAGES],
        ),
    ]
    menus += [
        _one_of(
            table,
            f"option.{option.key}",
            texts(f"{table.game}-option-{option.key}"),
            [
                (
                    str(number),
                    texts(option_id(table.game, option.key, value)),
                    value == terms.options[option.key],
                )
                for number, value in enumerate(option.choices)
            ],
            [texts(option_id(table.game, option.key, value) + "-help") for value in option.choices],
        )
        for option in _offered(table)
        if not is_switch(option)
    ]
    return [*menus, *_computer_menus(table, texts), _switches(table, texts)]


def _presets(table: Table, texts: Texts) -> list[_Menu]:
    """Offer options that go well together, where a game has many."""
    game = find(table.game)
    presets = _offered_presets(table)
    if not presets:
        return []
    options = [
        discord.SelectOption(
            label=texts("terms-preset", name=texts(preset_id(table.game, preset))),
            value=preset.key,
            description=shortened(texts(preset_id(table.game, preset) + "-help"), OPTION_LIMIT),
            default=_is_played(table, game.options_of(preset)),
        )
        for preset in presets
    ]
    return [
        ui.ActionRow(menu(CustomId(table.id, Verb.TERM, "preset"), texts("terms-presets"), options))
    ]


def _offered_presets(table: Table) -> list[Preset]:
    return [one for one in find(table.game).presets if one.offered(table.terms.seats)]


def _is_played(table: Table, options: Options) -> bool:
    """Whether a table plays by these options, as far as there are any for so many."""
    return all(table.terms.options[option.key] == options[option.key] for option in _offered(table))


def _computer_menus(table: Table, texts: Texts) -> list[_Menu]:
    """Ask what computers may do at the table, other than have a seat."""
    levels = [
        (level.value, texts("terms-stand-in-computer", level=texts(f"level-{level}")))
        for level in Level
    ]
    chosen = _NOBODY if table.terms.stand_in is None else table.terms.stand_in.value
    return [
        _one_of(
            table,
            "stand-in",
            texts("terms-stand-in"),
            [
                (value, label, value == chosen)
                for value, label in [(_NOBODY, texts("terms-stand-in-nobody")), *levels]
            ],
        ),
        _one_of(
            table,
            "hints",
            texts("terms-hints"),
            [(key.value, texts(f"terms-hints-{key}"), key is table.terms.hints) for key in Hints],
        ),
    ]


def _one_of(
    table: Table,
    part: str,
    title: str,
    choices: list[tuple[str, str, bool]],
    helps: Sequence[str] | None = None,
) -> _Menu:
    options = [
        discord.SelectOption(
            label=shortened(_titled(title, label), OPTION_LIMIT),
            value=value,
            default=chosen,
            description=shortened(helps[number], OPTION_LIMIT) if helps else None,
        )
        for number, (value, label, chosen) in enumerate(choices)
    ]
    return ui.ActionRow(menu(CustomId(table.id, Verb.TERM, part), title, options))


def _titled(title: str, label: str) -> str:
    """Put the title before what is chosen, unless that says it already: a phone shows one line."""
    return label if title.casefold() in label.casefold() else f"{title} · {label}"


def _switches(table: Table, texts: Texts) -> _Menu:
    switches = [
        discord.SelectOption(
            label=texts(option_id(table.game, option.key, value=True)),
            value=option.key,
            description=shortened(
                texts(option_id(table.game, option.key, value=True) + "-help"), OPTION_LIMIT
            ),
            default=table.terms.options[option.key] is True,
        )
        for option in _offered(table)
        if is_switch(option)
    ]
    switches.append(
        discord.SelectOption(
            label=shortened(texts("terms-hands"), OPTION_LIMIT),
            value=HANDS,
            default=table.terms.open_hands,
        )
    )
    chosen = menu(CustomId(table.id, Verb.TERM, "switches"), texts("terms-switches"), switches)
    chosen.min_values, chosen.max_values = 0, len(switches)
    return ui.ActionRow(chosen)


def read_change(table: Table, part: str, values: Sequence[str]) -> Terms | None:
    """Read what was picked in a menu of the panel; None for what the panel never offered."""
    terms = table.terms
    value = values[0] if len(values) == 1 else ""
    match part.partition("."):
        case "seats", _, _ if value.isdecimal():
            return replace(terms, seats=int(value))
        case "pace", _, _ if value in PACES:
            return replace(terms, pace=value)
        case "language", _, _ if value in LANGUAGES:
            return replace(terms, language=value)
        case "stand-in", _, _ if value in {_NOBODY, *Level}:
            return replace(terms, stand_in=None if value == _NOBODY else Level(value))
        case "hints", _, _ if value in set(Hints):
            return replace(terms, hints=Hints(value))
        case _:
            return _read_rules(table, part, values)


def _read_rules(table: Table, part: str, values: Sequence[str]) -> Terms | None:
    """Read what was picked of the game's own options."""
    terms, game = table.terms, find(table.game)
    value = values[0] if len(values) == 1 else ""
    match part.partition("."):
        case "preset", _, _:
            preset = next((one for one in _offered_presets(table) if one.key == value), None)
            return None if preset is None else replace(terms, options=game.options_of(preset))
        case "option", _, key:
            option = next((o for o in _offered(table) if o.key == key and not is_switch(o)), None)
            if option is None or not value.isdecimal() or int(value) >= len(option.choices):
                return None
            return _with(terms, {key: option.choices[int(value)]}, hands=terms.open_hands)
        case "switches", _, _:
            keys = [option.key for option in _offered(table) if is_switch(option)]
            if not set(values) <= {*keys, HANDS}:
                return None
            return _with(terms, {key: key in values for key in keys}, hands=HANDS in values)
        case _:
            return None


def _with(terms: Terms, options: dict[str, OptionValue], *, hands: bool) -> Terms:
    return replace(terms, options={**terms.options, **options}, open_hands=hands)
