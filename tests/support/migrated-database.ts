import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '@fairhall/gateway/db/migrate';
import { databaseFolder } from '@fairhall/gateway/db/open-database';
import { openPGlite } from '@fairhall/gateway/db/pglite';

const root = new URL('../..', import.meta.url).pathname;

/**
 * The place of a dump of a migrated, empty embedded database. It is made once for each form of the schema: making a
 * database from nothing takes five times as long as opening one that begins with a dump.
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

/** Puts a migrated, empty database into a data folder, as a server that ran there before would have left it. */
export async function copyMigratedDatabase(dataDir: string): Promise<void> {
  const folder = databaseFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  // It says on its error stream that it takes the places in the dump as relative ones.
  execFileSync('tar', ['-xf', await createMigratedDump(), '-C', folder], { stdio: 'pipe' });
}

/** Changes with every migration and with the version of the database itself. */
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
