"""The outbox goes out: messages, calls, threads and notices."""
