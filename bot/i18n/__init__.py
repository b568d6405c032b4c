"""Fluent texts, their ids, and events told in sentences."""
