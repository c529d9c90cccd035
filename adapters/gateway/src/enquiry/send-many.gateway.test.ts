import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { beforeAll, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { ENQUIRY_DAILY_LIMIT } from './daily-limit.ts';

const database = testDatabase();
const gateway = testGateway(database);
const { submitMany, dailyCount } = gatewayContract.enquiry;
const { confirm } = gatewayContract.confirmation;
const TARGETS = [
  { targetId: 'P1', supplierId: 'S1' },
  { targetId: 'P2', supplierId: 'S2' },
];

beforeAll(async () => {
  await insertCatalogue(database());
  const product = database().kysely.selectFrom('product').selectAll().where('id', '=', 'P1');
  const { price_key: _, ...columns } = await product.executeTakeFirstOrThrow();
  for (const [id, supplier_id] of [
    ['P2', 'S2'],
    ['P3', 'S1'],
  ] as const) {
    await database()
      .kysely.insertInto('product')
      .values({ ...columns, id, supplier_id })
      .execute();
    await database()
      .kysely.insertInto('product_text')
      .values({ product_id: id, lang: 'en', name: `Product ${id}`, description: '', attributes: '[]' })
      .execute();
  }
});

interface SendManyAnswer {
  readonly enquiries: readonly { readonly targetId: string; readonly inquiryId: string }[];
  readonly mail?: string;
  readonly isConfirmed?: boolean;
}

const messageOf = (email: string, targets: readonly object[] = TARGETS) => ({
  targets,
  content: 'What is your best price?',
  email,
  quantity: 25_000,
  source: 3,
});
const send = (data: object, headers: Record<string, string>) => post(gateway(), submitMany.path, data, { headers });
const rowsOf = (email: string) =>
  database()
    .kysely.selectFrom('enquiry')
    .select(['enquiry_id', 'target_id', 'supplier_id', 'quantity', 'content', 'delivered_at'])
    .where('email', '=', email)
    .orderBy('target_id')
    .execute();

test('R-1.004 R-2.060 one message reaches each supplier as an enquiry of its own, after one email is confirmed', async () => {
  const guest = createPerson();
  const sent = (await readData(send(messageOf(guest.email), createHeaders(guest)))) as SendManyAnswer;
  expect(sent).toMatchObject({ mail: 'queued', enquiries: [{ targetId: 'P1' }, { targetId: 'P2' }] });
  const common = { quantity: 25_000, content: 'What is your best price?', delivered_at: null };
  expect(await rowsOf(guest.email)).toMatchObject([
    { ...common, target_id: 'P1', supplier_id: 'S1' },
    { ...common, target_id: 'P2', supplier_id: 'S2' },
  ]);
  const mails = await listRecentMails(database(), guest.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('The same message goes to one other supplier.');
  const link = mails[0]?.links.find((one) => one.includes('token=')) ?? '';
  const token = new URL(link).searchParams.get('token');
  // The page after the link says how many were sent.
  expect(await readData(post(gateway(), confirm.path, { token }, { headers: createHeaders(guest) }))).toMatchObject({
    sent: { enquiries: 2 },
  });
  expect((await rowsOf(guest.email)).map(({ delivered_at }) => delivered_at !== null)).toEqual([true, true]);
});

test('REL-02 REL-04 a repeat with the same key creates nothing more', async () => {
  const guest = createPerson();
  const headers = createHeaders(guest);
  const first = await readData(send(messageOf(guest.email), headers));
  expect(await readData(send(messageOf(guest.email), headers))).toEqual(first);
  expect(await rowsOf(guest.email)).toHaveLength(2);
});

test('a supplier of several of the products gets one enquiry, about the first of them', async () => {
  const guest = createPerson();
  await readData(
    send(messageOf(guest.email, [...TARGETS, { targetId: 'P3', supplierId: 'S1' }]), createHeaders(guest)),
  );
  expect((await rowsOf(guest.email)).map(({ target_id }) => target_id)).toEqual(['P1', 'P2']);
});

test('THR-29 R-7.066 nothing is sent if a product is gone or belongs to another supplier', async () => {
  const guest = createPerson();
  for (const other of [
    { targetId: 'P9', supplierId: 'S2' },
    { targetId: 'P1', supplierId: 'S2' },
  ]) {
    const data = messageOf(guest.email, [{ targetId: 'P3', supplierId: 'S1' }, other]);
    expect(await readError(send(data, createHeaders(guest)))).toMatchObject({ status: 404 });
  }
  expect(await rowsOf(guest.email)).toEqual([]);
});

test('R-7.068 each enquiry counts against the daily limit, and one too many sends none', async () => {
  const guest = createPerson();
  const { visitor } = guest;
  const fresh = () => createHeaders({ ...guest, visitor });
  for (let count = 0; count < ENQUIRY_DAILY_LIMIT - 1; count += 1)
    await readData(send(messageOf(guest.email, [{ targetId: 'P1', supplierId: 'S1' }]), fresh()));
  expect(await readError(send(messageOf(guest.email), fresh()))).toMatchObject({ status: 429 });
  expect(await readData(post(gateway(), dailyCount.path, {}, { headers: fresh() }))).toMatchObject({
    count: ENQUIRY_DAILY_LIMIT - 1,
  });
});
