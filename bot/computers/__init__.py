"""AI decisions and analyses, made in processes of low priority."""
