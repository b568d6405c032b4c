"""The group ``/table``, and each of its commands: the twins of what is pressed at a table."""
