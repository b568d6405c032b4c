"""The rules of Goths Save the Queen, implementing :class:`games.game.Rules`.

The chapters: ``setup`` (and who gets single cards), ``round`` (initiative, kings, cards taken
back), ``orders`` (the chiefs' answers), ``tokens``, ``reveal`` (and the Gothic Goth),
``resolution`` (one order after the other), ``prospects`` (what an order would do by public facts),
``attacks``, ``movement``, ``talk``, ``ending`` and ``secrets`` (who knows what, and dealing again);
``knowledge`` builds the views.

The rulings G1-G36 stand where they are taken. Where the text and its precisions are still silent,
the function named decides, and nothing else does:

===  ==============================================================================================
S1   The handicap at 7 costs a figure of the first clan of the camp of four (``content.WEAKER``).
S2   All kings say at once who gets single cards, those of both camps, and all is shown together
     (``setup.allot``).
S3   The answer of an absent chief with nothing useful fits a face-up card or the character drawn,
     whichever order has the lowest number (``default_move``).
S4   Under a boomerang choices are told apart by what they cost the author, who cannot lose more
     than he has (``prospects``, ``resolution.choices``).
S5   Where no enemy can be hit and no aim names one, a shot, an axe or rats have no target; the
     reason given is the one that all share, or that nobody can be hit (``attacks``).
S6   A camp whose living seats had all conceded when an army of it is lost has conceded
     (``ending.lose_figures``).
S7   "At the end everything is shown" goes for what was said in talks too, and for what kings and
     chiefs had laid in a round that a concession cut short; the panels say so beforehand. What an
     aim or a token was told and did not come true is never shown (Precisions, G17)
     (``ending``, ``secrets.knows_message``).
S8   Before his king has laid a card a chief's marks say what the king's hand allows
     (``knowledge``).
S9   A message of blanks alone says nothing and is refused (``talk.send_message``).
S10  What a token is told is written down first and kept for the round; each order says anew
     whether it speaks with it (``tokens.instruct``, ``orders.note_order``).
===  ==============================================================================================
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import ClassVar, NoReturn, assert_never, get_args

from games.api import (
    Applied,
    Decision,
    Event,
    Events,
    Move,
    Option,
    Options,
    RuleError,
    Seat,
)
from games.game import Rules, delegate
from games.goths import (
    default_move,
    epilogue,
    feats,
    habits,
    knowledge,
    merits,
    outlook,
    standing_orders,
)
from games.goths import moves as m
from games.goths.chapters import ending, secrets
from games.goths.chapters.ending import concede, withdraw
from games.goths.chapters.orders import note_order, order_moves
from games.goths.chapters.resolution import carry_on, choices, choose
from games.goths.chapters.reveal import choose_victim, name_victims, reveal, victims
from games.goths.chapters.round import hand_of, lay_king_card
from games.goths.chapters.setup import allot, allotments, set_up, setup_of, switch_of
from games.goths.chapters.talk import end_talk, send_message, talk_moves
from games.goths.chapters.tokens import instruct, use_spyglass
from games.goths.coaching import COACH
from games.goths.content import (
    DANCING_TOKENS,
    KING_CARDS,
    LAYOUTS,
    CardCopies,
    KingCard,
    OwnKingCard,
    TokenPlace,
    TokenSet,
)
from games.goths.events import GothsEvent
from games.goths.state import GothsState, living
from games.goths.view import GothsView, Phase
from games.optional.giving_up import Aftermath
from games.optional.in_advance import Standing
from games.optional.places import Place
from games.optional.presets import Preset
from games.rng import Rng

_TOKEN_MOVES: tuple[type[m.Answer], ...] = get_args(m.TokenMove)
_ORDER_MOVES = (m.GiveOrder, *_TOKEN_MOVES, m.UseSpyglass)
_ANSWERS: dict[Phase, tuple[type[m.Answer], ...]] = {
    Phase.ALLOT: (m.Allot,),
    Phase.KING: (m.LayKingCard,),
    Phase.ORDER: _ORDER_MOVES,
    Phase.ROB: (m.Choose,),
    Phase.LOOK: (m.Choose,),
    Phase.OBJECTIVE: (m.Choose,),
    Phase.TARGET: (m.Choose,),
    Phase.BARRICADE: (m.Choose,),
    Phase.TALK: (m.EndTalk, m.SendMessage),
}
"""Types of move that answer each question."""

_SECRET = frozenset({Phase.ALLOT, Phase.ORDER, Phase.TALK})
_LAY = {card: m.LayKingCard(card) for card in KingCard}
_ALL_CARDS = tuple(_LAY.values())
_CHOOSE = {aim: m.Choose(aim) for aim in m.Aim}
_SWITCH = (False, True)
_FIVE = 5
_ONLY_THE_LIVING = 2
"""First version in which an eliminated seat cannot take giving up back."""
_BIG = (6, 7, 8)
_ALONE = (2, 3)
"""Numbers of players with whom one person is both king and chief."""


class Goths(Rules[GothsState, m.GothsMove, GothsView]):
    """Goths Save the Queen; see :class:`games.game.Rules`.

    Version 2: an eliminated seat that had conceded cannot play on (G33).
    """

    id: ClassVar[str] = "goths"
    version: ClassVar[int] = 2
    seats: ClassVar[Sequence[int]] = tuple(LAYOUTS)
    options: ClassVar[tuple[Option, ...]] = (
        Option("tokens", TokenSet.NONE.value, tuple(kind.value for kind in TokenSet)),
        *(Option(switch_of(token), default=True, choices=_SWITCH) for token in DANCING_TOKENS),
        Option(
            "token_place",
            TokenPlace.OBJECTIVES.value,
            tuple(place.value for place in TokenPlace),
        ),
        Option("gothic_goth", default=False, choices=_SWITCH),
        Option("carrier_pigeon", default=False, choices=_SWITCH, seats=_BIG),
        Option("ballista", default=False, choices=_SWITCH),
        Option("barricade_3d", default=False, choices=_SWITCH),
        Option(
            "card_copies",
            CardCopies.EVERY.value,
            tuple(copies.value for copies in CardCopies),
            seats=_BIG,
        ),
        Option(
            "own_king_card",
            OwnKingCard.SHOWN.value,
            tuple(shown.value for shown in OwnKingCard),
            seats=_ALONE,
        ),
        Option("handicap", default=False, choices=_SWITCH, seats=(3, 7)),
    )
    coach = COACH
    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("book"),
        # G36: looking again at a card of one's own is what the book forbids.
        Preset("letter", {"own_king_card": OwnKingCard.HIDDEN.value}, seats=_ALONE),
        Preset("fog", {"tokens": TokenSet.FOG.value}),
        Preset(
            "dancing",
            {
                "tokens": TokenSet.DANCING.value,
                "gothic_goth": True,
                "ballista": True,
                "carrier_pigeon": True,
            },
        ),
    )
    sketched_from: ClassVar[int] = 2
    horizon: ClassVar[int] = 3
    partners_know_habits: ClassVar[bool] = True
    feature_names: ClassVar[tuple[str, ...]] = merits.FEATURES
    standing: ClassVar[tuple[Standing, ...]] = standing_orders.STANDING
    aftermath: ClassVar[Aftermath] = Aftermath.CAMP
    unasked_types: ClassVar[tuple[type[Move], ...]] = (m.Concede, m.WithdrawConcession)
    state_type = GothsState
    view_type = GothsView
    move_types: tuple[type[m.GothsMove], ...] = get_args(m.GothsMove)
    event_types: tuple[type[Event], ...] = get_args(GothsEvent)

    outcome = delegate(ending.outcome)
    redeal = delegate(secrets.redeal)
    estimate = delegate(outlook.estimate)
    features = delegate(merits.features)
    glance = delegate(outlook.glance)
    sketch = delegate(outlook.sketch)
    habit = delegate(habits.choose)
    plausible = delegate(habits.plausible)
    feats = delegate(feats.feats)
    epilogue = delegate(epilogue.epilogue)

    def places(self, seats: int, options: Options) -> tuple[Place, ...]:  # noqa: ARG002 - the same with all options
        """Return the place of each seat: its people, role, and clan if a camp has two.

        Raises:
            RuleError: the number of players is not allowed.
        """
        self.check_seats(seats)
        layout = LAYOUTS[seats]
        return tuple(
            Place(key, camp.value, role.value)
            for key, camp, role in zip(layout.places, layout.camps, layout.roles, strict=True)
        )

    def rematch_seats(self, seats: int) -> tuple[Seat, ...]:
        """Return, indexed by old seat, the seat that its player is offered in a rematch (G32)."""
        self.check_seats(seats)
        return LAYOUTS[seats].rematch

    def set_up(self, seats: int, options: Options, seed: str) -> Applied[GothsState]:
        """Return the state with all armies in their forests; the first question goes to kings."""
        return set_up(setup_of(seats, options), seed)

    def check_seats(self, seats: int) -> None:
        """Check the number of players.

        Raises:
            RuleError: ``five-cannot-play``, as the rules say, or ``wrong-number-of-seats``.
        """
        if seats == _FIVE:
            raise RuleError("five-cannot-play")
        super().check_seats(seats)

    def decisions(self, state: GothsState) -> tuple[Decision, ...]:
        """Return the open questions, one for each asked seat, all with the same id.

        Allotments, orders and talks are asked in secret, of several seats at once. To be done with
        a talk is an undo barrier: messages are barriers, too, and nobody else may learn of one by
        what can still be undone.
        """
        number, phase, answered = f"q{state.question}", state.phase, state.answered
        secret, fence = phase in _SECRET, phase is Phase.TALK
        return tuple(
            [
                Decision(number, seat, phase, secret=secret, answered=seat in answered, fence=fence)
                for seat in state.asked
            ]
        )

    def legal_moves(self, state: GothsState, seat: Seat) -> Iterator[m.GothsMove]:
        """Yield the legal answers of ``seat``; one example stands for all texts of a message."""
        return iter(_legal(state, seat))

    def seat_count(self, state: GothsState) -> int:
        """Return the number of players."""
        return state.setup.seats

    def asked(self, state: GothsState) -> tuple[Seat, ...]:
        """Return the seats that may answer."""
        return state.asked

    def answered(self, state: GothsState) -> tuple[Seat, ...]:
        """Return the seats that have answered and may still change their answer."""
        return state.answered

    def answer_types(self, state: GothsState) -> Collection[type[Move]]:
        """Return the types of move that answer the open question."""
        return _ANSWERS[state.phase]

    def act_unasked(
        self, state: GothsState, seat: Seat, move: m.GothsMove, events: Events
    ) -> GothsState:
        """Return the state after ``seat`` gives up or takes giving up back.

        From version 2 of the rules on an eliminated seat can't take it back.

        Raises:
            RuleError: it is not possible now, and why.
        """
        if isinstance(move, m.Concede):
            return concede(state, seat, events)
        if self.played >= _ONLY_THE_LIVING and not living(state, seat):
            raise RuleError("eliminated")
        return withdraw(state, seat, events)

    def answer(
        self, state: GothsState, seat: Seat, move: m.GothsMove, events: Events
    ) -> GothsState:
        """Return the state after an answer to the open question.

        Raises:
            RuleError: the answer is not legal, and why.
        """
        assert not isinstance(move, m.Concede | m.WithdrawConcession)
        if not isinstance(move, m.SendMessage):
            legal = _legal(state, seat)
            try:
                # The one listed: what came from outside may hold plain strings for enums.
                move = legal[legal.index(move)]
            except ValueError:
                _refuse(state, seat, move)
        return _answer(state, seat, move, events)

    def choose_default(self, state: GothsState, seat: Seat, luck: Rng) -> m.GothsMove:
        """Return a move for an absent seat."""
        return default_move.choose(self.show(state, seat), _legal(state, seat), luck)

    def standing_move(self, state: GothsState, seat: Seat, key: str) -> m.GothsMove | None:
        """Return the answer of ``seat`` given in advance by ``key``; None asks the person."""
        return standing_orders.answer(state.phase, key) if seat in state.asked else None

    def standing_ends(self, seat: Seat, key: str, event: Event) -> bool:  # noqa: ARG002 - for all
        """Return True if a public event ends the answer given in advance by ``key``."""
        return standing_orders.ends(key, event)

    def concession(self, state: GothsState, seat: Seat) -> m.GothsMove | None:
        """Return the move with which ``seat`` gives up (G33).

        None if it has given up, or is eliminated, or the game is over.
        """
        if state.phase is Phase.OVER or seat in state.conceded or not living(state, seat):
            return None
        return m.Concede()

    def withdrawal(self, state: GothsState, seat: Seat) -> m.GothsMove | None:
        """Return the move with which ``seat`` takes giving up back.

        None if it has not given up, or is eliminated, or the game is over (G33).
        """
        if state.phase is Phase.OVER or seat not in state.conceded or not living(state, seat):
            return None
        return m.WithdrawConcession()

    def unasked_moves(self, state: GothsState, seat: Seat) -> Iterator[m.GothsMove]:
        """Yield the move that takes giving up back, if ``seat`` has given up (G33)."""
        if (move := self.withdrawal(state, seat)) is not None:
            yield move

    def show(self, state: GothsState, viewer: Seat | None) -> GothsView:
        """Return what ``viewer`` may know."""
        return knowledge.show(state, viewer)

    def clock(self, state: GothsState) -> int:
        """Return the number of rounds so far."""
        return state.round


def _legal(state: GothsState, seat: Seat) -> tuple[m.Answer, ...]:
    """List the answers that a seat may give to its question, none if not asked."""
    phase = state.phase
    if seat not in state.asked or phase is Phase.OVER:
        return ()
    match phase:
        case Phase.ORDER:
            clan = state.layout.chief_of[seat]
            assert clan is not None
            return order_moves(state, clan)
        case Phase.ALLOT:
            return tuple(allotments(state.setup))
        case Phase.KING:
            king = state.layout.king_of[seat]
            assert king is not None
            hand = hand_of(state.kings[king])
            return _ALL_CARDS if hand is KING_CARDS else tuple([_LAY[card] for card in hand])
        case Phase.ROB:
            return tuple([_CHOOSE[one.aim] for one in victims(state, seat)])
        case Phase.TALK:
            return talk_moves(state, seat)
        case Phase.LOOK | Phase.OBJECTIVE | Phase.TARGET | Phase.BARRICADE:
            return tuple([_CHOOSE[one.aim] for one in choices(state, state.queue[0])])
        case _:
            assert_never(phase)


def _refuse(state: GothsState, seat: Seat, move: m.Answer) -> NoReturn:
    """Refuse an illegal answer with the reason that fits it.

    Raises:
        RuleError: always.
    """
    match move:
        case m.Allot():
            raise RuleError("no-such-allotment")
        case m.LayKingCard(card):
            king = state.layout.king_of[seat]
            if king is not None and card in state.kings[king].face_up:
                raise RuleError("card-face-up", card=str(card))
            raise RuleError("no-such-card")
        case m.GiveOrder():
            _refuse_order(state, seat, move)
        case m.UseSpyglass():
            if seat in state.answered:
                raise RuleError("order-laid-already")
            raise RuleError("no-spyglass")
        case m.Choose():
            raise RuleError("no-such-choice")
        case m.SendMessage() | m.EndTalk():
            raise RuleError("wrong-answer")
        case (
            m.LayBoomerang()
            | m.CallToDinner()
            | m.PlaceTnt()
            | m.DealAnew()
            | m.RecruitTwice()
            | m.PassInitiative()
            | m.SetShield()
            | m.SetRatPoison()
        ):
            raise RuleError("no-such-instruction")
        case _:
            assert_never(move)


def _refuse_order(state: GothsState, seat: Seat, move: m.GiveOrder) -> NoReturn:
    """Raise the RuleError that says why a chief cannot give an order.

    Not in the deck, set aside, nothing told to the token, or an aim that is none of the order's.
    """
    clan = state.layout.chief_of[seat]
    own = None if clan is None else state.clans[clan]
    if own is None or move.order not in own.deck:
        raise RuleError("order-not-held")
    if move.order == own.set_aside:
        raise RuleError("order-set-aside", order=str(move.order), round=state.round + 1)
    if move.with_token is True and m.GiveOrder(move.order, move.aim, with_token=False) in _legal(
        state, seat
    ):
        raise RuleError("nothing-told-to-token")
    raise RuleError("aim-does-not-fit", order=str(move.order))


def _answer(state: GothsState, seat: Seat, move: m.Answer, events: Events) -> GothsState:
    """Carry out a seat's answer to its question; all but messages have been found legal before."""
    match move:
        case m.LayKingCard(card):
            return lay_king_card(state, seat, card, events)
        case m.GiveOrder():
            return _order(state, seat, move, events)
        case m.Choose(aim):
            return _choose(state, seat, aim, events)
        case m.Allot():
            return allot(state, seat, move, events)
        case m.UseSpyglass():
            return use_spyglass(state, seat, move, events)
        case m.SendMessage(text):
            return send_message(state, seat, text, events)
        case m.EndTalk():
            return end_talk(state, seat, events)
        case (
            m.LayBoomerang()
            | m.CallToDinner()
            | m.PlaceTnt()
            | m.DealAnew()
            | m.RecruitTwice()
            | m.PassInitiative()
            | m.SetShield()
            | m.SetRatPoison()
        ):
            return instruct(state, seat, move, events)
        case _:
            assert_never(move)


def _order(state: GothsState, seat: Seat, move: m.GiveOrder, events: Events) -> GothsState:
    """Store an order; once all chiefs have given one, reveal them and carry them out."""
    state = note_order(state, seat, move, events)
    if len(state.answered) < len(state.asked):
        return state
    return _go_on(name_victims(reveal(state, events), events), events)


def _choose(state: GothsState, seat: Seat, aim: m.Aim, events: Events) -> GothsState:
    """Carry out the choice of an aim, or of a victim to rob."""
    if state.phase is Phase.ROB:
        return _go_on(choose_victim(state, seat, aim, events), events)
    return choose(state, aim, events)


def _go_on(state: GothsState, events: Events) -> GothsState:
    """Carry out the orders, unless a thief must still name a victim."""
    return state if state.asked else carry_on(state, events)


GAME = Goths()
