import { describe, expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  insertSession,
  logIn,
  PASSWORD,
  REGISTER,
  register,
  registerForToken,
  USER_INFO,
} from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createTestGateway, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';

const database = testDatabase();
const gateway = testGateway(database);

/** A text, not the key of one. */
const WORDS = expect.stringMatching(/\w \w/);

const accountsOf = (email: string) =>
  database().kysely.selectFrom('account').selectAll().where('email', '=', email).execute();

describe('registration', () => {
  test.each([
    ['by its own name', REGISTER],
    ['A-30 by its older name', 'blade-purchaser/account/register'],
  ])('R-7.015 R-3.024 R-3.025 %s creates an account and returns its token', async (_, path) => {
    const who = createPerson();
    const data = { email: who.email, password: PASSWORD, tagCodes: ['TG000001'], productName: 'bags', appVersion: '1' };
    const response = await post(gateway(), path, data, { headers: createHeaders(who) });
    expect(await response.json()).toEqual({
      code: '0',
      data: { tradeChinaToken: expect.stringMatching(/^bt_[A-Za-z0-9_-]{43}$/) },
    });
    expect(await accountsOf(who.email)).toMatchObject([
      { kind: 'buyer', tag_codes: ['TG000001'], product_name: 'bags', verified_at: null, nickname: '' },
    ]);
  });

  test('D-71 stores only the hash of the password', async () => {
    const who = createPerson();
    await registerForToken(gateway(), who);
    const [account] = await accountsOf(who.email);
    expect(account?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(account)).not.toContain(PASSWORD.trim());
  });

  test('R-7.015 rejects a second registration of an email address, ignoring upper and lower case', async () => {
    const who = createPerson();
    await registerForToken(gateway(), who);
    const again = { ...who, email: who.email.toUpperCase() };
    expect(await readError(register(gateway(), again))).toEqual({
      status: 200,
      code: '1002',
      message: WORDS,
    });
    expect((await accountsOf(who.email)).length).toEqual(1);
  });

  test('THR-02 R-6.006 rejects a supplier’s email address, and creates no account', async () => {
    await insertSession(database(), 'supplier', { accountId: 'barred' });
    const who = { ...createPerson(), email: 'BARRED@example.com' };
    expect(await readError(register(gateway(), who))).toEqual({
      status: 200,
      code: '1003',
      message: WORDS,
    });
    expect(await accountsOf('BARRED@example.com')).toEqual([]);
  });

  test('of many concurrent registrations with one email address, one creates the account and the others are rejected', async () => {
    const who = createPerson();
    const answers = await Promise.all(Array.from({ length: 8 }, () => readError(register(gateway(), who))));
    expect(answers.map(({ code }) => code).sort()).toEqual(['0', ...Array.from({ length: 7 }, () => '1002')]);
    expect((await accountsOf(who.email)).length).toEqual(1);
  });

  test('REL-01 a repeat after a lost response returns a token, and creates no second account', async () => {
    const who = createPerson();
    const headers = createHeaders(who);
    const failing = await createTestGateway(database(), {
      environment: { FAILPOINTS: 'after_commit_before_reply:throw' },
    });
    expect((await register(failing, who, {}, { headers })).status).toEqual(500);
    await failing.close();
    const { tradeChinaToken: token } = (await readData(register(gateway(), who, {}, { headers }))) as {
      tradeChinaToken: string;
    };
    expect(await readData(post(gateway(), USER_INFO, {}, { envelope: { token } }))).toMatchObject({ email: who.email });
    expect((await accountsOf(who.email)).length).toEqual(1);
  });

  test('REL-01 concurrent repeats of one registration each return a token of the same account', async () => {
    const who = createPerson();
    const headers = createHeaders(who);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => readData(register(gateway(), who, {}, { headers }))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toEqual(6);
    expect((await accountsOf(who.email)).length).toEqual(1);
  });

  test('rejects the same key with another password', async () => {
    const who = createPerson();
    const headers = createHeaders(who);
    await readData(register(gateway(), who, {}, { headers }));
    expect(await readError(register(gateway(), who, { password: 'another one' }, { headers }))).toMatchObject({
      code: '1002',
    });
  });

  test.each([
    ['R-5.031 a password of five', { password: 'abcde' }, 400],
    ['R-5.030 a password of twenty-one', { password: 'x'.repeat(21) }, 400],
    ['A-10 a password with spaces at its ends', { password: '  quince  ' }, 200],
    ['THR-13 a password of spaces alone', { password: '      ' }, 422],
    ['THR-13 a common password', { password: 'Password1' }, 422],
    ['THR-13 the name of the site', { password: 'Fairhall2026' }, 422],
    ['a password in any script', { password: 'كلمة سرية' }, 200],
    ['eleven tags', { tagCodes: Array.from({ length: 11 }, (_, index) => `TG${index}`) }, 400],
    ['an address that is none', { email: 'nobody' }, 400],
    ['an address of 101 characters', { email: `${'a'.repeat(89)}@example.com` }, 400],
    ['THR-46 an address with a line break', { email: 'a@example.com\r\nBcc: b@example.com' }, 400],
  ])('%s gets the expected status (%j)', async (_, change, status) => {
    const who = createPerson();
    expect((await register(gateway(), who, change)).status).toEqual(status);
    if (status === 200) expect((await logIn(gateway(), who, change)).status).toEqual(200);
  });
});
