import { randomUUID } from 'node:crypto';
import { migrate } from '@fairhall/gateway/db/migrate';
import { openPostgres } from '@fairhall/gateway/db/postgres';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** Starts one server with one migrated template database, of which every worker on PostgreSQL gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await serverOf(new URL('../..', import.meta.url).pathname);
  const template = `fairhall_template_${randomUUID().slice(0, 8)}`;
  await runStatement(
    server.url,
    `create database ${template} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  );
  const database = openPostgres({ url: withDatabase(server.url, template) });
  await migrate(database.kysely);
  await database.close();
  project.provide('postgres', { url: server.url, template });
  return async () => {
    for (const name of await listCopies(server.url, template))
      await runStatement(server.url, `drop database if exists ${name} with (force)`);
    await server.stop();
  };
}

async function serverOf(root: string): Promise<Pick<PostgresServer, 'url' | 'stop'>> {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined || url === '' ? startPostgres(root) : { url, stop: async () => undefined };
}

/** The names of the template and of its copies, which begin with the template's. */
async function listCopies(url: string, template: string): Promise<readonly string[]> {
  const database = openPostgres({ url, poolSize: 1 });
  try {
    const { rows } = await sql<{ name: string }>`
      select datname as name from pg_database where starts_with(datname, ${template})`.execute(database.kysely);
    return rows.map(({ name }) => name);
  } finally {
    await database.close();
  }
}

/** The address of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

export async function runStatement(url: string, statement: string): Promise<void> {
  const database = openPostgres({ url, poolSize: 1 });
  try {
    await sql.raw(statement).execute(database.kysely);
  } finally {
    await database.close();
  }
}
