"""Learnt weight of each feature, in log-odds.

Written by ``python -m players learn vikings --games 8000 --seed 1``.
"""

WEIGHTS = (
    -0.026,  # points
    0.233,  # bracelets
    -0.038,  # points a step away
    0.015,  # points within two steps
    0.062,  # points within three steps
    0.153,  # points anywhere, by half for each step
    0.862,  # on the centre
    0.001,  # within two steps of the centre
    -0.011,  # rivals within two steps
    0.031,  # turn
    0.601,  # points, the nearer the end
    -0.160,  # bracelets, the nearer the end
    -0.131,  # points a step away, the nearer the end
    -0.187,  # points within two steps, the nearer the end
    -0.127,  # points within three steps, the nearer the end
    -0.052,  # points anywhere, by half for each step, the nearer the end
    -0.536,  # on the centre, the nearer the end
    0.193,  # within two steps of the centre, the nearer the end
    -0.262,  # rivals within two steps, the nearer the end
    1.221,  # turn, the nearer the end
)
