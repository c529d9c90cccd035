import type { Database } from '@fairhall/gateway/db/database';
import { sql } from 'kysely';

/** All rows of a database, as its backup would contain them. */
type Snapshot = ReadonlyMap<string, string>;

const tablesOf = async ({ kysely }: Database): Promise<readonly string[]> =>
  (await kysely.introspection.getTables()).map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));

export async function takeSnapshot(database: Database): Promise<Snapshot> {
  const rows = new Map<string, string>();
  for (const name of await tablesOf(database)) {
    const found = await sql<{ rows: string }>`
      select coalesce(json_agg(row), '[]')::text as rows from ${sql.table(name)} as row`.execute(database.kysely);
    rows.set(name, found.rows[0]?.rows ?? '[]');
  }
  return rows;
}

/** Replaces the rows of a database by those of a snapshot, as `db restore` does before it ends anything. */
export async function restoreSnapshot(database: Database, snapshot: Snapshot): Promise<void> {
  await database.transaction(async ({ kysely }) => {
    await sql`set local session_replication_role = replica`.execute(kysely);
    await sql`truncate ${sql.join([...snapshot.keys()].map((name) => sql.table(name)))}`.execute(kysely);
    for (const [name, rows] of snapshot) {
      const columns = await sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = ${name} and is_generated = 'NEVER'`.execute(kysely);
      const list = sql.join(columns.rows.map((column) => sql.ref(column.name)));
      await sql`insert into ${sql.table(name)} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${sql.table(name)}, ${rows}::json)`.execute(kysely);
    }
  });
}
