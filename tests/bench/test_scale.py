"""How far it goes: the page is what the simulation makes of the costs, and lines grow when full."""

from __future__ import annotations

import re

from msgspec.structs import replace

from bench.scale import BUDGET, PAGE, load, measured, page


def test_the_page_is_what_the_costs_make_of_it() -> None:
    """With the requests a move that it names, which change with what is told."""
    written = PAGE.read_text(encoding="utf-8")
    named = re.search(r"\| ([\d.]+) a move \|", written)
    assert named is not None
    assert page(*measured(float(named[1]))) == written


def test_what_is_full_first_is_where_the_line_grows() -> None:
    """A full token delays what is told and no answer; a full loop both."""
    costs, *_ = measured(3.0)
    calm = load(100, costs)
    full = load(int(100 * 1.2 / calm.token), costs, processes=10)
    assert full.requests > BUDGET
    assert full.first.startswith("requests")
    assert full.told > 10 * calm.told
    assert full.answered < 10 * calm.answered
    slow = replace(costs, loop=1.2 / full.moves)
    assert load(full.servers, slow, processes=1).answered > 10 * full.answered
    assert load(full.servers, slow, processes=10).loop < 0.2
