import { randomUUID } from 'node:crypto';
import type { Call } from '@fairhall/core/contract/call';
import type { Database } from '@fairhall/gateway/db/database';
import type { Gateway } from '@fairhall/gateway/gateway';
import { randomToken, sha256 } from '@fairhall/gateway/identity/secrets';
import { headersOf, insertSession, person } from './accounts.ts';

/**
 * The roles that calls are tested with, by the token that they carry and, for `otherSite`, by the site whose page
 * calls.
 */
export const ROLES = ['none', 'buyer', 'otherBuyer', 'supplier', 'expired', 'wrongKind', 'otherSite'] as const;
export type Role = (typeof ROLES)[number];

/** Inserts a session of the role and answers its token; the account of `buyer` is `owner`. */
export async function tokenOfRole(database: Database, role: Role): Promise<string> {
  switch (role) {
    case 'none':
      return '';
    case 'buyer':
    case 'otherSite':
      return insertSession(database, 'buyer', { accountId: 'owner' });
    case 'otherBuyer':
      return insertSession(database, 'buyer', { accountId: 'another' });
    case 'supplier':
      return insertSession(database, 'supplier', { accountId: 'weaver' });
    case 'expired':
      return insertSession(database, 'buyer', { accountId: 'owner', expires: Date.now() - 1 });
    case 'wrongKind':
      return resetCode(database, 'owner');
  }
}

/** Inserts a one-time code that sets the account's password, and answers it. */
export async function resetCode(database: Database, accountId: string): Promise<string> {
  await insertSession(database, 'buyer', { accountId });
  const code = randomToken();
  const now = Date.now();
  await database.kysely
    .insertInto('one_time_code')
    .values({ hash: sha256(code), purpose: 'reset', subject: accountId, created: now, expires: now + 3_600_000 })
    .execute();
  return code;
}

let asked = 0;

/** Sends one call in a role, with a new visitor key and network address, so that no limit counts it with others. */
export async function sendAs(
  gateway: Gateway,
  call: Call,
  { role, token, data }: { readonly role: Role; readonly token: string; readonly data: object },
): Promise<Response> {
  asked += 1;
  const foreign = role === 'otherSite' ? { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } : {};
  const headers = { ...headersOf(person(), randomUUID()), ...foreign };
  const isForm = call.body === 'multipart';
  const request = new Request(`http://127.0.0.1:3000/gateway/${call.path}`, {
    method: 'POST',
    headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
    body: isForm ? formOf(data, token) : JSON.stringify({ data, token }),
  });
  return gateway.handle(request, { address: `10.77.${asked >> 8}.${asked & 255}` });
}

function formOf(data: object, token: string): FormData {
  const form = new FormData();
  form.append('token', token);
  for (const [name, value] of Object.entries(data)) form.append(name, value);
  return form;
}
