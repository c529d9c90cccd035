import { decodeBase64url, decodeUtf8 } from '../base64url.ts';
import { BADGE_READ_MAX } from '../contract/lead/limits.ts';
import type { BadgeKey } from './badge-keys.ts';
import { type BadgePayload, exhibitionOfBadge, FIELD_KEYS, KEY_UNCONFIRMED } from './badge-payload.ts';
import { BADGE_SIGNATURE_MARK, type BadgeVerifier, parseSignature } from './badge-signature.ts';
import { pickKnownFields } from './known-fields.ts';
import { BADGE_MARKER } from './limits.ts';

/**
 * Only a `verified` badge was issued by its exhibition and is still valid. All others show as unverified: `unsigned`
 * has no signature, `invalid` has a signature by another key or for another text, `unknownKey` is signed with a key
 * that the reader does not have, and a newer badge replaced a `revoked` one. D-31
 */
export type BadgeStatus = 'verified' | 'unsigned' | 'invalid' | 'unknownKey' | 'revoked';

export interface DecodedBadge {
  readonly payload: BadgePayload;
  readonly status: BadgeStatus;
}

export interface BadgeReader {
  /** The public keys that the reader has stored; it needs no network. */
  readonly keys: readonly BadgeKey[];
  readonly verify: BadgeVerifier;
}

/** The data in a badge's code, without checking the signature; null if the text is not a badge code. */
export const badgePayload = (text: string): BadgePayload | null =>
  text.length > BADGE_READ_MAX ? null : decodePayload(splitSignature(text).body);

/**
 * The data in a badge's code with the result of the signature check; null if the text is not a badge code.,
 * D-31
 */
export async function readBadge(text: string, reader: BadgeReader): Promise<DecodedBadge | null> {
  const { body, trailer } = splitSignature(text);
  const payload = badgePayload(text);
  return payload === null ? null : { payload, status: await statusOf(payload, body, trailer, reader) };
}

function splitSignature(text: string): { readonly body: string; readonly trailer: string | null } {
  const cut = text.indexOf(BADGE_SIGNATURE_MARK);
  return cut < 0 ? { body: text, trailer: null } : { body: text.slice(0, cut), trailer: text.slice(cut + 1) };
}

function decodePayload(body: string): BadgePayload | null {
  const encoded = body.slice(BADGE_MARKER.length);
  if (!body.startsWith(BADGE_MARKER) || !/^[A-Za-z0-9_-]+$/.test(encoded)) return null;
  const read = parseJson(decodeUtf8(decodeBase64url(encoded)));
  if (read === null) return null;
  const fields = pickKnownFields((field) =>
    Object.hasOwn(read, FIELD_KEYS[field]) ? read[FIELD_KEYS[field]] : undefined,
  );
  return Object.hasOwn(read, KEY_UNCONFIRMED) && read[KEY_UNCONFIRMED] === 1
    ? { ...fields, isUnconfirmed: true }
    : fields;
}

function parseJson(json: string): Readonly<Record<string, unknown>> | null {
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
  const signed = parseSignature(trailer);
  if (signed === null) return 'invalid';
  const key = keys.find(({ kid }) => kid === signed.kid);
  if (key === undefined) return 'unknownKey';
  const isOfItsExhibition = key.exhibitionId === exhibitionOfBadge(payload);
  if (!isOfItsExhibition || !(await verify(key.x, signed.signature, body))) return 'invalid';
  return payload.badgeNo !== undefined && key.revoked.includes(payload.badgeNo) ? 'revoked' : 'verified';
}
