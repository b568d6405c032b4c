"""Memorable feats of a game of Clash of Rage: fights against superior numbers, and the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.api import Seat
from games.optional.remembering import Feat, Luck, Played, Praise
from games.rage.content import ELF_WORTH, FACES, UNIT_WORTH, WOUND_FACES
from games.rage.events import AssaultMade, FightBegan, FightEnded, SeatLeft
from games.rage.state import RageState


def feats(record: Sequence[Played]) -> Iterator[Feat]:
    """Yield unseen last cards, attacks on a stronger force that were won, all attacks, and luck.

    Attacks are counted by seat for each that made any; the luck is that of dice with wounds,
    against the expected number.
    """
    yield from _unused(record[-1].after)
    begun: FightBegan | None = None
    attacks: Counter[Seat] = Counter()
    left: set[Seat | None] = set()
    luck = Luck()
    for played in record:
        for event in played.events:
            match event:
                case FightBegan():
                    begun = event
                    attacks[event.attacker] += 1
                case SeatLeft(seat=seat):
                    left.add(seat)
                case FightEnded(winner=winner, loser=loser) if begun is not None:
                    # Whose enemy leaves the game has beaten nobody.
                    if winner == begun.attacker and loser not in left:
                        yield from _against_odds(begun)
                case AssaultMade(seat=seat) if seat is not None and not event.fled:
                    rolled = len(event.dice) + sum(map(len, event.rerolls))
                    luck.note(seat, event.hits, rolled * WOUND_FACES / FACES)
                case _:
                    pass
    for seat, count in attacks.items():
        yield Feat(Praise.BOLDEST, "attacks", seat, count / 100, count)
    yield from luck.feats("dice")


def _unused(state: RageState) -> Iterator[Feat]:
    """Yield by player the lowest tactics card in hand at the end that others could not work out.

    Nothing for a player whose hand is known. The lower the card, the greater the feat.
    """
    for number, player in enumerate(state.players):
        if hidden := set(player.hand) - set(player.known):
            card = min(hidden)
            yield Feat(Praise.UNKNOWN, "unused", Seat(number), -card, card)


def _against_odds(fight: FightBegan) -> Iterator[Feat]:
    """Yield the feat of an attacker who has won, if the enemy had more units and more worth."""
    defending = ELF_WORTH if fight.defender is None else UNIT_WORTH
    worth = sum(n * each for n, each in zip(fight.attackers, UNIT_WORTH, strict=True))
    facing = sum(n * each for n, each in zip(fight.defenders, defending, strict=True))
    number, usual = sum(fight.attackers), sum(fight.defenders)
    if facing > worth and usual > number:
        yield Feat(Praise.BOLDEST, "odds", fight.attacker, 1 + facing - worth, number, usual)
