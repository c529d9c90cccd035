import { randomUUID } from 'node:crypto';
import type { Call } from '@fairhall/core/contract/call';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import type { Database } from '@fairhall/gateway/db/database';
import type { Gateway } from '@fairhall/gateway/gateway';
import { createRandomToken, hashSha256 } from '@fairhall/gateway/identity/secrets';
import { createToken } from '@fairhall/gateway/identity/tokens';
import { createHeaders, createPerson, insertSession, PASSWORD } from './accounts.ts';
import { createBrowserSign, post, readData } from './gateway.ts';
import { insertStaff } from './staff.ts';

/**
 * The owners of tokens. `expired`, `loggedOut` and `passwordChanged` were valid once; `unknown` has the right format
 * but was never issued; `wrongKind` is the code of a reset link; the last three are the owner's valid token, truncated,
 * lengthened, and with a character that no token has.
 */
export const TOKEN_NAMES = [
  'none',
  'buyer',
  'otherBuyer',
  'supplier',
  'expired',
  'loggedOut',
  'passwordChanged',
  'unknown',
  'wrongKind',
  'cut',
  'long',
  'strangeCharacter',
] as const;
export type TokenName = (typeof TOKEN_NAMES)[number];

/** The context in which roles are created. */
export interface RoleContext {
  readonly database: Database;
  readonly gateway: Gateway;
}

/** Creates a token of this name; the account of `buyer`, and of all tokens derived from it, is `owner`. */
export async function getToken(context: RoleContext, name: TokenName): Promise<string> {
  const { database } = context;
  const ofOwner = () => insertSession(database, 'buyer', { accountId: 'owner' });
  switch (name) {
    case 'none':
      return '';
    case 'buyer':
      return ofOwner();
    case 'otherBuyer':
      return insertSession(database, 'buyer', { accountId: 'another' });
    case 'supplier':
      return insertSession(database, 'supplier', { accountId: 'weaver' });
    case 'expired':
      return insertSession(database, 'buyer', { accountId: 'owner', expires: Date.now() - 1 });
    case 'loggedOut':
      return madeOnce(context, name, async () => loggedOut(context, await ofOwner()));
    case 'passwordChanged':
      return madeOnce(context, name, async () => passwordChanged(context, await ofOwner()));
    case 'unknown':
      return createToken('buyer');
    case 'wrongKind':
      return resetCode(database, 'owner');
    case 'cut':
      return (await ofOwner()).slice(0, -1);
    case 'long':
      return `${await ofOwner()}A`;
    case 'strangeCharacter':
      return `${(await ofOwner()).slice(0, -1)}é`;
  }
}

/** Tokens that calls have ended, by gateway. */
const ended = new WeakMap<Gateway, Map<TokenName, Promise<string>>>();

/** Caches an ended token, since ending one takes a dozen statements. */
function madeOnce({ gateway }: RoleContext, name: TokenName, make: () => Promise<string>): Promise<string> {
  const made = ended.get(gateway) ?? new Map<TokenName, Promise<string>>();
  ended.set(gateway, made);
  const token = made.get(name) ?? make();
  made.set(name, token);
  return token;
}

async function loggedOut({ gateway }: RoleContext, token: string): Promise<string> {
  const sent = { headers: createHeaders(createPerson()), envelope: { token } };
  await readData(post(gateway, gatewayContract.account.logout.path, {}, sent));
  return token;
}

/** Changes the password with a reset code, which ends all other sessions of the owner as well. */
async function passwordChanged({ gateway, database }: RoleContext, token: string): Promise<string> {
  const data = { token: await resetCode(database, 'owner'), password: PASSWORD };
  await readData(
    post(gateway, gatewayContract.account.resetPassword.path, data, {
      headers: createHeaders(createPerson()),
      ...sender(),
    }),
  );
  return token;
}

/** Inserts a one-time code that sets the account's password, and returns it. */
export async function resetCode(database: Database, accountId: string): Promise<string> {
  await insertSession(database, 'buyer', { accountId });
  const code = createRandomToken();
  const now = Date.now();
  await database.kysely
    .insertInto('one_time_code')
    .values({ hash: hashSha256(code), purpose: 'reset', subject: accountId, created: now, expires: now + 3_600_000 })
    .execute();
  return code;
}

/**
 * The roles for tests of calls: each has a token and the proof of a device of its own. Of the others `cookieAlone` has
 * the owner's login in the cookies and no token beside them, `doubled` sends the owner's token and then another
 * buyer's, `otherDevice` the owner's with the proof of a device that never logged in, `noProof` and `badProof` have no
 * token and no valid proof; `otherSite` is a page of another site that sends the owner's token. Of suppliers' people
 * `supplier` manages S1, `supplierMember` only answers for it, `otherSupplier` manages S2, and `removedSupplier` was
 * removed from S1. The last ones are or were staff.
 */
export const ROLE_NAMES = [
  ...TOKEN_NAMES,
  ...(['cookieAlone', 'doubled', 'otherDevice', 'noProof', 'badProof', 'otherSite'] as const),
  ...(['supplierMember', 'otherSupplier', 'removedSupplier'] as const),
  ...(['support', 'operator', 'revokedStaff'] as const),
] as const;
export type Role = (typeof ROLE_NAMES)[number];

/**
 * The credentials of a role besides the proof of its device: tokens in the envelope, and headers that replace the usual
 * ones.
 */
interface RoleCredentials {
  readonly tokens: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

async function getCredentials(context: RoleContext, role: Role): Promise<RoleCredentials> {
  const owner = () => getToken(context, 'buyer');
  switch (role) {
    case 'cookieAlone':
      return { tokens: [], headers: { cookie: `buyer_token=${await owner()}; buyer_login=1` } };
    case 'doubled':
      return { tokens: [await owner(), await getToken(context, 'otherBuyer')] };
    case 'otherDevice':
      return { tokens: [await owner()] };
    case 'noProof':
      return { tokens: [], headers: { 'x-visitor-key': '' } };
    case 'badProof':
      return { tokens: [], headers: { 'x-visitor-key': 'too short to be one' } };
    case 'otherSite':
      return { tokens: [await owner()], headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } };
    case 'supplierMember':
      return { tokens: [await personToken(context, 'weaver-member', { supplier_right: 'answer' })] };
    case 'otherSupplier':
      return { tokens: [await personToken(context, 'miller', { supplier_id: 'S2' })] };
    case 'removedSupplier':
      return { tokens: [await personToken(context, 'weaver-before', { removed_at: 1 })] };
    case 'support':
    case 'operator':
      return { tokens: [(await insertStaff(context.database, { role })).token] };
    case 'revokedStaff':
      return { tokens: [(await insertStaff(context.database, { role: 'operator', revoked: Date.now() })).token] };
    default:
      return { tokens: [await getToken(context, role)] };
  }
}

const personToken = ({ database }: RoleContext, accountId: string, person: object): Promise<string> =>
  insertSession(database, 'supplier', { accountId, person });

let senders = 0;

/** An unused network address, so that no rate limit counts the role together with others. */
function sender(): { readonly address: string } {
  senders += 1;
  return { address: `10.${77 + (senders >> 16)}.${(senders >> 8) & 255}.${senders & 255}` };
}

/** Sends one call in a role, from a new device and address. */
export async function sendAs(context: RoleContext, call: Call, role: Role, data: object): Promise<Response> {
  const { tokens, headers: own } = await getCredentials(context, role);
  const headers = { ...createHeaders(createPerson(), randomUUID()), ...own };
  const isForm = call.body === 'multipart';
  const request = new Request(`http://127.0.0.1:3000/gateway/${call.path}`, {
    method: 'POST',
    headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
    body: isForm
      ? formOf(data, tokens)
      : jsonOf(data, tokens, ['assistant', 'supplier'].includes(call.client) ? createBrowserSign() : {}),
  });
  return context.gateway.handle(request, sender());
}

function formOf(data: object, tokens: readonly string[]): FormData {
  const form = new FormData();
  for (const token of tokens) form.append('token', token);
  for (const [name, value] of Object.entries(data)) form.append(name, value);
  return form;
}

function jsonOf(data: object, tokens: readonly string[], sign: object): string {
  const members = Object.entries({ data, ...sign }).map(([name, value]) => `"${name}":${JSON.stringify(value)}`);
  return `{${[...members, ...tokens.map((token) => `"token":${JSON.stringify(token)}`)].join(',')}}`;
}
