import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_TREES, sampleProduct, sampleSupplier, writeRows } from '../../../../tests/support/sample-rows.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { createLoadShedding } from '../operations/load-shedding.ts';
import { noLogger } from '../operations/logger.ts';
import { LOG_ID_SETTING } from '../restore/revocation-log.ts';
import { readSettings } from '../settings.ts';
import { openGateway } from './open-gateway.ts';
import { packWorld } from './pack-world.ts';

const MESSAGES = new URL('../../../../core/messages', import.meta.url).pathname;
/** Six days ago, so that the packed exhibition days differ from today's. */
const MADE = Date.now() - 6 * 86_400_000;
const SUPPLIERS = Array.from({ length: 25 }, (_, place) => `S${place + 1}`);

let folder: string;
let world: string;
let packed: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairhall-packed-'));
  world = join(folder, 'world.ndjson');
  packed = join(folder, 'world.zip');
  const products = ['P1', 'P2'].map((id) => sampleProduct(id));
  writeRows(world, [...SAMPLE_TREES, ...SUPPLIERS.map((id) => sampleSupplier(id)), ...products]);
  await packWorld({ world, file: packed, now: MADE });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a server with its own data folder and reads from its database. */
async function begun<Found>(name: string, file: string, look: (database: Database) => Promise<Found>): Promise<Found> {
  const { settings } = readSettings({ APP_ENV: 'test', DEMO: '1', DATA_DIR: join(folder, name) });
  const { database, gateway } = await openGateway({
    settings,
    log: noLogger,
    publicUrl: 'http://fairhall.test',
    loadShedding: createLoadShedding(noLogger),
    folders: { world, packed: file, messages: MESSAGES },
  });
  try {
    return await look(database);
  } finally {
    await gateway.close();
    await database.close();
  }
}

async function look({ kysely }: Database) {
  const exhibitions = kysely.selectFrom('exhibition').select(['exhibition_id', 'inshow_start', 'inshow_end']);
  const found = sql<{ id: string; lexemes: string[] }>`select id, tsvector_to_array(search) as lexemes from product`;
  const settings = kysely.selectFrom('setting').select('key').orderBy('key');
  return {
    products: (await found.execute(kysely)).rows.toSorted((one, other) => one.id.localeCompare(other.id)),
    exhibitions: await exhibitions.orderBy('exhibition_id').execute(),
    settings: (await settings.execute()).map(({ key }) => key),
  };
}

const logOf = async ({ kysely }: Database): Promise<string> =>
  (await kysely.selectFrom('setting').select('value').where('key', '=', LOG_ID_SETTING).executeTakeFirstOrThrow())
    .value;

/** Reads from the packed database before any server has started with it. */
async function insidePacked<Found>(read: (database: Database) => Promise<Found>): Promise<Found> {
  const { settings } = readSettings({ APP_ENV: 'test', DATA_DIR: join(folder, 'inside') });
  const onDeath = (error: Error) => {
    throw error;
  };
  const database = await openDatabase({ settings, log: noLogger, migrate: false, packed, onDeath });
  try {
    return await read(database);
  } finally {
    await database.close();
  }
}

/** Every non-empty table, except those that list migrations. */
async function filledTables({ kysely }: Database): Promise<readonly string[]> {
  const filled: string[] = [];
  for (const { name } of await kysely.introspection.getTables()) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(kysely);
    if (rows.length > 0 && !name.startsWith('kysely_')) filled.push(name);
  }
  return filled.sort();
}

test('D-56 a server started with a packed demo world has the data it would have loaded, with dates relative to today', async () => {
  const broken = join(folder, 'broken.zip');
  writeFileSync(broken, readFileSync(packed).subarray(0, 100_000));
  const loaded = await begun('loaded', broken, look); // an unreadable package: the catalogue is loaded in the usual way
  expect(loaded.products.map(({ id }) => id)).toEqual(['P1', 'P2']);
  const other = await begun('one', packed, async (database) => {
    expect(await look(database)).toEqual(loaded);
    await database.kysely.deleteFrom('product').where('id', '=', 'P2').execute();
    return logOf(database);
  });
  // The package is used for the first start only: later changes stay.
  expect((await begun('one', packed, look)).products.map(({ id }) => id)).toEqual(['P1']);

  const inside = await insidePacked(async (database) => ({
    ...(await look(database)),
    log: await logOf(database),
    tables: await filledTables(database),
  }));
  expect(inside.exhibitions).not.toEqual(loaded.exhibitions);
  expect(inside.log, 'two databases have no log of revocations in common').not.toBe(other);
  expect(inside.tables, 'THR-17 no account, no key').toEqual([
    'catalogue_language',
    'category',
    'category_tree',
    'demo_part',
    'exhibition',
    'exhibition_hall',
    'exhibition_theme',
    'exhibitor',
    'hot_item',
    'index_entry',
    'lexeme_count',
    'price_tier',
    'product',
    'product_card',
    'product_page',
    'product_text',
    'setting',
    'supplier',
    'supplier_card',
    'supplier_page',
    'supplier_text',
    'tag',
    'tag_category',
    'word_key',
  ]);
  expect(inside.settings).toEqual(['fixedIds', LOG_ID_SETTING, 'world.packed', 'world.version']);
});
