"""Series in memory: loaded, changed one at a time, and as they are stored."""
