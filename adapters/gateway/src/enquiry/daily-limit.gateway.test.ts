import { beforeAll, expect, test } from 'vitest';
import { headersOf, person, registered } from '../../../../tests/support/accounts.ts';
import { insertCatalogue, productEnquiry } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { dataOf, post, testGateway } from '../../../../tests/support/gateway.ts';
import { INQUIRY_DAILY_LIMIT } from './daily-limit.ts';

const database = testDatabase();
const gateway = testGateway(database);
beforeAll(() => insertCatalogue(database()));

const send = (token: string, { visitor } = person()) =>
  post(gateway(), 'inquiry/submitNewInquiry.json', productEnquiry, {
    headers: headersOf({ visitor }),
    envelope: { token },
  });
const count = (token: string, { visitor } = person()) =>
  dataOf(
    post(
      gateway(),
      'inquiry/getDailyInquiryCount.json',
      {},
      { headers: { 'x-visitor-key': visitor }, envelope: { token } },
    ),
  );

test('D-57 R-9.050 a buyer’s enquiries are counted by account, from whichever device', async () => {
  const token = await registered(gateway());
  for (let sent = 0; sent < INQUIRY_DAILY_LIMIT; sent += 1) await dataOf(send(token));
  expect((await send(token)).status).toEqual(429);
  expect(await count(token)).toEqual({ count: INQUIRY_DAILY_LIMIT, limit: INQUIRY_DAILY_LIMIT });
});

test('D-57 two buyers at one device are counted apart, and apart from its visitor', async () => {
  const device = person();
  const tokens = [await registered(gateway()), await registered(gateway())];
  await dataOf(send(tokens[0] ?? '', device));
  const counts = await Promise.all([...tokens, ''].map((token) => count(token, device)));
  expect(counts.map((answer) => (answer as { count: number }).count)).toEqual([1, 0, 0]);
});

test('REL-02 one key of two buyers is two keys', async () => {
  const headers = headersOf(person());
  const tokens = [await registered(gateway()), await registered(gateway())];
  const answers = tokens.map((token) =>
    dataOf(post(gateway(), 'inquiry/submitNewInquiry.json', productEnquiry, { headers, envelope: { token } })),
  );
  await Promise.all(answers);
  const kept = database()
    .kysely.selectFrom('idempotency')
    .select('scope')
    .where('key', '=', headers['idempotency-key']);
  expect((await kept.execute()).map(({ scope }) => scope.replace(/:.*\|/, '|'))).toEqual([
    'buyer|inquiry/submitNewInquiry.json',
    'buyer|inquiry/submitNewInquiry.json',
  ]);
});
