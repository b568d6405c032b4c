"""What lies where in the pictures of Clash of Magic Schools."""
