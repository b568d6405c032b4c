"""The outbox goes out: messages, pings, threads and notices."""
