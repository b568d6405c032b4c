import re
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.i18n.narration import VERSES
from bot.i18n.text_ids import confirm_id, event_id, kebab, move_id, option_id
from bot.i18n.texts import LANGUAGES, MissingTextError, Texts, ids, language_of, texts, variables
from games.api import Event, Move, OptionValue

SOURCE = """
-place = Ribe
greeting = Hello { $name }, welcome to { -place }!
    .short = Hi { $nick }
quoting = { greeting } { greeting.short }
bracelets = { $count ->
    [0] no bracelets
    [one] one bracelet
   *[other] { $count } bracelets
}
verdict = { $truthful ->
    [yes] honest
   *[no] a bluff by { $seat }
}
only-attributes =
    .label = Label
broken = { -nowhere }
"""


class BraceletTaken(Event, frozen=True):
    """An event with a name of two words."""


class CallBluff(Move, frozen=True):
    """A move with a name of two words."""


@pytest.fixture
def speak() -> Texts:
    return Texts("en", [SOURCE])


def test_a_text_is_formatted_with_its_variables_and_without_isolation_marks(speak: Texts) -> None:
    """Discord shows bidirectional isolation marks as stray characters on some clients."""
    assert speak("greeting", name="Ada") == "Hello Ada, welcome to Ribe!"


def test_an_attribute_is_a_text(speak: Texts) -> None:
    assert speak("greeting.short", nick="A") == "Hi A"
    assert speak("only-attributes.label") == "Label"


@pytest.mark.parametrize(
    ("count", "expected"), [(0, "no bracelets"), (1, "one bracelet"), (5, "5 bracelets")]
)
def test_numbers_choose_their_plural(speak: Texts, count: int, expected: str) -> None:
    assert speak("bracelets", count=count) == expected


def test_french_counts_zero_as_singular() -> None:
    """CLDR: in French 0 and 1 are singular."""
    french = Texts("fr", ["cartes = { $count ->\n    [one] carte\n   *[other] cartes\n}\n"])
    assert french("cartes", count=0) == "carte"
    assert french("cartes", count=2) == "cartes"


@pytest.mark.parametrize(
    ("text_id", "said", "of_one"),
    [
        ("absence-over", {"place": 4, "seats": 4, "points": 0}, "1 point"),
        ("series-alt-cursus", {"played": 0, "games": 3}, "une partie"),
        ("analysis-end", {"game": "rage", "turns": 0}, "un tour"),
        ("analysis-looked", {"found": 0, "count": 0}, "seule décision"),
    ],
)
def test_of_nothing_no_french_sentence_says_one(
    text_id: str, said: dict[str, str | int], of_one: str
) -> None:
    """What is singular is 0 as well: it names no number of its own, or 0 has a sentence."""
    assert of_one not in texts("fr")(text_id, **said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text_id", "said"),
    [
        ("herald", {"game": "Rage", "server": "Home", "taken": 1, "seats": 4, "url": "url"}),
        ("refused-tables-enough", {"count": 1}),
    ],
)
def test_of_one_nothing_is_said_in_the_plural(
    language: str, text_id: str, said: dict[str, str | int]
) -> None:
    """A lobby opens with one seat taken; a server may want a single table."""
    spoken = texts(language)(text_id, **said)
    assert not re.search(r"1 places|sont|1 tables|are running", spoken)


def test_a_lobby_of_one_is_listed_in_the_singular() -> None:
    """On a server's board and in ``/table find``."""
    speak = texts("fr")
    said: dict[str, str | int] = dict.fromkeys(speak.variables("find-line-lobby"), "x")
    line = speak("find-line-lobby", **said | {"taken": 1, "seats": 4})
    assert "1 place sur 4 prise" in line
    assert "prises" not in line


@pytest.mark.parametrize("verse", [0, 1])
def test_of_one_student_the_luck_is_told_in_the_singular(verse: int) -> None:
    """Where one went with the hand and none was to be expected."""
    told = texts("fr")("schools-feat-students", seat="Anne", number=1, usual=0, verse=verse)
    assert "allait avec" in told
    assert "allaient" not in told


def test_words_choose_a_variant(speak: Texts) -> None:
    assert speak("verdict", truthful="yes") == "honest"
    assert speak("verdict", truthful="no", seat="Ada") == "a bluff by Ada"


def test_arguments_that_a_text_does_not_use_are_ignored(speak: Texts) -> None:
    assert speak("greeting.short", nick="A", other=3) == "Hi A"


@pytest.mark.parametrize(
    "message_id", ["nothing", "greeting.long", "only-attributes", "-place", "", "greeting."]
)
def test_an_unknown_text_is_an_error(speak: Texts, message_id: str) -> None:
    assert speak.has(message_id) is False
    with pytest.raises(MissingTextError) as caught:
        speak(message_id)
    assert (caught.value.message_id, caught.value.language) == (message_id, "en")
    with pytest.raises(MissingTextError):
        speak.variables(message_id)


def test_a_missing_variable_is_an_error(speak: Texts) -> None:
    """``{$name}`` is never shown to anybody."""
    with pytest.raises(MissingTextError):
        speak("greeting")


def test_a_missing_selector_is_an_error(speak: Texts) -> None:
    with pytest.raises(MissingTextError):
        speak("verdict", seat="Ada")


def test_a_reference_to_nothing_is_an_error(speak: Texts) -> None:
    with pytest.raises(MissingTextError):
        speak("broken")


def test_a_variable_of_absurd_length_is_an_error(speak: Texts) -> None:
    """The library gives up beyond 2,500 characters; the marker that it leaves is not shown."""
    with pytest.raises(MissingTextError):
        speak("greeting.short", nick="x" * 2501)


def test_has_knows_texts_and_attributes(speak: Texts) -> None:
    assert speak.has("greeting") is True
    assert speak.has("greeting.short") is True


def test_ids_list_texts_and_attributes_but_no_terms(speak: Texts) -> None:
    expected = {
        "greeting",
        "greeting.short",
        "quoting",
        "bracelets",
        "verdict",
        "only-attributes.label",
        "broken",
    }
    assert expected == speak.ids


def test_variables_include_those_of_quoted_texts(speak: Texts) -> None:
    assert speak.variables("quoting") == {"name", "nick"}
    assert speak.variables("greeting.short") == {"nick"}
    assert speak.variables("verdict") == {"truthful", "seat"}


@pytest.mark.parametrize("source", ["broken = { $\n", "broken = a\nstray\n", "broken =\n"])
def test_a_text_that_cannot_be_read_is_an_error(source: str) -> None:
    """A typing error must not silently drop a text."""
    speak = Texts("en", [f"fine = yes\n{source}"])
    assert speak("fine") == "yes"
    with pytest.raises((ValueError, MissingTextError)):
        speak("broken")


def test_a_file_that_begins_with_no_text_is_an_error() -> None:
    with pytest.raises(ValueError, match="not well-formed"):
        Texts("en", ["# Line\nstray\nfine = yes\n"])


def test_an_id_defined_in_two_files_is_an_error() -> None:
    with pytest.raises(ValueError, match="defined again"):
        Texts("en", ["same = one\n", "same = two\n"])


def test_comments_are_no_texts() -> None:
    assert Texts("en", ["### File\n\n## Part\n\n# Line\n\nword = yes\n"]).ids == {"word"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_texts_of_its_files(language: str) -> None:
    speak = texts(language)
    assert speak.language == language
    assert "vikings-name" in ids(language)
    assert variables("vikings-name", language) == frozenset()


def test_texts_are_read_once() -> None:
    assert texts("fr") is texts("fr")


def test_a_language_the_bot_does_not_speak_is_an_error() -> None:
    with pytest.raises(ValueError, match="de"):
        texts("de")


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("de", "en"),
        ("zh-TW", "en"),
        ("fy", "en"),
        ("", "en"),
    ],
)
def test_a_reader_gets_french_for_french_and_english_for_the_rest(
    locale: str, expected: str
) -> None:
    assert language_of(locale) == expected


def test_threads_may_format_at_once(speak: Texts) -> None:
    """Pictures are drawn in worker threads, alt texts included."""
    with ThreadPoolExecutor(4) as pool:
        said = list(pool.map(lambda n: speak("greeting", name=str(n)), range(200)))
    assert said == [f"Hello {n}, welcome to Ribe!" for n in range(200)]


@pytest.mark.parametrize(
    ("class_name", "expected"), [("Moved", "moved"), ("BraceletTakenSeen", "bracelet-taken-seen")]
)
def test_ids_spell_class_names_in_kebab_case(class_name: str, expected: str) -> None:
    assert kebab(class_name) == expected


def test_ids_of_events_and_moves_name_game_kind_and_class() -> None:
    assert event_id("vikings", BraceletTaken()) == "vikings-event-bracelet-taken"
    assert event_id("vikings", BraceletTaken) == "vikings-event-bracelet-taken"
    assert move_id("vikings", CallBluff()) == "vikings-move-call-bluff"
    assert confirm_id("vikings", CallBluff) == "vikings-confirm-call-bluff"


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (None, "vikings-option-x"),
        (1, "vikings-option-x-1"),
        (True, "vikings-option-x-yes"),
        (False, "vikings-option-x-no"),
    ],
)
def test_ids_of_options_and_their_values(value: OptionValue | None, expected: str) -> None:
    """1 is a number and True a switch, though they are equal."""
    assert option_id("vikings", "x", value) == expected


COMMANDS = """
command-table = table
command-table-list = liste
command-help = aide
bears-command = ours
command-new = ouvrir
found = { COMMAND("table list") } ou { COMMAND("help") }
new = { COMMAND("bears new") }
lost = { COMMAND("table lose") }
"""


def test_a_command_is_spelt_in_the_language_of_the_text() -> None:
    """As it is typed by somebody whose Discord has the same language."""
    assert Texts("fr", [COMMANDS])("found") == "/table liste ou /aide"
    assert Texts("fr", [COMMANDS])("new") == "/ours ouvrir"


def test_a_command_that_discord_knows_is_mentioned() -> None:
    """Discord shows its name in the reader's language, which may be another than the text's."""
    speak = Texts("fr", [COMMANDS])
    assert speak("found") == "/table liste ou /aide"
    speak.name_commands({"table list": "</table list:7>"})
    assert speak("found") == "</table list:7> ou /aide"


def test_a_command_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(MissingTextError):
        Texts("fr", [COMMANDS])("lost")


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_variants_by_verse_are_told_equally_often(count: int) -> None:
    """The last one, which needs no number, is not told more often than the others."""
    named = "".join(f"\n    [{n}] {n}" for n in range(count - 1))
    speak = Texts("en", [f"story = {{ $verse ->{named}\n   *[other] last\n}}\n"])
    told = Counter(speak("story", verse=verse) for verse in range(VERSES))
    assert len(told) == count
    assert set(told.values()) == {VERSES // count}
    assert speak.variables("story") == {"verse"}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Astrid", "la place d'Astrid"),
        ("**Élodie**", "la place d'**Élodie**"),
        ("Yvain", "la place d'Yvain"),
        ("Yann", "la place de Yann"),
        ("Hugo", "la place de Hugo"),
        ("Björn", "la place de Björn"),
        ("🦅 **Astrid**", "la place de 🦅 **Astrid**"),
        ("E6", "la place de E6"),
    ],
)
def test_french_leaves_out_an_e_before_a_vowel(name: str, told: str) -> None:
    """Whoever is called anything; a letter that names a place is no word."""
    french = Texts("fr", ["place = la place de { $name }\nout = On dit que { $name } sort."])
    assert told.replace("'", "\u2019") == french("place", name=name)
    assert "On dit qu\u2019Astrid sort." == french("out", name="Astrid")
    assert "la place de Astrid" == Texts("en", ["place = la place de { $name }"])(
        "place", name="Astrid"
    )
