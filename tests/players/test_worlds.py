"""The worlds that a computer thinks through."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Seat
from games.playout import RandomPlayer
from games.vikings.content import DECK, Card
from games.vikings.moves import Announce
from games.vikings.rules import GAME
from games.vikings.state import VikingsState
from players.position import find_position
from players.worlds import Worlds
from tests.games.vikings.arrange import arrange, play

DEALT = 400


def test_an_announcement_is_held_for_what_it_is_likely_to_be() -> None:
    """One card of twelve is a Hammer, and of a hundred others three are laid as one: a quarter.

    Where a world is not dealt again often enough, one that is not plausible is taken, and four of
    ten announcements of a Hammer are held for lies.
    """
    state = arrange([(1, 0), (-3, 1), (3, -1), (-1, 3)], hands={0: "hammer walk slam"})
    deck = [card for card, copies in DECK.items() for _ in range(copies)]
    for card in state.hands[0]:
        deck.remove(card)
    state = replace(state, decks=(tuple(deck), *state.decks[1:]))
    state, _ = play(state, (0, Announce(Card.HAMMER, Card.HAMMER)))
    me = Seat(1)
    worlds = Worlds(find_position(GAME, state, me, ()), "worlds", RandomPlayer("worlds"))
    lies = 0
    for _ in range(DEALT):
        world = worlds.deal(state, me)
        assert isinstance(world, VikingsState)
        lies += world.laid[-1].card is not Card.HAMMER
    assert DEALT / 6 < lies < DEALT / 3.5
