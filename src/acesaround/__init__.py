"""Aces Around: a Pinochle table in the browser, for one person or several."""

__version__ = "0.1.0"
