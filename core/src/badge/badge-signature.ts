import type { BadgePayload } from './badge-payload.ts';
import { type BadgeMode, badgeText } from './encode-badge.ts';
import { BADGE_TEXT_MAX } from './limits.ts';

/** Who signs badges: one key of one exhibition. */
export interface BadgeSigner {
  /** The key's name in the code, as `KID` allows. */
  readonly kid: string;
  /** Ed25519 over the text's bytes; 86 letters of base64url. */
  sign(text: string): Promise<string>;
}

/** Whether a signature was made over this text by the owner of a public key. All but the text is base64url. */
export type BadgeVerifier = (publicKey: string, signature: string, text: string) => Promise<boolean>;

/** What stands before the signature: outside the letters of base64url, so that a reader that knows none cuts there. */
export const SIGNATURE_MARK = '~';
const VERSION = '1';
export const KEY_ID_PATTERN = /^[A-Za-z0-9_-]{1,32}$/;
// The last of the 86 letters carries two bits: any other than these four would be a second way to write the same.
const SIGNATURE_PATTERN = /^[A-Za-z0-9_-]{85}[AQgw]$/;
const SIGNATURE_LENGTH = 86;

/** The text of a badge's code with the signature of its exhibition., D-31 */
export async function signBadgeText(payload: BadgePayload, signer: BadgeSigner, mode?: BadgeMode): Promise<string> {
  const before = `${SIGNATURE_MARK}${VERSION}.${signer.kid}.`;
  const room = BADGE_TEXT_MAX - before.length - SIGNATURE_LENGTH;
  const text = badgeText(payload, mode === undefined ? { room } : { mode, room });
  return text + before + (await signer.sign(text));
}

/** What follows a badge's text: the key's name and its signature; null for what is none. */
export function parseSignature(trailer: string): { readonly kid: string; readonly signature: string } | null {
  const [version, kid = '', signature = '', ...more] = trailer.split('.');
  const isOne =
    version === VERSION && KEY_ID_PATTERN.test(kid) && SIGNATURE_PATTERN.test(signature) && more.length === 0;
  return isOne ? { kid, signature } : null;
}
