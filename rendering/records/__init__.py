"""What finished games say of people, written on parchment: a person's profile, a server's hall."""

from __future__ import annotations

from rendering.records.cards import Award, Fact, HallSheet, ProfileSheet, Row
from rendering.records.hall import hall
from rendering.records.profile import profile

__all__ = ["Award", "Fact", "HallSheet", "ProfileSheet", "Row", "hall", "profile"]
