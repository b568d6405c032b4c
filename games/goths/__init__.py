"""Goths Save the Queen: orders that may be misunderstood, for two to four and six to eight."""
