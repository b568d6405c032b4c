"""Whole games by people with habits on a virtual clock, on the services without Discord.

``python -m tests.play.calendar GAME --seats N …`` plays them and prints what they took;
``python -m tests.play.calendar --write`` writes ``docs/calendar.md``, and with a game what stands
there of that game.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from statistics import median

from msgspec.structs import replace

from games import GAME_IDS, find
from tests.play.calendar.course import Setting, play
from tests.play.calendar.people import CROWDS
from tests.play.calendar.tally import Tally, tally

PAGE = Path(__file__).parents[3] / "docs" / "calendar.md"


_ABSENCES = 9
"""So many games are compared with and without somebody: who is gone turns their course."""

_REASONS = (
    (
        "A round of Goths Save the Queen holds a turn of each king, one after another since each"
        " sees the back that the one before laid, and then the orders of all at once: the"
        " floor counts a visit for each of them. Whoever reacts to somebody else's turn costs"
        " the floor nothing."
    ),
    "",
    (
        "What makes games short is what is said before it is asked. A turn of Clash of Vikings is"
        " asked at once: with an announcement where to go, whom to hit and what to announce next,"
        " what of a Shield, and where a bracelet lands; whoever announces answers that on the same"
        " panel, so that these people do, whatever part of them looks for answers in advance."
        " Others believe what cannot hit or push them. In Norwegian Battle people lay their lowest"
        " and counter aces, which makes it shorter than its floor, since that costs no visit."
    ),
    "",
    (
        "What stays long is a turn of Clash of Vikings in which somebody is hit, and the rules are"
        " the reason: what a hit brings is drawn, so that what is announced after it cannot be"
        " planned; and the attacked may raise a Shield, for which they are waited for who have"
        " not said before whether they do."
    ),
    "",
    (
        "Who gives an answer for the whole game says that it holds at night, too. What others say"
        " in advance waits for their morning. That is dear where people sleep at different hours:"
        " of five games of Clash of Vikings for four in which only half of the people said so, the"
        " median took 2.8 times its floor, and 1.7 times as they are here."
    ),
    "",
    (
        "A turn of Clash of Magic Schools or Clash of Rage is one visit, whatever is decided in it;"
        " whoever is attacked in Clash of Rage may have left orders in their own."
        " That is the floor, and the rules allow no less: nobody can say before their turn what"
        " they draw, nor where the armies of others will stand by then. Nor can a king of the Goths"
        " choose a card before the back that he answers lies there, or a chief an order before the"
        " cards do."
    ),
    "",
    (
        "*Requests an answer* are those that the limit of a token counts, from the start of a game"
        " to its end, by answers of people, by hand and in advance: what the publishing side of the"
        " bot asks of a Discord that takes everything. An answer costs an edit of the board; where"
        " it calls somebody at once, a new board and the removal of the old one. That board begins"
        " with the call and is a plain message until it is answered, since a phone rings without a"
        " word for what is said in components. A call that comes later, as in the morning, costs"
        " two more, itself and its removal: whoever reads on would take it for what is asked now."
        " What several answer at once in secret is told as one, with the last answer or with"
        " whatever else there is to be told. Goths Save the Queen for four is the dearest, since"
        " nearly every answer is a hand-over, and most are to somebody who sleeps: nine games took"
        " 1.94 to 2.50, the middle one 2.20."
    ),
    "",
    (
        "Three games are few, and the same line moves by a quarter from one three to another: over"
        " five games Clash of Vikings for four took 1.4 to 2.2 times its floor, and for two 1.2 to"
        " 2.2 times."
    ),
)


@cache
def _played(setting: Setting, number: int) -> Tally:
    return tally(play(setting, number))


def measure(setting: Setting, games: int) -> tuple[Tally, ...]:
    """Play some games."""
    return tuple(_played(setting, number) for number in range(games))


def _middle(tallies: Sequence[Tally], name: str) -> float:
    return float(median(getattr(one, name) for one in tallies))


def report(setting: Setting, tallies: Sequence[Tally]) -> Iterator[str]:
    """Tell in lines what games took, medians of all of them."""
    calls = max(1, sum(one.calls for one in tallies))
    yield (
        f"{setting.game}, {setting.seats} seats, {setting.people}, {setting.pace},"
        f" {setting.in_advance} % in advance"
        + (f", one gone on day {setting.gone}" if setting.gone is not None else "")
        + f": {len(tallies)} games, {sum(one.over for one in tallies)} played to the end"
    )
    for name, digits in (
        ("days", 1), ("floor", 1), ("ratio", 2), ("days_a_turn", 2), ("turns", 0),
        ("handovers", 0), ("visits", 0), ("own", 2), ("by_hand", 0), ("in_advance", 0),
        ("by_host", 0), ("by_host_at_night", 0), ("calls", 0), ("void", 0), ("twice", 0),
        ("calls_at_night", 0), ("reminders", 0), ("reminders_at_night", 0), ("requests", 0),
        ("requests_an_answer", 2),
    ):  # fmt: skip
        yield f"  {name.replace('_', ' '):<20}{_middle(tallies, name):>10.{digits}f}"
    yield f"  void calls          {sum(one.void for one in tallies) / calls:>10.1%}"
    for kind in ("waited_with", "waited_for"):
        parts: dict[str, float] = {}
        for one in tallies:
            for key, part in getattr(one, kind).items():
                parts[key] = parts.get(key, 0) + part / len(tallies)
        told = ", ".join(f"{key} {part:.0%}" for key, part in sorted(parts.items()))
        yield f"  {kind.replace('_', ' '):<20}{told}"


def _usual(game_id: str) -> tuple[int, ...]:
    seats = find(game_id).seats
    return tuple(sorted({number for number in (2, 4, max(seats)) if number in seats}))


def page(games: int, standing: Sequence[str] = ()) -> Iterator[str]:
    """Write the page: every game at two, four and the most seats.

    What is among the rows that are ``standing`` is not measured again.
    """
    yield "# The calendar of a game"
    yield ""
    yield (
        "Whole games by people with habits on a virtual clock; `python -m tests.play.calendar`"
        " plays them, `tests/play/calendar/people.py` says who they are, when they come and what"
        " they answer in advance. Pace *slow*, *mix*: one on the phone all day, one who looks in"
        " twice a day and wants no call, one in the evening only, one who comes only when called,"
        f" in four time zones. Medians of {games} games. The *floor* is the same game by the same"
        " people if every turn with a real choice costs one visit of whoever's turn it is, of all"
        " where they answer at once, and nothing else."
    )
    yield ""
    yield from _REASONS
    yield ""
    yield (
        "| game | seats | in advance | days | floor | days ÷ floor | days a turn | visits |"
        " of one's own a turn | hand-overs | calls | void | twice a turn | at night | reminders |"
        " by the host | requests an answer |"
    )
    yield "|---|" + "---:|" * 16
    for game_id in GAME_IDS:
        for seats in _usual(game_id):
            for percent in (0, 50, 100):
                begins = f"| {game_id} | {seats} | {percent} % |"
                yield next((row for row in standing if row.startswith(begins)), None) or _row(
                    begins, measure(Setting(game_id, seats, in_advance=percent), games)
                )
    yield ""
    yield "## One person gone on day 3, nobody stands in, 50 % in advance"
    yield ""
    yield (
        f"Medians of {_ABSENCES} games, with and without them: where one person is gone their hands"
        " are played otherwise, and the game takes another course, so that three games say little"
        " (of three of Norwegian Battle for twelve two took half as many turns again). They are"
        " waited for until a first turn is missed, then half a day for the rest of it and in the"
        " next one, and from then on no more, but where all answer at once. In a game of two"
        " whoever is there has it for the asking."
    )
    yield ""
    yield "| game | seats | gone | days | days with everybody | as long | by the host |"
    yield "|---|---:|---|---:|---:|---:|---:|"
    for game_id in GAME_IDS:
        for seats in _usual(game_id):
            begins = f"| {game_id} | {seats} | day 3 |"
            yield next((row for row in standing if row.startswith(begins)), None) or _compared(
                begins, Setting(game_id, seats)
            )


def _compared(begins: str, setting: Setting) -> str:
    there = _middle(measure(setting, _ABSENCES), "days")
    gone = measure(replace(setting, gone=3), _ABSENCES)
    days = _middle(gone, "days")
    return (
        f"{begins} {days:.1f} | {there:.1f} | {days / there:.2f} | {_middle(gone, 'by_host'):.0f} |"
    )


def _row(begins: str, tallies: Sequence[Tally]) -> str:
    def of(name: str, digits: int = 0) -> str:
        return f"{_middle(tallies, name):.{digits}f}"

    calls = max(1, sum(one.calls for one in tallies))
    void = sum(one.void for one in tallies) / calls
    return (
        f"{begins} {of('days', 1)} | {of('floor', 1)} | {of('ratio', 2)}"
        f" | {of('days_a_turn', 2)} | {of('visits')} | {of('own', 2)} | {of('handovers')}"
        f" | {of('calls')} | {void:.0%} | {of('twice')} | {of('calls_at_night')}"
        f" | {of('reminders')} | {of('by_host')} | {of('requests_an_answer', 2)} |"
    )


def main() -> None:
    """Play what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.play.calendar")
    parser.add_argument("game", nargs="?", choices=GAME_IDS)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--people", choices=sorted(CROWDS), default="mix")
    parser.add_argument("--pace", choices=("live", "relaxed", "slow", "none"), default="slow")
    parser.add_argument("--gone", type=int, metavar="DAY")
    parser.add_argument("--in-advance", type=int, default=50, metavar="PERCENT")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--write", action="store_true", help="write docs/calendar.md")
    chosen = parser.parse_args()
    if chosen.write:
        rows = PAGE.read_text(encoding="utf-8").splitlines() if chosen.game else []
        others = [row for row in rows if not row.startswith(f"| {chosen.game} |")]
        text = "".join(f"{line}\n" for line in page(chosen.games, others))
        PAGE.write_text(text, encoding="utf-8")
        return
    if chosen.game is None:
        parser.error("which game?")
    setting = Setting(
        chosen.game, chosen.seats, chosen.people, chosen.pace, chosen.in_advance, chosen.gone
    )
    for line in report(setting, measure(setting, chosen.games)):
        print(line)


if __name__ == "__main__":
    main()
