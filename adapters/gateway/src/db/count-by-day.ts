import { type RawBuilder, sql } from 'kysely';
import type { Queries } from './database.ts';
import type { Tables } from './tables.ts';

const DAY = 86_400_000;

/** A period of whole days in UTC, and the exhibition if only one is counted. */
export interface CountedPeriod {
  /** The start of the first day, in epoch milliseconds. */
  readonly from: number;
  /** The end of the last one. */
  readonly to: number;
  readonly exhibitionId?: string | undefined;
}

/** The number of rows by day, as yyyy-mm-dd; days without rows are left out. */
export type CountsByDay = ReadonlyMap<string, number>;

/** The day of a time in UTC, as yyyy-mm-dd. */
export const toUtcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Counts the rows of a table by the day of a time column, in epoch milliseconds. */
export async function countByDay(
  { kysely }: Queries,
  table: keyof Tables,
  column: RawBuilder<unknown>,
  { from, to, exhibitionId }: CountedPeriod,
): Promise<CountsByDay> {
  const isWanted = exhibitionId === undefined ? sql`true` : sql`exhibition_id = ${exhibitionId}`;
  const { rows } = await sql<{ day: number; count: number }>`
    select (${column} / ${DAY}::bigint)::integer as day, count(*)::integer as count from ${sql.table(table)}
    where ${column} >= ${from}::bigint and ${column} < ${to}::bigint and ${isWanted}
    group by 1`.execute(kysely);
  return new Map(rows.map(({ day, count }) => [toUtcDay(day * DAY), count]));
}
