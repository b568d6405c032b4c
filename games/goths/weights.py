"""Learnt weight of each feature, in log-odds.

Written by ``python -m players learn goths --games 10000 --seed 1``.
"""

WEIGHTS = (
    -1.179,  # army of one
    0.203,  # army of two
    0.975,  # army of three
    -0.057,  # army on the near plain
    0.517,  # army on the far plain
    0.416,  # army at the objectives
    0.409,  # cover
    -0.123,  # cover in the forest
    0.354,  # loaded machine
    0.610,  # loaded machine with somebody to hit
    1.176,  # queen known, with the own army beside her or next to her
)
