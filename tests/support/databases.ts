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
 * file; the returned function gives the database inside tests. A file that changes the schema or the settings of
 * the database says so, and the next file gets a new one.
 */
export function testDatabase({ changesSchema = false } = {}): () => Database {
  let database: Database | undefined;
  let giveBack = async (): Promise<void> => undefined;
  beforeAll(async () => {
    const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite';
    [database, giveBack] = await lend(engine, changesSchema);
  });
  afterAll(() => giveBack());
  return () => {
    if (database === undefined) throw new Error('the database is there inside tests only');
    return database;
  };
}

/** The databases of this worker, emptied after each file: a new one for each file would take half a second each time. */
const kept: Partial<Record<Database['engine'], Promise<Database>>> = {};

async function lend(engine: Database['engine'], changesSchema: boolean): Promise<[Database, () => Promise<void>]> {
  kept[engine] ??= engine === 'postgres' ? copyOnPostgres() : openEmbedded();
  const database = await kept[engine];
  const giveBack = async (): Promise<void> => {
    if (kept[engine] === undefined) return;
    await (changesSchema ? database.close() : clearDatabase(database));
  };
  return [database, giveBack];
}

/** Opens the embedded database again if a file has closed it. */
async function openEmbedded(): Promise<Database> {
  const database = await openPGlite({ dump: new Uint8Array(readFileSync(inject('pglite').dump)) });
  const close = async (): Promise<void> => {
    delete kept.pglite;
    await database.close();
  };
  return { ...database, close };
}

/**
 * Deletes every row except those of the migrations, and resets the sequences. Only the few tables with rows are
 * truncated: truncating a table creates its files anew, even if it is empty.
 */
export async function clearDatabase({ kysely }: Database): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'kysely\\_%' and pg_relation_size(oid) > 0`.execute(kysely);
  const names = tables.map(({ name }) => sql.table(name));
  // The tables that refer to these are truncated too, or have no rows.
  if (names.length > 0) await sql`truncate ${sql.join(names)} restart identity cascade`.execute(kysely);
  // A row that was refused has taken a number, too.
  const { rows: sequences } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where last_value is not null`.execute(kysely);
  for (const { name } of sequences) await sql`alter sequence ${sql.table(name)} restart`.execute(kysely);
}

/** Copies the template; the set-up drops the copies at the end. */
async function copyOnPostgres(): Promise<Database> {
  const { url, template } = inject('postgres');
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await runStatement(url, `create database ${name} template ${template}`);
  const database = openPostgres({ url: withDatabase(url, name) });
  const close = async (): Promise<void> => {
    delete kept.postgres;
    await database.close();
    await runStatement(url, `drop database ${name} with (force)`);
  };
  return { ...database, close };
}
