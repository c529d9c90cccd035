import * as z from 'zod/mini';
import { KEY_ID_PATTERN } from './badge-signature.ts';

/** The path of the public keys on the site's origin, for software that checks badges. D-31 */
export const BADGE_KEYS_PATH = '/.well-known/badge-keys.json';

/**
 * The public key of an exhibition as a JSON Web Key (RFC 8037), the exhibition whose badges it signs, and the numbers
 * of revoked badges.
 */
const badgeKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  kid: z.string().check(z.regex(KEY_ID_PATTERN)),
  x: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  exhibitionId: z.string(),
  revoked: z.array(z.string()),
});

export type BadgeKey = z.output<typeof badgeKey>;

export const badgeKeys = z.object({ keys: z.array(badgeKey) });
