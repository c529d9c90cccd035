import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '@fairhall/gateway/db/migrate';
import { databaseFolder } from '@fairhall/gateway/db/open-database';
import { openPGlite } from '@fairhall/gateway/db/pglite';

const root = new URL('../..', import.meta.url).pathname;

/**
 * The path of a dump of a migrated, empty embedded database. It is created once for each version of the schema:
 * creating a database from nothing takes five times as long as opening a dump.
 */
export async function createMigratedDump(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/fairhall');
  const file = join(folder, `pglite-${digestOfSchema()}.tar`);
  if (existsSync(file)) return file;
  const database = await openPGlite({});
  await migrate(database.kysely);
  mkdirSync(folder, { recursive: true });
  const half = `${file}.${process.pid}`;
  writeFileSync(half, await database.dump());
  renameSync(half, file);
  await database.close();
  return file;
}

/** Copies a migrated, empty database into a data folder, as after an earlier run of a server. */
export async function copyMigratedDatabase(dataDir: string): Promise<void> {
  const folder = databaseFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  // tar writes a warning about relative paths to stderr.
  execFileSync('tar', ['-xf', await createMigratedDump(), '-C', folder], { stdio: 'pipe' });
}

/** A digest that changes with every migration and with the version of the database itself. */
function digestOfSchema(): string {
  const gateway = join(root, 'adapters/gateway');
  const files = [
    ...globSync('src/db/migrations/*.ts', { cwd: gateway }).sort(),
    'node_modules/@electric-sql/pglite/package.json',
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(gateway, file)));
  return hash.digest('hex').slice(0, 16);
}
