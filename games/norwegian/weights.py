"""What each feature counts for, in odds.

Written by ``python -m players learn norwegian --games 8000 --seed 1``.
"""

WEIGHTS = (
    -0.026,  # 3 in hand, while cards are drawn
    0.044,  # 4 in hand, while cards are drawn
    -0.037,  # 5 in hand, while cards are drawn
    -0.014,  # 6 in hand, while cards are drawn
    -0.065,  # 7 in hand, while cards are drawn
    0.062,  # 8 in hand, while cards are drawn
    -0.041,  # 9 in hand, while cards are drawn
    -0.083,  # 10 in hand, while cards are drawn
    0.048,  # J in hand, while cards are drawn
    -0.014,  # Q in hand, while cards are drawn
    -0.009,  # K in hand, while cards are drawn
    0.057,  # A in hand, while cards are drawn
    -0.108,  # 2 in hand, while cards are drawn
    -0.038,  # X in hand, while cards are drawn
    -0.012,  # 3 face up, while cards are drawn
    -0.196,  # 4 face up, while cards are drawn
    -0.287,  # 5 face up, while cards are drawn
    -0.198,  # 6 face up, while cards are drawn
    -0.106,  # 7 face up, while cards are drawn
    0.070,  # 8 face up, while cards are drawn
    -0.017,  # 9 face up, while cards are drawn
    0.056,  # 10 face up, while cards are drawn
    -0.034,  # J face up, while cards are drawn
    0.031,  # Q face up, while cards are drawn
    -0.042,  # K face up, while cards are drawn
    0.456,  # A face up, while cards are drawn
    -0.083,  # 2 face up, while cards are drawn
    0.363,  # X face up, while cards are drawn
    -0.069,  # card in hand that nobody saw, while cards are drawn
    0.000,  # face-down card, while cards are drawn
    0.000,  # empty hand, while cards are drawn
    0.000,  # last card, while cards are drawn
    0.011,  # turn, while cards are drawn
    -0.080,  # turn, by five cards of the pile, while cards are drawn
    -0.178,  # 3 in hand, after that
    -0.249,  # 4 in hand, after that
    -0.128,  # 5 in hand, after that
    -0.089,  # 6 in hand, after that
    -0.035,  # 7 in hand, after that
    -0.022,  # 8 in hand, after that
    -0.049,  # 9 in hand, after that
    -0.152,  # 10 in hand, after that
    0.041,  # J in hand, after that
    -0.128,  # Q in hand, after that
    0.093,  # K in hand, after that
    0.235,  # A in hand, after that
    -0.235,  # 2 in hand, after that
    -0.190,  # X in hand, after that
    -0.474,  # 3 face up, after that
    -0.095,  # 4 face up, after that
    -0.298,  # 5 face up, after that
    -0.450,  # 6 face up, after that
    -0.366,  # 7 face up, after that
    -0.220,  # 8 face up, after that
    -0.259,  # 9 face up, after that
    -0.157,  # 10 face up, after that
    -0.211,  # J face up, after that
    -0.233,  # Q face up, after that
    -0.069,  # K face up, after that
    0.098,  # A face up, after that
    -0.222,  # 2 face up, after that
    0.027,  # X face up, after that
    -0.066,  # card in hand that nobody saw, after that
    -0.471,  # face-down card, after that
    0.685,  # empty hand, after that
    -0.007,  # last card, after that
    0.227,  # turn, after that
    -0.078,  # turn, by five cards of the pile, after that
)
