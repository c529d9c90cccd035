import { migrate } from '@fairhall/gateway/db/migrate';
import { openPostgres } from '@fairhall/gateway/db/postgres';
import { startPostgres } from '../../support/postgres-server.ts';
import { execute, withDatabase } from '../../support/postgres-setup.ts';
import { type Bench, catalogueSize } from '../bench.ts';
import { fillCatalogue } from '../catalogue/fill.ts';
import { at } from './paths.ts';

const NAME = 'fairhall_bench';

/** Starts a server, and fills a database of it with the generated catalogue. Answers its address. */
export async function startPostgresCatalogue(bench: Omit<Bench, 'postgresCatalogue'>): Promise<string> {
  const server = await startPostgres(at('.'));
  bench.onEnd(() => server.stop());
  await execute(
    server.url,
    `create database ${NAME} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  );
  const url = withDatabase(server.url, NAME);
  const database = openPostgres({ url, poolSize: 1 });
  try {
    await migrate(database.kysely);
    const size = catalogueSize(bench);
    const seconds = await fillCatalogue(database, size);
    bench.tell(`filled PostgreSQL with ${size} products in ${seconds.toFixed(0)} s`);
  } finally {
    await database.close();
  }
  return url;
}
