"""Messages for everybody in a channel; nothing in them is for one person alone."""
