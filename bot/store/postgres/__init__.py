"""The store in PostgreSQL; the only rooms that know it, for whom one process is not enough."""
