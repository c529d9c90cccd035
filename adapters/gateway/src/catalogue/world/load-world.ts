import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../db/database.ts';
import { insertDemoMark } from '../../db/demo-part.ts';
import { refreshDirectory } from '../directory/refresh-directory.ts';
import { addPart } from './add-part.ts';
import { createCatalogueWriter } from './catalogue-writer.ts';
import { readRows } from './read-rows.ts';
import { refreshCounts } from './refresh-counts.ts';
import { refreshTexts } from './refresh-texts.ts';
import { refreshTree } from './refresh-tree.ts';
import { runWithoutIndexes } from './run-without-indexes.ts';

/** The part that an older demo world lacks. */
const DEMO_PART = 'goods';
/** The setting that stores which world file a database was filled from. */
const VERSION_KEY = 'world.version';

export interface WorldOptions {
  /** A catalogue file with one row per line. */
  readonly file: string;
  /** Epoch milliseconds that the ages in the file count back from. */
  readonly now: number;
  /** Whether to add the missing part to a catalogue loaded from an older demo world; otherwise it stays as it is. */
  readonly addsParts?: boolean;
}

/** `present`: this file is already loaded. `kept`: the catalogue has other content and was left as it is. */
export type WorldOutcome = { readonly kind: 'loaded'; readonly rows: number } | { readonly kind: 'present' | 'kept' };

/**
 * Fills an empty catalogue from a file, in one transaction. A catalogue with rows is not touched, unless it is an older
 * demo world that should get the rows added since.
 */
export async function loadWorld(
  database: Database,
  { file, now, addsParts = false }: WorldOptions,
): Promise<WorldOutcome> {
  const version = await hashOf(file);
  return database.transaction(async (transaction) => {
    // loading a large catalogue takes longer than an answer may
    await sql`set local statement_timeout = 0`.execute(transaction.kysely);
    const before = await stateOf(transaction, version);
    if (before === 'older' && addsParts && (await insertDemoMark(transaction, DEMO_PART, now))) {
      const rows = await addPart(transaction, file, now);
      await refreshCatalogue(transaction, now);
      await transaction.kysely.updateTable('setting').set({ value: version }).where('key', '=', VERSION_KEY).execute();
      return { kind: 'loaded', rows };
    }
    if (before !== 'empty') return { kind: before === 'present' ? before : 'kept' };
    await insertDemoMark(transaction, DEMO_PART, now);
    const rows = await runWithoutIndexes(transaction, SOURCE_TABLES, async () => {
      const writer = createCatalogueWriter(transaction, now);
      for await (const row of readRows(file)) await writer.write(row);
      return writer.finish();
    });
    await runWithoutIndexes(transaction, PAGE_TABLES, () => refreshCatalogue(transaction, now));
    await transaction.kysely.insertInto('setting').values({ key: VERSION_KEY, value: version }).execute();
    return { kind: 'loaded', rows };
  });
}

/** Refreshes all derived data from the rows, in the transaction that changed them. `now` is epoch milliseconds. */
export async function refreshCatalogue(transaction: Transaction, now = Date.now()): Promise<void> {
  await refreshCounts(transaction);
  await collectStatistics(transaction, SOURCE_TABLE_LIST);
  await refreshTexts(transaction);
  await refreshTree(transaction);
  await refreshDirectory(transaction, now);
  await collectStatistics(transaction, PAGE_TABLE_LIST);
}

async function stateOf({ kysely }: Transaction, version: string): Promise<'empty' | 'present' | 'older' | 'kept'> {
  // One loader at a time, across processes; the lock ends with the transaction.
  await sql`select pg_advisory_xact_lock(hashtext(${VERSION_KEY}))`.execute(kysely);
  const setting = await kysely.selectFrom('setting').select('value').where('key', '=', VERSION_KEY).executeTakeFirst();
  if (setting?.value === version) return 'present';
  const category = await kysely.selectFrom('category').select('id').limit(1).executeTakeFirst();
  if (category === undefined) return 'empty';
  return setting === undefined ? 'kept' : 'older';
}

/** Large tables: those filled from the file, and those derived from them. */
const SOURCE_TABLES = ['product', 'product_text', 'price_tier', 'product_tag', 'supplier_text'];
const PAGE_TABLES = ['product_card', 'product_page', 'supplier_card', 'supplier_page'];

const SOURCE_TABLE_LIST =
  'category, tag, supplier, supplier_text, product, product_text, product_tag, lexeme_count, word_key';
const PAGE_TABLE_LIST = 'product_card, product_page, supplier_card, supplier_page, price_tier, picture, category_tree';

/**
 * Collects planner statistics of the tables that were just filled; without them the planner joins as if every table
 * were empty. Kept plans are rebuilt afterwards.
 */
async function collectStatistics({ kysely }: Transaction, tables: string): Promise<void> {
  await sql.raw(`analyze ${tables}`).execute(kysely);
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
