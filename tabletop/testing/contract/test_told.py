"""What the host says at a table can be said with the variables that it gives to each text."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

import rendering
from bot.i18n.text_ids import tip_id
from bot.i18n.texts import LANGUAGES, texts
from bot.model.recollection import Recollection
from cogs.elements.faces import face_of
from cogs.panels.ending import epilogue, remarkable, ties
from cogs.panels.lines import result_line
from games.api import AnyGame, Decision
from games.optional.remembering import Played as Told
from tabletop.testing.contract.test_controls import look
from tabletop.testing.demands import wanted_texts
from tabletop.testing.played_games import Played, Position

OF_A_MOMENT = ("event", "move", "prompt", "awaits", "call", "tip", "goal")
"""Kinds of texts that are said at one moment of a game, with what is known there."""
LENGTH = frozenset({"pace", "least", "most", "spread"})
"""Variables of how long a game takes."""


def test_a_text_of_no_moment_has_no_variables(game: AnyGame, language: str) -> None:
    """A text that asks for what it is not given is an error when the lobby or the rules are shown.

    Names, descriptions, options and pages have no variables; ``…-length`` has ``$pace``,
    ``$least``, ``$most`` and ``$spread``.
    """
    words = texts(language)
    wrong = {
        f"{text_id}: {sorted(unknown)}"
        for text_id in wanted_texts(game)
        if text_id.startswith(f"{game.id}-")
        and text_id.removeprefix(f"{game.id}-").partition("-")[0] not in OF_A_MOMENT
        and words.has(text_id)
        and (
            unknown := words.variables(text_id)
            - (LENGTH if text_id == f"{game.id}-length" else set())
        )
    }
    assert not wrong, f"variables that nobody gives: {sorted(wrong)}"


def test_every_question_is_asked_awaited_and_called_for(played: list[Played]) -> None:
    """The panel asks, the board says who is waited for, a ping says why.

    At the first question of each prompt all three are said in every language, from the numbers and
    switches of the view or what the face adds (``facts``); so are tips, names of details, and what
    the viewer holds (``…-holding-<key>``, with ``$change`` and ``$count``).
    """
    for one in played:
        face = face_of(one.game.id)
        shown, coach = rendering.details_of(one.game.id), one.game.coach
        for position, asked in _first_of_each(one):
            own = look(position, one.table, asked.seat)
            board = replace(own, seat=None, view=position.view(None), legal=())
            for language in LANGUAGES:
                words = texts(language)
                assert face.prompt(own, words)
                assert face.awaits(board, words)
                assert face.call(board, asked.prompt, words)
                for key in coach.tips(own.view, asked) if coach else ():
                    assert words(tip_id(one.game.id, key), **face.facts(own, words))
                for key in face.holdings(own):
                    assert words(f"{one.game.id}-holding-{key}", change="+1", count=1)
                for key in shown.details(own.view) if shown else ():
                    assert words(f"{one.game.id}-details")
                    assert all(map(str, face.detail(key, own, words)))


def _first_of_each(one: Played) -> Iterator[tuple[Position, Decision]]:
    """Yield the first open question of each prompt of a game, with its position."""
    known = set[str]()
    for position in one.positions:
        for asked in position.owed:
            if asked.prompt not in known:
                known.add(asked.prompt)
                yield position, asked


def test_every_end_is_told(played: list[Played]) -> None:
    """Below the last board stands why the game ended, how ties were broken, what is remembered.

    Said in every language are who won, ``…-outcome-<reason>``, where equal points have different
    places ``…-tie-<reason>``, and every feat, line of the epilogue and role.
    """
    for one in played:
        game, end = one.game, one.positions[-1]
        board = replace(look(end, one.table, one.seats[0]), seat=None, view=end.view(None))
        assert end.outcome is not None
        record = [Told(None, one.begun.state, one.begun.state, one.begun.events)]
        record += [
            Told(each.decision.seat, each.before.state, each.after.state, each.applied.events)
            for each in one.steps
        ]
        feats, hidden = [*game.feats(record)], tuple(game.epilogue(record))
        roles = {role for seat in one.seats if (role := game.role(end.state, seat))}
        for language in LANGUAGES:
            words = texts(language)
            assert result_line(board, words)
            assert words(f"{game.id}-outcome-{end.outcome.reason}")
            assert all(ties(board, words))
            for feat in feats:
                told = Recollection(feats={feat.praise: feat})
                assert all(remarkable(board, told, feat.praise, words))
            assert all(epilogue(board, Recollection(epilogue=hidden), words))
            assert all(words(f"{game.id}-place-{role}") for role in roles)
