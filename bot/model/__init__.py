"""Frozen values without input or output: what the services take and hand out."""
