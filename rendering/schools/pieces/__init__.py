"""What things look like in the pictures of Clash of Magic Schools."""
