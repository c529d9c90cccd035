import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData } from '../../../../tests/support/gateway.ts';
import { openWholeServer, type WholeServer } from '../../../../tests/support/whole-server.ts';
import { hasNewsConsent } from './has-news-consent.ts';
import { subscriptionSign } from './subscription-sign.ts';

const database = testDatabase();
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

let whole: WholeServer;
beforeAll(async () => {
  whole = await openWholeServer(database());
});
afterAll(() => whole.close());

async function signed() {
  const { email } = createPerson();
  return { email, sign: await subscriptionSign(database(), email) };
}

async function stateOn(query: Record<string, string>, userAgent = ''): Promise<string | undefined> {
  const url = `/setting/unsubscribe?${new URLSearchParams(query)}`;
  const { statusCode, body, headers } = await whole.server.inject({
    url,
    headers: { host: 'localhost', 'user-agent': userAgent },
  });
  expect([statusCode, headers.location]).toEqual([200, undefined]);
  expect(headers['referrer-policy']).toBe('no-referrer');
  return /data-page="unsubscribe" data-state="([a-z]+)"/.exec(body)?.[1];
}

test.each(['', PHONE])(
  'R-2.162 THR-47 a signed link shows the subscription and changes nothing, however often it is opened',
  async (ua) => {
    const link = await signed();
    for (let time = 0; time < 10; time += 1) expect(await stateOn(link, ua)).toBe('subscribed');
    expect(await hasNewsConsent(database(), link.email)).toBe(true);
    const data = { ...link, subscribed: false };
    await readData(
      post(whole.gateway, 'blade-purchaser/subscription/toggle', data, { headers: createHeaders(createPerson()) }),
    );
    expect(await stateOn(link, ua)).toBe('unsubscribed');
  },
);

test('R-2.162 a wrong signature reveals nothing about the email address, and without one a login is required', async () => {
  const { email } = await signed();
  expect(await stateOn({ email, sign: '0123456789abcdef' })).toBe('invalid');
  expect(await stateOn({ email })).toBe('login');
  expect(await stateOn({})).toBe('login');
});
