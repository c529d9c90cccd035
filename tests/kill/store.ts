import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@fairhall/gateway/db/database';
import { openDatabase } from '@fairhall/gateway/db/open-database';
import { silentLogger } from '@fairhall/gateway/operations/logger';
import { readSettings } from '@fairhall/gateway/settings';
import { insertCatalogue } from '../support/catalogue-rows.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { execute, withDatabase } from '../support/postgres-setup.ts';
import type { Facts } from './tally.ts';

export const ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** Data that outlive the servers on them, with a product to ask about. */
export interface Store {
  readonly dataDir: string;
  /** Tells a server where the data are. */
  readonly environment: Record<string, string>;
  /** What the database holds. No server may run meanwhile. */
  read(): Promise<Pick<Facts, 'enquiries' | 'outbox'>>;
  drop(): Promise<void>;
}

export async function createStore(engine: Engine): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhall-kill-'));
  const server = engine === 'postgres' ? await databaseOnServer() : undefined;
  const environment = { DATA_DIR: dataDir, ...(server === undefined ? {} : { DATABASE_URL: server.url }) };
  await using(environment, insertCatalogue);
  return {
    dataDir,
    environment,
    read: () => using(environment, readRows),
    drop: async () => {
      await server?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function databaseOnServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await startPostgres(new URL('../..', import.meta.url).pathname);
  const name = `fairhall_kill_${randomUUID().slice(0, 8)}`;
  await execute(
    server.url,
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  );
  return { url: withDatabase(server.url, name), stop: server.stop };
}

/** Works on the database as a server opens it: with the lock on the folder, and with the schema brought up to date. */
async function using<Value>(
  environment: Record<string, string>,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  const { settings } = readSettings({ APP_ENV: 'test', ...environment });
  const database = await openDatabase({ settings, log: silentLogger, migrate: true, onDeath: rethrow });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function readRows({ kysely }: Database): Promise<Pick<Facts, 'enquiries' | 'outbox'>> {
  const enquiries = await kysely.selectFrom('enquiry').select(['enquiry_id as enquiryId', 'email']).execute();
  const outbox = await kysely.selectFrom('outbox').select(['dedupe_key as dedupeKey', 'recipient', 'state']).execute();
  return { enquiries, outbox };
}

function rethrow(error: Error): never {
  throw error;
}
