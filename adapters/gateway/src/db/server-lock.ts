import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';

/** Names the database's lock that servers share and a restore wants alone; any number that nothing else uses. */
export const SERVER_LOCK = 7_340_019;
/** How a server's connections name themselves to the database. */
export const SERVER_NAME = 'fairhall server';
/** The setting that a restored database has until what ended is ended again; no server opens it until then. REL-31 */
export const SETTING_UNFINISHED_RESTORE = 'restore.unfinished';

/** A database that no server uses and that none can open until it is released. */
export interface ClaimedDatabase {
  release(): Promise<void>;
}

/**
 * Claims a database on a PostgreSQL server for a restore; answers how many connections of running servers there are where it is
 * in use. A server shows by a lock that it holds while it listens, and by its connections' name should that lock just have been
 * lost. REL-31
 */
export async function claimDatabase(
  url: string,
): Promise<{ readonly claimed: ClaimedDatabase } | { readonly connections: number }> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
  // A connection that is lost has lost its lock; the restore itself is one transaction all the same.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ held: boolean; connections: number }>(
    `select pg_try_advisory_lock($1) as held,
      (select count(*)::int from pg_stat_activity where datname = current_database() and application_name = $2) as connections`,
    [SERVER_LOCK, SERVER_NAME],
  );
  const [found] = rows;
  if (found?.held === true && found.connections === 0) return { claimed: { release: () => client.end() } };
  await client.end();
  return { connections: found?.connections ?? 0 };
}

/** Whether a restore has claimed the database. */
export async function isClaimed({ kysely }: Pick<Database, 'kysely'>): Promise<boolean> {
  return kysely.connection().execute(async (connection) => {
    const taken = await sql<{ held: boolean }>`select pg_try_advisory_lock_shared(${SERVER_LOCK}) as held`.execute(
      connection,
    );
    if (taken.rows[0]?.held !== true) return true;
    await sql`select pg_advisory_unlock_shared(${SERVER_LOCK})`.execute(connection);
    return false;
  });
}
