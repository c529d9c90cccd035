import { readFileSync } from 'node:fs';
import type { Database } from '@fairhall/gateway/db/database';
import { migrate } from '@fairhall/gateway/db/migrate';
import { MIGRATIONS } from '@fairhall/gateway/db/migrations/migrations';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';

type Row = Readonly<Record<string, unknown>>;

/** The content of a database of an earlier version. */
export interface OldDatabase {
  /** The last migration of that version. */
  readonly version: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly tables: Readonly<Record<string, readonly Row[]>>;
}

export const readLeft = <What extends OldDatabase>(file: string): What =>
  JSON.parse(readFileSync(new URL(`../../fixtures/upgrade/${file}`, import.meta.url), 'utf8')) as What;

/** Creates the database of the earlier version with its rows, and migrates it to the newest schema. */
export async function migrateOldDatabase(database: Database, oldDatabase: OldDatabase): Promise<void> {
  const { kysely } = database;
  await sql`drop schema public cascade`.execute(kysely);
  await sql`create schema public`.execute(kysely);
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateTo(oldDatabase.version);
  if (error !== undefined) throw error;
  await insertLeft(database, oldDatabase);
  await migrate(kysely);
}

/** Inserts the rows without checking foreign keys, because the tables are in alphabetical order. */
async function insertLeft(database: Database, { tables }: OldDatabase): Promise<void> {
  await database.transaction(async ({ kysely }) => {
    await sql`set local session_replication_role = replica`.execute(kysely);
    for (const [name, rows] of Object.entries(tables)) {
      const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(name)} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::json)`.execute(
        kysely,
      );
    }
  });
}

/** All rows of a table, each as JSON. */
export async function readRows({ kysely }: Pick<Database, 'kysely'>, table: string): Promise<readonly Row[]> {
  const { rows } = await sql<{
    row: string;
  }>`select row_to_json(kept)::text as row from ${sql.table(table)} kept`.execute(kysely);
  return rows.map(({ row }) => JSON.parse(row) as Row);
}
