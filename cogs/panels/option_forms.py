"""The forms by which the host of a lobby changes what its table plays."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui
from msgspec.structs import replace

from bot.i18n.text_ids import option_id, preset_id
from bot.i18n.texts import LANGUAGES, Texts
from bot.model.computer import Hints
from bot.model.pace import PACES
from bot.model.refusal import Refused
from bot.model.table import Table, Terms
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of
from cogs.elements.forms import BOXES, Choice, Field, Sent, any_of, boxed, form, one_of, picked
from cogs.elements.moments import moment_of
from games import find
from games.api import Option, Options, OptionValue
from games.optional.presets import Preset
from players.levels import Level

GAME, TABLE = "game", "table"
"""The forms: what is played, and how the table is kept."""

PRESET, SEATS, SWITCHES = "terms-presets", "terms-seats", "terms-switches"
PACE, LANGUAGE, STAND_IN, HINTS = "terms-pace", "terms-language", "terms-stand-in", "terms-hints"
ALSO, HANDS, INVITED = "terms-also", "terms-hands", "terms-invited"
NOBODY = "terms-stand-in-nobody"
"""Fields and choices, by the ids of their texts."""


_EITHER = 2
"""Choices of an option that is one box of a form."""


def terms_form(table: Table, part: str, texts: Texts, *, computers: bool = True) -> ui.Modal | None:
    """Make the form for a part of what a table plays; None if there is nothing to choose.

    ``part`` is :data:`GAME` or :data:`TABLE`. The custom id carries a digest of the present terms:
    what the form shows decides what it means. Unless ``computers`` are wanted it offers none as
    stand-in that is not chosen already.
    """
    asked = fields(table, part, texts, computers=computers)
    if not asked:
        return None
    press = CustomId(table.id, Verb.TERM, part, moment_of(Verb.TERM, table))
    return form(press, texts(f"terms-form-{part}"), *asked)


def fields(table: Table, part: str, texts: Texts, *, computers: bool = True) -> list[Field]:
    """List the fields of a form (:func:`terms_form`); none for an unknown part."""
    if part == TABLE:
        return list(_table_fields(table, texts, computers=computers))
    return list(_game_fields(table, texts)) if part == GAME else []


def offered(table: Table) -> list[Option]:
    """List the game's options for this number of seats, without those that change nothing."""
    idle = face_of(table.game).idle_options(table.terms.options)
    return [
        option
        for option in find(table.game).options
        if option.offered(table.terms.seats) and option.key not in idle
    ]


def _boxes(table: Table) -> list[list[Option]]:
    """Group the options of two values by tens: each is a box, checked for the second value."""
    either = [option for option in offered(table) if len(option.choices) == _EITHER]
    return [either[start : start + BOXES] for start in range(0, len(either), BOXES)]


def _lists(table: Table) -> list[Option]:
    """List the options with more than two values, which are menus."""
    return [option for option in offered(table) if len(option.choices) > _EITHER]


def _group(number: int) -> str:
    """Name a group of boxes."""
    return SWITCHES if not number else f"{SWITCHES}-{number + 1}"


def _game_fields(table: Table, texts: Texts) -> Iterator[Field]:
    """Yield the fields of a game's form: presets, seats, a menu for each long option, boxes.

    Fields without a choice are left out; there cannot be fewer seats than players.
    """
    game, terms = find(table.game), table.terms
    if presets := _offered_presets(table):
        ready = [
            _choice(
                preset_id(table.game, preset),
                texts,
                help=texts(preset_id(table.game, preset) + "-help"),
                chosen=_is_played(table, game.options_of(preset)),
            )
            for preset in presets
        ]
        yield one_of(PRESET, texts(PRESET), ready)
    counts = [count for count in game.seats if count >= len(table.players)]
    if len(counts) > 1:
        seats = [
            Choice(str(count), texts("seats-wanted", count=count), chosen=count == terms.seats)
            for count in counts
        ]
        yield one_of(SEATS, texts(SEATS), seats)
    for option in _lists(table):
        title = option_id(table.game, option.key)
        yield one_of(title, texts(title), [_value(table, option, v, texts) for v in option.choices])
    for number, group in enumerate(_boxes(table)):
        boxes = [_value(table, option, option.choices[1], texts) for option in group]
        yield any_of(_group(number), texts(_group(number)), boxes)


def _table_fields(table: Table, texts: Texts, *, computers: bool) -> Iterator[Field]:
    """Yield the fields of a table's form: pace, language, stand-in, hints, and boxes.

    The boxes are whether only invited people join, and whether hands are open. Without a choice of
    stand-ins their field is left out.
    """
    terms = table.terms
    paces = [
        _choice(f"pace-{key}", texts, help=texts(f"pace-{key}-help"), chosen=key == terms.pace)
        for key in PACES
    ]
    yield one_of(PACE, texts(PACE), paces)
    languages = [
        _choice(f"language-{key}", texts, chosen=key == terms.language) for key in LANGUAGES
    ]
    yield one_of(LANGUAGE, texts(LANGUAGE), languages)
    levels = [
        Choice(f"level-{level}", computer_level(level, texts), chosen=level is terms.stand_in)
        for level in Level
        if computers or level is terms.stand_in
    ]
    nobody = _choice(NOBODY, texts, chosen=terms.stand_in is None)
    if levels:
        yield one_of(STAND_IN, texts(STAND_IN), [nobody, *levels])
    hints = [_choice(f"terms-hints-{key.value}", texts, chosen=key is terms.hints) for key in Hints]
    yield one_of(HINTS, texts(HINTS), hints)
    also = [
        _choice(INVITED, texts, help=texts(f"{INVITED}-help"), chosen=terms.invited_only),
        _choice(HANDS, texts, chosen=terms.open_hands),
    ]
    yield any_of(ALSO, texts(ALSO), also)


def _choice(text_id: str, texts: Texts, *, help: str = "", chosen: bool) -> Choice:  # noqa: A002
    return Choice(text_id, texts(text_id), help, chosen)


def _value(table: Table, option: Option, value: OptionValue, texts: Texts) -> Choice:
    """Return a value of an option as a choice with its help, marked if the table has it."""
    text_id = option_id(table.game, option.key, value)
    chosen = table.terms.options[option.key] == value
    return _choice(text_id, texts, help=texts(f"{text_id}-help"), chosen=chosen)


def _offered_presets(table: Table) -> list[Preset]:
    return [one for one in find(table.game).presets if one.offered(table.terms.seats)]


def _is_played(table: Table, options: Options) -> bool:
    """Return True if a table plays by these options; options that are not offered do not count."""
    return all(table.terms.options[option.key] == options[option.key] for option in offered(table))


def read_terms(table: Table, part: str, sent: Sent) -> Terms:
    """Return the terms that a submitted form means for a table; the table itself is not changed.

    Raises:
        Refused: a part or a value that the form does not offer (``unknown-control``).
    """
    if part not in (GAME, TABLE):
        raise Refused("unknown-control")
    return _read_table(table, sent) if part == TABLE else _read_game(table, sent)


def _read_table(table: Table, sent: Sent) -> Terms:
    """Return the terms with what the submitted form of a table says.

    Without a field for it the stand-in stays.

    Raises:
        Refused: a field is missing or has a value that is not offered (``unknown-control``).
    """
    stand_in = table.terms.stand_in
    if sent.get(STAND_IN):
        stand_in = picked(sent, STAND_IN, {NOBODY: None, **{f"level-{one}": one for one in Level}})
    also = boxed(sent, ALSO, {HANDS, INVITED})
    return replace(
        table.terms,
        pace=picked(sent, PACE, {f"pace-{key}": key for key in PACES}),
        language=picked(sent, LANGUAGE, {f"language-{key}": key for key in LANGUAGES}),
        stand_in=stand_in,
        hints=picked(sent, HINTS, {f"terms-hints-{key.value}": key for key in Hints}),
        open_hands=HANDS in also,
        invited_only=INVITED in also,
    )


def _read_game(table: Table, sent: Sent) -> Terms:
    """Return the terms with the form's options and number of seats.

    A chosen preset replaces all options unless the table plays it already; then each option counts
    that differs from what the form showed. Without a field for them the seats stay. That the seats
    are enough for the players is not checked here.

    Raises:
        Refused: a value that is not offered (``unknown-control``).
    """
    terms, game = table.terms, find(table.game)
    options = dict(terms.options)
    presets = {preset_id(table.game, one): one for one in _offered_presets(table)}
    if sent.get(PRESET):
        preset = game.options_of(picked(sent, PRESET, presets))
        options = options if _is_played(table, preset) else dict(preset)
    for key, value in _changed(table, sent):
        options[key] = value
    seats = terms.seats
    if sent.get(SEATS):
        seats = picked(sent, SEATS, {str(count): count for count in game.seats})
    return replace(terms, options=options, seats=seats)


def _changed(table: Table, sent: Sent) -> Iterator[tuple[str, OptionValue]]:
    """Yield key and new value of the options that differ from the table's present ones.

    Raises:
        Refused: a field is missing or has a value that is not offered (``unknown-control``).
    """
    chosen: list[tuple[str, OptionValue]] = []
    for option in _lists(table):
        values = {option_id(table.game, option.key, value): value for value in option.choices}
        chosen.append((option.key, picked(sent, option_id(table.game, option.key), values)))
    for number, group in enumerate(_boxes(table)):
        ids = {option_id(table.game, one.key, one.choices[1]): one for one in group}
        found = boxed(sent, _group(number), ids)
        chosen += [(one.key, one.choices[text_id in found]) for text_id, one in ids.items()]
    for key, value in chosen:
        if value != table.terms.options[key]:
            yield key, value


def computer_level(level: Level, texts: Texts) -> str:
    """Say that a computer plays for who is absent."""
    return texts("terms-stand-in-computer", level=texts(f"level-{level}"))
