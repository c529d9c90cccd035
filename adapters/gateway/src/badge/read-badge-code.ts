import { createPublicKey, verify } from 'node:crypto';
import type { BadgeKey } from '@fairhall/core/badge/badge-keys';
import { exhibitionOfBadge } from '@fairhall/core/badge/badge-payload';
import type { BadgeVerifier } from '@fairhall/core/badge/badge-signature';
import { type DecodedBadge, readBadge } from '@fairhall/core/badge/decode-badge';
import type { Queries } from '../db/database.ts';

/**
 * Decodes a badge's code and checks it against the exhibition's key and its revoked badges; null if the text is no
 * badge. D-31
 */
export async function readBadgeCode({ kysely }: Queries, text: string): Promise<DecodedBadge | null> {
  const code = text.trim();
  const badge = await readBadge(code, { keys: [], verify: verifyBadge });
  const exhibitionId = badge === null ? undefined : exhibitionOfBadge(badge.payload);
  if (badge === null || exhibitionId === undefined) return badge;
  const key = await kysely
    .selectFrom('badge_key')
    .select(['kid', 'public_key as x'])
    .where('exhibition_id', '=', exhibitionId)
    .executeTakeFirst();
  if (key === undefined) return badge;
  const gone = kysely.selectFrom('badge_revoked').select('badge_no').where('exhibition_id', '=', exhibitionId);
  const revoked = await gone.where('badge_no', '=', badge.payload.badgeNo ?? '').execute();
  const held: BadgeKey = {
    kty: 'OKP',
    crv: 'Ed25519',
    ...key,
    exhibitionId,
    revoked: revoked.map(({ badge_no }) => badge_no),
  };
  return readBadge(code, { keys: [held], verify: verifyBadge });
}

const verifyBadge: BadgeVerifier = async (x, signature, text) => {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
};
