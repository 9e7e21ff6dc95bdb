"""When each game began, and games that were brought here."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the two tables. Games that are there already are said to have begun with their table."""
    games = op.create_table(
        "games",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("began", sa.Float, nullable=False),
    )
    op.create_table(
        "imports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
    )
    op.create_index("ix_imports_token_hash", "imports", ["token_hash"])
    there = op.get_bind().execute(sa.text("SELECT id, created, game FROM tables"))
    rows = [
        {"table_id": row.id, "game": game, "began": row.created}
        for row in there
        for game in range(1, row.game + 1)
    ]
    if rows:
        op.bulk_insert(games, rows)


def downgrade() -> None:
    """As it was before."""
    for name in ("imports", "games"):
        op.drop_table(name)
