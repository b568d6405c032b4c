"""Every figure that the host promises, measured beside its floor or peer in the same run."""
