import { LOGIN_MARK } from '@fairhall/core/account/session-cookie';
import { getToken, type RoleContext, type TokenName } from './roles.ts';

/** The token with which the operator's tools read the metrics. */
export const TOKEN_FOR_METRICS = 'the token of the operator';

/**
 * Kinds of clients of an address. `stranger`, `buyer`, `ended` (a logged-out token) and `malformed` (a truncated token)
 * are remote; so are `operator`, who has the token for the metrics, and `wrongOperator`. `here` is a program on the
 * server's machine, `proxied` a client behind a proxy on it, `rebound` a page in a browser there whose host name was
 * changed to the server's address (DNS rebinding).
 */
export const CLIENT_KINDS = [
  'stranger',
  'buyer',
  'ended',
  'malformed',
  'operator',
  'wrongOperator',
  'here',
  'proxied',
  'rebound',
] as const;
export type ClientKind = (typeof CLIENT_KINDS)[number];

/** The properties that identify a client: the address of the socket, and headers. */
export interface ClientRequest {
  readonly remoteAddress: string;
  readonly headers: Readonly<Record<string, string>>;
}

const ELSEWHERE = '198.51.100.7';
const HERE = '127.0.0.1';

export async function createClientRequest(context: RoleContext, client: ClientKind): Promise<ClientRequest> {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({ remoteAddress, headers });
  const withToken = async (name: TokenName) => from(ELSEWHERE, { cookie: cookiesWith(await getToken(context, name)) });
  switch (client) {
    case 'stranger':
      return from(ELSEWHERE);
    case 'buyer':
      return withToken('buyer');
    case 'ended':
      return withToken('loggedOut');
    case 'malformed':
      return withToken('cut');
    case 'operator':
      return from(ELSEWHERE, { authorization: `Bearer ${TOKEN_FOR_METRICS}` });
    case 'wrongOperator':
      return from(ELSEWHERE, { authorization: `Bearer ${TOKEN_FOR_METRICS}s` });
    case 'here':
      return from(HERE);
    case 'proxied':
      return from(HERE, { 'x-forwarded-for': '198.51.100.9' });
    case 'rebound':
      return from(HERE, { host: 'evil.example' });
  }
}

/** The login cookie under the names for both schemes. */
const cookiesWith = (token: string): string => `buyer_token=${token}; __Host-buyer_token=${token}; ${LOGIN_MARK}=1`;
