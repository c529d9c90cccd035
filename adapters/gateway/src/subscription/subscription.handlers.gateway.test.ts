import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { describe, expect, test } from 'vitest';
import { createHeaders, createPerson, registerForToken } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { hasNewsConsent } from './has-news-consent.ts';
import { subscriptionSign } from './subscription-sign.ts';

const { show: SHOW, toggle: TOGGLE } = gatewayContract.subscription;

const database = testDatabase();
const gateway = testGateway(database);
const show = (data: object, token = '') => post(gateway(), SHOW.path, data, { envelope: { token } });
const toggle = (data: object, token = '') =>
  post(gateway(), TOGGLE.path, data, { envelope: { token }, headers: createHeaders(createPerson()) });

async function signed() {
  const { email } = createPerson();
  return { email, sign: await subscriptionSign(database(), email) };
}

describe('a reader with the signature from an email', () => {
  test('R-7.101 D-60 sees that their email address gets marketing emails until they unsubscribe', async () => {
    const link = await signed();
    expect(link.sign).toMatch(/^[0-9a-f]{16}$/);
    expect(await readData(show(link))).toEqual({ email: link.email, subscribed: true });
    expect(await hasNewsConsent(database(), link.email)).toBe(true);
  });

  test('R-7.102 D-60 unsubscribes and subscribes again, and marketing emails follow', async () => {
    const link = await signed();
    for (const subscribed of [false, false, true, false]) {
      expect(await readData(toggle({ ...link, subscribed }))).toEqual({ subscribed });
      expect(await readData(show(link))).toEqual({ email: link.email, subscribed });
      expect(await hasNewsConsent(database(), link.email.toUpperCase())).toBe(subscribed);
    }
  });

  test('THR-47 changes nothing by reading the setting ten times', async () => {
    const link = await signed();
    for (let time = 0; time < 10; time += 1) await readData(show(link));
    expect(await hasNewsConsent(database(), link.email)).toBe(true);
  });

  test('has their email address stored only as a hash', async () => {
    const link = await signed();
    await readData(toggle({ ...link, subscribed: false }));
    const rows = await database().kysely.selectFrom('subscription').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(link.email);
  });

  test.each([
    ['one digit off', (sign: string) => sign.slice(0, -1) + (sign.endsWith('0') ? '1' : '0')],
    ['cut', (sign: string) => sign.slice(0, -1)],
    ['lengthened', (sign: string) => `${sign}0`],
  ])('D-60 sees and changes nothing with a signature that is %s', async (_, change) => {
    const { email, sign } = await signed();
    const data = { email, sign: change(sign) };
    expect(await readError(show(data))).toMatchObject({ status: 404, code: '404' });
    expect(await readError(toggle({ ...data, subscribed: false }))).toMatchObject({ status: 404, code: '404' });
    expect(await hasNewsConsent(database(), email)).toBe(true);
  });

  test('D-60 changes the setting of the signed email address only', async () => {
    const [mine, other] = [await signed(), await signed()];
    expect((await readError(toggle({ ...mine, email: other.email, subscribed: false }))).status).toBe(404);
    expect(await hasNewsConsent(database(), other.email)).toBe(true);
  });
});

describe('without a signature', () => {
  test('R-7.101 R-7.102 D-60 a logged-in buyer sees and changes the setting of their own email address', async () => {
    const who = createPerson();
    const token = await registerForToken(gateway(), who);
    expect(await readData(show({ email: who.email }, token))).toEqual({ email: who.email, subscribed: true });
    expect(await readData(toggle({ email: who.email, subscribed: false }, token))).toEqual({ subscribed: false });
    expect(await readData(show({ email: who.email }, token))).toMatchObject({ subscribed: false });
  });

  test('D-60 a login is required, and another email address is rejected', async () => {
    const { email } = createPerson();
    const token = await registerForToken(gateway());
    expect((await readError(show({ email }))).status).toBe(401);
    expect((await readError(toggle({ email, subscribed: false }))).status).toBe(401);
    expect((await readError(show({ email }, token))).status).toBe(404);
    expect((await readError(toggle({ email, subscribed: false }, token))).status).toBe(404);
    expect(await hasNewsConsent(database(), email)).toBe(true);
  });
});
