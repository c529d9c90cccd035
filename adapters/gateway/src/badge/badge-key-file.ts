import type { BadgeKey } from '@fairhall/core/badge/badge-keys';
import type { Queries } from '../db/database.ts';

/** How long the file is cached for all callers, in milliseconds. */
const CACHE_MS = 10_000;

/** Returns the file of public keys and revoked badges, read at most once in ten seconds for all callers. D-31 */
export function badgeKeyFile(queries: Queries, now: () => number): () => Promise<string> {
  let cached: { readonly until: number; readonly file: Promise<string> } | undefined;
  return async () => {
    if (cached === undefined || cached.until <= now()) cached = { until: now() + CACHE_MS, file: readKeyFile(queries) };
    const { file } = cached;
    try {
      return await file;
    } catch (error) {
      if (cached?.file === file) cached = undefined;
      throw error;
    }
  };
}

async function readKeyFile({ kysely }: Queries): Promise<string> {
  const keys = await kysely
    .selectFrom('badge_key')
    .select(['exhibition_id', 'kid', 'public_key'])
    .orderBy('exhibition_id')
    .execute();
  const revoked = await kysely
    .selectFrom('badge_revoked')
    .select(['exhibition_id', 'badge_no'])
    .orderBy('badge_no')
    .execute();
  const numbersOf = Map.groupBy(revoked, ({ exhibition_id }) => exhibition_id);
  const written = keys.map(
    ({ exhibition_id: exhibitionId, kid, public_key: x }): BadgeKey => ({
      kty: 'OKP',
      crv: 'Ed25519',
      kid,
      x,
      exhibitionId,
      revoked: (numbersOf.get(exhibitionId) ?? []).map(({ badge_no }) => badge_no),
    }),
  );
  return JSON.stringify({ keys: written });
}
