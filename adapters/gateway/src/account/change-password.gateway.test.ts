import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { describe, expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  logIn,
  PASSWORD,
  type Person,
  registerForToken,
  USER_INFO,
} from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { resetCode } from '../../../../tests/support/roles.ts';

const { changePassword: CHANGE, checkResetPasswordLink: CHECK, userInfo: USER } = gatewayContract.account;
const NEW = ' the new one ';

const database = testDatabase();
const gateway = testGateway(database);

async function member(): Promise<{ who: Person; token: string }> {
  const who = createPerson();
  return { who, token: await registerForToken(gateway(), who) };
}

const change = (
  { who, token }: { who: Person; token: string },
  { password = PASSWORD, newPassword = NEW, headers = createHeaders(who) } = {},
) => post(gateway(), CHANGE.path, { password, newPassword }, { headers, envelope: { token } });
const tokenOf = async (who: Person, password: string) =>
  ((await readData(logIn(gateway(), who, { password }))) as { token: string }).token;
const isOpen = async (token: string) => (await post(gateway(), USER_INFO, {}, { envelope: { token } })).status === 200;

describe('changing the password of a logged-in buyer', () => {
  test('THR-08 sets the new password, keeps this session and ends all others', async () => {
    const buyer = await member();
    const elsewhere = await tokenOf(buyer.who, PASSWORD);
    expect(await readData(change(buyer))).toBe(true);
    expect([await isOpen(buyer.token), await isOpen(elsewhere)]).toEqual([true, false]);
    expect((await readError(logIn(gateway(), buyer.who))).code).toBe('1004');
    expect(await isOpen(await tokenOf(buyer.who, NEW))).toBe(true);
  });

  test('THR-04 invalidates password reset links that were emailed before', async () => {
    const buyer = await member();
    const { userId } = (await readData(post(gateway(), USER.path, {}, { envelope: { token: buyer.token } }))) as {
      userId: string;
    };
    const link = await resetCode(database(), userId);
    await readData(change(buyer));
    expect(await readData(post(gateway(), CHECK.path, { token: link }))).toEqual({ valid: false });
  });

  test('THR-13 A-10 rejects a common password and the buyer’s own email address', async () => {
    const buyer = await member();
    for (const next of ['iloveyou', buyer.who.email.split('@')[0]?.slice(0, 20) ?? ''])
      expect(await readError(change(buyer, { newPassword: next }))).toMatchObject({ code: '422' });
    expect(await isOpen(await tokenOf(buyer.who, PASSWORD))).toBe(true);
  });

  test('rejects a wrong current password', async () => {
    const buyer = await member();
    const elsewhere = await tokenOf(buyer.who, PASSWORD);
    expect(await readError(change(buyer, { password: 'a wrong one' }))).toMatchObject({ status: 200, code: '1004' });
    expect(await isOpen(elsewhere)).toBe(true);
    expect(await isOpen(await tokenOf(buyer.who, PASSWORD))).toBe(true);
  });

  test('THR-13 is rate-limited after ten wrong passwords, as at login, and an earlier correct one resets the count', async () => {
    const buyer = await member();
    const codes: string[] = [];
    for (let times = 0; times < 9; times += 1)
      codes.push((await readError(change(buyer, { password: 'a wrong one' }))).code);
    await readData(change(buyer, { newPassword: PASSWORD }));
    for (let times = 0; times < 12; times += 1)
      codes.push((await readError(change(buyer, { password: 'a wrong one' }))).code);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => '1004'), '429']);
    expect((await change(buyer)).status).toBe(429);
  });

  test('REL-02 a repeat after a lost response succeeds only with the same key and the same new password', async () => {
    const buyer = await member();
    const headers = createHeaders(buyer.who);
    const together = await Promise.all([change(buyer, { headers }), change(buyer, { headers })].map(readData));
    expect(together).toEqual([true, true]);
    expect(await readData(change(buyer, { headers }))).toBe(true);
    expect((await readError(change(buyer, { headers, newPassword: 'another' }))).code).toBe('1004');
    expect((await readError(change(buyer))).code).toBe('1004');
  });

  test.each(['short', 'a'.repeat(21)])('rejects “%s” as a new password', async (newPassword) => {
    expect((await change(await member(), { newPassword })).status).toBe(400);
  });
});
