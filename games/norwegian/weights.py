"""Learnt weight of each feature, in log-odds.

Written by ``python -m players learn norwegian --games 40000 --seed 1``.
"""

WEIGHTS = (
    0.053,  # 3 in hand, while cards are drawn
    -0.060,  # 4 in hand, while cards are drawn
    -0.018,  # 5 in hand, while cards are drawn
    -0.083,  # 6 in hand, while cards are drawn
    -0.077,  # 7 in hand, while cards are drawn
    -0.031,  # 8 in hand, while cards are drawn
    -0.064,  # 9 in hand, while cards are drawn
    -0.072,  # 10 in hand, while cards are drawn
    0.026,  # J in hand, while cards are drawn
    0.041,  # Q in hand, while cards are drawn
    0.023,  # K in hand, while cards are drawn
    0.087,  # A in hand, while cards are drawn
    -0.001,  # 2 in hand, while cards are drawn
    0.012,  # X in hand, while cards are drawn
    -0.218,  # 3 face up, while cards are drawn
    -0.181,  # 4 face up, while cards are drawn
    -0.251,  # 5 face up, while cards are drawn
    -0.233,  # 6 face up, while cards are drawn
    -0.068,  # 7 face up, while cards are drawn
    0.095,  # 8 face up, while cards are drawn
    -0.038,  # 9 face up, while cards are drawn
    0.060,  # 10 face up, while cards are drawn
    0.051,  # J face up, while cards are drawn
    0.171,  # Q face up, while cards are drawn
    0.031,  # K face up, while cards are drawn
    0.433,  # A face up, while cards are drawn
    -0.014,  # 2 face up, while cards are drawn
    0.163,  # X face up, while cards are drawn
    0.079,  # card in hand that nobody saw, while cards are drawn
    0.000,  # face-down card, while cards are drawn
    0.000,  # empty hand, while cards are drawn
    0.000,  # last card, while cards are drawn
    0.071,  # turn, while cards are drawn
    -0.033,  # turn, by five cards of the pile, while cards are drawn
    -0.124,  # 3 in hand, after that
    -0.167,  # 4 in hand, after that
    -0.212,  # 5 in hand, after that
    -0.082,  # 6 in hand, after that
    -0.069,  # 7 in hand, after that
    -0.117,  # 8 in hand, after that
    -0.190,  # 9 in hand, after that
    -0.220,  # 10 in hand, after that
    0.040,  # J in hand, after that
    0.004,  # Q in hand, after that
    -0.060,  # K in hand, after that
    0.142,  # A in hand, after that
    -0.220,  # 2 in hand, after that
    -0.106,  # X in hand, after that
    -0.618,  # 3 face up, after that
    -0.247,  # 4 face up, after that
    -0.329,  # 5 face up, after that
    -0.522,  # 6 face up, after that
    -0.302,  # 7 face up, after that
    -0.275,  # 8 face up, after that
    -0.270,  # 9 face up, after that
    -0.235,  # 10 face up, after that
    -0.135,  # J face up, after that
    -0.109,  # Q face up, after that
    -0.152,  # K face up, after that
    0.116,  # A face up, after that
    -0.218,  # 2 face up, after that
    0.033,  # X face up, after that
    -0.138,  # card in hand that nobody saw, after that
    -0.436,  # face-down card, after that
    0.644,  # empty hand, after that
    0.206,  # last card, after that
    0.237,  # turn, after that
    -0.047,  # turn, by five cards of the pile, after that
)
