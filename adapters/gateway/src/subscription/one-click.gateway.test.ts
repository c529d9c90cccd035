import { expect, test } from 'vitest';
import { createPerson } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { testGateway } from '../../../../tests/support/gateway.ts';
import { HALL_BUDGET } from '../limits/budgets.ts';
import { getUnsubscribePath } from '../mail/unsubscribe-url.ts';
import { hasNewsConsent } from './has-news-consent.ts';
import { subscriptionSign } from './subscription-sign.ts';

const database = testDatabase();
const gateway = testGateway(database);

let networks = 0;
function newNetwork(): string {
  networks += 1;
  return `198.51.100.${networks}`;
}

/** Posts like a mail program: only with the two words of RFC 8058. */
function press(path: string, { method = 'POST', address = newNetwork() } = {}) {
  const body = method === 'POST' ? 'List-Unsubscribe=One-Click' : null;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return gateway().handle(new Request(`http://fairhall.test${path}`, { method, headers, body }), { address });
}

async function mailed() {
  const { email } = createPerson();
  return { email, sign: await subscriptionSign(database(), email) };
}

test('R-7.102 D-60 one click in a mail program ends marketing emails without a page or login, and can be repeated', async () => {
  const { email, sign } = await mailed();
  for (const _ of [1, 2]) {
    const answer = await press(getUnsubscribePath(email, sign));
    expect([answer.status, await answer.text(), answer.headers.get('location')]).toEqual([200, '', null]);
    expect(await hasNewsConsent(database(), email)).toBe(false);
  }
});

test('THR-47 D-60 opening the URL changes nothing and redirects to the page', async () => {
  const { email, sign } = await mailed();
  const path = getUnsubscribePath(email, sign);
  for (const method of ['GET', 'HEAD']) {
    const answer = await press(path, { method });
    expect(answer.status).toBe(302);
    const page = new URL(answer.headers.get('location') ?? '', 'http://fairhall.test');
    expect([page.pathname, ...page.searchParams.values()]).toEqual(['/setting/unsubscribe', email, sign]);
  }
  expect(await hasNewsConsent(database(), email)).toBe(true);
  expect((await press(path, { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD, POST');
});

test('D-60 a signature unsubscribes only its own email address, and a URL without one does nothing', async () => {
  const [own, other] = [await mailed(), await mailed()];
  for (const sign of [own.sign, '0'.repeat(16), ''])
    expect((await press(getUnsubscribePath(other.email, sign))).status).toBe(404);
  expect(await hasNewsConsent(database(), other.email)).toBe(true);
});

test('D-65 one network, even a mail provider’s, is rate-limited', async () => {
  const { email, sign } = await mailed();
  const { points } = HALL_BUDGET;
  const path = getUnsubscribePath(email, sign);
  for (let time = 1; time < points; time += 1) await press('/gateway/unsubscribe/none', { address: '203.0.113.9' });
  expect((await press(path, { address: '203.0.113.9' })).status).toBe(200);
  expect((await press(path, { address: '203.0.113.9' })).status).toBe(429);
});
