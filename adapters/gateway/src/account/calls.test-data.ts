import { insertTransferCode } from '@fairhall/gateway/account/login-transfer';
import { createRandomId, createRandomToken, hashSha256 } from '@fairhall/gateway/identity/secrets';
import { createPerson, insertSession, PASSWORD } from '../../../../tests/support/accounts.ts';
import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowBuyers, allowEverybody, type RoleTestRecords } from '../../../../tests/support/role-lines.ts';

/** Inserts an account without a password; returns the token of its email. */
async function insertLink({ database: { kysely } }: RoleTestRecords): Promise<string> {
  const [accountId, token, created] = [createRandomId(), createRandomToken(), Date.now()];
  const account = { account_id: accountId, email: createPerson().email, kind: 'buyer', created } as const;
  await kysely.insertInto('account').values(account).execute();
  const code = { hash: hashSha256(token), purpose: 'init', subject: accountId, created } as const;
  await kysely
    .insertInto('one_time_code')
    .values({ ...code, expires: created + 3_600_000, used_at: null, used_key: null })
    .execute();
  return token;
}

/** A code for the host that the tests call, of a login of its own. */
async function insertCode({ database }: RoleTestRecords): Promise<string> {
  const token = await insertSession(database, 'buyer', { accountId: createRandomId() });
  return insertTransferCode(database, { tokenHash: hashSha256(token), host: '127.0.0.1:3000', now: Date.now() });
}

/** The roles that may make each call and, for a submit, what it revokes for good. */
export const callChecks: CallChecks = {
  'join.fastRegister': { roles: allowEverybody(() => ({ email: createPerson().email })), ends: [] },
  'join.initPassword': {
    roles: allowEverybody(async (made) => ({ token: await insertLink(made), password: PASSWORD })),
    ends: [],
  },
  'join.checkLink': { roles: allowEverybody(() => ({ token: 'nobody-sent-this' })) },
  'loginTransfer.issue': { roles: allowBuyers(() => ({ audience: 'http://fairhall.test' })), ends: [] },
  'loginTransfer.exchange': { roles: allowEverybody(async (made) => ({ ac: await insertCode(made) })), ends: [] },
};
