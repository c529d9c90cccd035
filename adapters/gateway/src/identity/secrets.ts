import { hash, randomBytes } from 'node:crypto';

/** SHA-256 in hex, the form in which tokens and proofs are stored. */
export const hashSha256 = (text: string): string => hash('sha256', text, 'hex');

/** 22 characters of 128 random bits: an id that cannot be guessed. */
export const createRandomId = (): string => createRandomText(16);

/** 43 characters of 256 random bits: a one-time token. */
export const createRandomToken = (): string => createRandomText(32);

/** Random bytes as base64url that never begin with a dash, because a command would take them for an option. */
function createRandomText(size: number): string {
  const text = randomBytes(size).toString('base64url');
  return text.startsWith('-') ? createRandomText(size) : text;
}

const PROOF = /^[A-Za-z0-9_-]{20,128}$/;

/** The hash of the key that a browser sends as proof of its visitor, or null without a valid one (D-95). */
export function readVisitor(headers: Headers): string | null {
  const key = headers.get('x-visitor-key');
  return key !== null && PROOF.test(key) ? hashSha256(key) : null;
}
