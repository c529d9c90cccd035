import { toCanonicalJson } from './canonical-json.ts';

/** Hash functions of the platform. Values are lower-case hex if the name says so, else base64url without padding. */
export interface SignatureCrypto {
  sha256Hex(text: string): Promise<string>;
  /** HKDF-SHA256 of the secret with the salt 'tsx-sign-v1' and this info, then HMAC-SHA256 of the text, base64url. */
  keyedMac(secretHex: string, info: 'assistant' | 'supplier', text: string): Promise<string>;
  /** 16 random bytes, base64url (22 characters). */
  nonce(): string;
}

export interface SignedRequest {
  readonly audience: 'assistant' | 'supplier';
  readonly method: string;
  /** Path with a leading slash, below the gateway's root. */
  readonly path: string;
  readonly envelope: Record<string, unknown> & { readonly time: number };
}

/**
 * The text that the authentication code is computed over (THR-48). The envelope is hashed without its `sign` member.
 */
export async function buildSignedText(crypto: SignatureCrypto, request: SignedRequest, nonce: string): Promise<string> {
  const { sign: _, ...unsigned } = request.envelope;
  const digest = await crypto.sha256Hex(toCanonicalJson(unsigned));
  return ['TSX1-HMAC-SHA256', request.method, request.path, String(request.envelope.time), nonce, digest].join('\n');
}

/** Returns `1.<key id>.<nonce>.<code>` for a caller with a secret. */
export async function signRequest(
  crypto: SignatureCrypto,
  request: SignedRequest,
  secret: { readonly keyId: string; readonly hex: string },
  nonce = crypto.nonce(),
): Promise<string> {
  const mac = await crypto.keyedMac(secret.hex, request.audience, await buildSignedText(crypto, request, nonce));
  return `1.${secret.keyId}.${nonce}.${mac}`;
}

/**
 * Four parts: version, key id, 22 characters of nonce, 43 of code. A browser without a secret sends one of this shape.
 */
export const CALL_SIGNATURE_PATTERN = /^1\.[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$/;

/** How far the time of a signed request may differ from the gateway's, in milliseconds either way (THR-48). */
export const CALL_SIGNATURE_WINDOW_MS = 300_000;

/** The signature of a browser: valid in form, with the reserved key id but without a secret (D-49). */
export function buildBrowserSignature(crypto: SignatureCrypto): string {
  return `1.browser.${crypto.nonce()}.${'A'.repeat(43)}`;
}
