import { sessionCookie } from '@fairhall/core/account/session-cookie';
import { describe, expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  insertSession,
  logIn,
  PASSWORD,
  PATH_OF_LOGOUT,
  register,
  registerForToken,
  USER_INFO,
} from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createTestGateway, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { cleanUpAccounts } from './account.clean-up.ts';

const PURCHASE_INFO = 'blade-purchaser/account/purchaseInfo';
const DAY = 86_400_000;

let now = Date.parse('2026-11-21T12:00:00Z');
const database = testDatabase();
const gateway = testGateway(database, { now: () => now });
const userInfo = (token: string, on = gateway()) => post(on, USER_INFO, {}, { envelope: { token } });

describe('the owner of a token', () => {
  test('R-7.040 R-3.019 A-31 is returned together with the token', async () => {
    const who = createPerson();
    const data = { tagCodes: ['TG000001', 'TG000002'] };
    const { tradeChinaToken: token } = (await readData(register(gateway(), who, data))) as { tradeChinaToken: string };
    const user = (await readData(userInfo(token))) as { id: string };
    expect(user).toEqual({
      id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
      userId: user.id,
      nickname: '',
      username: who.email,
      tagCodes: ['TG000001', 'TG000002'],
      tradeChinaToken: token,
      email: who.email,
      companyName: '',
      countryId: '',
      purchaserContactId: expect.stringMatching(/^[0-9a-f]{32}$/),
      userType: 2,
    });
  });

  test('R-7.041 D-77 has stored purchase info, or empty fields if nothing is stored', async () => {
    const who = createPerson();
    const token = await registerForToken(gateway(), who);
    const info = () => readData(post(gateway(), PURCHASE_INFO, {}, { envelope: { token } }));
    const nothing = {
      purchaseAmount: '',
      annualTurnover: '',
      importFromChina: '',
      annualChinaImport: '',
      companyName: '',
      companyWebsite: '',
      countryId: '',
      jobTitle: '',
    };
    expect(await info()).toEqual(nothing);
    const { id } = (await readData(userInfo(token))) as { id: string };
    await database()
      .kysely.updateTable('account')
      .set({ company: 'Weaves', country_id: '356' })
      .where('account_id', '=', id)
      .execute();
    await database().kysely.insertInto('purchase_info').values({ account_id: id, job_title: 'ceo' }).execute();
    expect(await info()).toEqual({ ...nothing, companyName: 'Weaves', countryId: '356', jobTitle: 'ceo' });
  });

  test.each([
    ['no token', '', 'Log in first.'],
    ['an unknown one', `bt_${'A'.repeat(43)}`, 'Maybe you signed in another place, please relogin again.'],
    ['one that is none', 'buyer', 'Maybe you signed in another place, please relogin again.'],
  ])('R-7.040 %s is rejected', async (_, token, message) => {
    expect(await readError(userInfo(token))).toEqual({ status: 401, code: '401', message });
  });

  test('R-6.004 THR-01 rejects a supplier’s token, also with the buyer’s prefix', async () => {
    const token = await insertSession(database(), 'supplier', { accountId: 'weaver', created: now });
    expect((await userInfo(token)).status).toEqual(401);
    expect((await userInfo(token.replace('st_', 'bt_'))).status).toEqual(401);
  });

  test('R-9.013 a token is valid for thirty days', async () => {
    const token = await registerForToken(gateway());
    now += 30 * DAY - 1;
    expect((await userInfo(token)).status).toEqual(200);
    now += 1;
    expect((await userInfo(token)).status).toEqual(401);
  });

  test('rejects the token of a deleted account', async () => {
    const token = await insertSession(database(), 'buyer', { accountId: 'gone', created: now });
    expect((await userInfo(token)).status).toEqual(200);
    await database().kysely.deleteFrom('account').where('account_id', '=', 'gone').execute();
    expect((await userInfo(token)).status).toEqual(401);
  });

  test('R-7.003 a micro call also reads the token from its header, a general call does not', async () => {
    const token = await registerForToken(gateway());
    const headers = { 'blade-auth': `bearer ${token}` };
    expect((await post(gateway(), 'business-opportunity/rfq/list', { pageNo: 1 }, { headers })).status).not.toEqual(
      401,
    );
    expect((await post(gateway(), USER_INFO, {}, { headers })).status).toEqual(401);
  });

  test('D-65 a public call with an invalid token is treated as a visitor’s', async () => {
    const headers = { 'x-visitor-key': createPerson().visitor };
    const count = post(gateway(), 'inquiry/getDailyInquiryCount.json', {}, { headers, envelope: { token: 'bt_old' } });
    expect(await readData(count)).toMatchObject({ count: 0 });
  });
});

describe('logout', () => {
  const logOut = (token: string, on = gateway()) =>
    post(on, PATH_OF_LOGOUT, {}, { headers: createHeaders(createPerson()), envelope: { token } });

  test('R-4.067 THR-08 ends its own session in every process, and no other', async () => {
    const who = createPerson();
    const token = await registerForToken(gateway(), who);
    const { token: other } = (await readData(logIn(gateway(), who))) as { token: string };
    const second = await createTestGateway(database(), { now: () => now });
    expect((await userInfo(token, second)).status).toEqual(200);
    expect(await readData(logOut(token))).toEqual(true);
    expect([(await userInfo(token)).status, (await userInfo(token, second)).status]).toEqual([401, 401]);
    expect((await userInfo(other, second)).status).toEqual(200);
    expect((await logOut(token)).status).toEqual(401);
    await second.close();
  });

  test('REL-28 a clock that goes back does not restore an ended session', async () => {
    const token = await registerForToken(gateway());
    await readData(logOut(token));
    now -= 3 * DAY;
    expect((await userInfo(token)).status).toEqual(401);
    now += 3 * DAY;
  });
});

describe('the page cookie', () => {
  const rule = sessionCookie('http://fairhall.test');

  test('is set by registration and login, and cleared by logout', async () => {
    const who = createPerson();
    const made = await register(gateway(), who);
    const { tradeChinaToken: token } = (await readData(Promise.resolve(made))) as { tradeChinaToken: string };
    expect(made.headers.get('set-cookie')).toEqual(rule.set(token));
    const entered = await logIn(gateway(), who);
    const { token: second } = (await readData(Promise.resolve(entered))) as { token: string };
    expect(entered.headers.get('set-cookie')).toEqual(rule.set(second));
    const left = await post(gateway(), PATH_OF_LOGOUT, {}, { headers: createHeaders(who), envelope: { token } });
    expect(left.headers.get('set-cookie')).toEqual(rule.ended);
  });

  test('is not changed by a rejected login or a read', async () => {
    const who = createPerson();
    const token = await registerForToken(gateway(), who);
    expect((await logIn(gateway(), who, { password: 'wrong' })).headers.get('set-cookie')).toBeNull();
    expect((await userInfo(token)).headers.get('set-cookie')).toBeNull();
  });

  test('THR-55 has the __Host- prefix under https, so that other hosts cannot set it', async () => {
    const secure = await createTestGateway(database(), { now: () => now, publicUrl: 'https://fairhall.example' });
    const response = await register(secure, createPerson());
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-buyer_token=bt_.*; HttpOnly; SameSite=Lax; Secure$/);
    await secure.close();
  });

  test('THR-21 is not accepted by any call: the cookie alone does not log in', async () => {
    const token = await registerForToken(gateway());
    for (const cookie of [`buyer_token=${token}`, `__Host-buyer_token=${token}`])
      expect((await post(gateway(), USER_INFO, {}, { headers: { cookie } })).status).toEqual(401);
  });
});

describe('cross-site requests', () => {
  test.each<[string, Record<string, string>, number]>([
    ['from another origin', { origin: 'https://evil.example' }, 403],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['as a plain form', { 'content-type': 'text/plain' }, 415],
    ['as a form of a page', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('THR-21 a login %s is rejected, and sets no cookie', async (_, more, status) => {
    const who = createPerson();
    await registerForToken(gateway(), who);
    const response = await logIn(gateway(), who, {}, { headers: { ...createHeaders(who), ...more } });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([status, null]);
  });
});

test('buyer sessions are deleted after 90 days, expired supplier sessions, reset codes and login attempts after a day', async () => {
  await insertSession(database(), 'supplier', { accountId: 'mill', created: now });
  const who = createPerson();
  await registerForToken(gateway(), who);
  await logIn(gateway(), who, { password: 'wrong' });
  await readData(
    post(
      gateway(),
      'blade-purchaser/account/sendResetPasswordMail',
      { email: who.email },
      { headers: createHeaders(who) },
    ),
  );
  const left = async () => {
    const { kysely } = database();
    const tables = ['buyer_session', 'supplier_session', 'one_time_code', 'login_attempt'] as const;
    return Promise.all(tables.map(async (table) => (await kysely.selectFrom(table).selectAll().execute()).length > 0));
  };
  expect(await left()).toEqual([true, true, true, true]);
  await cleanUpAccounts(database(), now + 26 * 3_600_000);
  expect(await left()).toEqual([true, false, true, false]); // the link that confirms the account is known for longer
  await cleanUpAccounts(database(), now + 91 * DAY);
  expect(await left()).toEqual([false, false, false, false]);
  expect(await readData(logIn(gateway(), who, { password: PASSWORD }))).toMatchObject({ token: expect.any(String) });
});
