"""What a game may add to its rules: a protocol for each promise, in a file for each subject.

A game makes a promise by having what its protocol lists. Who asks often asks through a cached
function: finding out what a game implements takes longer than most of its moves.
"""
