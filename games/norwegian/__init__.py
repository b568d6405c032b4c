"""Norwegian Battle: get rid of every card, the unseen ones last, for two to twelve players."""
