import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

/** Hundreds of rows take longer than what an answer may take usually; the call itself waits for so many milliseconds. */
const TIMEOUT_MS = 55_000;
/** Another import may be at it. */
const LOCK_MS = 30_000;

/** Room for the words of all products of a chunk, which then come into their index together. */
const MAX_PENDING_WORDS = '16MB';

/**
 * Gives the statements of this transaction more time and room than those of pages have, and lets the checks of foreign keys,
 * a supplier's, a category's and a batch's for a product, keep their plans.
 */
export async function takeTime({ kysely }: Transaction): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(TIMEOUT_MS)}, true),
    set_config('lock_timeout', ${String(LOCK_MS)}, true), set_config('plan_cache_mode', 'auto', true),
    set_config('gin_pending_list_limit', ${MAX_PENDING_WORDS}, true)`.execute(kysely);
}

/**
 * Lets the statements of this transaction look up by their keys the hundreds of rows that a chunk is about. The planner would
 * rather read a table through: all words of the catalogue for those of one chunk, and longer the more there are.
 */
export async function enableKeyLookups({ kysely }: Transaction): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
    kysely,
  );
}
