import { hash, randomBytes } from 'node:crypto';

/** SHA-256 in hex: how tokens and proofs are kept. */
export const hashSha256 = (text: string): string => hash('sha256', text, 'hex');

/**
 * 22 characters of 128 random bits: an id that nobody guesses. It begins with no dash, since a word of a command that does
 * is taken for an option.
 */
export function randomId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? randomId() : id;
}

/** 43 characters of 256 random bits: a one-time token. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

const PROOF = /^[A-Za-z0-9_-]{20,128}$/;

/** What is kept of the key a browser shows as its proof, or null when it shows none (D-95). */
export function readVisitor(headers: Headers): string | null {
  const key = headers.get('x-visitor-key');
  return key !== null && PROOF.test(key) ? hashSha256(key) : null;
}
