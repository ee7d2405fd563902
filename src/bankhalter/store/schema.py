"""The tables of the database. A change here needs a migration: see migrations/versions/."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# Ordered by code points, as Python and SQLite do.
_NAME = Text().with_variant(Text(collation="C"), "postgresql")

tables = Table(
    "tables",
    metadata,
    Column("id", _NAME, primary_key=True),
    Column("code", _NAME, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("code", name="tables_code"),
)
"""What never changes about a table."""

# Apart from `tables`, so that each append writes a narrow row anew, not the header too.
listings = Table(
    "listings",
    metadata,
    Column("table_id", _NAME, ForeignKey("tables.id", name="listings_table", ondelete="CASCADE"), primary_key=True),
    Column("last", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("stage", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("listings_by_change", "stage", "changed", "table_id"),
    sqlite_with_rowid=False,
)
"""What does: above all `last`, where the log ends. Who writes to a table locks this row first."""

entries = Table(
    "entries",
    metadata,
    Column(
        "table_id", _NAME, ForeignKey("listings.table_id", name="entries_table", ondelete="CASCADE"), primary_key=True
    ),
    Column("sequence", BigInteger, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
    Column("checksum", Text, nullable=False),
    CheckConstraint("sequence > 0", name="entries_from_one"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column(
        "table_id", _NAME, ForeignKey("listings.table_id", name="snapshots_table", ondelete="CASCADE"), primary_key=True
    ),
    Column("sequence", BigInteger, nullable=False),
    Column("state", LargeBinary, nullable=False),
)
