import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  insertSession,
  logIn,
  PASSWORD,
  type Person,
  register,
  registerForToken,
  USER_INFO,
} from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import {
  type CallOptions,
  createTestGateway,
  post,
  readData,
  readError,
  testGateway,
} from '../../../../tests/support/gateway.ts';
import { listRecentMails } from '../mail/dev-mails.ts';

const { fastRegister: JOIN, initPassword: SET, checkLink: CHECK } = secondaryContract.join;
const SHOW = '49001';
const DAY = 86_400_000;

let now = Date.parse('2026-11-20T12:00:00Z');
const database = testDatabase();
const gateway = testGateway(database, { now: () => now });
beforeAll(() => insertExhibition(database(), { exhibition_id: SHOW }));

const join = (who: Person, change: object = {}, sent: CallOptions = {}) =>
  post(gateway(), JOIN.path, { email: who.email, ...change }, { headers: createHeaders(who), ...sent });
const joined = async (...given: Parameters<typeof join>) =>
  ((await readData(join(...given))) as { tradeChinaToken: string }).tradeChinaToken;
const set = (who: Person, token: string, password = PASSWORD, sent: CallOptions = {}) =>
  post(gateway(), SET.path, { token, password }, { headers: createHeaders(who), ...sent });
const check = (token: string) => readData(post(gateway(), CHECK.path, { token }));
const me = (token: string) => post(gateway(), USER_INFO, {}, { envelope: { token } });
const accountOf = (email: string) =>
  database().kysely.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

/** The link in the latest email to a person. */
async function linkTo({ email }: Person): Promise<URL> {
  const [mail] = await listRecentMails(database(), email);
  return new URL(mail?.links[0] ?? '');
}
const tokenTo = async (who: Person) => (await linkTo(who)).searchParams.get('init_token') ?? '';

const registerForShow = (who: Person) =>
  readData(
    post(
      gateway(),
      secondaryContract.preregistration.preRegister.path,
      {
        exhibitionId: SHOW,
        email: who.email,
        contactName: 'Priya Nair',
        companyName: 'Malabar Trading LLP',
        countryId: '356',
        dialingCode: '91',
        contactNumber: '9847012345',
        companyWebsite: 'https://malabar.example',
        tagCodes: 'TG000001',
        pageVersion: 9,
        jobTitle: 'ceo',
        visitorType: 'retailer',
        participatePurpose: 'procure',
        entryPoint: 3,
        leadSource: 1,
        visitorId: 'v1',
      },
      { headers: createHeaders(who) },
    ),
  );

describe('an account without a password', () => {
  test('R-7.083 D-71 logs in on this device, and is unconfirmed; only the email has the link', async () => {
    const who = createPerson();
    const response = await join(who);
    const text = await response.text();
    const token = (JSON.parse(text) as { data: { tradeChinaToken: string } }).data.tradeChinaToken;
    expect(await readData(me(token))).toMatchObject({ email: who.email });
    expect(await accountOf(who.email)).toMatchObject({ password_hash: null, verified_at: null, kind: 'buyer' });
    const link = await linkTo(who);
    expect([link.pathname, link.searchParams.get('init_email')]).toEqual(['/initPassword', who.email]);
    expect(text).not.toContain(link.searchParams.get('init_token'));
  });

  test('D-71 nobody logs in to it with a password', async () => {
    const who = createPerson();
    await joined(who);
    for (const password of [PASSWORD, 'null', 'undefined'])
      expect(await readError(logIn(gateway(), who, { password }))).toMatchObject({ code: '1004' });
  });

  test('R-7.083 takes the details of the registration that this browser made, but not those of another', async () => {
    const [here, elsewhere] = [createPerson(), createPerson()];
    await registerForShow(here);
    await joined(here);
    expect(await accountOf(here.email)).toMatchObject({
      nickname: 'Priya Nair',
      company: 'Malabar Trading LLP',
      country_id: '356',
      tag_codes: ['TG000001'],
    });
    await registerForShow(elsewhere);
    await joined({ ...createPerson(), email: elsewhere.email });
    expect(await accountOf(elsewhere.email)).toMatchObject({
      nickname: '',
      company: '',
      country_id: null,
      tag_codes: [],
    });
  });

  test('R-7.083 takes the details that are sent before those of the registration', async () => {
    const who = createPerson();
    await registerForShow(who);
    await joined(who, { contactName: 'Priya N.', companyName: 'Malabar', countryId: '784', tagCodes: ['TG000002'] });
    expect(await accountOf(who.email)).toMatchObject({
      nickname: 'Priya N.',
      company: 'Malabar',
      country_id: '784',
      tag_codes: ['TG000002'],
    });
  });

  test('R-7.015 a registration with a password takes the details as well', async () => {
    const who = createPerson();
    await registerForShow(who);
    await registerForToken(gateway(), who);
    expect(await accountOf(who.email)).toMatchObject({ nickname: 'Priya Nair', company: 'Malabar Trading LLP' });
  });

  test('R-7.083 is rejected for an address that has an account, and for a supplier’s', async () => {
    const who = createPerson();
    await registerForToken(gateway(), who);
    expect(await readError(join(who))).toMatchObject({ status: 200, code: '1002' });
    await insertSession(database(), 'supplier', { accountId: 'joins-as-supplier' });
    expect(await readError(join({ ...who, email: 'joins-as-supplier@example.com' }))).toMatchObject({ code: '1003' });
  });

  test('REL-01 a repeat after a lost answer gets a token of the same account, and no second email', async () => {
    const who = createPerson();
    const headers = createHeaders(who);
    const failing = await createTestGateway(database(), {
      now: () => now,
      environment: { FAILPOINTS: 'after_commit_before_reply:throw' },
    });
    expect((await post(failing, JOIN.path, { email: who.email }, { headers })).status).toBe(500);
    await failing.close();
    expect(await readData(me(await joined(who, {}, { headers })))).toMatchObject({ email: who.email });
    expect(await listRecentMails(database(), who.email)).toHaveLength(1);
    expect(await readError(join(who))).toMatchObject({ code: '1002' });
  });

  test('R-2.060 asking again for the confirmation sends another link for the password', async () => {
    const who = createPerson();
    const token = await joined(who);
    now += 60_000;
    const again = post(
      gateway(),
      'blade-purchaser/confirmation/sendAgain',
      {},
      { headers: createHeaders(who), envelope: { token } },
    );
    expect(await readData(again)).toMatchObject({ state: 'queued' });
    expect((await linkTo(who)).pathname).toBe('/initPassword');
  });
});

describe('the link that sets the first password', () => {
  test('R-2.157 D-71 confirms the address, logs in, and ends the sessions from before', async () => {
    const who = createPerson();
    const before = await joined(who);
    const link = await tokenTo(who);
    expect(await check(link)).toEqual({ valid: true, email: who.email });
    const { tradeChinaToken: token } = (await readData(set(who, link))) as { tradeChinaToken: string };
    expect(await readData(me(token))).toMatchObject({ email: who.email });
    expect((await me(before)).status).toBe(401);
    expect((await accountOf(who.email)).verified_at).toBe(now);
    expect(await readData(logIn(gateway(), who))).toMatchObject({ token: expect.stringMatching(/^bt_/) });
  });

  test('D-71 works once, and not after a week', async () => {
    const [who, late] = [createPerson(), createPerson()];
    await joined(who);
    const link = await tokenTo(who);
    await readData(set(who, link));
    expect(await readError(set(who, link, 'another long one'))).toMatchObject({ status: 404 });
    expect(await check(link)).toEqual({ valid: false });
    await joined(late);
    const old = await tokenTo(late);
    now += 7 * DAY;
    expect(await check(old)).toEqual({ valid: false });
    expect(await readError(set(late, old))).toMatchObject({ status: 404 });
  });

  test('THR-08 does not work once the password was set by a reset link', async () => {
    const who = createPerson();
    await joined(who);
    const link = await tokenTo(who);
    now += 60_000;
    await post(
      gateway(),
      'blade-purchaser/account/sendResetPasswordMail',
      { email: who.email },
      { headers: createHeaders(who) },
    );
    const reset = (await linkTo(who)).searchParams.get('token');
    const path = 'blade-purchaser/account/resetPassword';
    await readData(post(gateway(), path, { token: reset, password: PASSWORD }, { headers: createHeaders(who) }));
    expect(await check(link)).toEqual({ valid: false });
    expect(await readError(set(who, link, 'another long one'))).toMatchObject({ status: 404 });
  });

  test('THR-04 opening it uses nothing up, and an unknown one tells nothing', async () => {
    const who = createPerson();
    await joined(who);
    const link = await tokenTo(who);
    for (const _ of [1, 2, 3]) expect(await check(link)).toMatchObject({ valid: true });
    expect(await check('never-ours')).toEqual({ valid: false });
    expect(await readError(set(who, 'never-ours'))).toMatchObject({ status: 404 });
  });

  test('THR-13 rejects a common password, and the link stays valid', async () => {
    const who = createPerson();
    await joined(who);
    const link = await tokenTo(who);
    expect(await readError(set(who, link, 'Password1'))).toMatchObject({ status: 422 });
    expect(await check(link)).toMatchObject({ valid: true });
  });

  test('REL-01 a repeat with the same key and password gets a token, with another password it does not', async () => {
    const who = createPerson();
    await joined(who);
    const link = await tokenTo(who);
    const headers = createHeaders(who);
    const first = await readData(set(who, link, PASSWORD, { headers }));
    const again = await readData(set(who, link, PASSWORD, { headers }));
    expect([first, again]).toEqual([
      { tradeChinaToken: expect.stringMatching(/^bt_/) },
      { tradeChinaToken: expect.stringMatching(/^bt_/) },
    ]);
    expect(await readError(set(who, link, 'another long one', { headers }))).toMatchObject({ status: 404 });
  });

  test('of concurrent calls only one sets the password', async () => {
    const who = createPerson();
    await joined(who);
    const link = await tokenTo(who);
    const answers = await Promise.all([1, 2, 3, 4].map(() => readError(set(who, link))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  });

  test('R-7.015 an address that has joined this way cannot be joined again', async () => {
    const who = createPerson();
    await joined(who);
    expect(await readError(register(gateway(), who))).toMatchObject({ code: '1002' });
  });
});
