"""Deals with a stock played out: melds one at a time, cards drawn, then the strict tricks.

All choices in it stand for what sensible players do; what a searching player really may lay or play
is asked of the engine.
"""

from acesaround.kernel.stock.table import StockTable, stock_table

__all__ = ["StockTable", "stock_table"]
