"""All that a game says is said in every language, and fits where it is shown."""

from __future__ import annotations

import ast as python
import inspect
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import get_args

import msgspec

from bot.i18n import texts as i18n
from bot.i18n.narration import consequence, label, listing, sentence
from bot.i18n.second_person import YOU
from bot.i18n.story import story
from bot.i18n.text_ids import confirm_id, event_id, move_id, option_id
from cogs.elements.faces import face_of
from games import playout
from games.api import AnyGame, Event, Seat
from tabletop.testing.reading import arguments, facts, keys, played
from tabletop.testing.words import faults

GAMES = Path(playout.__file__).parent
NAMES = tuple(letter * 32 for letter in "ABCDEFGHIJKL")
"""Display names as long as Discord lets them be."""
LABEL_LIMIT = 80
DESCRIPTION_LIMIT = 100
PAGE_LIMIT = 1500
LINE_LIMIT = 400


def field_of(kind: type[Event], name: str) -> object:
    """Return the type of a field of an event."""
    return next(one.type for one in msgspec.structs.fields(kind) if one.name == name)


def faults_of_address(said: str, language: str) -> Iterator[str]:
    """Yield what is wrong with a sentence that addresses its reader.

    A sentence that begins with a small *you*, *tu* or *toi*, and a verb that doesn't go with it: in
    French without *s* or *x* at the end, else with the *s* of the third person, as in English. All
    verbs of a sentence come as one text.
    """
    plain = re.sub(r"^[^\w«“]+", "", said.replace("*", ""))
    if re.search(r"(^|[.!?…] )(you|tu|toi)\b", plain):
        yield f"small letter: {said}"
    if language == "fr":
        found = re.finditer(r"\b[Tt]u (?:(?:te|ne|y|en|la|le|les) |[tnl]\u2019)*(\w+)", plain)
        wrong = [one[0] for one in found if one[1][-1] not in "sx"]
    else:
        object_ = r"(?<!\bat )(?<!\bfor )(?<!\bfrom )(?<!\bto )(?<!\bwith )"
        wrong = [
            one[0] for one in re.finditer(object_ + r"\b[Yy]ou (\w+[^\Wsu]s|\u2019s)\b", plain)
        ]
    if wrong:
        yield f"{wrong}: {said}"


def seat_fields(kind: type[Event]) -> set[str]:
    """List the fields of an event that hold seats."""
    fields = msgspec.structs.fields(kind)
    return {one.name for one in fields if one.name != "to" and holds_seats(one.type)}


def holds_seats(kind: object) -> bool:
    """Return True for the type of a seat, a seat or None, or a tuple of seats."""
    return kind is Seat or Seat in get_args(kind)


def never(kind: type[Event], text_id: str, language: str) -> Iterator[str]:
    """Yield the variants that a text of an event chooses by a switch and that are not yes or no."""
    chosen = keys(text_id, language)
    for field in msgspec.structs.fields(kind):
        if field.type is bool:
            for key in sorted(chosen.get(field.name, set()) - {"yes", "no", "other"}):
                yield f"{text_id} ({language}): ${field.name} is yes or no, never {key}"


def refusals(folder: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield key and details of every RuleError that is made in the source of a folder's rules.

    Looked at are its own modules and, of a game, those of all its folders. A key that is chosen by
    a condition yields both. That keys are spelt out is asserted.
    """
    for file in sorted(folder.glob("*.py") if folder == GAMES else folder.rglob("*.py")):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            match node:
                case python.Call(func=python.Name(id="RuleError"), args=[key], keywords=details):
                    names = frozenset(detail.arg or "" for detail in details)
                    keys = [key.body, key.orelse] if isinstance(key, python.IfExp) else [key]
                    for each in keys:
                        hint = f"{file.name}:{node.lineno}: spell out the key of the RuleError"
                        assert isinstance(each, python.Constant), hint
                        yield str(each.value), names


def test_a_game_introduces_itself(game: AnyGame, language: str) -> None:
    """Menus, the tour and the rule book show these texts; Discord takes 100 characters.

    There are a name, tagline, emoji, command and its description; the text about the game is the
    one that is measured.
    """
    texts = i18n.texts(language)
    for part in ("name", "tagline", "emoji", "command", "command-description"):
        assert texts.has(f"{game.id}-{part}")
    assert len(texts(f"{game.id}-about")) <= DESCRIPTION_LIMIT


def test_a_first_turn_is_five_short_lines(game: AnyGame, language: str) -> None:
    """Aim, turn, surprise, end and first press, each of at most 90 characters as it is read.

    Each begins with a dash and bold. Which line says what is not tested.
    """
    lines = i18n.texts(language)(f"{game.id}-first-turn").splitlines()
    assert len(lines) == 5
    for line in lines:
        assert line.startswith("- **")
        assert len(line.removeprefix("- ").replace("**", "")) <= 90


def test_every_kind_of_event_has_its_sentence(game: AnyGame, language: str) -> None:
    """The story in the thread is made of a sentence for each event."""
    texts = i18n.texts(language)
    missing = {k.__name__ for k in game.event_types if not texts.has(event_id(game.id, k))}
    assert missing == set()


def test_a_sentence_is_made_of_what_its_event_holds(game: AnyGame, language: str) -> None:
    """The text of every event, however rare, uses variables that there are, and no others.

    They are its fields but ``to``, ``<field>_kind``, ``count``, ``role``, ``verse``, ``players``
    and ``alone``; so are those of ``…-brief``, if there is one. ``…-several`` and ``…-item`` come
    together, and know ``<field>_alike``, too; the first has ``items``. Their short forms know the
    same. A choice by a switch is between ``yes`` and ``no``. Texts are read, not rendered.
    """
    for kind in game.event_types:
        fields = {field.name for field in msgspec.structs.fields(kind)} - {"to"}
        known = {*fields, *(f"{name}_kind" for name in fields), "count"}
        known |= {"role", "verse", "players", "alone"}
        alike = {f"{name}_alike" for name in known}
        sentence_id, texts = event_id(game.id, kind), i18n.texts(language)
        assert texts.variables(sentence_id) <= known, sentence_id
        assert texts.has(f"{sentence_id}-several") == texts.has(f"{sentence_id}-item"), sentence_id
        shared = (known - {"players", "alone"}) | alike | {"items"}
        for ending, given in (
            ("brief", known),
            ("item", known | alike),
            ("several", shared),
            ("item-brief", known | alike),
            ("several-brief", shared),
        ):
            text_id = f"{sentence_id}-{ending}"
            if texts.has(text_id):
                assert texts.variables(text_id) <= given, text_id
        told = [f"{sentence_id}{ending}" for ending in ("", "-brief", "-item", "-item-brief")]
        wrong = [each for one in told if texts.has(one) for each in never(kind, one, language)]
        assert not wrong, wrong


def test_a_name_in_a_sentence_is_bold_once(game: AnyGame, language: str) -> None:
    """Names are bold with the emblem of their seat; in every variant, however rare its event.

    Nothing that :func:`faults` finds may be in any of them.
    """
    for kind in game.event_types:
        message_id = event_id(game.id, kind)
        names = seat_fields(kind) & i18n.variables(message_id, language)
        for values in arguments(message_id, language):
            bold = {name: "🦅 **Ada**" for name in names if values[name] != "none"}
            assert [] == [*faults(i18n.texts(language)(message_id, **{**values, **bold}), language)]


def test_a_sentence_calls_its_reader_you(game: AnyGame, language: str) -> None:
    """In every variant, whatever field of the event holds them; others are called by name.

    For each field that holds seats, as the reader: their name does not stand there, *you* has a
    verb that goes with it and a capital at the beginning; no variant is for another role.
    """
    texts = i18n.texts(language)
    for kind in game.event_types:
        message_id = event_id(game.id, kind)
        fields = seat_fields(kind)
        assert keys(message_id, language).get("role", set()) <= {*fields, "other", "none"}
        for role, values in product(sorted(fields), arguments(message_id, language)):
            if values.get(role, "none") == "none" or values.get("role", role) != role:
                continue
            several = values.get("count", 1) != 1 and field_of(kind, role) is not Seat
            others = {name: f"**{name}**" for name in fields if values.get(name) != "none"}
            you = listing([*("Bo",) * several, texts(YOU)], texts)
            said = texts(message_id, **{**values, **others, role: you, "role": role})
            assert f"**{role}**" not in said
            assert [] == [*faults_of_address(said, language)]


def test_every_event_of_random_games_is_told_in_one_line(game: AnyGame, language: str) -> None:
    """A line of the story says one thing, in any player's name.

    To each seat that it is for, or once if it is public: not empty, not too long.
    """
    texts, speller = i18n.texts(language), face_of(game.id).speller
    events, _, _ = played(game.id)
    for event in events:
        readers: tuple[Seat | None, ...] = event.to or (None,)
        for reader in readers:
            line = sentence(game.id, event, NAMES, texts, speller, reader=reader)
            assert 0 < len(line) <= LINE_LIMIT
            assert "\n" not in line


def test_the_story_of_random_games_is_told(game: AnyGame, language: str) -> None:
    """The thread shows what happened; a story without lines shows nothing.

    There is at least one line, and no more lines than public events.
    """
    public = [event for event in played(game.id)[0] if event.to is None]
    lines = story(game.id, public, NAMES, i18n.texts(language), face_of(game.id).speller)
    assert 0 < len(lines) <= len(public)


def test_every_kind_of_move_has_its_label(game: AnyGame, language: str) -> None:
    """Buttons, menus and commands name every move."""
    texts = i18n.texts(language)
    missing = {k.__name__ for k in game.move_types if not texts.has(move_id(game.id, k))}
    assert missing == set()


def test_labels_fit_on_buttons(game: AnyGame, language: str) -> None:
    """Discord: a button's label has at most 80 characters.

    Those of moves played in random games are neither empty nor longer, and have no markup.
    """
    texts, speller = i18n.texts(language), face_of(game.id).speller
    for move in played(game.id)[1]:
        for more in facts(move_id(game.id, move), move, language):
            text = label(game.id, move, NAMES, texts, speller, **more)
            hint = f"{move_id(game.id, move)} ({language}) has {len(text)} characters: {text!r}"
            assert 0 < len(text) <= LABEL_LIMIT, hint
            assert "*" not in text


def test_consequences_are_told_of_moves(game: AnyGame, language: str) -> None:
    """A move that asks once more says what it leads to.

    Each text ``…-confirm-…`` of the game has to be that of a move played in random games, and say
    something.
    """
    texts, speller = i18n.texts(language), face_of(game.id).speller
    confirmed = {i for i in texts.ids if i.startswith(f"{game.id}-confirm-")}
    told = set()
    for move in played(game.id)[1]:
        if (message_id := confirm_id(game.id, move)) in confirmed:
            told.add(message_id)
            for more in facts(message_id, move, language):
                assert consequence(game.id, move, NAMES, texts, speller, **more)
    assert told == confirmed


def test_every_prompt_is_a_question_a_wait_and_a_call(game: AnyGame, language: str) -> None:
    """The panel asks, the board says who is waited for, a ping says why.

    Only prompts that came up in random games are looked at.
    """
    texts = i18n.texts(language)
    prompts = played(game.id)[2]
    for kind in ("prompt", "awaits", "call"):
        assert {p for p in prompts if not texts.has(f"{game.id}-{kind}-{p}")} == set()


def test_every_option_and_each_of_its_values_is_explained(game: AnyGame, language: str) -> None:
    """The lobby explains each choice, in at most 100 characters.

    Options and values each have a name and a help.
    """
    texts = i18n.texts(language)
    for option in game.options:
        for value in (None, *option.choices):
            message_id = option_id(game.id, option.key, value)
            assert len(texts(message_id)) <= DESCRIPTION_LIMIT
            assert len(texts(f"{message_id}-help")) <= DESCRIPTION_LIMIT


def test_the_rules_are_short_pages_without_a_gap(game: AnyGame, language: str) -> None:
    """Rules are read page by page in a message.

    They are numbered from 1 without a gap, there is one at least, and each has a title.
    """
    texts = i18n.texts(language)
    pages = {i for i in texts.ids if re.fullmatch(rf"{game.id}-rules-\d+", i)}
    assert pages == {f"{game.id}-rules-{number + 1}" for number in range(len(pages))}
    assert len(pages) > 0
    for page in pages:
        assert len(texts(page)) <= PAGE_LIMIT
        assert 0 < len(texts(f"{page}-title")) <= LABEL_LIMIT


def test_every_refusal_of_the_rules_is_explained(game: AnyGame, language: str) -> None:
    """A refusal is a sentence of the game or one of all games, made of the refusal's details.

    Looked at is every RuleError in the source of the game and of what all games share.
    """
    texts = i18n.texts(language)
    rules = Path(inspect.getfile(type(game))).parent
    found = [*refusals(GAMES), *refusals(rules)]
    assert found != []
    unsaid = set()
    for key, details in found:
        own = f"{game.id}-rule-{key}"
        message_id = own if texts.has(own) else f"rule-{key}"
        if not texts.has(message_id) or not texts.variables(message_id) <= details:
            unsaid.add(" ".join((own, *(f"${detail}" for detail in sorted(details)))))
    assert not unsaid, f"missing in {language}, or with other variables: {sorted(unsaid)}"
