"""What is open, in memory: loaded on first use, changed one at a time, stored before it holds."""
