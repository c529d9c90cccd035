import { describe, expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  insertSession,
  LOGIN,
  logIn,
  PASSWORD,
  registerForToken,
} from '../../../../tests/support/accounts.ts';

import { testDatabase } from '../../../../tests/support/databases.ts';
import {
  createTestGateway,
  post,
  readData,
  readError,
  testGateway,
  testPasswords,
} from '../../../../tests/support/gateway.ts';
import { createRecordedTime, MIN_REMAINING_MS, MIN_RESPONSE_MS } from '../../../../tests/support/recorded-time.ts';
import type { Passwords } from '../identity/passwords.ts';
import { createPasswords } from '../identity/passwords.ts';
import { toOverloadRefusal } from '../operations/load-shedding.ts';

const database = testDatabase();
const gateway = testGateway(database);

const sessionsOf = async (email: string) =>
  database()
    .kysely.selectFrom('buyer_session')
    .innerJoin('account', 'account.account_id', 'buyer_session.account_id')
    .select(['token_hash', 'source', 'buyer_session.created', 'expires'])
    .where('email', '=', email)
    .execute();

describe('login', () => {
  test.each([
    ['R-7.062 from a phone', 'login/login.json'],
    ['R-7.063 from a PC', 'login/loginPc.json'],
  ])('R-7.014 R-3.023 R-3.026 %s returns a token', async (_, path) => {
    const who = createPerson();
    await registerForToken(gateway(), who);
    const data = { email: who.email, password: PASSWORD, ip: '203.0.113.9' };
    const response = await post(gateway(), path, data, { headers: createHeaders(who) });
    expect(await response.json()).toEqual({
      code: '0',
      data: { token: expect.stringMatching(/^bt_[A-Za-z0-9_-]{43}$/) },
    });
  });

  test('R-9.013 THR-08 each login creates its own session for thirty days, and only the hash of its token is stored', async () => {
    const who = createPerson();
    await registerForToken(gateway(), who);
    const { token } = (await readData(logIn(gateway(), who))) as { token: string };
    const sessions = await sessionsOf(who.email);
    expect(sessions.map(({ source }) => source).sort()).toEqual(['login', 'register']);
    expect(sessions.map(({ created, expires }) => expires - created)).toEqual([2_592_000_000, 2_592_000_000]);
    expect(JSON.stringify(sessions)).not.toContain(token.slice(3));
  });

  test('ignores upper and lower case in the email address', async () => {
    const who = createPerson();
    await registerForToken(gateway(), who);
    expect(await readData(logIn(gateway(), who, { email: who.email.toUpperCase() }))).toMatchObject({
      token: expect.any(String),
    });
  });

  test.each([
    ['R-7.014 a wrong password', { password: 'wrong one' }, '1004'],
    ['A-10 R-5.032 a password without its spaces', { password: PASSWORD.trim() }, '1004'],
    ['an address without an account', { email: 'nobody-at-all@example.com' }, '1001'],
  ])('%s is rejected with a readable message', async (_, change, code) => {
    const who = createPerson();
    await registerForToken(gateway(), who);
    expect(await readError(logIn(gateway(), who, change))).toEqual({ status: 200, code, message: WORDS });
  });

  test.each(['', 'x'.repeat(21)])('R-5.030 rejects a password of invalid length immediately: %j', async (password) => {
    expect(await readError(logIn(gateway(), createPerson(), { password }))).toMatchObject({ status: 400, code: '400' });
  });

  test('THR-02 R-6.005 rejects a supplier account with its own error, even with the right password, and opens no session', async () => {
    const hashed = await testPasswords.hash(PASSWORD, []);
    if (!hashed.ok) throw new Error('the line is full');
    const who = createPerson('supplier');
    const supplier = { account_id: who.visitor, email: who.email, kind: 'supplier', created: 1 } as const;
    await database()
      .kysely.insertInto('account')
      .values({ ...supplier, password_hash: hashed.value })
      .execute();
    expect(await readError(logIn(gateway(), who))).toEqual({
      status: 200,
      code: '1003',
      message: WORDS,
    });
    expect(await sessionsOf(who.email)).toEqual([]);
  });

  test('THR-02 opens no session if the account becomes a supplier’s during the password check', async () => {
    const who = createPerson();
    await registerForToken(gateway(), who);
    const passwords = after(testPasswords, () =>
      database().kysely.updateTable('account').set({ kind: 'supplier' }).where('email', '=', who.email).execute(),
    );
    const slow = await createTestGateway(database(), { passwords });
    expect(await readError(logIn(slow, who))).toMatchObject({ code: '1003' });
    expect((await sessionsOf(who.email)).length).toEqual(1);
    await slow.close();
  });

  test('rejects the old password if it is reset during the password check', async () => {
    const who = createPerson();
    await registerForToken(gateway(), who);
    const passwords = after(testPasswords, () =>
      database()
        .kysely.updateTable('account')
        .set({ password_hash: 'another' })
        .where('email', '=', who.email)
        .execute(),
    );
    const slow = await createTestGateway(database(), { passwords });
    expect(await readError(logIn(slow, who))).toMatchObject({ code: '1004' });
    await slow.close();
  });

  test('rejects any password for an account without one', async () => {
    const who = createPerson();
    const account = { account_id: who.visitor, email: who.email, kind: 'buyer', created: 1 } as const;
    await database().kysely.insertInto('account').values(account).execute();
    expect(await readError(logIn(gateway(), who))).toMatchObject({ code: '1004' });
  });

  test('THR-12 checks exactly one password hash for a known, unknown or supplier email address', async () => {
    const who = createPerson();
    await registerForToken(gateway(), who);
    await insertSession(database(), 'supplier', { accountId: 'weaver' });
    const looked: (string | null)[] = [];
    const passwords: Passwords = {
      ...testPasswords,
      isRight: (password, stored, whom) => {
        looked.push(stored === null ? null : 'stored');
        return testPasswords.isRight(password, stored, whom);
      },
    };
    const watched = await createTestGateway(database(), { passwords });
    for (const email of [who.email, 'nobody@example.com', 'weaver@example.com'])
      await logIn(watched, createPerson(), { email, password: 'wrong' });
    expect(looked).toEqual(['stored', null, null]);
    await watched.close();
  });

  test('THR-12 a rejected login is delayed to the minimum response time', async () => {
    const { delays, time } = createRecordedTime();
    const floored = await createTestGateway(database(), { answerFloorMs: MIN_RESPONSE_MS, answerFloorTime: time });
    await logIn(floored, createPerson());
    expect(delays.map((ms) => ms > MIN_REMAINING_MS)).toEqual([true]);
    await floored.close();
  });

  test('REL-22 responds with 503 and Retry-After when the hash queue is full, and counts no failed attempt', async () => {
    const who = createPerson();
    await registerForToken(gateway(), who);
    const full = await createTestGateway(database(), { passwords: { ...testPasswords, isRight: async () => FULL } });
    const response = await logIn(full, who);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '4']);
    const tries = await database()
      .kysely.selectFrom('login_attempt')
      .select('failures')
      .where('failures', '>', 0)
      .execute();
    for (let tried = 0; tried < 12; tried += 1) expect((await logIn(full, who)).status).toEqual(503);
    expect(
      await database().kysely.selectFrom('login_attempt').select('failures').where('failures', '>', 0).execute(),
    ).toEqual(tries);
    await full.close();
  });

  test('REL-22 hashes nothing and counts nothing while the queue is full', async () => {
    const who = createPerson();
    await registerForToken(gateway(), who);
    const isRight = async () => Promise.reject(new Error('it was asked'));
    const full = await createTestGateway(database(), {
      passwords: { ...testPasswords, refusal: () => FULL.error, isRight },
    });
    const countTries = () => database().kysely.selectFrom('login_attempt').selectAll().execute();
    const tries = await countTries();
    expect((await logIn(full, who)).status).toBe(503);
    expect(await countTries()).toEqual(tries);
    await full.close();
  });

  test('rehashes a password whose hash has other cost parameters', async () => {
    const who = createPerson();
    await registerForToken(gateway(), who);
    const dearer = createPasswords({ cost: { memory: 128, passes: 1, lanes: 1 } });
    const newer = await createTestGateway(database(), { passwords: dearer });
    await readData(logIn(newer, who));
    const row = database().kysely.selectFrom('account').select('password_hash').where('email', '=', who.email);
    expect(await row.executeTakeFirst()).toEqual({
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=128,t=1,p=1\$/),
    });
    await readData(logIn(newer, who));
    await newer.close();
  });

  test('REL-01 rejects a login without an idempotency key', async () => {
    const headers = { 'x-visitor-key': createPerson().visitor };
    const data = { email: 'a@example.com', password: PASSWORD, ip: '' };
    expect(await readError(post(gateway(), LOGIN, data, { headers }))).toMatchObject({ status: 400, code: '400' });
  });

  test('stores no response for repeats', async () => {
    const who = createPerson();
    const key = crypto.randomUUID();
    await registerForToken(gateway(), who);
    await readData(logIn(gateway(), who, {}, { headers: createHeaders(who, key) }));
    expect(await database().kysely.selectFrom('idempotency').selectAll().where('key', '=', key).execute()).toEqual([]);
  });
});

/** A message text, not a message key. */
const WORDS = expect.stringMatching(/\w \w/);
const FULL = { ok: false, error: toOverloadRefusal('passwordQueue') } as const;

/** Passwords whose comparison is followed by another change, to simulate a concurrent request. */
const after = (passwords: Passwords, happens: () => Promise<unknown>): Passwords => ({
  ...passwords,
  isRight: async (password, stored, whom) => {
    const verdict = await passwords.isRight(password, stored, whom);
    await happens();
    return verdict;
  },
});
