"""What the Discord side may ask about series of tables."""
