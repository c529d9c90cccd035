import type { Call } from '@fairhall/core/contract/call';
import { createRandomToken } from './secrets.ts';

/**
 * The role a token is for, marked by its first letters. A buyer's token is not valid where a supplier's is required.
 * THR-01
 */
export type TokenKind = 'buyer' | 'supplier' | 'staff';

const TOKEN_PREFIX: Readonly<Record<TokenKind, string>> = { buyer: 'bt_', supplier: 'st_', staff: 'sf_' };

/** A token of 256 random bits. */
export const createToken = (kind: TokenKind): string => TOKEN_PREFIX[kind] + createRandomToken();

/** Whether a text has the form of a token of this kind. */
export const isTokenOf = (kind: TokenKind, text: string): boolean =>
  text.startsWith(TOKEN_PREFIX[kind]) && /^[A-Za-z0-9_-]{46}$/.test(text);

const TOKEN_HEADER_PATTERN = /^bearer ([A-Za-z0-9_-]{1,128})$/i;

/**
 * The token that came with a call, or ''. A micro call may send it in a header instead of its envelope; cookies are
 * never read.
 */
export function readToken({ client }: Call, token: string | null | undefined, headers: Headers): string {
  if (token) return token;
  return client === 'micro' ? (TOKEN_HEADER_PATTERN.exec(headers.get('blade-auth') ?? '')?.[1] ?? '') : '';
}
