"""Learnt weight of each feature, in log-odds.

Written by ``python -m players learn rage --games 20000 --seed 1``.
"""

WEIGHTS = (
    0.845,  # city
    1.175,  # legendary
    0.021,  # three points needed at most
    0.151,  # two points needed at most
    0.216,  # one point needed at most
    0.153,  # one point needed, and the action
    0.321,  # no point needed, a second action to come
    0.560,  # crystals, by six
    0.522,  # crystals, by six, with a forge
    0.513,  # crystals to forge, with a forge
    0.162,  # crystals to forge twice, with a forge
    0.212,  # forge
    0.148,  # second forge
    -0.004,  # stone
    -0.180,  # plain
    0.146,  # units I, by four
    0.265,  # units II, by four
    0.898,  # units III, by four
    0.073,  # weight of the garrison, by ten
    0.005,  # gold, by ten
    0.184,  # gear carried, by ten gold
    0.326,  # legendary carried
    -0.215,  # slowness carried
    0.159,  # hero
    0.412,  # best march
    -0.049,  # best chance of a city
    0.038,  # best chance of a city, and the action
    -0.474,  # best chance of a city, one point needed
    0.675,  # best chance of a city, one point needed, and the second action
    0.263,  # second best chance of a city
    -0.657,  # city that may be lost
    0.221,  # city that may be lost, without the action
)
