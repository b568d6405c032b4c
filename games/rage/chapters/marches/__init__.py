"""Marches: who moves where, by which way, and what that brings about."""
