import { setTimeout as pause } from 'node:timers/promises';
import { refreshTexts } from '@fairhall/gateway/catalogue/world/refresh-texts';
import { openPostgres } from '@fairhall/gateway/db/postgres';
import { sql } from 'kysely';

const LIMIT_MS = 1_000;
const NEW_PRICE = 98_765.4;

/**
 * Changes a product's price as an import does, and returns how many milliseconds each server took to show it to a
 * browser that revalidates its cached page. Throws if a server still returns the old page, or 304, after a second.
 */
export async function updatePrice(databaseUrl: string, servers: readonly string[]): Promise<readonly number[]> {
  const database = openPostgres({ url: databaseUrl });
  try {
    const { rows } = await sql<{
      id: string;
    }>`select id from product where price_low > 0 order by rank limit 1`.execute(database.kysely);
    const path = `/p_${rows[0]?.id}.html`;
    const before = await Promise.all(servers.map((server) => pageOf(server, path)));
    await Promise.all(servers.map((server) => pageOf(server, path)));
    await database.transaction(async (transaction) => {
      const { kysely } = transaction;
      await sql`update product set price_low = ${NEW_PRICE * 10_000}, price_high = ${NEW_PRICE * 10_000}
        where id = ${rows[0]?.id}`.execute(kysely);
      await sql`update price_tier set price = ${NEW_PRICE} where product_id = ${rows[0]?.id}`.execute(kysely);
      await refreshTexts(transaction);
    });
    const changedAt = performance.now();
    return await Promise.all(
      servers.map((server, index) => waitUntilShown(server, path, before[index]?.etag ?? '', changedAt)),
    );
  } finally {
    await database.close();
  }
}

async function waitUntilShown(server: string, path: string, etag: string, changedAt: number): Promise<number> {
  for (;;) {
    const { status, html } = await pageOf(server, path, { 'if-none-match': etag });
    const took = performance.now() - changedAt;
    if (status === 200 && html.includes('98,765.4')) return took;
    if (took > LIMIT_MS) throw new Error(`${server}: still answers ${status} of before the change`);
    await pause(5);
  }
}

async function pageOf(server: string, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server + path, { headers: { 'accept-language': 'en', ...headers } });
  return { status: answer.status, html: await answer.text(), etag: answer.headers.get('etag') ?? '' };
}
