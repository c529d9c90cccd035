import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { LOGIN_TRANSFER_MS } from '@fairhall/core/contract/login-transfer/calls';
import { SESSION_LIFETIME_MS } from '@fairhall/core/contract/session-lifetime';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { loadInstallationSecret } from '../identity/load-installation-secret.ts';
import { createRandomToken, hashSha256 } from '../identity/secrets.ts';
import { createToken } from '../identity/tokens.ts';
import { describeDevice } from './describe-device.ts';

/** The ports of the calls that carry a login to another host. */
export interface LoginTransferPorts {
  /** For calls that open their own transactions: an answer with a token is stored nowhere. */
  readonly database: Queries;
  /** Whether an origin belongs to a site of this installation. */
  readonly isSiteOrigin: (origin: string) => boolean;
}

const SETTING = 'loginTransfer.signKey';
const AUDIENCE_FOREIGN: Refusal = { code: '400', message: 'request.foreign' };
const CODE_OVER: Refusal = { code: '404', message: 'request.linkOver' };

/** Random bits, when the code expires, and the signature over both and the host that it is for. */
const CODE_FORM = /^([A-Za-z0-9_-]{43})\.([a-z0-9]{1,11})\.([A-Za-z0-9_-]{43})$/;

/**
 * Creates a code that carries the buyer's login to another host of the installation. It names nobody, and only its hash
 * is stored. D-80
 */
export async function issueTransferCode(
  { database, isSiteOrigin }: LoginTransferPorts,
  context: CallContext,
  audience: string,
): Promise<Answer<{ ac: string }>> {
  if (!isSiteOrigin(audience)) return err(AUDIENCE_FOREIGN);
  const { tokenHash } = buyerOf(context);
  return ok({ ac: await insertTransferCode(database, { tokenHash, host: new URL(audience).host, now: context.now }) });
}

interface TransferCode {
  /** SHA-256 of the token whose login is carried. */
  readonly tokenHash: string;
  /** The host that the code is for. */
  readonly host: string;
  readonly now: number;
}

export async function insertTransferCode(queries: Queries, { tokenHash, host, now }: TransferCode): Promise<string> {
  const expires = now + LOGIN_TRANSFER_MS;
  const facts = `${createRandomToken()}.${expires.toString(36)}`;
  const ac = `${facts}.${await signFacts(queries, facts, host)}`;
  await queries.kysely
    .insertInto('login_transfer')
    .values({ hash: hashSha256(ac), session_hash: tokenHash, created: now, expires, used_at: null })
    .execute();
  return ac;
}

/**
 * Exchanges a code for a login of its own at the host that the code is for. A code presented at another host stays
 * unused, because its signature does not match there. A link of another site is refused, or anyone could log a visitor in
 * to an account of theirs, and read what the visitor sends.  THR-21
 */
export async function acceptTransferCode(
  { database, isSiteOrigin }: LoginTransferPorts,
  context: CallContext,
  { ac, from }: { readonly ac: string; readonly from?: string | undefined },
): Promise<Answer<{ token: string }>> {
  if (from !== undefined && !isSiteOrigin(from)) return err(CODE_OVER);
  const [, random, expires = '', signature = ''] = CODE_FORM.exec(ac) ?? [];
  const right = await signFacts(database, `${random}.${expires}`, context.host);
  const isRight = right.length === signature.length && timingSafeEqual(Buffer.from(right), Buffer.from(signature));
  if (!isRight || Number.parseInt(expires, 36) <= context.now) return err(CODE_OVER);
  const token = await startTransferredSession(database, context, hashSha256(ac));
  if (token === undefined) return err(CODE_OVER);
  context.cookie.start(token);
  return ok({ token });
}

async function signFacts(queries: Queries, facts: string, host: string): Promise<string> {
  const key = await loadInstallationSecret(queries, SETTING);
  return createHmac('sha256', key).update(`${facts} ${host}`).digest('base64url');
}

/**
 * Marks the code as used and starts a session of the same login, in one statement, so that of several concurrent calls
 * only one succeeds. The account is locked before its sessions, as a change of the password does: a login that ends
 * meanwhile takes the new session with it. THR-08
 */
async function startTransferredSession(
  { kysely }: Queries,
  { visitor, userAgent, now }: CallContext,
  hash: string,
): Promise<string | undefined> {
  const token = createToken('buyer');
  const { rows } = await sql`
    with code as (
      update login_transfer set used_at = ${now}::bigint
      where hash = ${hash} and used_at is null and expires > ${now}::bigint
      returning session_hash
    ), buyer as (
      select account_id from account
      where kind = 'buyer'
        and account_id = (select account_id from buyer_session join code on token_hash = session_hash)
      for share
    ), origin as (
      select account_id, coalesce(family, session_id) as family from buyer_session
      where token_hash = (select session_hash from code) and account_id = (select account_id from buyer)
        and expires > ${now}::bigint
      for share
    )
    insert into buyer_session (token_hash, account_id, source, visitor, device, created, expires, family)
    select ${hashSha256(token)}, account_id, 'login', ${visitor}, ${describeDevice(userAgent)},
      ${now}::bigint, ${now + SESSION_LIFETIME_MS}::bigint, family from origin
    returning token_hash`.execute(kysely);
  return rows.length > 0 ? token : undefined;
}
