"""The rulebook's chapters, one file each, those of one matter together; for the rules alone."""
