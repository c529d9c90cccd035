import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';

/**
 * Key of the advisory lock that servers share and a restore takes exclusively; any number that is not used elsewhere.
 */
export const SERVER_LOCK = 7_340_019;
/** The application name of a server's database connections. */
export const SERVER_NAME = 'fairhall server';
/**
 * The setting that a restored database has until erasures and revocations are applied again; no server opens it before.
 * REL-31
 */
export const SETTING_UNFINISHED_RESTORE = 'restore.unfinished';

/** A database that is claimed for a restore: no server uses it, and none can open it until it is released. */
export interface ClaimedDatabase {
  release(): Promise<void>;
}

/**
 * Claims a database on a PostgreSQL server for a restore; if it is in use, returns the number of running servers'
 * connections. A server is detected by the lock that it holds while it listens, and by the name of its connections in
 * case it has just lost the lock. REL-31
 */
export async function claimDatabase(
  url: string,
): Promise<{ readonly claimed: ClaimedDatabase } | { readonly connections: number }> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
  // If the connection is lost, so is its lock; that is harmless, because the restore itself is one transaction.
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
