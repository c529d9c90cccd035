import type { BadgePayload } from './badge-payload.ts';
import { type BadgeMode, badgeText } from './encode-badge.ts';
import { BADGE_TEXT_MAX } from './limits.ts';

/** Signs badges with one key of one exhibition. */
export interface BadgeSigner {
  /** The key's id in the code, matching `KEY_ID_PATTERN`. */
  readonly kid: string;
  /** Signs the text's bytes with Ed25519; returns 86 letters of base64url. */
  sign(text: string): Promise<string>;
}

/** Whether the owner of the public key signed this text. Key and signature are base64url. */
export type BadgeVerifier = (publicKey: string, signature: string, text: string) => Promise<boolean>;

/**
 * Separates text and signature. It is not a base64url letter, so a reader that does not know signatures stops there.
 */
export const BADGE_SIGNATURE_MARK = '~';
const VERSION = '1';
export const KEY_ID_PATTERN = /^[A-Za-z0-9_-]{1,32}$/;
// The last of the 86 letters carries two bits: any letter other than these four would be a second spelling of the same
// signature.
const SIGNATURE_PATTERN = /^[A-Za-z0-9_-]{85}[AQgw]$/;
const SIGNATURE_LENGTH = 86;

/** The text of a badge's code with the signature of its exhibition., D-31 */
export async function signBadgeText(payload: BadgePayload, signer: BadgeSigner, mode?: BadgeMode): Promise<string> {
  const before = `${BADGE_SIGNATURE_MARK}${VERSION}.${signer.kid}.`;
  const room = BADGE_TEXT_MAX - before.length - SIGNATURE_LENGTH;
  const text = badgeText(payload, mode === undefined ? { room } : { mode, room });
  return text + before + (await signer.sign(text));
}

/** Parses the part after a badge's text into key id and signature; null if it is not a valid signature. */
export function parseSignature(trailer: string): { readonly kid: string; readonly signature: string } | null {
  const [version, kid = '', signature = '', ...more] = trailer.split('.');
  const isOne =
    version === VERSION && KEY_ID_PATTERN.test(kid) && SIGNATURE_PATTERN.test(signature) && more.length === 0;
  return isOne ? { kid, signature } : null;
}
