"""What teaches: why a move is good, what a deal shows afterwards, and what to practise."""
