"""Every game speaks every language, completely and within Discord's limits."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n import texts as i18n
from bot.i18n.second_person import YOU, with_both_forms
from bot.i18n.text_ids import event_id
from bot.i18n.texts import LANGUAGES
from games import GAME_IDS, find, playout
from tabletop.testing.contract.test_texts import seat_fields
from tabletop.testing.reading import arguments
from tests.rigs.sample_games import texts_of

LOCALES = Path(i18n.__file__).parents[1] / "locales"
GAMES = Path(playout.__file__).parent
NAMES = tuple(letter * 32 for letter in "ABCDEFGHIJKL")
"""Display names as long as Discord lets them be."""
LABEL_LIMIT = 80
HELP_LIMIT = 90
DESCRIPTION_LIMIT = 100
SECOND_PERSON = {
    "en": r"\b(you|your|yours|yourself)\b",
    "fr": r"\b(tu|toi|ton|ta|tes|te|vous|votre|tiens?)\b|\bt\u2019",
}
PROVERBS = {"norwegian-event-demand-changed", "norwegian-event-stock-emptied"}
"""Events told with a figure of speech in which *you* is anybody."""
COMMAND_NAME = re.compile(r"(?:-|[^\W_]){1,32}")
PAGE_LIMIT = 1500
LINE_LIMIT = 400

each_language = pytest.mark.parametrize("language", LANGUAGES)


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
    """A mistake in a variant that is rarely chosen is found here and not at a table.

    None is empty, but for those of an item: a line leaves it out.
    """
    texts = i18n.texts(language)
    for message_id in sorted(texts.ids):
        said = [texts(message_id, **values).strip() for values in arguments(message_id, language)]
        assert any(said) if message_id.endswith(("-item", "-item-brief")) else all(said), message_id


@each_language
def test_texts_shared_by_neighbouring_events_come_in_pairs(language: str) -> None:
    """``…-several`` lists the ``…-item`` texts of its events."""
    ids = i18n.ids(language)
    several = {i.removesuffix("-several") for i in ids if i.endswith("-several")}
    items = {i.removesuffix("-item") for i in ids if i.endswith("-item")}
    assert several == items
    assert several <= ids
    for message_id in several:
        own = i18n.variables(message_id, language)
        alike = {f"{variable}_alike" for variable in own}
        known = {"items", "count", "role", "verse"} | own | alike
        assert i18n.variables(f"{message_id}-several", language) <= known


@each_language
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_an_event_calls_nobody_you_who_has_no_part_in_it(game_id: str, language: str) -> None:
    """What one seat alone was shown is told to others, too: in replays and of open hands."""
    texts = i18n.texts(language)
    for message_id in {event_id(game_id, kind) for kind in find(game_id).event_types} - PROVERBS:
        for values in arguments(message_id, language):
            if values.get("role", "none") in ("none", "other"):
                said = texts(message_id, **values)
                assert not re.search(SECOND_PERSON[language], said, re.IGNORECASE), said


@each_language
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_small_word_for_the_reader_begins_no_sentence(game_id: str, language: str) -> None:
    """Only the first letter of a line is made a capital: none after a full stop or a sign."""
    texts = i18n.texts(language)
    you = texts(YOU)
    begins = re.compile(rf"([.!?]\**|[\u2300-\U0001faff]\ufe0f?) \**{you}\b")
    for kind in find(game_id).event_types:
        sentence = event_id(game_id, kind)
        for message_id, fields in (
            (sentence, seat_fields(kind)),
            (f"{sentence}-several", {"items"}),
        ):
            for values in arguments(message_id, language) if texts.has(message_id) else ():
                for field in fields & values.keys():
                    if values.get("role", field) == field:
                        said = texts(message_id, **{**values, field: you})
                        assert not begins.search(said), said


def test_in_french_no_word_loses_its_e_to_a_name_in_a_pair() -> None:
    """*Ce que ‹{ $seat } a|tu as›* reads *ce que Ann a*: the word belongs into the pair."""
    elided = re.compile(r"\b(de|que|jusque|lorsque|puisque) ‹(?:\w+: )?\{ \$", re.IGNORECASE)
    for path in sorted((LOCALES / "fr").rglob("*.ftl")):
        assert not elided.search(path.read_text(encoding="utf-8")), path.name


@each_language
def test_a_button_is_named_with_its_ellipsis(language: str) -> None:
    """Whoever is told to press *Leave* looks for that, and the button says *Leave…*."""
    read = [path.read_text("utf-8") for path in sorted((LOCALES / language).rglob("*.ftl"))]
    button = re.compile(r"^[\w-]*button[\w-]* = (.+)…$", re.MULTILINE)
    cut = {label for text in read for label in button.findall(text)}
    named = {name for text in read for name in re.findall(r"(?<!\*)\*([^*{}\n]+)\*(?!\*)", text)}
    assert named & cut == set()


@each_language
def test_help_is_short(language: str) -> None:
    texts = i18n.texts(language)
    long = {i for i in texts.ids if re.search("-action-.*-help$", i) and len(texts(i)) > HELP_LIMIT}
    assert long == set()


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
