"""The group ``/table``: commands that do the same as the controls of a table."""
