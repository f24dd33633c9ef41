"""Statements: what is said to PostgreSQL to keep a batch, or to forget a table.

Knows the schema; never connections, nor when anything is to be kept.
"""

from __future__ import annotations

from typing import Final

SET_UP: Final = """
SELECT set_config('plan_cache_mode', 'force_generic_plan', false),
    CASE current_setting('synchronous_commit')
    WHEN 'off' THEN set_config('synchronous_commit', 'on', false) END
"""
"""Plan the statement below once, and answer no sooner than a commit is on the disk."""

_ENTRIES: Final = """
WITH held AS MATERIALIZED (
    SELECT asked.place::int AS place FROM owners o
    JOIN unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS asked (code, epoch, place)
    ON o.code = asked.code AND o.epoch = asked.epoch
    FOR SHARE OF o
), batch AS (
    INSERT INTO writers AS w (id, batch, written) SELECT $3::bigint, $4::bigint, now()
    WHERE (SELECT count(*) FROM held) = cardinality($1::text[])
    ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, written = excluded.written
    WHERE w.batch < excluded.batch RETURNING 1
), kept AS (
    INSERT INTO entries (code, form, body) SELECT e.code, $5::int, e.body
    FROM unnest($6::text[], $7::bytea[]) WITH ORDINALITY AS e (code, body, place)
    WHERE EXISTS (SELECT FROM batch) ORDER BY e.place
"""
_NOTES: Final = """
), seen_then AS (
    INSERT INTO seen (code, last) SELECT * FROM unnest($8::text[], $9::bigint[])
    WHERE EXISTS (SELECT FROM batch)
    ON CONFLICT (code) DO UPDATE SET last = excluded.last
), summarised AS (
    INSERT INTO sessions
        (code, number, profile, names, deals, score, is_open, began, changed)
    SELECT code, number, profile, names::json, deals, score::json, is_open, began, changed
    FROM unnest(
        $10::text[], $11::int[], $12::text[], $13::text[], $14::int[], $15::text[], $16::bool[],
        $17::bigint[], $18::bigint[]
    ) WITH ORDINALITY
        AS s (code, number, profile, names, deals, score, is_open, began, changed, place)
    WHERE EXISTS (SELECT FROM batch) ORDER BY place
    ON CONFLICT (code, number) DO UPDATE SET
        profile = excluded.profile, names = excluded.names, deals = excluded.deals,
        score = excluded.score, is_open = excluded.is_open, changed = excluded.changed
), sat_there AS (
    INSERT INTO sat (identity, code, number)
    SELECT * FROM unnest($19::bytea[], $20::text[], $21::int[])
    WHERE EXISTS (SELECT FROM batch) ON CONFLICT DO NOTHING
), closed_now AS (
    INSERT INTO closed (code) SELECT * FROM unnest($22::text[])
    WHERE EXISTS (SELECT FROM batch) ON CONFLICT DO NOTHING
), ended AS (
    UPDATE sessions SET is_open = false
    WHERE code = ANY ($22::text[]) AND is_open AND EXISTS (SELECT FROM batch)
"""
_HELD: Final = """
)
SELECT CASE WHEN count(*) < cardinality($1::text[]) THEN coalesce(array_agg(place), '{}') END
FROM held
"""

KEEP: Final = f"{_ENTRIES}{_HELD}"
"""Keep a batch if all its tables are owned in their epochs; else name the places of those that are.

Whoever claims a table waits until this is durable, and this for who claims it; `FOR SHARE` then
looks at the epoch once more. A batch that was counted before is not written again.
"""
KEEP_NOTED: Final = f"{_ENTRIES}{_NOTES}{_HELD}"
"""The same with notes, which take a quarter more by being possible."""

WRITTEN: Final = "SELECT batch FROM writers WHERE id = $1"
"""Which batch of a writer's was kept last."""
HOLD: Final = "SELECT 1 FROM owners WHERE code = $1 FOR UPDATE"
"""Have nobody write to a table meanwhile."""
IS_SEEN: Final = "SELECT 1 FROM seen WHERE code = $1 AND last >= $2"
FORGET: Final = [
    f"DELETE FROM {name} WHERE code = $1"
    for name in ("entries", "closed", "seen", "sessions", "sat", "owners")
]
"""Delete all of a table; who still had it is refused from then on."""
