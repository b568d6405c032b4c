"""What computers answer: one process of low priority that thinks for all tables."""
