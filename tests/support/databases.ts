import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Database } from '@fairhall/gateway/db/database';
import { openPGlite } from '@fairhall/gateway/db/pglite';
import { openPostgres } from '@fairhall/gateway/db/postgres';
import { afterAll, beforeAll, inject } from 'vitest';
import { execute, withDatabase } from './postgres-setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: { readonly url: string; readonly template: string };
    readonly pglite: { readonly dump: string };
  }
}

/**
 * A migrated, empty database for one test file, on the engine of the vitest project. Call it once at the top of the file;
 * the function that it answers gives the database inside tests.
 */
export function testDatabase(): () => Database {
  let database: Database | undefined;
  let drop = async (): Promise<void> => undefined;
  beforeAll(async () => {
    [database, drop] = process.env.TEST_ENGINE === 'postgres' ? await copyOnPostgres() : [await copyOnPGlite(), drop];
  });
  afterAll(async () => {
    await database?.close();
    await drop();
  });
  return () => {
    if (database === undefined) throw new Error('the database is there inside tests only');
    return database;
  };
}

async function copyOnPGlite(): Promise<Database> {
  return openPGlite({ dump: new Uint8Array(readFileSync(inject('pglite').dump)) });
}

async function copyOnPostgres(): Promise<[Database, () => Promise<void>]> {
  const { url, template } = inject('postgres');
  const name = `fairhall_test_${randomUUID().replaceAll('-', '')}`;
  await execute(url, `create database ${name} template ${template}`);
  return [openPostgres({ url: withDatabase(url, name) }), () => execute(url, `drop database ${name} with (force)`)];
}
