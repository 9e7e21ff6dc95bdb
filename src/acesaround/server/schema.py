"""The tables of the database, as SQLAlchemy describes them; migrations/ makes them."""

from sqlalchemy import Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("rules", Text, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("game", Integer, nullable=False),
    Column("acknowledged", Integer, nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("token_hash", String(64), nullable=False, index=True),
    Column("level", String(16), nullable=False),
)

# The primary key is the lock: of two writers who append the same number only one can succeed.
EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("event", Text, nullable=False),
)

# When each game at a table began, in seconds since 1970.
GAMES = Table(
    "games",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("began", Float, nullable=False),
)

# Games that were played elsewhere and brought here: the event log, and what a list shows of it.
IMPORTS = Table(
    "imports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("shown", Text, nullable=False),
    Column("log", Text, nullable=False),
)
