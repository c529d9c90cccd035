import type { OutputOf } from '@fairhall/core/contract/call';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  logIn,
  type Person,
  registerForToken,
  USER_INFO,
} from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';

const { sessions: SESSIONS, endSession: END } = gatewayContract.account;
const DAY = 86_400_000;
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';

let now = Date.parse('2026-11-23T12:00:00Z');
const database = testDatabase();
const gateway = testGateway(database, { now: () => now });

async function sessionsOf(token: string) {
  const answer = await readData(post(gateway(), SESSIONS.path, {}, { envelope: { token } }));
  return (answer as OutputOf<typeof SESSIONS>).sessions;
}

const end = (token: string, sessionId: string) =>
  post(gateway(), END.path, { sessionId }, { headers: createHeaders(createPerson()), envelope: { token } });
const isOpen = async (token: string) => (await post(gateway(), USER_INFO, {}, { envelope: { token } })).status === 200;

async function logInOn(who: Person, userAgent: string): Promise<string> {
  const headers = { ...createHeaders(who), 'user-agent': userAgent };
  return ((await readData(logIn(gateway(), who, {}, { headers }))) as { token: string }).token;
}

test('a buyer sees their own open sessions with device, newest first', async () => {
  const who = createPerson();
  const first = await registerForToken(gateway(), who);
  now += 1;
  await logInOn(who, WINDOWS);
  await registerForToken(gateway());
  const [newest, oldest, ...more] = await sessionsOf(first);
  expect(more).toEqual([]);
  expect(newest).toMatchObject({ device: 'Chrome, Windows', createTime: now, endTime: now + 30 * DAY, isThis: false });
  expect(oldest).toMatchObject({ device: '', createTime: now - 1, isThis: true });
  const shown = JSON.stringify([newest, oldest]);
  const rows = await database().kysely.selectFrom('buyer_session').select('token_hash').execute();
  expect(rows.filter(({ token_hash }) => shown.includes(token_hash))).toEqual([]);
});

test('THR-08 a buyer can end one session without affecting others, and ending it again changes nothing', async () => {
  const who = createPerson();
  const here = await registerForToken(gateway(), who);
  const [there, third] = [await logInOn(who, WINDOWS), await logInOn(who, WINDOWS)];
  const named = (await sessionsOf(there)).find(({ isThis }) => isThis)?.sessionId ?? '';
  expect(await readData(end(here, named))).toBe(true);
  expect([await isOpen(here), await isOpen(there), await isOpen(third)]).toEqual([true, false, true]);
  expect(await readData(end(here, named))).toBe(true);
  expect((await sessionsOf(here)).map(({ sessionId }) => sessionId)).not.toContain(named);
});

test('a buyer can end the current session, which also clears the page cookie', async () => {
  const token = await registerForToken(gateway());
  const [own] = await sessionsOf(token);
  const answer = await end(token, own?.sessionId ?? '');
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')]);
  expect(await isOpen(token)).toBe(false);
});

test('THR-29 ending another buyer’s session and an unknown one get the same error, and end nothing', async () => {
  const [mine, other] = [await registerForToken(gateway()), await registerForToken(gateway())];
  const [theirs] = await sessionsOf(other);
  const refusals = [await readError(end(mine, theirs?.sessionId ?? '')), await readError(end(mine, 'nobodys'))];
  expect(refusals.map(({ status }) => status)).toEqual([404, 404]);
  expect(refusals[0]).toEqual(refusals[1]);
  expect(await isOpen(other)).toBe(true);
});

test('an expired session is not listed', async () => {
  const who = createPerson();
  await registerForToken(gateway(), who);
  now += 30 * DAY;
  const token = await logInOn(who, '');
  expect(await sessionsOf(token)).toHaveLength(1);
});
