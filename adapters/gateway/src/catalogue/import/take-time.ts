import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

/**
 * Timeout of an import statement in milliseconds: hundreds of rows take longer than the usual limit, and the client
 * waits about as long for the call.
 */
const TIMEOUT_MS = 55_000;
/** Lock timeout in milliseconds: another import may hold the lock. */
const LOCK_MS = 30_000;

/**
 * Size of the index's pending list, enough for the words of all products of a chunk, which are then merged into the
 * index together.
 */
const MAX_PENDING_WORDS = '16MB';

/**
 * Gives the statements of this transaction more time and memory than those of pages, and lets the foreign key checks of
 * products (supplier, category and batch) reuse their plans.
 */
export async function takeTime({ kysely }: Transaction): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(TIMEOUT_MS)}, true),
    set_config('lock_timeout', ${String(LOCK_MS)}, true), set_config('plan_cache_mode', 'auto', true),
    set_config('gin_pending_list_limit', ${MAX_PENDING_WORDS}, true)`.execute(kysely);
}

/**
 * Lets the statements of this transaction find the hundreds of rows of a chunk by their keys. The planner would
 * otherwise scan whole tables, such as all words of the catalogue for those of one chunk, which takes longer the larger
 * the catalogue is.
 */
export async function setKeyLookups({ kysely }: Transaction): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
    kysely,
  );
}
