import { randomUUID } from 'node:crypto';
import type { Database } from '@fairhall/gateway/db/database';
import type { Gateway } from '@fairhall/gateway/gateway';
import { hashSha256 } from '@fairhall/gateway/identity/secrets';
import { createToken } from '@fairhall/gateway/identity/tokens';
import { type CallOptions, post, readData } from './gateway.ts';

export const LOGIN = 'login/loginPc.json';
export const REGISTER = 'blade-purchaser/account/registerV2';
export const USER_INFO = 'blade-purchaser/account/userInfo';
export const PATH_OF_LOGOUT = 'blade-purchaser/account/logout';
export const PASSWORD = ' six to twenty ';

/** A person with a new email address and device, so that no rate limit has counted anything for them. */
export interface Person {
  readonly email: string;
  readonly visitor: string;
}

export function createPerson(name = 'buyer'): Person {
  const id = randomUUID();
  return { email: `${name}-${id.slice(0, 8)}@example.com`, visitor: `visitor-${id}` };
}

/** The headers of a submit: the person's visitor key (D-95) and a new idempotency key. */
export const createHeaders = ({ visitor }: Pick<Person, 'visitor'>, key: string = randomUUID()) => ({
  'x-visitor-key': visitor,
  'idempotency-key': key,
});

export const register = (
  gateway: Gateway,
  who: Person,
  change: object = {},
  sent: CallOptions = {},
): Promise<Response> =>
  post(
    gateway,
    REGISTER,
    { email: who.email, password: PASSWORD, tagCodes: [], productName: '', appVersion: '1', ...change },
    { headers: createHeaders(who), ...sent },
  );

export const logIn = (gateway: Gateway, who: Person, change: object = {}, sent: CallOptions = {}): Promise<Response> =>
  post(
    gateway,
    LOGIN,
    { email: who.email, password: PASSWORD, ip: '', ...change },
    { headers: createHeaders(who), ...sent },
  );

/** Registers a person and returns their token. */
export async function registerForToken(gateway: Gateway, who: Person = createPerson()): Promise<string> {
  const { tradeChinaToken } = (await readData(register(gateway, who))) as { tradeChinaToken: string };
  return tradeChinaToken;
}

/** Inserts an account and a session, as registration and login would. Returns the token. */
export async function insertSession(
  { kysely }: Database,
  kind: 'buyer' | 'supplier',
  { accountId, created = Date.now(), expires = created + 86_400_000, supplierId = 'S1', person: own }: SessionToInsert,
): Promise<string> {
  const token = createToken(kind);
  await kysely
    .insertInto('account')
    .values({
      account_id: accountId,
      email: `${accountId}@example.com`,
      kind,
      created,
      ...(kind === 'supplier' ? { supplier_id: supplierId, supplier_right: 'manage' as const, ...own } : {}),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const session = { token_hash: hashSha256(token), account_id: accountId, created, expires };
  if (kind === 'supplier') await kysely.insertInto('supplier_session').values(session).execute();
  else
    await kysely
      .insertInto('buyer_session')
      .values({ ...session, source: 'login' })
      .execute();
  return token;
}

interface SessionToInsert {
  readonly accountId: string;
  /** Differences from a person who manages S1. */
  readonly person?: SupplierPerson;
  readonly created?: number;
  readonly expires?: number;
  /** The person's supplier; S1 when absent. */
  readonly supplierId?: string;
}

interface SupplierPerson {
  readonly supplier_id?: string;
  readonly supplier_right?: 'answer' | 'manage';
  readonly removed_at?: number;
  /** The language of their emails. */
  readonly lang?: string;
  readonly nickname?: string;
}
