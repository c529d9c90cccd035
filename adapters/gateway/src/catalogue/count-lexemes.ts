import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

interface LexemeChange {
  readonly rank: number;
  /** Lexemes of the row's search vector before and after. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Updates how many rows hold the lexemes that rows gained or lost. If a late lexeme was gained by a row with a better
 * rank, its first rank is lowered to that: searches look for it from there on.
 */
export async function countLexemes(
  { kysely }: Queries,
  searched: 'product' | 'supplier',
  rows: readonly LexemeChange[],
): Promise<void> {
  const counted = [...countChanges(rows)].map(([lexeme, { more, rank }]) => ({ lexeme, more, rank }));
  if (counted.length === 0) return;
  await sql`
    with changed as (
      select * from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as given (lexeme text, more integer, rank integer)
    ), begun as (
      select lexeme_count.lexeme, changed.rank,
        (select count(*)::int from ${sql.table(searched)} where rank >= changed.rank) as rows_from
      from lexeme_count join changed on changed.lexeme = lexeme_count.lexeme
      where searched = ${searched} and changed.rank < lexeme_count.first_rank
    )
    insert into lexeme_count (searched, lexeme, found_in)
    select ${searched}, lexeme, greatest(more, 0) from changed
    on conflict (searched, lexeme) do update set
      found_in = greatest(0, lexeme_count.found_in
        + (select more from changed where changed.lexeme = excluded.lexeme)),
      first_rank = coalesce((select rank from begun where begun.lexeme = excluded.lexeme), lexeme_count.first_rank),
      rows_from = coalesce((select rows_from from begun where begun.lexeme = excluded.lexeme), lexeme_count.rows_from)`.execute(
    kysely,
  );
}

/** For each lexeme: how many more rows hold it, and the best rank of the rows that gained it. */
function countChanges(rows: readonly LexemeChange[]): ReadonlyMap<string, { more: number; rank: number | null }> {
  const changes = new Map<string, { more: number; rank: number | null }>();
  const addChange = (lexeme: string, by: number, rank: number | null) => {
    const { more, rank: best } = changes.get(lexeme) ?? { more: 0, rank: null };
    changes.set(lexeme, { more: more + by, rank: rank === null ? best : Math.min(rank, best ?? rank) });
  };
  for (const { rank, before, after } of rows) {
    const [old, present] = [new Set(before), new Set(after)];
    for (const lexeme of present) if (!old.has(lexeme)) addChange(lexeme, 1, rank);
    for (const lexeme of old) if (!present.has(lexeme)) addChange(lexeme, -1, null);
  }
  return changes;
}
