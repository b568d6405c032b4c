"""What a store has to do, the rows it takes and what it gives back."""
