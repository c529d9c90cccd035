import { createCatalogueWriter } from '@fairhall/gateway/catalogue/world/catalogue-writer';
import { refreshCatalogue } from '@fairhall/gateway/catalogue/world/load-world';
import type { Database } from '@fairhall/gateway/db/database';
import { sql } from 'kysely';
import { generateCatalogueRows } from './generator.ts';

/** Loads rows into a database. */
export interface CatalogueLoader {
  readonly createCatalogueWriter: typeof createCatalogueWriter;
  readonly refreshCatalogue: typeof refreshCatalogue;
}

/** The reference time for the ages of generated rows, in epoch milliseconds. */
const NOW = Date.UTC(2026, 10, 21);

/**
 * Fills an empty, migrated database with a generated catalogue, through the loader of the demo world. Returns the
 * seconds that it took.
 */
export async function fillCatalogue(
  database: Database,
  products: number,
  loader: CatalogueLoader = { createCatalogueWriter, refreshCatalogue },
): Promise<number> {
  const begun = performance.now();
  await database.transaction(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction.kysely);
    const writer = loader.createCatalogueWriter(transaction, NOW);
    for (const row of generateCatalogueRows(products)) await writer.write(row);
    await writer.finish();
    await loader.refreshCatalogue(transaction);
  });
  await sql`set statement_timeout = 0`.execute(database.kysely);
  await sql`vacuum (analyze)`.execute(database.kysely);
  return (performance.now() - begun) / 1000;
}
