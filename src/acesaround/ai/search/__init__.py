"""Players that search: they draw worlds that agree with what they know, and play them out."""
