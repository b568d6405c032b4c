"""Phase 2: tactics cards, the bastions of turn 1, and income (Turn 2, R15, R16)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, RuleError, Seat
from games.rage.chapters.land import land, neighbours
from games.rage.chapters.reinforcement import begin_reinforcements
from games.rage.chapters.turn import following
from games.rage.chapters.victory import cities
from games.rage.content import CITY_CRYSTALS, TACTICS, Hex
from games.rage.events import BastionPlaced, IncomeTaken, TacticChosen, TacticRevealed
from games.rage.moves import PlaceBastion, PlayTactic
from games.rage.state import RageState, ask, in_game, with_player
from games.rage.view import Phase


def choose_tactic(state: RageState, seat: Seat, move: PlayTactic, events: Events) -> RageState:
    """Choose a card in secret; changeable until the last has answered.

    Everybody hears of the first choice, the player alone of changes; no event names the card.
    Another card drops the place that was said for the reinforcements of the one before.

    Raises:
        RuleError: the card is not in hand, or it is the one already chosen.
    """
    player, card = state.players[seat], move.card
    if card not in player.hand:
        raise RuleError("card-not-held")
    if card == player.chosen:
        raise RuleError("same-answer")
    players = list(state.players)
    chosen = player.hand[player.hand.index(card)]
    players[seat] = replace(player, chosen=chosen, posting=None)
    answered = state.answered
    is_change = seat in answered
    events.append(TacticChosen(to=(seat,) if is_change else None, seat=seat))
    if is_change:
        return replace(state, players=tuple(players))
    return close_window(replace(state, players=tuple(players), answered=(*answered, seat)), events)


def close_window(state: RageState, events: Events) -> RageState:
    """Reveal and discard the cards once everybody asked has chosen; until then change nothing.

    Rising numbers are the turn order. Then come the bastions in turn 1, else the income.
    """
    if len(state.answered) < len(state.asked):
        return state
    chosen = {seat: state.players[seat].chosen or 0 for seat in state.asked}
    order = tuple(sorted(chosen, key=chosen.__getitem__))
    players = list(state.players)
    for nth, seat in enumerate(order, 1):
        card, player = chosen[seat], players[seat]
        tactic = TACTICS[card]
        events.append(
            TacticRevealed(
                seat=seat,
                card=card,
                nth=nth,
                gold=tactic.gold,
                clan=tactic.clan,
                units=tactic.units,
            )
        )
        players[seat] = replace(
            player,
            hand=tuple([held for held in player.hand if held != card]),
            known=tuple([held for held in player.known if held != card]),
            discard=(*player.discard, card),
            chosen=None,
            played=card,
        )
    state = replace(state, players=tuple(players), order=order, fought=())
    return next_bastion(state, None, events) if state.turn == 1 else _take_income(state, events)


def free_spots(state: RageState) -> list[int]:
    """List where a bastion may stand: beside a territory and not beside another bastion (R15).

    A spot is an index into the rim of the land.
    """
    taken: set[Hex] = set()
    for player in state.players:
        if player.bastion is not None:
            taken.update((player.bastion, *neighbours(player.bastion)))
    return [spot for spot, place in enumerate(land(state.tiles).rim) if place not in taken]


def place_bastion(state: RageState, seat: Seat, move: PlaceBastion, events: Events) -> RageState:
    """Put a bastion on a hex of its own outside all tiles, and ask the next seat.

    Raises:
        RuleError: the hex is not beside a territory, or has a bastion on it or beside it.
    """
    rim, spot = land(state.tiles).rim, move.spot
    if spot not in range(len(rim)):
        raise RuleError("not-beside-a-territory")
    free = free_spots(state)
    if spot not in free:
        raise RuleError("beside-another-bastion")
    place = rim[free[free.index(spot)]]
    events.append(BastionPlaced(seat=seat, q=place[0], r=place[1]))
    return next_bastion(with_player(state, seat, bastion=place), seat, events)


def next_bastion(state: RageState, seat: Seat | None, events: Events) -> RageState:
    """Ask the seat after ``seat`` (None: the first) for a bastion; after the last give income."""
    after = following(state, seat)
    if after is not None:
        return ask(replace(state, active=after), Phase.BASTION, (after,))
    return _take_income(state, events)


def _take_income(state: RageState, events: Events) -> RageState:
    """Give everybody still in the game the gold of the card and three crystals for each city (R16).

    Then the reinforcements begin.
    """
    players = list(state.players)
    for seat in in_game(state):
        player = players[seat]
        assert player.played is not None
        gold = TACTICS[player.played].gold
        crystals = CITY_CRYSTALS * cities(state, seat)
        players[seat] = replace(
            player, gold=player.gold + gold, crystals=player.crystals + crystals
        )
        events.append(IncomeTaken(seat=seat, gold=gold, crystals=crystals))
    return begin_reinforcements(replace(state, players=tuple(players), active=None), events)
