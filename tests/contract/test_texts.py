"""Every game speaks every language, completely and within Discord's limits."""

import ast as python
import inspect
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n import texts as i18n
from bot.i18n.narration import consequence, label, listing, sentence, story
from bot.i18n.second_person import YOU, with_both_forms
from bot.i18n.text_ids import confirm_id, event_id, move_id, option_id
from bot.i18n.texts import LANGUAGES, Texts
from games import GAME_IDS, find, playout
from games.api import Event, Move, Seat
from tests.contract.played_games import tables
from tests.rigs.sample_games import texts_of
from tests.rigs.words import faults

LOCALES = Path(i18n.__file__).parents[1] / "locales"
GAMES = Path(playout.__file__).parent
NAMES = tuple(letter * 32 for letter in "ABCDEFGHIJKL")
"""Display names as long as Discord lets them be."""
LABEL_LIMIT = 80
HELP_LIMIT = 90
DESCRIPTION_LIMIT = 100
COMMAND_NAME = re.compile(r"(?:-|[^\W_]){1,32}")
PAGE_LIMIT = 1500
LINE_LIMIT = 400
PLURALS = {"zero", "one", "two", "few", "many", "other"}

each_game = pytest.mark.parametrize("game_id", GAME_IDS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Speller:
    """Spells cards by the names of their actions, everything else plainly."""

    def __init__(self, game_id: str) -> None:
        """Speak of ``game_id``."""
        self.game_id = game_id

    def spell(self, _field: str, value: object, texts: Texts, /) -> str | int:
        """Spell one value."""
        name = f"{self.game_id}-action-{value}"
        if texts.has(name):
            return texts(name)
        return value if isinstance(value, int) else str(value)


class SelectorReader(Visitor):
    """Collects, by variable, the keys of the variants that it chooses between."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.keys: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Read the keys, then the variants."""
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            keys.update(
                v.key.name if isinstance(v.key, ast.Identifier) else v.key.value
                for v in node.variants
            )
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Read the messages of a language from its files."""
    return {
        entry.id.name: entry
        for file in (*sorted((LOCALES / language).rglob("*.ftl")), *texts_of(language))
        for entry in FluentParser().parse(with_both_forms(file.read_text(encoding="utf-8"))).body
        if isinstance(entry, ast.Message)
    }


def arguments(message_id: str, language: str) -> Iterator[dict[str, str | int]]:
    """Yield arguments for every combination of variants of a text."""
    reader = SelectorReader()
    reader.visit(messages(language)[message_id.partition(".")[0]])
    names = sorted(i18n.variables(message_id, language))
    yield from (
        dict(zip(names, values, strict=True))
        for values in product(*(_samples(name, reader.keys.get(name)) for name in names))
    )


def _samples(name: str, keys: set[str] | None) -> list[str | int]:
    if name == "verse":
        return list(range(6))
    if keys is None:
        return ["N" * 32]
    words: list[str | int] = [k for k in sorted(keys - PLURALS) if not k.isdigit()]
    if words:
        return words
    return sorted({0, 1, 2, 5} | {int(key) for key in keys if key.isdigit()})


@cache
def played(game_id: str) -> tuple[tuple[Event, ...], tuple[Move, ...], frozenset[str]]:
    """Play random games at all table sizes: their events, moves and prompts."""
    game = find(game_id)
    events: list[Event] = []
    moves: list[Move] = []
    prompts: set[str] = set()
    for number, table in enumerate(tables(game)):
        start = game.start(table.seats, table.options, f"texts {number}")
        events.extend(start.events)
        for step in playout.steps(game, start.state, f"texts {number}/moves"):
            events.extend(step.applied.events)
            moves.append(step.move)
            prompts.add(step.decision.prompt)
    return tuple(dict.fromkeys(events)), tuple(dict.fromkeys(moves)), frozenset(prompts)


def facts(message_id: str, move: Move, language: str) -> Iterator[dict[str, str | int]]:
    """Yield what a text wants to know beyond the fields of a move."""
    own = {*move.__struct_fields__, *(f"{name}_kind" for name in move.__struct_fields__), "count"}
    seen = set()
    for values in arguments(message_id, language):
        beyond = {name: value for name, value in values.items() if name not in own}
        if (frozen := tuple(beyond.items())) not in seen:
            seen.add(frozen)
            yield beyond


def test_every_language_has_the_same_texts() -> None:
    first, *others = (i18n.ids(language) for language in LANGUAGES)
    for other in others:
        assert first ^ other == frozenset()


def test_a_text_has_the_same_variables_in_every_language() -> None:
    first, *others = LANGUAGES
    different = {
        message_id
        for message_id in i18n.ids(first)
        for other in others
        # Where nothing changes for its reader, a sentence does not ask who that is.
        if (i18n.variables(message_id, first) ^ i18n.variables(message_id, other)) - {"role"}
    }
    assert different == set()


@each_language
def test_every_variant_of_every_text_can_be_formatted(language: str) -> None:
    """A mistake in a variant that is rarely chosen is found here and not at a table."""
    texts = i18n.texts(language)
    for message_id in sorted(texts.ids):
        for values in arguments(message_id, language):
            assert texts(message_id, **values).strip() != ""


@each_game
@each_language
def test_a_game_introduces_itself(game_id: str, language: str) -> None:
    texts = i18n.texts(language)
    for part in ("name", "tagline", "emoji", "command", "command-description"):
        assert texts.has(f"{game_id}-{part}")
    assert len(texts(f"{game_id}-about")) <= DESCRIPTION_LIMIT


@each_game
@each_language
def test_a_first_turn_is_five_short_lines(game_id: str, language: str) -> None:
    """Aim, turn, surprise, end and first press, each of at most 90 characters as it is read."""
    lines = i18n.texts(language)(f"{game_id}-first-turn").splitlines()
    assert len(lines) == 5
    for line in lines:
        assert line.startswith("- **")
        assert len(line.removeprefix("- ").replace("**", "")) <= 90


@each_game
@each_language
def test_every_kind_of_event_has_its_sentence(game_id: str, language: str) -> None:
    texts = i18n.texts(language)
    missing = {k.__name__ for k in find(game_id).event_types if not texts.has(event_id(game_id, k))}
    assert missing == set()


@each_game
@each_language
def test_a_sentence_is_made_of_what_its_event_holds(game_id: str, language: str) -> None:
    """Rare events too: fields, their lengths and kinds, the reader's role, a verse, the players."""
    for kind in find(game_id).event_types:
        fields = {field.name for field in msgspec.structs.fields(kind)} - {"to"}
        known = {*fields, *(f"{name}_kind" for name in fields), "count"}
        known |= {"role", "verse", "players"}
        assert i18n.variables(event_id(game_id, kind), language) <= known


@each_game
@each_language
def test_a_name_in_a_sentence_is_bold_once(game_id: str, language: str) -> None:
    """Names are bold with the emblem of their seat; in every variant, however rare its event."""
    for kind in find(game_id).event_types:
        message_id = event_id(game_id, kind)
        names = seat_fields(kind) & i18n.variables(message_id, language)
        for values in arguments(message_id, language):
            bold = {name: "🦅 **Ada**" for name in names if values[name] != "none"}
            assert [] == [*faults(i18n.texts(language)(message_id, **{**values, **bold}), language)]


@each_game
@each_language
def test_a_sentence_calls_its_reader_you(game_id: str, language: str) -> None:
    """In every variant, whatever field of the event holds them; others are called by name."""
    texts = i18n.texts(language)
    for kind in find(game_id).event_types:
        message_id = event_id(game_id, kind)
        fields = seat_fields(kind)
        keys = SelectorReader()
        keys.visit(messages(language)[message_id])
        assert keys.keys.get("role", set()) <= {*fields, "other", "none"}
        for role, values in product(sorted(fields), arguments(message_id, language)):
            if values.get(role, "none") == "none" or values.get("role", role) != role:
                continue
            several = values.get("count", 1) != 1 and field_of(kind, role) is not Seat
            others = {name: f"**{name}**" for name in fields if values.get(name) != "none"}
            you = listing([*("Bo",) * several, texts(YOU)], texts)
            said = texts(message_id, **{**values, **others, role: you, "role": role})
            assert f"**{role}**" not in said
            assert [] == [*faults_of_address(said, language)]


def field_of(kind: type[Event], name: str) -> object:
    """Return the type of a field of an event."""
    return next(one.type for one in msgspec.structs.fields(kind) if one.name == name)


def faults_of_address(said: str, language: str) -> Iterator[str]:
    """Yield what does not go with *you*, and a sentence that begins with a small letter."""
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
    """Say whether it is a seat, one or none, or several."""
    return kind is Seat or Seat in get_args(kind)


@each_game
@each_language
def test_every_event_of_random_games_is_told_in_one_line(game_id: str, language: str) -> None:
    texts, speller = i18n.texts(language), Speller(game_id)
    events, _, _ = played(game_id)
    for event in events:
        readers: tuple[Seat | None, ...] = event.to or (None,)
        for reader in readers:
            line = sentence(game_id, event, NAMES, texts, speller, reader=reader)
            assert 0 < len(line) <= LINE_LIMIT
            assert "\n" not in line


@each_game
@each_language
def test_the_story_of_random_games_is_told(game_id: str, language: str) -> None:
    public = [event for event in played(game_id)[0] if event.to is None]
    lines = story(game_id, public, NAMES, i18n.texts(language), Speller(game_id))
    assert 0 < len(lines) <= len(public)


@each_language
def test_texts_shared_by_neighbouring_events_come_in_pairs(language: str) -> None:
    """``…-several`` lists the ``…-item`` texts of its events."""
    ids = i18n.ids(language)
    several = {i.removesuffix("-several") for i in ids if i.endswith("-several")}
    items = {i.removesuffix("-item") for i in ids if i.endswith("-item")}
    assert several == items
    assert several <= ids
    for message_id in several:
        known = {"items", "count", "role", "verse"}
        assert i18n.variables(f"{message_id}-several", language) <= known


@each_game
@each_language
def test_every_kind_of_move_has_its_label(game_id: str, language: str) -> None:
    texts = i18n.texts(language)
    missing = {k.__name__ for k in find(game_id).move_types if not texts.has(move_id(game_id, k))}
    assert missing == set()


@each_game
@each_language
def test_labels_fit_on_buttons(game_id: str, language: str) -> None:
    """Discord: a button's label has at most 80 characters."""
    texts, speller = i18n.texts(language), Speller(game_id)
    for move in played(game_id)[1]:
        for more in facts(move_id(game_id, move), move, language):
            text = label(game_id, move, NAMES, texts, speller, **more)
            assert 0 < len(text) <= LABEL_LIMIT
            assert "*" not in text


@each_game
@each_language
def test_consequences_are_told_of_moves(game_id: str, language: str) -> None:
    texts, speller = i18n.texts(language), Speller(game_id)
    confirmed = {i for i in texts.ids if i.startswith(f"{game_id}-confirm-")}
    told = set()
    for move in played(game_id)[1]:
        if (message_id := confirm_id(game_id, move)) in confirmed:
            told.add(message_id)
            for more in facts(message_id, move, language):
                assert consequence(game_id, move, NAMES, texts, speller, **more)
    assert told == confirmed


@each_game
@each_language
def test_every_prompt_is_a_question_a_wait_and_a_call(game_id: str, language: str) -> None:
    texts = i18n.texts(language)
    prompts = played(game_id)[2]
    for kind in ("prompt", "awaits", "call"):
        assert {p for p in prompts if not texts.has(f"{game_id}-{kind}-{p}")} == set()


@each_game
@each_language
def test_every_option_and_each_of_its_values_is_explained(game_id: str, language: str) -> None:
    texts = i18n.texts(language)
    for option in find(game_id).options:
        for value in (None, *option.choices):
            message_id = option_id(game_id, option.key, value)
            assert len(texts(message_id)) <= DESCRIPTION_LIMIT
            assert len(texts(f"{message_id}-help")) <= DESCRIPTION_LIMIT


@each_language
def test_help_is_short(language: str) -> None:
    texts = i18n.texts(language)
    long = {i for i in texts.ids if re.search("-action-.*-help$", i) and len(texts(i)) > HELP_LIMIT}
    assert long == set()


@each_game
@each_language
def test_the_rules_are_short_pages_without_a_gap(game_id: str, language: str) -> None:
    texts = i18n.texts(language)
    pages = {i for i in texts.ids if re.fullmatch(rf"{game_id}-rules-\d+", i)}
    assert pages == {f"{game_id}-rules-{number + 1}" for number in range(len(pages))}
    assert len(pages) > 0
    for page in pages:
        assert len(texts(page)) <= PAGE_LIMIT
        assert 0 < len(texts(f"{page}-title")) <= LABEL_LIMIT


@each_language
def test_commands_fit_discord(language: str) -> None:
    """Discord: names are lower-case letters, digits and -, at most 32; descriptions 100.

    Discord takes _ and ' as well; one sign is enough.
    """
    texts = i18n.texts(language)
    for message_id in sorted(i for i in texts.ids if re.match(r"[a-z]+-command(-|$)", i)):
        text = texts(message_id)
        if message_id.endswith("-description"):
            assert 0 < len(text) <= DESCRIPTION_LIMIT
            own = message_id.removesuffix("-description")
            # What is called the same in every game is named once for all of them.
            shared = own.partition("-")[2]
            option = shared.replace("command-new-", "command-option-")
            assert any(map(texts.has, (own, shared, option)))
        else:
            assert COMMAND_NAME.fullmatch(text) is not None
            assert text == text.lower()
            assert texts.has(f"{message_id}-description")


def refusals(folder: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield key and details of every refusal that the rules in a folder can raise."""
    for file in sorted([*folder.glob("*.py"), *folder.glob("chapters/**/*.py")]):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            match node:
                case python.Call(func=python.Name(id="RuleError"), args=[key], keywords=details):
                    names = frozenset(detail.arg or "" for detail in details)
                    keys = [key.body, key.orelse] if isinstance(key, python.IfExp) else [key]
                    for each in keys:
                        assert isinstance(each, python.Constant)
                        yield str(each.value), names


@each_game
@each_language
def test_every_refusal_of_the_rules_is_explained(game_id: str, language: str) -> None:
    """A refusal is a sentence of the game or one of all games, made of the refusal's details."""
    texts = i18n.texts(language)
    rules = Path(inspect.getfile(type(find(game_id)))).parent
    found = [*refusals(GAMES), *refusals(rules)]
    assert found != []
    unsaid = set()
    for key, details in found:
        own = f"{game_id}-rule-{key}"
        message_id = own if texts.has(own) else f"rule-{key}"
        if not texts.has(message_id) or not texts.variables(message_id) <= details:
            unsaid.add(key)
    assert unsaid == set()


@pytest.mark.parametrize(
    "file", [*sorted((LOCALES / "fr").rglob("*.ftl")), *texts_of("fr")], ids=lambda f: f.name
)
def test_french_is_set_as_french_is_printed(file: Path) -> None:
    """Narrow or no-break spaces before ! ? ; : and inside « », and the curly apostrophe."""
    faults = (
        r"(?<![\u202f\u00a0!?…])[!?;»]",
        r"«(?!\u202f|\u00a0)",
        r"(?<=[\w})*]):(?=\s|$)",
        r" [:!?;»]",
        r"\u00a0:",
        r"(?<=\w)'",
        r'"',
        r"\.\.\.",
    )
    wrong = [
        f"{entry.id.name}: {fault}"
        for entry in FluentParser().parse(with_both_forms(file.read_text(encoding="utf-8"))).body
        if isinstance(entry, ast.Message)
        for text in _printed(entry)
        for fault in faults
        if re.search(fault, text)
    ]
    assert wrong == []


def _printed(message: ast.Message) -> Iterator[str]:
    """Yield the patterns of a message, a letter in the place of each placeable."""
    reader = PatternReader()
    reader.visit(message)
    yield from reader.texts


class PatternReader(Visitor):
    """Collects patterns as they are printed."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        """Read a pattern, then those inside it."""
        self.texts.append(
            "".join(e.value if isinstance(e, ast.TextElement) else "X" for e in node.elements)
        )
        self.generic_visit(node)
