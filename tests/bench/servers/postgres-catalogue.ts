import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type PostgresServer, startPostgres } from '../../support/postgres-server.ts';
import { runStatement, withDatabase } from '../../support/postgres-setup.ts';
import { type Bench, getCatalogueSize } from '../bench.ts';
import { type CatalogueLoader, fillCatalogue } from '../catalogue/fill.ts';
import { VERSION_NOW, type Version } from '../versions.ts';

type PostgresModule = typeof import('@fairhall/gateway/db/postgres');
type MigrateModule = typeof import('@fairhall/gateway/db/migrate');

/**
 * Creates databases with the generated catalogue on one PostgreSQL server, which starts with the first. Each version
 * fills its database with its own migrations and loader, since a version refuses a schema newer than its own; versions
 * with the same names of migrations share one.
 */
export function createPostgresCatalogues(bench: Pick<Bench, 'quick' | 'log' | 'onEnd'>): Bench['postgresCatalogue'] {
  const made = new Map<string, Promise<string>>();
  let server: Promise<PostgresServer> | undefined;
  const started = async (): Promise<PostgresServer> => {
    server ??= startPostgres(VERSION_NOW.at('.'));
    return server;
  };
  bench.onEnd(async () => (await server)?.stop());
  return ({ version = VERSION_NOW, products = getCatalogueSize(bench) } = {}) => {
    const migrations = readdirSync(version.at('adapters/gateway/src/db/migrations')).sort().join();
    const key = `${products} ${migrations}`;
    const url =
      made.get(key) ?? fillDatabase(bench, started(), { name: `fairhall_bench_${made.size}`, version, products });
    made.set(key, url);
    return url;
  };
}

interface Wanted {
  readonly name: string;
  readonly version: Version;
  readonly products: number;
}

async function fillDatabase(
  { log }: Pick<Bench, 'log'>,
  server: Promise<PostgresServer>,
  { name, version, products }: Wanted,
): Promise<string> {
  const { url: maintenance } = await server;
  await runStatement(
    maintenance,
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  );
  const url = withDatabase(maintenance, name);
  const { openPostgres, migrate, ...loader } = await modulesOf(version);
  const database = openPostgres({ url, poolSize: 1 });
  try {
    await migrate(database.kysely);
    const seconds = await fillCatalogue(database, products, loader);
    log(`filled PostgreSQL with ${products} products in ${seconds.toFixed(0)} s (${version.name})`);
  } finally {
    await database.close();
  }
  return url;
}

/** Loads a version's own modules for filling a database, from its sources. */
async function modulesOf(version: Version): Promise<PostgresModule & MigrateModule & CatalogueLoader> {
  const files = ['db/postgres', 'db/migrate', 'catalogue/world/catalogue-writer', 'catalogue/world/load-world'];
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(version.at(`adapters/gateway/src/${file}.ts`)).href)),
  );
  return Object.assign({}, ...modules); // the modules of another clone have the same exports
}
