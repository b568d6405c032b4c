"""A film: within its time and weight, the words below, by a process that leaves nothing behind."""

from __future__ import annotations

import re
import sys
from io import BytesIO
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image
from PIL.GifImagePlugin import GifImageFile

from bot.i18n.texts import LANGUAGES, texts
from bot.model.players import Person
from bot.model.replay import Footage, Sight
from bot.model.story import Account
from bot.model.table import Status
from bot.services.replay import _chosen, _footage, _Viewing
from bot.table.live_table import LiveTable
from bot.table.reel import Reel
from cogs.elements.faces import face_of, narrate
from cogs.elements.plain_text import elided, spoken
from cogs.film.job import LONGEST_MS, MOST_BYTES, Job, frame
from cogs.film.studio import FilmError, FilmStudio
from cogs.film.worker import made
from cogs.interactions.keepsakes import _lettered
from cogs.panels.keepsakes import FRAMES, _bare, film_alt, subtitles, timing
from cogs.panels.lines import result_line
from cogs.rage.words import place
from games import GAME_IDS, find
from games.api import Seat
from games.rage.content import Site, bastion_of
from rendering import find as picture_of
from rendering.paint.film import Shot, film
from rendering.rage import site_name
from rendering.scene.scene import ALT_LIMIT
from rendering.scene.theme import DUSK
from tabletop.testing.played_games import Played, tables
from tests.bot.services.test_replay import SEED, rows_of
from tests.rigs.table_views import table_view

EN = texts("en")
HOLE = re.compile(r"\b(at|to|from|with|of|à|de|et|par|avec)[.:]|\(\s*\)|[:(,] ?[.,)]|^[!?.,:]|  ")
"""A line that lacks a word."""


def viewing_of(game_id: str, language: str = "en") -> tuple[_Viewing, Reel]:
    """A random game that is over, as a spectator looks at it again."""
    table = tables(find(game_id))[0]
    played = Played.of(table, SEED)
    rows = rows_of(played.begun, [(s.decision.seat, s.move, s.applied) for s in played.steps])
    reel = Reel(table.game, table.seats, table.options, SEED, None, rows)
    over = table_view(table.game, reel.state(0), table.seats, None).table
    terms = replace(over.terms, options=table.options, language=language)
    over = replace(over, terms=terms, status=Status.OVER)
    return _Viewing(LiveTable(over, None, SEED), reel, 0), reel


def footage_of(game_id: str, most: int) -> list[Footage]:
    """Choose positions of a random game."""
    viewing, reel = viewing_of(game_id)
    return list(_footage(viewing, reel, reel.record(), most))


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_game_has_a_film(game_id: str) -> None:
    """Of what everybody saw, at most a minute long, each position with words that are read."""
    viewing, reel = viewing_of(game_id)
    footage = list(_footage(viewing, reel, record := reel.record(), FRAMES))
    assert 2 < len(footage) <= FRAMES
    ended = replace(footage[-1].look, outcome=reel.game.outcome(record[-1].after))
    told = subtitles(footage, ended, EN)
    assert all(0 < len(words) <= 90 for words in told)
    assert told[-1].rstrip("…") in " ".join(_bare([result_line(ended, EN)], ended.table, EN))
    assert not any(
        mark in words for words in told for mark in ("**", "<@", "\n", "\ufe0e", "🐻", "( ")
    )
    lengths = timing(told, LONGEST_MS)
    assert sum(lengths) <= LONGEST_MS
    # Whoever reads subtitles reads some seventeen letters a second, and looks up in between.
    for words, length in zip(told[:-1], lengths, strict=False):
        assert len(words) <= 24 * length / 1000
    assert lengths[-1] == 4000
    alt = film_alt(footage, told, ended, EN)
    assert len(alt) <= ALT_LIMIT
    some = [*footage[:2], footage[-1]]
    job = Job(
        game_id,
        footage[0].look.table.names,
        "fr",
        "Table 7",
        tuple(frame(one.look.view, "words", 500) for one in some),
    )
    gif = made(job)
    assert len(gif) <= MOST_BYTES
    moving = Image.open(BytesIO(gif))
    assert isinstance(moving, GifImageFile)
    assert (moving.format, moving.width, moving.n_frames) == ("GIF", 600, 3)
    assert moving.info["loop"] == 0


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_changed_most_is_in_a_film_and_is_told(game_id: str) -> None:
    """At most half of it: what everybody saw of who was ahead changed there as nowhere else."""
    viewing, reel = viewing_of(game_id)
    record = reel.record()
    footage = _footage(viewing, reel, record, FRAMES)
    track = viewing.track(Sight.PUBLIC)
    guess = find(game_id).estimate
    rows = [row.number for row in reel.rows]
    stood = [guess(record[step].after, None) for step in track[:-1]]
    moved = {
        rows[step]: max(abs(a - b) for a, b in zip(*pair, strict=True))
        for step, pair in zip(track[1:], pairwise(stood), strict=False)
    }
    told = {one.look.moves: one.decided for one in footage}
    weighty = [step for step, decided in told.items() if decided]
    assert 1 <= len(weighty) <= FRAMES // 2
    least = min(moved[rows[step]] for step in weighty)
    others = [moved[rows[step]] for step in track[1:-1] if step not in weighty]
    assert all(change <= least for change in others)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_no_line_of_a_story_has_a_hole_where_a_sign_stood(game_id: str, language: str) -> None:
    """In a picture there are no emblems: what one of them said is said in a word."""
    viewing, reel = viewing_of(game_id, language)
    # Below the last position stands who has won.
    heard = [one.event for tale in reel.tales[:-1] for one in tale if one.event.to is None]
    table = viewing.footage(0, reel.state(0), (), decided=False).look.table
    told = narrate(table, Account(tuple(heard)), texts(language))
    lines = list(_bare(told, table, texts(language)))
    assert len(lines) > 5
    assert not [line for line in lines if HOLE.search(line)]


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "at the bastion, the bastion → A1."), ("fr", "au Bastion, Bastion → A1.")],
)
def test_a_bastion_is_named_in_the_form_that_its_sentence_has(language: str, written: str) -> None:
    """It read *en Bastion*: a preposition is another one before a word than before a sign."""
    viewing, reel = viewing_of("rage", language)
    table = viewing.footage(0, reel.state(0), (), decided=False).look.table
    words = texts(language)
    home, land = place(bastion_of(Seat(0)), words), place(Site(1), words)
    posted = words("rage-event-reinforced-item", seat="", units="", site=home).split(") ")[-1]
    assert [*_bare([f"{posted}, {home} → {land}."], table, words)] == [
        written.replace("A1", site_name(Site(1)))
    ]


def test_a_face_may_name_a_sign_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package written for 1.0 does: its films would end in an error."""
    viewing, reel = viewing_of("rage", "fr")
    table = viewing.footage(0, reel.state(0), (), decided=False).look.table
    monkeypatch.setattr(face_of("rage"), "aloud", {"🏰": "rage-bastion-aloud"})
    assert [*_bare(["A1 → 🏰."], table, texts("fr"))] == ["A1 → Bastion."]


def test_a_film_that_would_be_too_heavy_is_smaller() -> None:
    """Its weight is a limit, its width is not."""
    footage = footage_of("vikings", 4)
    job = Job("vikings", footage[0].look.table.names, "en", "", ())
    shots = [
        Shot(picture_of(job.game).scene(one.look.view, job.names, EN, DUSK), "words", 500)
        for one in footage
    ]
    whole = film(shots, MOST_BYTES)
    smaller = film(shots, len(whole) - 1)
    assert Image.open(BytesIO(smaller)).width < Image.open(BytesIO(whole)).width
    assert len(smaller) < len(whole)


def test_of_a_long_game_the_first_the_last_and_what_was_decided_are_chosen() -> None:
    track = list(range(0, 1000, 2))
    decided = set(range(0, 1000, 100))
    chosen = _chosen(track, decided, 48)
    assert len(chosen) == 48
    assert chosen == sorted(set(chosen))
    assert {0, 998} | decided <= set(chosen)
    assert _chosen([0, 3], set(), 48) == [0, 3]
    many = _chosen(track, set(track), 48)
    assert len(many) == 48


def test_a_bare_name_takes_what_french_leaves_out() -> None:
    """An emblem keeps *de* and a name apart; without it they are written together."""
    names = ("Astrid", "Élodie", "Yves", "Yann", "Hugo", "Bo")
    for line, written in (
        ("Victoire de 🐻 Astrid et de Bo !", "Victoire d'Astrid et de Bo !"),
        ("Au tour de Élodie, plus que Yves.", "Au tour d'Élodie, plus qu'Yves."),
        ("La carte de Yann reste celle de Hugo.", "La carte de Yann reste celle de Hugo."),
        ("Le monde de Astride ne bouge pas.", "Le monde de Astride ne bouge pas."),
    ):
        assert elided(spoken(line), names, "fr") == written.replace("'", "\u2019")
        assert elided(spoken(line), names, "en") == spoken(line)
    assert elided("de Bo", ("Bo",), "fr") == "de Bo"


async def test_a_process_that_dies_or_hangs_is_no_film() -> None:
    """As a computer's worker: the next film has a process of its own."""
    job = Job("vikings", (), "en", "", ())
    for code, patience, why in (
        ("raise SystemExit('no such card')", 30.0, "ended with 1\nno such card"),
        ("import time; time.sleep(99)", 0.2, "too long"),
    ):
        studio = FilmStudio((sys.executable, "-c", code), patience)
        with pytest.raises(FilmError, match=why):
            await studio.make(job)


async def test_a_film_is_made_by_a_process_of_its_own() -> None:
    """What goes in and comes out is bytes."""
    footage = footage_of("norwegian", 2)
    names = footage[0].look.table.names
    frames = tuple(frame(one.look.view, "words", 500) for one in footage)
    gif = await FilmStudio().make(Job("norwegian", names, "en", "", frames))
    assert gif.startswith(b"GIF89a")


async def test_a_film_gives_way_to_everybody_from_its_first_moment() -> None:
    """Its process does not have to say so itself, once it is up."""
    waits = "import os, sys\nwhile os.nice(0) != 19: pass\nsys.stdout.write('made')"
    job = Job("vikings", (), "en", "", ())
    assert await FilmStudio((sys.executable, "-c", waits), 30.0).make(job) == b"made"


def test_a_position_names_who_sat_there_then() -> None:
    """In its picture and its subtitle, as pictures letter names; others have those of the end."""
    *_, end = footage_of("norwegian", 3)
    one, table = end, end.look.table
    then = tuple(Person(9, "Zoë \N{RUNIC LETTER FEHU FEOH FE F}") for _ in table.players)
    casts = (then,) * len(one.heard.events)
    seated = replace(one.look, table=table.seating(then))
    one = _lettered(replace(one, look=seated, heard=replace(one.heard, casts=casts)), EN)
    names = one.look.table.names
    assert len({*names}) == len(names)
    assert set(one.heard.casts) == {tuple(p.occupant for p in one.look.table.players)}
    assert "Zoë" in narrate(table, one.heard, EN)[0]
    assert not any("\N{RUNIC LETTER FEHU FEOH FE F}" in name for name in names)
    assert f"{names[0]} / {table.names[0]}, " in film_alt([one, end], ["", ""], end.look, EN)
    jobs = [
        Job("norwegian", table.names, "en", "", (frame(one.look.view, "", 500, sat),) * 2)
        for sat in ((), table.names, names)
    ]
    of_the_end, named, of_then = map(made, jobs)
    assert of_the_end == named != of_then


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_that_is_too_long_ends_with_a_sentence(language: str) -> None:
    """The beginning of Goths Save the Queen ended in *Somewhere in the…*."""
    viewing, reel = viewing_of("goths", language)
    first, *_ = list(_footage(viewing, reel, reel.record(), FRAMES))
    told, *_ = subtitles([first, first], first.look, texts(language))
    assert told.endswith(".")
