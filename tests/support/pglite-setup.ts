import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '@fairhall/gateway/db/migrate';
import { openPGlite } from '@fairhall/gateway/db/pglite';
import type { TestProject } from 'vitest/node';

const root = new URL('../..', import.meta.url).pathname;

/** Makes one migrated database as a file, which every test file on PGlite starts from, and keeps it for later runs. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('pglite', { dump: await bakedDump() });
}

async function bakedDump(): Promise<string> {
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

/** A digest that changes with every migration and with the version of PGlite, so that an outdated file is not used. */
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
