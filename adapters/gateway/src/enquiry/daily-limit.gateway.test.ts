import { beforeAll, expect, test } from 'vitest';
import { createHeaders, createPerson, registerForToken } from '../../../../tests/support/accounts.ts';
import { insertCatalogue, productEnquiry } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, testGateway } from '../../../../tests/support/gateway.ts';
import { ENQUIRY_DAILY_LIMIT } from './daily-limit.ts';

const database = testDatabase();
const gateway = testGateway(database);
beforeAll(() => insertCatalogue(database()));

const send = (token: string, { visitor } = createPerson()) =>
  post(gateway(), 'inquiry/submitNewInquiry.json', productEnquiry, {
    headers: createHeaders({ visitor }),
    envelope: { token },
  });
const count = (token: string, { visitor } = createPerson()) =>
  readData(
    post(
      gateway(),
      'inquiry/getDailyInquiryCount.json',
      {},
      { headers: { 'x-visitor-key': visitor }, envelope: { token } },
    ),
  );

test('D-57 R-9.050 a buyer’s enquiries are counted per account, on all devices', async () => {
  const token = await registerForToken(gateway());
  for (let sent = 0; sent < ENQUIRY_DAILY_LIMIT; sent += 1) await readData(send(token));
  expect((await send(token)).status).toEqual(429);
  expect(await count(token)).toEqual({ count: ENQUIRY_DAILY_LIMIT, limit: ENQUIRY_DAILY_LIMIT });
});

test('D-57 two buyers on one device are counted separately, and separately from its visitor', async () => {
  const device = createPerson();
  const tokens = [await registerForToken(gateway()), await registerForToken(gateway())];
  await readData(send(tokens[0] ?? '', device));
  const counts = await Promise.all([...tokens, ''].map((token) => count(token, device)));
  expect(counts.map((answer) => (answer as { count: number }).count)).toEqual([1, 0, 0]);
});

test('REL-02 the same idempotency key of two buyers counts as two keys', async () => {
  const headers = createHeaders(createPerson());
  const tokens = [await registerForToken(gateway()), await registerForToken(gateway())];
  const answers = tokens.map((token) =>
    readData(post(gateway(), 'inquiry/submitNewInquiry.json', productEnquiry, { headers, envelope: { token } })),
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
