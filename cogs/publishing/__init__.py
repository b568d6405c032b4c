"""Post what is in the outbox: messages, calls, threads and notices."""
