import { base64urlBytes, utf8Text } from '../base64url.ts';
import { BADGE_READ_MAX } from '../contract/lead/limits.ts';
import type { BadgeKey } from './badge-keys.ts';
import { type BadgePayload, exhibitionOfBadge, SHORT_KEYS, UNCONFIRMED_KEY } from './badge-payload.ts';
import { SIGNATURE_MARK, signatureIn, type VerifyBadge } from './badge-signature.ts';
import { knownFields } from './known-fields.ts';
import { BADGE_MARKER } from './limits.ts';

/**
 * `verified` alone was made by its exhibition and still counts. All others are shown as unverified: `unsigned` has no
 * signature, `invalid` one of somebody else or of another text, `unknownKey` one of a key that the reader does not hold,
 * and `revoked` was replaced by a newer badge. D-31
 */
export type BadgeStatus = 'verified' | 'unsigned' | 'invalid' | 'unknownKey' | 'revoked';

export interface ReadBadge {
  readonly payload: BadgePayload;
  readonly status: BadgeStatus;
}

export interface BadgeReader {
  /** The keys that the reader holds; it needs no network. */
  readonly keys: readonly BadgeKey[];
  readonly verify: VerifyBadge;
}

/** What a badge's code tells, true or not; null for a text that is no badge's. */
export const badgePayload = (text: string): BadgePayload | null =>
  text.length > BADGE_READ_MAX ? null : payloadIn(partsOf(text).body);

/** What a badge's code tells, and whether that is true; null for a text that is no badge's., D-31 */
export async function readBadge(text: string, reader: BadgeReader): Promise<ReadBadge | null> {
  const { body, trailer } = partsOf(text);
  const payload = badgePayload(text);
  return payload === null ? null : { payload, status: await statusOf(payload, body, trailer, reader) };
}

function partsOf(text: string): { readonly body: string; readonly trailer: string | null } {
  const cut = text.indexOf(SIGNATURE_MARK);
  return cut < 0 ? { body: text, trailer: null } : { body: text.slice(0, cut), trailer: text.slice(cut + 1) };
}

function payloadIn(body: string): BadgePayload | null {
  const encoded = body.slice(BADGE_MARKER.length);
  if (!body.startsWith(BADGE_MARKER) || !/^[A-Za-z0-9_-]+$/.test(encoded)) return null;
  const read = parsed(utf8Text(base64urlBytes(encoded)));
  if (read === null) return null;
  const fields = knownFields((field) => (Object.hasOwn(read, SHORT_KEYS[field]) ? read[SHORT_KEYS[field]] : undefined));
  return Object.hasOwn(read, UNCONFIRMED_KEY) && read[UNCONFIRMED_KEY] === 1
    ? { ...fields, isUnconfirmed: true }
    : fields;
}

function parsed(json: string): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(json);
    return typeof read === 'object' && !Array.isArray(read) ? (read as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}

async function statusOf(
  payload: BadgePayload,
  body: string,
  trailer: string | null,
  { keys, verify }: BadgeReader,
): Promise<BadgeStatus> {
  if (trailer === null) return 'unsigned';
  const signed = signatureIn(trailer);
  if (signed === null) return 'invalid';
  const key = keys.find(({ kid }) => kid === signed.kid);
  if (key === undefined) return 'unknownKey';
  const isOfItsExhibition = key.exhibitionId === exhibitionOfBadge(payload);
  if (!isOfItsExhibition || !(await verify(key.x, signed.signature, body))) return 'invalid';
  return payload.badgeNo !== undefined && key.revoked.includes(payload.badgeNo) ? 'revoked' : 'verified';
}
