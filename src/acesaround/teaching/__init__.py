"""What teaches: why a move is good, what a deal shows afterwards, and what to practise.

Nothing here is asked for while players play; it begins when a person wants to know why.
"""
