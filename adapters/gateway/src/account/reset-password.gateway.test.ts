import { describe, expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  insertSession,
  logIn,
  PASSWORD,
  type Person,
  registerForToken,
  USER_INFO,
} from '../../../../tests/support/accounts.ts';

import { testDatabase } from '../../../../tests/support/databases.ts';
import {
  type CallOptions,
  createBrowserSign,
  createTestGateway,
  post,
  readData,
  readError,
  testGateway,
} from '../../../../tests/support/gateway.ts';
import { createRecordedTime, MIN_REMAINING_MS, MIN_RESPONSE_MS } from '../../../../tests/support/recorded-time.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { queueMail } from '../mail/outbox.ts';

const SEND = 'blade-purchaser/account/sendResetPasswordMail';
const RESET = 'blade-purchaser/account/resetPassword';
const CHECK = 'blade-purchaser/account/checkResetPasswordLink';
const HOUR = 3_600_000;
const NEW = ' the new one ';

let now = Date.parse('2026-11-21T12:00:00Z');
const database = testDatabase();
const gateway = testGateway(database, { now: () => now });

const ask = (who: Person, sent: CallOptions = {}) =>
  post(gateway(), SEND, { email: who.email }, { headers: createHeaders(who), ...sent });
const reset = (who: Person, token: string, password = NEW, headers = createHeaders(who)) =>
  post(gateway(), RESET, { token, password }, { headers });
const check = (token: string) => readData(post(gateway(), CHECK, { token }));
/** All mails except the one that asks a new user to confirm the address. */
const mailsTo = async ({ email }: Person) => {
  const mails = await listRecentMails(database(), email);
  return mails.filter(({ links }) => !links.some((link) => link.includes('/verify?')));
};

async function linkOf(who: Person): Promise<string | undefined> {
  await readData(ask(who));
  const [mail] = await mailsTo(who);
  return mail?.links[0];
}

const linkFor = async (who: Person): Promise<string> =>
  new URL((await linkOf(who)) ?? '').searchParams.get('token') ?? '';

async function member(): Promise<Person> {
  const who = createPerson();
  await registerForToken(gateway(), who);
  return who;
}

describe('requesting a password reset', () => {
  test('D-71 emails a link, in the language of the request', async () => {
    const who = await member();
    expect(await readData(ask(who, { envelope: { lang: 'ar' } }))).toEqual(true);
    const [mail] = await mailsTo(who);
    expect(mail).toMatchObject({ to: who.email, subject: 'إعادة تعيين كلمة المرور' });
    expect(mail?.html).toContain('<html lang="ar" dir="rtl"');
    expect(mail?.links).toEqual([
      expect.stringMatching(/^http:\/\/fairhall\.test\/resetPassword\?token=[A-Za-z0-9_-]{43}$/),
    ]);
    const rows = await database().kysely.selectFrom('one_time_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(mail?.links[0]?.split('=')[1]);
  });

  test('THR-12 responds identically for an unknown email address and a removed team member, and sends them no email', async () => {
    await insertSession(database(), 'supplier', { accountId: 'removed', person: { removed_at: 1 } });
    const known = await ask(await member());
    for (const who of [createPerson(), { ...createPerson(), email: 'removed@example.com' }]) {
      const answer = await ask(who);
      expect([answer.status, await answer.clone().text()]).toEqual([known.status, await known.clone().text()]);
      expect(await mailsTo(who)).toEqual([]);
    }
  });

  test('D-71 THR-08 a supplier’s team member gets a link to the supplier pages, and the reset ends their sessions', async () => {
    const token = await insertSession(database(), 'supplier', { accountId: 'weaver', created: now });
    const who = { ...createPerson(), email: 'weaver@example.com' };
    const link = new URL((await linkOf(who)) ?? '');
    expect(link.origin + link.pathname).toEqual('http://supplier.fairhall.test/resetPassword');
    const answer = await reset(who, link.searchParams.get('token') ?? '');
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    const info = post(gateway(), 'blade-supplier/account/info', {}, { envelope: { token, ...createBrowserSign(now) } });
    expect((await info).status).toEqual(401);
    const login = post(
      gateway(),
      'blade-supplier/account/login',
      { email: who.email, password: NEW },
      { headers: createHeaders(who), envelope: createBrowserSign(now) },
    );
    expect((await login).status).toEqual(200);
  });

  test('THR-12 has the same minimum response time for known and unknown email addresses', async () => {
    const { delays, time } = createRecordedTime();
    const floored = await createTestGateway(database(), {
      now: () => now,
      answerFloorMs: MIN_RESPONSE_MS,
      answerFloorTime: time,
    });
    for (const who of [await member(), createPerson()]) {
      await readData(post(floored, SEND, { email: who.email }, { headers: createHeaders(who) }));
    }
    expect(delays.map((ms) => ms > MIN_REMAINING_MS)).toEqual([true, true]);
    await floored.close();
  });

  /** Requests reset mails from devices that were never logged in to the account, with rate limits cleared. */
  const askAsStrangers = async (who: Person, times: number): Promise<void> => {
    await database().kysely.deleteFrom('rate_limit').execute();
    const fresh = await createTestGateway(database(), { now: () => now });
    const asks = Array.from({ length: times }, () =>
      readData(post(fresh, SEND, { email: who.email }, { headers: createHeaders(createPerson()) })),
    );
    expect(new Set(await Promise.all(asks))).toEqual(new Set([true]));
    await fresh.close();
  };

  test('THR-46 D-71 repeated requests by strangers over two days always leave the owner a valid recent link, and never flood the inbox', async () => {
    const who = await member();
    const mailed: number[] = [];
    let known = 0;
    for (let step = 0; step < 4 * 48; step += 1) {
      await askAsStrangers(who, step === 0 ? 5 : 1);
      const mails = await mailsTo(who);
      for (; known < mails.length; known += 1) mailed.push(now);
      const tokens = mails.slice(0, 3).map(({ links: [link = ''] }) => new URL(link).searchParams.get('token') ?? '');
      expect(await Promise.all(tokens.map(check))).toContainEqual({ valid: true, email: who.email });
      now += HOUR / 4;
    }
    const most = (span: number) =>
      Math.max(...mailed.map((from) => mailed.filter((at) => at >= from && at < from + span).length));
    expect([most(HOUR), most(24 * HOUR)]).toEqual([3, 9]);
  }, 120_000);

  test('THR-46 the email says how long its link is valid, and a used link allows another', async () => {
    const who = await member();
    await askAsStrangers(who, 4);
    const [last, ...others] = await mailsTo(who);
    expect([others.length, last?.text]).toEqual([2, expect.stringContaining('4 hours')]);
    const token = new URL(last?.links[0] ?? '').searchParams.get('token') ?? '';
    await readData(reset(who, token));
    await askAsStrangers(who, 1);
    expect((await mailsTo(who)).length).toEqual(5); // including the password notification
  });

  test('THR-46 other emails to the same recipient do not hold back a reset link', async () => {
    const who = await member();
    for (const name of ['one', 'two', 'three', 'four']) {
      const mail = { to: who.email, subject: '', html: '', text: '' };
      const sending = { dedupeKey: `${who.email}.${name}`, kind: 'stand', requestId: 'r', now } as const;
      await queueMail(database(), mail, { ...sending, causedBy: 'anybody' });
    }
    expect(await linkOf(who)).toMatch(/resetPassword/);
  });

  test('THR-46 repeated requests by strangers do not hold back a link for a device that has used the account', async () => {
    const who = await member();
    const askAnew = async (asking: Person): Promise<number> => {
      await database().kysely.deleteFrom('rate_limit').execute();
      const fresh = await createTestGateway(database(), { now: () => now });
      for (const _ of [1, 2, 3])
        await readData(post(fresh, SEND, { email: who.email }, { headers: createHeaders(asking) }));
      await fresh.close();
      return (await mailsTo(who)).length;
    };
    for (let hour = 0; hour < 4; hour += 1) {
      await askAnew(createPerson());
      now += HOUR + 1;
    }
    // A device that registered an address proves nothing until the address is confirmed.
    expect([await askAnew(createPerson()), await askAnew(who)]).toEqual([4, 4]);
    await database().kysely.updateTable('account').set({ verified_at: now }).where('email', '=', who.email).execute();
    expect(await askAnew(who)).toEqual(7);
  });

  test('REL-02 a repeated request sends no second email', async () => {
    const who = await member();
    const headers = createHeaders(who);
    await readData(ask(who, { headers }));
    await readData(ask(who, { headers }));
    expect((await mailsTo(who)).length).toEqual(1);
  });
});

describe('the reset link', () => {
  test('R-7.085 THR-04 can be checked repeatedly without being used up', async () => {
    const who = await member();
    const token = await linkFor(who);
    for (const _ of [1, 2, 3]) expect(await check(token)).toEqual({ valid: true, email: who.email });
    expect(await readData(reset(who, token))).toEqual(true);
    expect(await check(token)).toEqual({ valid: false });
  });

  test('R-7.085 expires after an hour', async () => {
    const who = await member();
    const token = await linkFor(who);
    now += HOUR - 1;
    expect(await check(token)).toMatchObject({ valid: true });
    now += 1;
    expect(await check(token)).toEqual({ valid: false });
    expect(await readError(reset(who, token))).toMatchObject({ status: 404, code: '404' });
    expect((await logIn(gateway(), who)).status).toEqual(200);
  });

  test.each(['', 'nobody-ever-sent-this', "' or 1=1"])('an unknown link is invalid: %j', async (token) => {
    expect(await check(token)).toEqual({ valid: false });
    expect(await readError(reset(createPerson(), token))).toEqual({
      status: 404,
      code: '404',
      message: 'This link has already been used or has expired. Request a new one.',
    });
  });
});

describe('a new password', () => {
  test('THR-13 is rejected if it is common, and the link stays valid', async () => {
    const who = await member();
    const token = await linkFor(who);
    expect(await readError(reset(who, token, 'qwerty123'))).toMatchObject({ code: '422' });
    expect((await reset(who, token)).status).toBe(200);
  });

  test('R-7.084 logs in, and the old one no longer does', async () => {
    const who = await member();
    expect(await readData(reset(who, await linkFor(who)))).toEqual(true);
    expect(await readError(logIn(gateway(), who))).toMatchObject({ code: '1004' });
    expect(await readError(logIn(gateway(), who, { password: NEW.trim() }))).toMatchObject({ code: '1004' });
    expect(await readData(logIn(gateway(), who, { password: NEW }))).toMatchObject({ token: expect.any(String) });
  });

  test('THR-08 ends every session of the account and of no other', async () => {
    const [who, other] = [createPerson(), createPerson()];
    const tokens = [await registerForToken(gateway(), who), await registerForToken(gateway(), other)];
    const { token } = (await readData(logIn(gateway(), who))) as { token: string };
    await readData(reset(who, await linkFor(who)));
    const statuses = await Promise.all(
      [...tokens, token].map(
        async (one) => (await post(gateway(), USER_INFO, {}, { envelope: { token: one } })).status,
      ),
    );
    expect(statuses).toEqual([401, 200, 401]);
  });

  test('a used link cannot be used again, and older links of the same account become invalid', async () => {
    const who = await member();
    const [first, second] = [await linkFor(who), await linkFor(who)];
    await readData(reset(who, second));
    for (const token of [first, second])
      expect(await readError(reset(who, token, 'a third one'))).toMatchObject({ status: 404, code: '404' });
    expect((await logIn(gateway(), who, { password: NEW })).status).toEqual(200);
  });

  test('only one of many concurrent resets with one link succeeds', async () => {
    const who = await member();
    const token = await linkFor(who);
    const tries = Array.from({ length: 6 }, (_, index) => `password ${index}`);
    const answers = await Promise.all(tries.map((password) => reset(who, token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await logIn(gateway(), who, { password: tries[winner] })).status).toEqual(200);
  });

  test('REL-01 a repeat after a lost response succeeds; with another password it fails', async () => {
    const who = await member();
    const token = await linkFor(who);
    const headers = createHeaders(who);
    expect(await readData(reset(who, token, NEW, headers))).toEqual(true);
    expect(await readData(reset(who, token, NEW, headers))).toEqual(true);
    expect(await readError(reset(who, token, 'a third one', headers))).toMatchObject({ code: '404' });
    expect(await readError(reset(who, token))).toMatchObject({ code: '404' });
  });

  test('confirms the email address', async () => {
    const who = await member();
    await readData(reset(who, await linkFor(who)));
    const row = database().kysely.selectFrom('account').select('verified_at').where('email', '=', who.email);
    expect(await row.executeTakeFirst()).toEqual({ verified_at: now });
  });

  test.each([
    ['R-5.031 of five', 'abcde'],
    ['R-5.030 of twenty-one', 'x'.repeat(21)],
  ])('%s is rejected, and the link stays valid', async (_, password) => {
    const who = await member();
    const token = await linkFor(who);
    expect((await reset(who, token, password)).status).toEqual(400);
    expect(await check(token)).toMatchObject({ valid: true });
  });

  test('the original registration no longer returns a token', async () => {
    const who = createPerson();
    const headers = createHeaders(who);
    const data = { email: who.email, password: PASSWORD, tagCodes: [], productName: '', appVersion: '1' };
    const repeat = () => post(gateway(), 'blade-purchaser/account/registerV2', data, { headers });
    await readData(repeat());
    await readData(reset(who, await linkFor(who), PASSWORD));
    expect(await readError(repeat())).toMatchObject({ code: '1002' });
  });
});
