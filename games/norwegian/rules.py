"""The rules of Norwegian Battle, implementing :class:`games.game.Rules`.

The chapters: ``setup`` (deal and exchange), ``turn`` (whose turn, refilling, the end), ``pile``
(what goes on what), ``laying``, ``effects``, ``attack`` (aces and jokers) and ``completion``, with
``choices`` for what may be answered and ``knowledge`` for what each viewer sees.

Where the rules are silent, the function named decides, and nothing else does:

======  ===========================================================================================
N17     The exchange is one question to all: a set of three to lie face up, or "as it lies". It is
        the "ready" too, and may be changed until everybody has answered (``setup.lay_out``).
N18     Four of a kind is like a 10 in everything: an attack in the air is off, the player after
        the one who laid leads, or that one by the option, and blind cards may go on
        (``effects.take_effect``). Four 10s laid at once are a 10 (``pile.effect_on``).
N19     A 7 below invisible threes still asks for a 7 or less (``pile.demand_of``).
N20     The last player to have laid leads even when that is the one who takes the pile
        (``turn.take_pile``, ``laying.turn_blind``).
N21     Where somebody who is out should lead, the next player does (``turn.leader``).
N22     Eights do not count seats that are out (``turn.following``).
N23     Whoever goes out by an ace or a joker, in a game played on, still names the target
        (``attack.attack``). Who has cards left draws back up before naming it.
N24     A completion takes the effect from the cards completed: no skip, no reversal, no attack.
        The option to play again is about a 10 and four of a kind laid, not about completing: the
        seat after the completer leads in any case (``completion.complete``).
N25     A joker where no pile is leaves the game and nobody takes anything; several jokers laid
        together are like one (``attack.play_joker``).
N26     Two or three equal cards on top, by whomever laid, can be completed right after one of them
        was laid, by anybody but the player who laid it who holds at least the missing cards; with
        several decks one may hold more, and keeps the others. Invisible threes cannot be
        completed, nor can 10s, which have removed the pile already. Who laid draws back up first
        (``completion.offer``, ``completion.may_complete``, ``laying.lay``).
N27     Asked to complete is everybody who may hold the missing cards for all that is public; of
        several within one window the first in the order of play after who laid last does it
        (``completion.in_order_of_play``), and the game goes on when all have passed. Who has
        passed is not asked again. The pile burns before the completer draws (``completion.offer``,
        ``completion.let_lie``, ``completion.complete``).
N28     When 30 turns for every seat still in, and at least 90 in all, have passed without a card
        drawn, burnt, turned or taken up from the table, and nobody gone out, the game ends; a
        joker that leaves the game is burnt (``turn.quiet_limit``, ``turn.begin_turn``). The view
        warns when a third of these turns is left (``view.NorwegianView.goes_round``).
N29     However a game ends, those not out are ranked by the fewest cards, and equal numbers share a
        place (``turn.ranking``).
N30     Voluntary pick-up is open before a blind card too, never between two of them and never
        where there is no pile (``choices.legal``).
N31     A chain of blind cards ends with a joker too: its player leads, in a new turn; so it does
        after a 10 or four of a kind with the option to play again (``attack.play_joker``,
        ``effects.take_effect``).
N32     Of equal ranks those cards go first that everybody knows of; among the others luck chooses
        the suit, for a fixed order would tell what stays in the hand (``pile.chosen``).
N33     The target of an ace is asked even with an empty hand (``attack.choose_target``).
N34     An ace or a 2 in answer is laid like any other card: it can make four of a kind, and can be
        completed, before it counters (``laying.lay``).
N35     In a rematch those who return keep their order, whoever comes new sits behind them, and the
        first of them after the former dealer deals, the former dealer last of all; where nobody
        returns luck draws again (``setup.next_dealer``).
N36     When the game is over all hands and all face-down cards are turned over; only the order of
        the stock stays hidden, until the seed is published (``knowledge.show``).
======  ===========================================================================================
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import ClassVar, assert_never, get_args

import msgspec
from msgspec.structs import replace

from games.api import (
    Applied,
    Decision,
    Event,
    Events,
    Move,
    Option,
    Options,
    Outcome,
    RuleError,
    Seat,
)
from games.game import Rules, delegate
from games.norwegian import (
    default_move,
    epilogue,
    feats,
    foresight,
    habits,
    knowledge,
    merits,
    outlook,
    standing_orders,
)
from games.norwegian import moves as m
from games.norwegian.chapters.attack import choose_target, give_in
from games.norwegian.chapters.choices import legal, refuse
from games.norwegian.chapters.completion import complete, in_order_of_play, let_lie
from games.norwegian.chapters.laying import lay, stop_blind, turn_blind
from games.norwegian.chapters.public_cards import may_counter
from games.norwegian.chapters.setup import DEALER, be_ready, lay_out, next_dealer, set_up
from games.norwegian.chapters.turn import ranking, take_pile
from games.norwegian.coaching import COACH
from games.norwegian.content import LIVELY, Variants
from games.norwegian.events import NorwegianEvent
from games.norwegian.knowledge import changes_of
from games.norwegian.state import NorwegianState
from games.norwegian.view import NorwegianView, Phase
from games.optional.in_advance import Standing
from games.optional.presets import Preset
from games.optional.rematch import Legacy
from games.rng import Rng

_ANSWERS: dict[Phase, tuple[type[m.NorwegianMove], ...]] = {
    Phase.EXCHANGE: (m.Ready, m.LayOut),
    Phase.LAY: (m.Lay, m.TakePile),
    Phase.BLIND: (m.LayBlind, m.TakePile),
    Phase.BLIND_AGAIN: (m.StopBlind, m.LayBlind),
    Phase.AIM: (m.ChooseTarget,),
    Phase.ANSWER: (m.GiveIn, m.AnswerAce),
    Phase.GIVE: (m.ChooseTarget,),
    Phase.COMPLETE: (m.PassCompletion, m.Complete),
}
"""Types of move that answer each question."""

_EVERY_CARD_COUNTS = 2
"""First version that ranks all remaining players by their number of cards."""

_REACTIONS = (Phase.ANSWER, Phase.COMPLETE)
"""Questions about another seat's move, which a seat may let pass."""


class Norwegian(Rules[NorwegianState, m.NorwegianMove, NorwegianView]):
    """Norwegian Battle; see :class:`games.game.Rules`.

    Version 2: players with cards left are ranked by their number (N29); before, all shared a place.
    """

    id: ClassVar[str] = "norwegian"
    version: ClassVar[int] = 2
    seats: ClassVar[Sequence[int]] = range(2, 13)
    options: ClassVar[tuple[Option, ...]] = tuple(
        Option(field.name, default=False, choices=(False, True))
        for field in msgspec.structs.fields(Variants)
    )
    coach = COACH
    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("plain"),
        Preset("lively", dict.fromkeys(LIVELY, True)),
        Preset("everything", dict.fromkeys(msgspec.structs.asdict(Variants()), True)),
    )
    sketched_from: ClassVar[int] = 2
    horizon: ClassVar[int] = 10
    feature_names: ClassVar[tuple[str, ...]] = merits.FEATURES
    standing: ClassVar[tuple[Standing, ...]] = standing_orders.STANDING
    foreseeable: ClassVar[tuple[str, ...]] = foresight.FORESEEABLE
    passable: ClassVar[tuple[str, ...]] = foresight.PASSABLE
    state_type = NorwegianState
    view_type = NorwegianView
    move_types: tuple[type[m.NorwegianMove], ...] = get_args(m.NorwegianMove)
    event_types: tuple[type[Event], ...] = get_args(NorwegianEvent)

    redeal = delegate(knowledge.redeal)
    standing_ends = delegate(standing_orders.ends)
    uneventful = delegate(foresight.let_pass)
    grounds = delegate(foresight.grounds)
    estimate = delegate(outlook.estimate)
    features = delegate(merits.features)
    glance = delegate(outlook.glance)
    sketch = delegate(outlook.sketch)
    habit = delegate(habits.choose)
    feats = delegate(feats.feats)
    epilogue = delegate(epilogue.epilogue)

    def set_up(self, seats: int, options: Options, seed: str) -> Applied[NorwegianState]:
        """Return the state after the deal; the first question asks all seats for the exchange."""
        return set_up(seats, options, seed)

    def hand_on(self, state: NorwegianState) -> dict[str, int]:
        """Return the dealer's seat; in a rematch the next seat deals (2)."""
        return {DEALER: state.dealer}

    def start_again(
        self, seats: int, options: Options, seed: str, legacy: Legacy
    ) -> Applied[NorwegianState]:
        """Return the state after the deal of a rematch; draw the dealer only if nobody returns.

        Raises:
            RuleError: the number of players is not that of the legacy, or an option is not allowed.
        """
        if seats != len(legacy.seating):
            raise RuleError("wrong-number-of-seats", seats=str(seats))
        return set_up(seats, self.checked(seats, options), seed, next_dealer(seats, legacy))

    def decisions(self, state: NorwegianState) -> tuple[Decision, ...]:
        """Return the open questions, one for each seat asked; none once the game is over.

        Several seats share the exchange, and a completion, where they are in the order of play
        (N27). Answers to an ace and completions are optional reactions, and undo barriers where
        there is a choice.
        """
        number = f"q{state.question}"
        phase, answered = state.phase, state.answered
        asked = in_order_of_play(state) if phase is Phase.COMPLETE else state.asked
        optional = phase in _REACTIONS
        return tuple(
            [
                Decision(
                    number,
                    seat,
                    phase,
                    optional=optional,
                    answered=seat in answered,
                    fence=_is_fence(state, seat),
                )
                for seat in asked
            ]
        )

    def legal_moves(self, state: NorwegianState, seat: Seat) -> Iterator[m.NorwegianMove]:
        """Yield the legal answers of ``seat``, in the order of :data:`_ANSWERS`."""
        return iter(legal(state, seat))

    def seat_count(self, state: NorwegianState) -> int:
        """Return the number of players."""
        return len(state.hands)

    def asked(self, state: NorwegianState) -> tuple[Seat, ...]:
        """Return the seats that may answer."""
        return state.asked

    def answered(self, state: NorwegianState) -> tuple[Seat, ...]:
        """Return the seats that are ready and may still exchange cards."""
        return state.answered

    def answer_types(self, state: NorwegianState) -> Collection[type[Move]]:
        """Return the types of move that answer the open question."""
        return _ANSWERS[state.phase]

    def answer(
        self, state: NorwegianState, seat: Seat, move: m.NorwegianMove, events: Events
    ) -> NorwegianState:
        """Return the state after an answer to the open question, with the cards that it moved.

        Raises:
            RuleError: the move is not legal; it says why.
        """
        moves = legal(state, seat)
        try:
            move = moves[moves.index(move)]
        except ValueError:
            refuse(state, seat, move)
        after = _answer(state, seat, move, events)
        if changes := changes_of(events):
            after = replace(after, changes=changes)
        return after

    def choose_default(self, state: NorwegianState, seat: Seat, luck: Rng) -> m.NorwegianMove:
        """Return a sensible move for an absent seat, by its view alone."""
        return default_move.choose(self.show(state, seat), legal(state, seat), luck)

    def standing_move(self, state: NorwegianState, seat: Seat, key: str) -> m.NorwegianMove | None:
        """Return the answer of ``seat`` given in advance by ``key``; None asks the person.

        None also if the seat owes no answer or ``key`` is for another question.
        """
        prompts = next((one.prompts for one in self.standing if one.key == key), ())
        if not self.owes(state, seat) or state.phase not in prompts:
            return None
        moves = legal(state, seat)
        view = knowledge.show(state, seat, moves)
        return standing_orders.answer(view, moves, key)

    def show(self, state: NorwegianState, viewer: Seat | None) -> NorwegianView:
        """Return what ``viewer`` may know."""
        moves = () if viewer is None else legal(state, viewer)
        return knowledge.show(state, viewer, moves, self.outcome(state))

    def outcome(self, state: NorwegianState) -> Outcome | None:
        """Return how the game ended, or None until it is over.

        Under version 1 of the rules those who are not out share a place, except in a stalemate.
        """
        if state.reason is None:
            return None
        shared = self.played < _EVERY_CARD_COUNTS
        return Outcome(ranking=ranking(state, shared=shared), reason=state.reason)

    def clock(self, state: NorwegianState) -> int:
        """Return the number of turns so far."""
        return state.turn


def _is_fence(state: NorwegianState, seat: Seat) -> bool:
    """Return True if, for all that others know, the seat had a choice.

    That is in a completion, and in answer to an ace if the seat may hold a counter; the target of
    an attack is asked in any case (N33). False for every other question.
    """
    if state.phase is Phase.ANSWER:
        return may_counter(state, seat)
    return state.phase is Phase.COMPLETE


def _answer(
    state: NorwegianState, seat: Seat, move: m.NorwegianMove, events: Events
) -> NorwegianState:
    """Return the state after a legal answer of ``seat`` to the open question."""
    match move:
        case m.Lay(rank, count) | m.AnswerAce(rank, count):
            return lay(state, seat, rank, count, events)
        case m.GiveIn():
            return give_in(state, events)
        case m.TakePile():
            return take_pile(state, events)
        case m.LayBlind(index):
            return turn_blind(state, seat, index, events)
        case m.StopBlind():
            return stop_blind(state, seat, events)
        case m.LayOut() | m.Ready() | m.ChooseTarget() | m.Complete() | m.PassCompletion():
            return _answer_beside(state, seat, move, events)
        case _:
            assert_never(move)


def _answer_beside(
    state: NorwegianState,
    seat: Seat,
    move: m.LayOut | m.Ready | m.ChooseTarget | m.Complete | m.PassCompletion,
    events: Events,
) -> NorwegianState:
    """Return the state after an answer given before the first turn or between turns."""
    match move:
        case m.LayOut(cards):
            return lay_out(state, seat, cards, events)
        case m.Ready():
            return be_ready(state, seat, events)
        case m.ChooseTarget(target):
            return choose_target(state, seat, target, events)
        case m.Complete():
            return complete(state, seat, events)
        case m.PassCompletion():
            return let_lie(state, seat, events)
        case _:
            assert_never(move)


GAME = Norwegian()
