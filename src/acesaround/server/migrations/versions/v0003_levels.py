"""The level of each computer player."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it. Tables that are there already go on with the level that is usual now."""
    level = sa.Column("level", sa.String(16), nullable=False, server_default="expert")
    op.add_column("seats", level)


def downgrade() -> None:
    """As it was before."""
    op.drop_column("seats", "level")
