"""One search for all games: Monte-Carlo tree search over what each seat can know.

Every walk goes through a world of its own, dealt again for the seat that is asked. A question is
one node in all the worlds in which it looks the same: for the seat itself by its own view, for the
others by what everybody sees and what they have answered to this question so far. So nobody in the
tree makes use of what it cannot know, and seats that answer at the same time do not know each
other's answers. It is the information-set search of Cowling, Powley and Whitehouse (2012).

Where others hide what they do, how plausible it is rests on their habits, and so they answer by
habit, too: partners understand each other by it. Whoever expects of them whatever might be tried
expects to be misunderstood.

Where a bluff can be called, that is too little. Nor must the others learn from walks in which the
seat always holds what it really holds. In a share of the walks the first of them to answer doubts:
its world is dealt again as *it* may imagine it, and only what follows is learnt from. In the other
walks it answers as it has come to in those, or where there were few of them, as players do without
much thought: what was merely tried would make it call far more bluffs than anybody does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence

from games.api import Decision, Move, Seat, State
from games.codec import takes_text
from games.playout import RandomPlayer
from players.answered import Answered, Listening
from players.position import Position
from players.rewards import Rewards
from players.rollout import Rollouts, first_owed
from players.tree import Node
from players.worlds import Worlds

_REPUTE = 20
"""For how many walks that teach the others their habits count."""

_TRIES = 4
"""Least walks for each answer; otherwise fewer answers are considered."""

_HABITS = 3
"""How often is asked what comes without much thought."""

_TRUST = 3
"""By how many tries another answer has to lead that which comes without much thought."""

_SURE = 3
"""Sampled worlds: an answer that wins the game at once in all of this many is given at once."""

_NEVER = 1 << 20

_RARE = 10
"""An opponent's answer in fewer than one of this many walks is ignored as a reason."""

_Path = list[tuple[Node, Move, Seat]]
_Steps = dict[tuple[Seat, str], tuple[Move, ...]]


class Tally:
    """How often an answer of others came, and what came of it for the one who thinks."""

    __slots__ = ("times", "won")

    def __init__(self) -> None:
        self.times = 0
        self.won = 0.0


class Search:
    """A tree that grows by one question with each walk through it."""

    def __init__(self, position: Position, salt: str) -> None:
        """Prepare a search for the seat of ``position``; nothing is simulated before :meth:`run`.

        The same ``salt`` gives the same search. Its tree is kept, and grows with each run.
        """
        game = position.game
        self._game = game
        self._state = position.state
        self._seat = position.seat
        self._luck = RandomPlayer(f"{salt}/luck")
        self._worlds = Worlds(position, f"{salt}/worlds", self._luck)
        self._rollouts = Rollouts(position, f"{salt}/rollouts", self._luck)
        self._wordy = frozenset(kind for kind in game.move_types if takes_text(kind))
        self.moves = self._answers(position.state, position.seat)
        """The answers that are considered."""
        self._nodes: dict[Hashable, Node] = {}
        self._ended: dict[Move, int] = {}
        """How often an answer has won the game at once; an answer that once did not, never."""
        self.root = Node()
        self._reactions = frozenset(
            prompt for standing in game.standing for prompt in standing.prompts
        )
        """What one may be asked out of turn."""
        self._answered: dict[Move, dict[Answered, Tally]] = {}
        """What others answered first to each move, where they had a choice."""

    def second(self, best: Move) -> Move | None:
        """Return the move that was tried most often beside the best one.

        Of several the one with the highest reward. None if no other was tried.
        """
        arms = {move: arm for move, arm in self.root.arms.items() if move != best and arm.tried}
        return max(arms, key=lambda move: (arms[move].tried, arms[move].won), default=None)

    def expected(self, move: Move) -> Answered | None:
        """Return the answer of others that came first in most walks of a move.

        "Most" is more than half of the walks in which others had a choice. None if there is none.
        """
        found = self._answered.get(move, {})
        walks = sum(one.times for one in found.values())
        usual = max(found, key=lambda one: found[one].times, default=None)
        return usual if usual is not None and 2 * found[usual].times > walks else None

    def feared(self, move: Move) -> Answered | None:
        """Return the answer of others after which a move did worst on average.

        Answers in fewer than a tenth of the walks are ignored. None if there is none, or it is the
        expected one.
        """
        found = self._answered.get(move, {})
        walks = sum(one.times for one in found.values())
        common = {one: t for one, t in found.items() if _RARE * t.times >= walks}
        worst = min(common, key=lambda one: common[one].won / common[one].times, default=None)
        return worst if worst != self.expected(move) else None

    def run(self, walks: int) -> Move:
        """Return the move tried most often in at most ``walks`` walks, each with one roll-out.

        The move that habits choose most has some tries to its credit, as few walks teach little.
        With many moves only some are considered. The search ends early when no other can catch up,
        or when a move wins at once in all of several worlds. At least one walk is needed.
        """
        habits = self._habits()
        self.moves = self._narrowed(habits, walks)
        for left in range(walks, 0, -1):
            self._walk()
            if self._lead() >= left:
                break
            for move, times in self._ended.items():
                if times >= _SURE:
                    return move
        arms = self.root.arms
        (usual, _), *_ = habits.most_common(1)
        return max(
            arms, key=lambda move: (arms[move].tried + _TRUST * (move == usual), arms[move].won)
        )

    def _habits(self) -> Counter[Move]:
        """Count which of the considered moves the game's habits choose, asked ``_HABITS`` times."""
        decision = next(
            each for each in self._game.decisions(self._state) if each.seat == self._seat
        )
        ask = self._rollouts.sensible_move
        return Counter(ask(self._state, decision, self.moves) for _ in range(_HABITS))

    def _narrowed(self, habits: Counter[Move], walks: int) -> Sequence[Move]:
        """Return at most ``walks / _TRIES`` moves (at least one), in their order.

        The habitual ones come first, others are drawn. All of them if there are no more.
        """
        room = max(walks // _TRIES, 1)
        if len(self.moves) <= room:
            return self.moves
        kept = dict.fromkeys(move for move in habits if move in self.moves)
        others = [move for move in self.moves if move not in kept]
        while len(kept) < room:
            kept[others.pop(self._luck.below(len(others)))] = None
        return [move for move in self.moves if move in kept]

    def _lead(self) -> int:
        """Return by how many tries the favourite leads; with one move, how often it was tried."""
        first, second = 0, 0
        for arm in self.root.arms.values():
            if arm.tried > first:
                first, second = arm.tried, first
            elif arm.tried > second:
                second = arm.tried
        return first - second if len(self.moves) > 1 else first

    def _walk(self) -> None:
        """Sample a world, follow the tree to a new question, play it out, and learn from it.

        If the first move ends the game, it is judged at once. Where bluffs can be called, the first
        other seat answers by habit, or its world is dealt anew and only what follows is learnt.
        """
        game, luck = self._game, self._luck
        move = self.root.explore(self.moves, luck)
        path: _Path = [(self.root, move, self._seat)]
        steps: _Steps = {}
        world = self._worlds.deal(self._state, self._seat)
        state: State = game.apply(world, self._seat, move).state
        if not game.decisions(state):
            rewards = self._rollouts.judge(state)
            won = rewards[self._seat] == 1
            self._ended[move] = self._ended.get(move, 0) + 1 if won else -_NEVER
            _learn(path, rewards)
            return
        met = not game.doubts
        listening = Listening(self._seat, self._reactions)
        first = move
        while questions := game.decisions(state):
            decision = first_owed(questions)
            seat = decision.seat
            moves = self._answers(state, seat)
            listening.ask(decision)
            if len(moves) == 1:
                state = game.apply(state, seat, moves[0]).state
                continue
            node = self._node(state, decision, steps)
            habit = False
            if not met and seat != self._seat:
                met = True
                if node.visits and luck.below(100) >= game.doubts:
                    habit = True
                else:
                    path.clear()
                    state = self._worlds.deal(state, seat)
                    moves = self._answers(state, seat)
            new = not node.visits
            if habit:
                move = self._reply(node, moves, state, decision)
            else:
                move = self._explore(node, moves, state, decision)
                path.append((node, move, seat))
            listening.hear(seat, move)
            steps[seat, decision.id] = (*steps.get((seat, decision.id), ()), move)
            state = game.apply(state, seat, move).state
            if new:
                break
        rewards = self._rollouts.play_on(state)
        if listening.heard is not None:
            tally = self._answered.setdefault(first, {}).setdefault(listening.heard, Tally())
            tally.times += 1
            tally.won += rewards[self._seat]
        _learn(path, rewards)

    def _answers(self, state: State, seat: Seat) -> Sequence[Move]:
        """List the moves of ``seat`` that the search considers: sketched ones where they are many.

        Moves with a player's own words are left out if there are others.
        """
        moves: Sequence[Move] = tuple(self._game.legal_moves(state, seat))
        if self._wordy:
            moves = [move for move in moves if type(move) not in self._wordy] or moves
        if len(moves) < self._game.sketched_from:
            return moves
        sketched: Sequence[Move] = self._game.sketch(state, seat, moves)
        return sketched

    def _node(self, state: State, decision: Decision, steps: _Steps) -> Node:
        """Return the node of a question, new if it was never met.

        It is the same in all worlds that look alike: to the seat that thinks by its view, to others
        by what is public and what they have answered to this question so far.
        """
        seat = decision.seat
        own = seat == self._seat
        looks = self._game.glance(state, seat if own else None)
        answered = () if own else steps.get((seat, decision.id), ())
        return self._nodes.setdefault((seat, looks, answered), Node())

    def _reply(self, node: Node, moves: Sequence[Move], state: State, decision: Decision) -> Move:
        """Draw a move by the visits of a node, or by habit: the fewer visits, the more by habit."""
        if self._luck.below(_REPUTE + node.visits) < _REPUTE:
            return self._rollouts.sensible_move(state, decision, moves)
        return node.sample(moves, self._luck)

    def _explore(self, node: Node, moves: Sequence[Move], state: State, decision: Decision) -> Move:
        """Choose a move to try: a habitual one in a new node, else by the node's statistics.

        Other seats always try habitual ones where partners rely on habits.
        """
        if node.arms and not (self._game.partners_know_habits and decision.seat != self._seat):
            return node.explore(moves, self._luck)
        return node.introduce(self._rollouts.sensible_move(state, decision, moves))


def _learn(path: _Path, rewards: Rewards) -> None:
    """Add the rewards of a walk to each node of its path, that of the seat that moved there."""
    for node, move, seat in path:
        node.learn(move, rewards[seat])
