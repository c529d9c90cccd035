import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Tables } from './tables.ts';

export interface MigrationStatus {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
  /** Migrations that the database has but this version does not know. */
  readonly unknown: readonly string[];
}

/**
 * Migrates the schema to the latest version, or throws with the failed migration's name. Only one process runs it at a
 * time. REL-30
 */
export async function migrate(kysely: Kysely<Tables>): Promise<readonly string[]> {
  const { error, results = [] } = await createMigrator(kysely).migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error');
    throw new Error(`the migration ${failed?.migrationName ?? 'of the database'} failed`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

/** Reports which migrations the database has, without changing it. */
export async function getMigrationStatus(kysely: Kysely<Tables>): Promise<MigrationStatus> {
  const names = Object.keys(MIGRATIONS);
  const applied = await listAppliedNames(kysely);
  return {
    applied,
    pending: names.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !names.includes(name)),
  };
}

async function listAppliedNames(kysely: Kysely<Tables>): Promise<readonly string[]> {
  const table = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    kysely,
  );
  if (table.rows[0]?.there !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(
    kysely,
  );
  return rows.map((row) => row.name);
}

function createMigrator(kysely: Kysely<Tables>): Migrator {
  return new Migrator({ db: kysely, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
}
