import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Database } from '@fairhall/gateway/db/database';
import { openPGlite } from '@fairhall/gateway/db/pglite';
import { openPostgres } from '@fairhall/gateway/db/postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, inject } from 'vitest';
import { runStatement, withDatabase } from './postgres-setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: { readonly url: string; readonly template: string };
    readonly pglite: { readonly dump: string };
  }
}

/**
 * A migrated, empty database for one test file, on the engine of the vitest project. Call it once at the top of the
 * file; the returned function gives the database inside tests. A file that changes the schema says so, and the next
 * file gets a new database.
 */
export function testDatabase({ changesSchema = false } = {}): () => Database {
  let database: Database | undefined;
  let giveBack = async (): Promise<void> => undefined;
  beforeAll(async () => {
    [database, giveBack] =
      process.env.TEST_ENGINE === 'postgres' ? await copyOnPostgres() : await lentByPGlite(changesSchema);
  });
  afterAll(() => giveBack());
  return () => {
    if (database === undefined) throw new Error('the database is there inside tests only');
    return database;
  };
}

let embedded: Promise<Database> | undefined;

/** The embedded database of this worker, emptied: opening one for each file would take a second each time. */
async function lentByPGlite(changesSchema: boolean): Promise<[Database, () => Promise<void>]> {
  embedded ??= openEmbedded();
  const database = await embedded;
  const giveBack = async (): Promise<void> => {
    if (embedded === undefined) return;
    await (changesSchema ? database.close() : clearDatabase(database));
  };
  return [database, giveBack];
}

/** Opens the embedded database again if a file has closed it. */
async function openEmbedded(): Promise<Database> {
  const database = await openPGlite({ dump: new Uint8Array(readFileSync(inject('pglite').dump)) });
  const close = async (): Promise<void> => {
    embedded = undefined;
    await database.close();
  };
  return { ...database, close };
}

/** Deletes every row except those of the migrations, and resets the sequences. */
export async function clearDatabase({ kysely }: Database): Promise<void> {
  const tables = await kysely.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))} restart identity`.execute(kysely);
}

async function copyOnPostgres(): Promise<[Database, () => Promise<void>]> {
  const { url, template } = inject('postgres');
  const name = `fairhall_test_${randomUUID().replaceAll('-', '')}`;
  await runStatement(url, `create database ${name} template ${template}`);
  const database = openPostgres({ url: withDatabase(url, name) });
  const drop = async (): Promise<void> => {
    await database.close();
    await runStatement(url, `drop database ${name} with (force)`);
  };
  return [database, drop];
}
