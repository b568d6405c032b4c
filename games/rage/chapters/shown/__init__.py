"""What a seat may see of a game: the table, and what is its own."""
