import { LOGIN_TRANSFER_MS, loginTransfer } from '@fairhall/core/contract/login-transfer/calls';
import { expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  PATH_OF_LOGOUT,
  registerForToken,
  USER_INFO,
} from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { loginTransferFeature } from './login-transfer.feature.ts';

let now = Date.parse('2026-11-21T12:00:00Z');
const database = testDatabase();
// On a developer's machine every country has a host of its own.
const gateway = testGateway(database, { now: () => now, publicUrl: 'http://localhost:3000' });

const HOME = 'http://localhost:3000';
const TURKEY = 'http://turkey.localhost:3000';
const POLAND = 'http://poland.localhost:3000';
const SESSIONS = 'blade-purchaser/account/sessions';

const issue = (token: string, audience = TURKEY) =>
  post(
    gateway(),
    loginTransfer.issue.path,
    { audience },
    { headers: createHeaders(createPerson()), envelope: { token }, origin: HOME },
  );
const issueCode = async (token: string, audience?: string) =>
  loginTransfer.issue.output.parse(await readData(issue(token, audience))).ac;
const exchange = (ac: string, origin = TURKEY, who = createPerson()) =>
  post(gateway(), loginTransfer.exchange.path, { ac }, { headers: createHeaders(who), origin });
const exchangeForToken = async (ac: string, origin?: string) =>
  loginTransfer.exchange.output.parse(await readData(exchange(ac, origin))).token;
const userOf = async (token: string) =>
  (await readData(post(gateway(), USER_INFO, {}, { envelope: { token } }))) as { email: string };
const isLoggedIn = async (token: string) =>
  (await post(gateway(), USER_INFO, {}, { envelope: { token } })).status === 200;

const OVER = { status: 404, code: '404', message: expect.any(String) };

test('R-7.042 R-4.029 D-80 a code is exchanged for a token of its own at the host that it is for', async () => {
  const who = createPerson();
  const token = await registerForToken(gateway(), who);
  const code = await issueCode(token);
  const response = await exchange(code);
  expect(response.headers.get('set-cookie')).toContain('buyer_token=bt_');
  const carried = loginTransfer.exchange.output.parse(await readData(Promise.resolve(response))).token;
  expect(carried).not.toBe(token);
  expect((await userOf(carried)).email).toBe(who.email);
  expect(await isLoggedIn(token)).toBe(true);
});

test('R-7.042 THR-08 a code works once, also for two calls at the same time', async () => {
  const code = await issueCode(await registerForToken(gateway(), createPerson()));
  const answers = await Promise.all([exchange(code), exchange(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await readError(exchange(code))).toEqual(OVER);
});

test('R-7.042 D-80 a code is refused at another host, and stays valid for its own', async () => {
  const code = await issueCode(await registerForToken(gateway(), createPerson()));
  for (const origin of [POLAND, HOME, 'http://turkey.localhost:3001', 'http://attacker.example'])
    expect(await readError(exchange(code, origin)), origin).toEqual(OVER);
  expect(await exchangeForToken(code)).toMatch(/^bt_/);
});

test('R-7.042 a code is valid for seconds', async () => {
  const code = await issueCode(await registerForToken(gateway(), createPerson()));
  now += LOGIN_TRANSFER_MS;
  expect(await readError(exchange(code))).toEqual(OVER);
});

test('R-7.042 a changed or invented code is refused', async () => {
  const code = await issueCode(await registerForToken(gateway(), createPerson()));
  const [random, expires, signature] = code.split('.');
  const later = (Number.parseInt(expires ?? '', 36) + 1).toString(36);
  for (const wrong of ['', 'x', `${random}.${later}.${signature}`, `${'A'.repeat(43)}.${expires}.${signature}`])
    expect(await readError(exchange(wrong)), wrong).toEqual(OVER);
});

test('D-80 a code is issued for sites of this installation only', async () => {
  const token = await registerForToken(gateway(), createPerson());
  for (const audience of ['https://attacker.example', 'http://turkey.localhost:3001', 'turkey.localhost', '', 'null'])
    expect((await readError(issue(token, audience))).code, audience).toBe('400');
});

test('THR-21 D-80 a code is exchanged only if its link was on a page of this installation', async () => {
  const code = await issueCode(await registerForToken(gateway(), createPerson()));
  const exchangeFrom = (from: string) =>
    post(
      gateway(),
      loginTransfer.exchange.path,
      { ac: code, from },
      { headers: createHeaders(createPerson()), origin: TURKEY },
    );
  for (const from of ['', 'null', 'https://attacker.example'])
    expect(await readError(exchangeFrom(from)), from).toEqual(OVER);
  expect(await readData(exchangeFrom(HOME))).toHaveProperty('token');
});

test('THR-08 a code of a login that has ended is refused', async () => {
  const token = await registerForToken(gateway(), createPerson());
  const code = await issueCode(token);
  await readData(post(gateway(), PATH_OF_LOGOUT, {}, { headers: createHeaders(createPerson()), envelope: { token } }));
  expect(await readError(exchange(code))).toEqual(OVER);
});

test('D-80 R-4.067 a logout on one host ends the login on all hosts, and no other login', async () => {
  const who = createPerson();
  const token = await registerForToken(gateway(), who);
  const turkey = await exchangeForToken(await issueCode(token));
  const poland = await exchangeForToken(await issueCode(turkey, POLAND), POLAND);
  const other = await registerForToken(gateway(), createPerson());
  expect(await readData(post(gateway(), SESSIONS, {}, { envelope: { token: poland } }))).toMatchObject({
    sessions: [{ isThis: true }],
  });
  await readData(post(gateway(), PATH_OF_LOGOUT, {}, { headers: createHeaders(who), envelope: { token: turkey } }));
  expect(await Promise.all([token, turkey, poland, other].map(isLoggedIn))).toEqual([false, false, false, true]);
});

test('THR-08 D-80 a login that holds on several hosts is one entry of the account page, and is ended as one', async () => {
  const token = await registerForToken(gateway(), createPerson());
  const turkey = await exchangeForToken(await issueCode(token));
  const { sessions } = (await readData(post(gateway(), SESSIONS, {}, { envelope: { token: turkey } }))) as {
    sessions: { sessionId: string; isThis: boolean }[];
  };
  expect(sessions).toMatchObject([{ isThis: true }]);
  const ended = await post(
    gateway(),
    'blade-purchaser/account/endSession',
    { sessionId: sessions[0]?.sessionId },
    { headers: createHeaders(createPerson()), envelope: { token: turkey } },
  );
  expect(ended.status).toBe(200);
  expect(ended.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await Promise.all([token, turkey].map(isLoggedIn))).toEqual([false, false]);
});

test('THR-58 neither a code nor its token is stored, and old codes are deleted', async () => {
  const code = await issueCode(await registerForToken(gateway(), createPerson()));
  const token = await exchangeForToken(code);
  const { kysely } = database();
  const rows = JSON.stringify(await kysely.selectFrom('login_transfer').selectAll().execute());
  const answers = JSON.stringify(await kysely.selectFrom('idempotency').selectAll().execute());
  for (const secret of [code, token]) expect(rows + answers).not.toContain(secret);
  const feature = loginTransferFeature({ database: database(), isSiteOrigin: () => false });
  await feature.cleanUpRows?.(database(), now + 2 * 86_400_000);
  expect(await kysely.selectFrom('login_transfer').selectAll().execute()).toEqual([]);
});
