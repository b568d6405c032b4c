"""What the pictures of Clash of Rage are made of."""
