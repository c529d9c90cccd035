import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refreshCatalogue } from '@fairhall/gateway/catalogue/world/load-world';
import type { Database } from '@fairhall/gateway/db/database';
import { openDatabase } from '@fairhall/gateway/db/open-database';
import { noLogger } from '@fairhall/gateway/operations/logger';
import { readSettings } from '@fairhall/gateway/settings';
import { sql } from 'kysely';
import { insertCatalogue } from '../support/catalogue-rows.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { runStatement, withDatabase } from '../support/postgres-setup.ts';
import type { StoredState } from './evidence.ts';
import { hashFiles, readRows } from './stored-state.ts';

export const DATABASE_ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof DATABASE_ENGINES)[number];

/** The products in enquiries and carts. */
export const PRODUCT_IDS = ['P1', 'P2', 'P3'];

/** The data that survive the kills: a database with a few products, and a folder for files. */
export interface Store {
  readonly dataDir: string;
  /** The environment variables that give a server the location of the data. */
  readonly environment: Record<string, string>;
  /** Reads the content of database and disk. No server may run meanwhile. */
  read(): Promise<StoredState>;
  /** Runs `work` on the database. No server may run meanwhile. */
  open<Value>(work: (database: Database) => Promise<Value>): Promise<Value>;
  drop(): Promise<void>;
}

export async function createStore(engine: Engine): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhall-kill-'));
  const server = engine === 'postgres' ? await databaseOnServer() : undefined;
  const environment = { DATA_DIR: dataDir, ...(server === undefined ? {} : { DATABASE_URL: server.url }) };
  await using(environment, insertProducts);
  return {
    dataDir,
    environment,
    read: async () => ({ ...(await using(environment, readRows)), disk: hashFiles(dataDir) }),
    open: (work) => using(environment, work),
    drop: async () => {
      await server?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Inserts the products of the enquiries. */
export async function insertProducts(database: Database): Promise<void> {
  await insertCatalogue(database);
  const columns = sql.raw(`supplier_id, category_id, category_1, category_2, category_3, unit, currency, images, score,
    rank, created, min_order, price_low, price_high, search`);
  for (const id of PRODUCT_IDS.slice(1)) {
    await sql`insert into product (id, ${columns}) select ${id}, ${columns} from product where id = ${PRODUCT_IDS[0]}`.execute(
      database.kysely,
    );
    await sql`insert into product_text (product_id, lang, name, description, attributes)
      select ${id}, lang, name, description, attributes from product_text where product_id = ${PRODUCT_IDS[0]}`.execute(
      database.kysely,
    );
  }
  await database.transaction(refreshCatalogue);
}

async function databaseOnServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await startPostgres(new URL('../..', import.meta.url).pathname);
  const name = `fairhall_kill_${randomUUID().slice(0, 8)}`;
  await runStatement(
    server.url,
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  );
  return { url: withDatabase(server.url, name), stop: server.stop };
}

/** Opens the database as a server does, with the lock on its folder and the schema migrated, and runs `work` on it. */
async function using<Value>(
  environment: Record<string, string>,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  const { settings } = readSettings({ APP_ENV: 'test', ...environment });
  const database = await openDatabase({ settings, log: noLogger, migrate: true, onDeath: rethrow });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function rethrow(error: Error): never {
  throw error;
}
