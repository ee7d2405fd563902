"""Tables, their logs and their snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_NAME = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Make the first schema."""
    op.create_table(
        "tables",
        sa.Column("id", _NAME, primary_key=True),
        sa.Column("code", _NAME, nullable=False),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("code", name="tables_code"),
    )
    op.create_table(
        "listings",
        sa.Column("table_id", _NAME, primary_key=True),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("stage", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="listings_table", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("listings_by_change", "listings", ["stage", "changed", "table_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", _NAME, primary_key=True),
        sa.Column("sequence", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["listings.table_id"], name="entries_table", ondelete="CASCADE"),
        sa.CheckConstraint("sequence > 0", name="entries_from_one"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", _NAME, primary_key=True),
        sa.Column("sequence", sa.BigInteger, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["listings.table_id"], name="snapshots_table", ondelete="CASCADE"),
    )
