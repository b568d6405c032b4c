"""NEW GAME: take one to three sticks; whoever takes the last one loses."""
