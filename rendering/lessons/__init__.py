"""The rules of every game in pictures: positions of the game, and what is lit in them."""
