"""What teaches: reasons that hold in the worlds they speak of, contrasts, and what is known.

Nothing here is asked for while players play; it begins when a person wants to know why.
"""
