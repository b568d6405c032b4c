"""The store in PostgreSQL, for several processes; no other package knows PostgreSQL."""
