"""``pytest --game`` over installed games: a bad one is told each of its faults by name."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import force_setattr, replace

from bot.model.view import TableView
from cogs.elements.game_face import Choice, Offer
from games import find, registry
from games.api import AnyGame, Decision, Event, Seat, Significance, Weight
from games.registry import LeftOut
from rendering.scene.scene import Drawing, Place, Scene, Text
from tabletop.testing import plugin
from tabletop.testing.contract import test_controls as controls
from tabletop.testing.contract import test_flow as flow
from tabletop.testing.contract import test_pictures as pictures
from tabletop.testing.contract import test_redealing as redealing
from tabletop.testing.contract import test_texts as demanded_texts
from tabletop.testing.contract import test_values as values
from tabletop.testing.demands import owed
from tabletop.testing.played_games import Played, Position, Table, tables
from tests.rigs.forms import LONG
from tests.rigs.packages import ROOT, Workshop
from tests.samples.choir.rules import Sing

CONTRACT = ("-m", "pytest", "-p", "tabletop.testing.plugin", "-p", "no:cacheprovider", "-q")

BAD = {
    "rules": (
        ("NOTES = 3\n", "import random\n\nNOTES = 3\n"),
        ("raise RuleError", "pass  # "),
        ("    note: int | None\n", "    note: int | None\n    heard: tuple[int | None, ...]\n"),
        ("            note=None", "            heard=state.notes,\n            note=None"),
        ("    round: int\n    note:", "    luck: str\n    round: int\n    note:"),
        ("            round=min(", "            luck=state.rng.seed,\n            round=min("),
        ("secret=True,", "secret=True,\n                optional=3 in state.notes,"),
        ("map(Sing, range(1, NOTES + 1))", 'map(Sing, map(int, {*"123"}))'),
        ('"verses-sung"', '"verses-sung" if len(state.points) < 4 else "all-sung"'),
    ),
    "pictures": (('return " ".join(', 'return f"{view.heard} " + " ".join('),),
    "en": (
        ("Sing note { $note }", f"Sing note {{ $note }}{' loudly' * 12}"),
        ("choir-tagline = Every", "choir-tagline = { $nobody } and every"),
        ("choir-prompt-sing = Verse { $round }", "choir-prompt-sing = Verse { $number }"),
    ),
}
FAULTS = {
    "the description (alt) tells what is hidden",
    "sees what is hidden",
    "a question depends on what",
    "the view holds the seed of the state's rng",
    "is not refused",
    "choir-move-sing (en) has 95 characters",
    "rules imports random",
    "luck or moves follow the order of a set",
    "choir-tagline: ['nobody']",
    "choir-prompt-sing: Unknown external: number",
    "choir-outcome-all-sung: no such text",
}
"""What the bad game is told, in the words of the messages."""


FIELDS = ("begun", "positions", "steps")
"""Of a game that was played, what rules are asked about."""


class Sung(Event, frozen=True):
    """Somebody sang."""

    significance = Significance(Weight.DEED)
    loud: bool
    verse: int


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


def test_the_plugin_may_be_installed_and_named_at_once(
    pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Building the bot leaves its entry points in the checkout, whose tests name the plugin."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    offered = project["project"]["entry-points"]["pytest11"]
    info = tmp_path / "bot-1.0.dist-info"
    info.mkdir()
    lines = "".join(f"{name} = {module}\n" for name, module in offered.items())
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bot\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[pytest11]\n{lines}", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert pytestconfig.pluginmanager.get_plugin(plugin.__name__) is plugin
    assert pytestconfig.pluginmanager.load_setuptools_entrypoints("pytest11") == 0


def test_a_bad_game_is_told_each_of_its_faults(workshop: Workshop) -> None:
    """It leaks a card, forgets a refusal, has a long label, shows luck, and brings its own.

    Beside each stands why the bot needs it.
    """
    workshop.install("choir", workshop.package("choir", BAD))
    asked = (
        "tells or cannot_know or depend or luck or refused or labels or rules_know"
        " or process or told or no_moment or awaited"
    )
    tested = workshop.run(*CONTRACT, "--game", "choir", "-k", asked)
    assert tested.returncode == 1, tested.stdout + tested.stderr
    assert {fault for fault in FAULTS if fault not in tested.stdout} == set()
    assert "Whoever knows the seed knows every card that will be drawn." in tested.stdout


@pytest.mark.skipif(not LONG, reason="the sample games are tested like this in every run")
def test_a_good_game_passes(workshop: Workshop) -> None:
    """With nothing but a package and the plugin."""
    workshop.install("cups", workshop.package())
    tested = workshop.run(*CONTRACT, "--game", "cups")
    assert tested.returncode == 0, tested.stdout + tested.stderr
    assert "vikings" not in tested.stdout


def test_a_game_that_is_not_hosted_is_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """None of that name, or one that the bot leaves out."""
    found = registry.hosted()
    lost = found._replace(left_out=(LeftOut("sticks", "sticks 1.0", "it does not import"),))
    monkeypatch.setattr(registry, "hosted", lambda: lost)
    plugin._require("cups")
    for game, reason in (("sticks", "it does not import"), ("chess", "offers 'chess'")):
        with pytest.raises(pytest.UsageError, match=reason):
            plugin._require(game)


def test_every_demand_says_why_it_is_made() -> None:
    """A contributor who does not know the bot reads it where a test fails."""
    silent = [
        f"{path.name}: {node.name}"
        for path in plugin.CONTRACT.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        if not ast.get_docstring(node)
    ]
    assert silent == []


def test_more_than_a_form_can_ask_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing could be chosen in the lobbies of such a game any more."""
    controls.test_a_lobbys_form_holds_all_that_can_be_chosen(find("norwegian"), "en")
    monkeypatch.setattr(controls, "FIELDS", 2)
    with pytest.raises(AssertionError, match="3 fields in the form of a lobby, at most 2"):
        controls.test_a_lobbys_form_holds_all_that_can_be_chosen(find("norwegian"), "en")


def test_a_question_with_an_id_for_each_seat_is_told() -> None:
    """What was answered to a window was heard one by one, and who answers could be told."""
    honest: AnyGame = find("choir")

    def each(_: AnyGame, state: Any) -> tuple[Decision, ...]:
        return tuple(replace(one, id=f"{one.id}s{one.seat}") for one in honest.decisions(state))

    game = type("Apart", (type(honest),), {"decisions": each})()
    demand = flow.test_seats_asked_the_same_at_once_share_a_question
    demand([Played.of(Table(honest, 3, {}), "asked")])
    with pytest.raises(AssertionError, match="the prompt sing has the ids v1s0 and v1s1 at once"):
        demand([Played.of(Table(game, 3, {}), "asked")])


def test_the_same_id_for_the_question_of_the_next_round_is_told() -> None:
    """A press on the panel of the last round answered for this one."""
    honest: AnyGame = find("choir")

    def same(_: AnyGame, state: Any) -> tuple[Decision, ...]:
        return tuple(replace(one, id="verse") for one in honest.decisions(state))

    game = type("Forgetful", (type(honest),), {"decisions": same})()
    demand = flow.test_a_closed_question_is_never_opened_again
    demand([Played.of(Table(honest, 3, {}), "asked")])
    with pytest.raises(AssertionError, match=r"once more by the same id: \{\('verse', \d"):
        demand([Played.of(Table(game, 3, {}), "asked")])


def test_a_face_is_asked_at_tables_with_every_option() -> None:
    """It saw the default ones, whatever was played: one that reads another failed at a table."""
    game: AnyGame = find("norwegian")
    for kind in tables(game):
        begun = Position(game, game.start(kind.seats, kind.options, "seed").state, 0)
        made = controls.look(begun, kind, Seat(0)).table.terms
        assert (made.seats, {**made.options, **kind.options}) == (kind.seats, made.options)


def test_refusals_are_found_in_every_folder_of_a_game(tmp_path: Path) -> None:
    """Those of a folder that was not called chapters had no words at a table."""
    (tmp_path / "tricks" / "suits").mkdir(parents=True)
    source = 'raise RuleError("a" if hand else "b", most=3)\n'
    (tmp_path / "tricks" / "suits" / "following.py").write_text(source, encoding="utf-8")
    most = frozenset({"most"})
    assert [*demanded_texts.refusals(tmp_path)] == [("a", most), ("b", most)]
    (tmp_path / "rules.py").write_text("raise RuleError(key)\n", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"rules\.py:1: spell out the key"):
        list(demanded_texts.refusals(tmp_path))


def test_a_picture_that_changes_its_view_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list that the picture had sorted was shown to whoever looked next, as it was then."""

    def sorts(view: Any, *_: Any) -> Scene:
        force_setattr(view, "waiting", view.waiting[::-1])
        return Scene(Drawing("nothing", 1200, 900, ()), (), "Nothing.", ())

    game: AnyGame = find("choir")
    begun = Position(game, game.start(3, {}, "seed").state, 0)
    monkeypatch.setattr("rendering.find", lambda _: SimpleNamespace(scene=sorts))
    with pytest.raises(AssertionError, match="the picture changes its view"):
        pictures.drawn(begun, None, "en")


def test_a_palette_that_no_picture_can_have_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tests of such a game passed, and at a table no picture of it could be painted."""
    palette = tuple(f"#0000{number:02x}" for number in range(256))
    shown = Scene(Drawing("nothing", 1200, 600, ()), (), "Nothing.", palette)
    module = SimpleNamespace(scene=lambda *_: shown, lesson=lambda *_: shown)
    monkeypatch.setattr("rendering.find", lambda _: module)
    played = [Played.of(Table(find("choir"), 3, {}), "painted")]
    pictures.test_a_picture_can_be_painted(played)
    assert not [one.what for one in owed("choir") if "colours" in one.what]
    shown = replace(shown, palette=(*palette, "#ffffff"))
    with pytest.raises(AssertionError, match="257 colours"):
        pictures.test_a_picture_can_be_painted(played)
    assert [one.what for one in owed("choir") if "colours in its palette, not 257" in one.what]


def test_words_that_nobody_can_read_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand that grew ran out of its picture, and a sentence ended in an ellipsis."""
    played = [Played.of(Table(find("choir"), 3, {}), "cut")]
    short, long = (Text(words, 0, 0, 300, 60, "#ffffff") for words in ("Sing", "Sing " * 40))
    card = Drawing("card", 80, 100, (short,))
    for shapes, told in (
        ((Place(card, 1190, 0), short), ""),
        ((Place(card, 1200, 0),), "outside of the picture: .'card'"),
        ((long,), "too long for their boxes: .'Sing "),
    ):
        shown = Scene(Drawing("nothing", 1200, 600, ()), shapes, "Nothing.", ())
        monkeypatch.setattr(
            "rendering.find", lambda _, shown=shown: SimpleNamespace(scene=lambda *_: shown)
        )
        with pytest.raises(AssertionError, match=told) if told else nullcontext():
            pictures.test_no_words_are_cut_off(played)


def test_choices_that_read_alike_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three buttons said "Lay a card", and nobody knew which card was which."""
    played = [Played.of(Table(find("choir"), 3, {}), "alike")]
    demand = controls.test_what_is_offered_is_legal_and_keeps_discords_limits
    demand(played)

    def alike(seen: TableView, _: Any) -> Offer:
        return Offer.of(tuple(Choice(move, "Sing") for move in seen.legal), "Which?")

    monkeypatch.setattr(controls, "face_of", lambda _: SimpleNamespace(offer=alike))
    with pytest.raises(AssertionError, match=r"nobody can tell apart: .*'Sing'"):
        demand(played)


def test_a_question_whose_id_no_control_can_say_is_told() -> None:
    """With 17 characters no panel could be made, after an undo none with 13 either.

    One like those after an undo made all questions of a game one: old buttons answered new ones.
    """
    honest: AnyGame = find("choir")
    demand = flow.test_a_closed_question_is_never_opened_again
    for prefix, told in (("verse", ""), ("verseofasong", "more than 12"), ("u", "after an undo")):

        def named(_: AnyGame, state: Any, prefix: str = prefix) -> tuple[Decision, ...]:
            asked = honest.decisions(state)
            return tuple(replace(one, id=f"{prefix}{one.id[1:]}") for one in asked)

        game = type("Long", (type(honest),), {"decisions": named})()
        with pytest.raises(AssertionError, match=told) if told else nullcontext():
            demand([Played.of(Table(game, 3, {}), "asked")])


def test_a_choice_that_no_control_can_say_is_told() -> None:
    """Its custom id was compared with 100 characters alone, and its panel could not be made."""
    decision, short, long = Decision("q1", Seat(0), "sing"), Sing(1), Sing(10**59)
    for choice, listed, told in (
        (Choice(short, "Sing"), False, None),
        (Choice(long, "Sing"), False, ValueError),
        (Choice(long, "Sing"), True, None),
        (Choice(short, "Sing", then=(short,) * 14), True, AssertionError),
    ):
        with pytest.raises(told) if told else nullcontext():
            controls.check_spelt(choice, decision, listed=listed)


def test_a_choice_by_a_switch_that_is_never_made_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a sentence said the same whether it was on or off: "goes home and held the wall"."""
    monkeypatch.setattr(
        demanded_texts, "keys", lambda *_: {"loud": {"true", "other"}, "verse": {"1"}}
    )
    told = demanded_texts.never(Sung, "choir-event-sung", "en")
    assert [*told] == ["choir-event-sung (en): $loud is yes or no, never true"]


@pytest.mark.parametrize("kinds", ["move_types", "unasked_types", "event_types"])
def test_a_game_is_told_what_of_giving_up_it_does_not_declare(kinds: str) -> None:
    """Such a move was made at a table, and after the next start nothing of it could be read."""
    honest: AnyGame = find("schools")
    missing = {"GiveUp", "GaveUp"}
    kept = tuple(kind for kind in getattr(honest, kinds) if kind.__name__ not in missing)
    assert kept != getattr(honest, kinds)
    game = type("Silent", (type(honest),), {kinds: kept})()
    played = [Played.of(Table(honest, 2, {}), "giving up")]
    demand = values.test_what_a_seat_does_unasked_is_declared_and_survives_storage
    demand(played)
    with pytest.raises(AssertionError, match=f"missing among {kinds}"):
        demand([Played(Table(game, 2, {}), "", *(getattr(played[0], name) for name in FIELDS))])


def dealt_with_the_states_own_luck(game: AnyGame, state: Any, viewer: Any, seed: str) -> Any:
    return replace(game.redeal(state, viewer, seed), rng=state.rng)


def test_a_game_without_secrets_and_luck_may_be_dealt_again_as_it_is() -> None:
    """There is nothing that its computers could see."""
    cups: AnyGame = find("cups")
    game = type("Open", (type(cups),), {"redeal": lambda _, state, *__: state})()
    redealing.test_the_luck_to_come_is_dealt_again([Played.of(Table(game, 2, {}), "open")])


def dealt_with_the_notes_of_others(game: AnyGame, state: Any, viewer: Any, seed: str) -> Any:
    return replace(game.redeal(state, viewer, seed), notes=state.notes)


def dealt_with_the_trials_to_come(game: AnyGame, state: Any, viewer: Any, seed: str) -> Any:
    return replace(game.redeal(state, viewer, seed), trials=state.trials)


@pytest.mark.parametrize(
    ("game_id", "peek", "demand", "told"),
    [
        (
            "choir",
            dealt_with_the_states_own_luck,
            redealing.test_the_luck_to_come_is_dealt_again,
            "redeal keeps the rng of the state",
        ),
        (
            "choir",
            dealt_with_the_notes_of_others,
            redealing.test_what_another_seat_chose_out_of_sight_is_dealt_again,
            "redeal shows what another seat answered, .* in notes of the state",
        ),
        (
            "schools",
            dealt_with_the_trials_to_come,
            redealing.test_games_that_begin_alike_are_dealt_again_alike,
            "redeal keeps what nobody has seen, in trials of the state",
        ),
    ],
)
def test_a_game_whose_computers_could_peek_is_told_what_at(
    game_id: str,
    peek: Callable[..., Any],
    demand: Callable[[list[Played]], None],
    told: str,
) -> None:
    """A deal that keeps luck, sealed answers or cards was taken for one that hides them."""
    honest: AnyGame = find(game_id)
    peeking = type("Peeking", (type(honest),), {"redeal": lambda _, *given: peek(honest, *given)})
    seats = min(honest.seats)
    demand([Played.of(Table(honest, seats, {}), "peeking")])
    with pytest.raises(AssertionError, match=told):
        demand([Played.of(Table(peeking(), seats, {}), "peeking")])
