import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, submitHeaders, testGateway } from '../../../../tests/support/gateway.ts';
import { ANSWER_RETENTION_MS } from '../idempotency.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { cleanUpPlatform } from '../maintenance.ts';

const SYNC = 'blade-purchaser/cart/updateCartProductIdList';
const SUBMIT = 'inquiry/submitInquiryList.json';
const COUNT = 'inquiry/getDailyInquiryCount.json';
const [READ, ADD, REPLACE, REMOVE] = [0, 1, 2, 3];

const database = testDatabase();
const now = Date.parse('2026-11-21T12:00:00Z');
const gateway = testGateway(database, { now: () => now });

beforeAll(async () => {
  await insertCatalogue(database());
  const product = database().kysely.selectFrom('product').selectAll().where('id', '=', 'P1');
  const { price_key: _, ...columns } = await product.executeTakeFirstOrThrow();
  await database()
    .kysely.insertInto('product')
    .values([
      { ...columns, id: 'P2', supplier_id: 'S2' },
      { ...columns, id: 'P3' },
    ])
    .execute();
  for (const product_id of ['P2', 'P3'])
    await database()
      .kysely.insertInto('product_text')
      .values({ product_id, lang: 'en', name: `Product ${product_id}`, description: '', attributes: '[]' })
      .execute();
});

let buyers = 0;
let buyer: { readonly accountId: string; readonly token: string; readonly visitor: string };
beforeEach(async () => {
  buyers += 1;
  const accountId = `cart-buyer-${buyers}`;
  const token = await insertSession(database(), 'buyer', { accountId, created: now });
  buyer = { accountId, token, visitor: `visitor-of-carts-${String(buyers).padStart(8, '0')}` };
});

const sync = (operationType: number | undefined, goodIds: readonly string[] = [], purchaserContactId = '') =>
  post(
    gateway(),
    SYNC,
    { goodIds, operationType, purchaserContactId },
    { headers: submitHeaders(buyer.visitor), envelope: { token: buyer.token } },
  );
const send = (data: object, headers = submitHeaders(buyer.visitor)) =>
  post(
    gateway(),
    SUBMIT,
    { content: 'Please quote.', purchaserContactId: '', ...data },
    { headers, envelope: { token: buyer.token } },
  );
const idsOf = async (answer: Promise<Response>) => ((await readData(answer)) as { inquiryIds: string[] }).inquiryIds;
const contactOf = async () => {
  const row = database().kysely.selectFrom('account').select('contact_id').where('account_id', '=', buyer.accountId);
  return (await row.executeTakeFirstOrThrow()).contact_id;
};

describe('the cart', () => {
  test('R-7.025 replaces the list, and returns the new one', async () => {
    expect(await readData(sync(REPLACE, ['P1'], await contactOf()))).toEqual({ goodIds: ['P1'], count: 1 });
    expect(await readData(sync(REPLACE, ['P2']))).toEqual({ goodIds: ['P2'], count: 1 });
    expect(await readData(sync(READ))).toEqual({ goodIds: ['P2'], count: 1 });
    expect(await readData(sync(REPLACE, []))).toEqual({ goodIds: [], count: 0 });
  });

  test('R-7.025 adds a product, ignores adding it again, and removes it', async () => {
    expect(await readData(sync(ADD, ['P1']))).toEqual({ goodIds: ['P1'], count: 1 });
    expect(await readData(sync(ADD, ['P1', 'P1']))).toEqual({ goodIds: ['P1'], count: 1 });
    expect(await readData(sync(REMOVE, ['P2']))).toEqual({ goodIds: ['P1'], count: 1 });
    expect(await readData(sync(REMOVE, ['P1']))).toEqual({ goodIds: [], count: 0 });
  });

  test('R-8.025 R-9.001 rejects more products than the maximum with the number, and changes nothing', async () => {
    await readData(sync(ADD, ['P1']));
    for (const answer of [sync(ADD, ['P2']), sync(REPLACE, ['P1', 'P2']), sync(REPLACE, ['P404', 'P2'])])
      expect(await readError(answer)).toEqual({ status: 400, code: '400', message: 'No more than 1 products' });
    expect(await readData(sync(READ))).toEqual({ goodIds: ['P1'], count: 1 });
  });

  test('of concurrently added products only one fits in', async () => {
    const answers = await Promise.all(['P1', 'P2', 'P3', 'P1', 'P2'].map((id) => sync(ADD, [id])));
    expect(answers.some(({ status }) => status === 200)).toEqual(true);
    expect(await readData(sync(READ))).toMatchObject({ count: 1 });
  });

  test('rejects a product that no longer exists, and hides one that was deleted', async () => {
    expect(await readError(sync(ADD, ['P404']))).toMatchObject({ status: 404, code: '404' });
    const row = { account_id: buyer.accountId, product_id: 'P-that-went', added: now };
    await database().kysely.insertInto('cart_product').values(row).execute();
    expect(await readData(sync(READ))).toEqual({ goodIds: [], count: 0 });
    expect(await readData(sync(ADD, ['P1']))).toEqual({ goodIds: ['P1'], count: 1 });
  });

  test('THR-29 belongs to the buyer, whatever contact is given', async () => {
    await readData(sync(ADD, ['P1']));
    const { token, accountId } = buyer;
    const others = { headers: submitHeaders('another-visitor-with-a-key'), envelope: { token: '' } };
    const strangers = await insertSession(database(), 'buyer', { accountId: `${accountId}-other`, created: now });
    const data = { goodIds: [], operationType: READ, purchaserContactId: '' };
    const read = (sent: string) => post(gateway(), SYNC, data, { ...others, envelope: { token: sent } });
    expect(await readData(read(strangers))).toEqual({ goodIds: [], count: 0 });
    expect(await readError(sync(READ, [], 'somebody-elses-contact'))).toMatchObject({ status: 404 });
    expect(await readData(read(token))).toEqual({ goodIds: ['P1'], count: 1 });
    expect(await readError(read(''))).toMatchObject({ status: 401 });
  });
});

describe('sending the cart', () => {
  test('R-7.067 sends one enquiry per product from the account’s email address, and empties the cart', async () => {
    await readData(sync(ADD, ['P1']));
    const data = { goodIds: ['P1', 'P2'], exhibitionId: '1001', purchaserContactId: await contactOf() };
    const inquiryIds = await idsOf(send(data));
    const rows = await database()
      .kysely.selectFrom('enquiry')
      .select(['enquiry_id', 'type', 'target_id', 'supplier_id', 'email', 'content', 'exhibition_id', 'source'])
      .where('enquiry_id', 'in', inquiryIds)
      .orderBy('target_id')
      .execute();
    const common = {
      type: 'product',
      email: `${buyer.accountId}@example.com`,
      content: 'Please quote.',
      exhibition_id: '1001',
      source: 3,
    };
    expect(rows).toEqual([
      { ...common, enquiry_id: inquiryIds[0], target_id: 'P1', supplier_id: 'S1' },
      { ...common, enquiry_id: inquiryIds[1], target_id: 'P2', supplier_id: 'S2' },
    ]);
    expect(await readData(sync(READ))).toEqual({ goodIds: [], count: 0 });
    expect((await listRecentMails(database(), common.email)).length).toEqual(2);
  });

  test('D-48 R-7.067 each enquiry has the quantity of its product, and others have none', async () => {
    const quantities = [
      { goodId: 'P2', quantity: 25_000 },
      { goodId: 'P9', quantity: 1 },
    ];
    const inquiryIds = await idsOf(send({ goodIds: ['P1', 'P2'], quantities }));
    const rows = await database()
      .kysely.selectFrom('enquiry')
      .select(['target_id', 'quantity'])
      .where('enquiry_id', 'in', inquiryIds)
      .orderBy('target_id')
      .execute();
    expect(rows).toEqual([
      { target_id: 'P1', quantity: null },
      { target_id: 'P2', quantity: 25_000 },
    ]);
    expect(await readError(send({ goodIds: ['P1'], quantities: [{ goodId: 'P1', quantity: 0 }] }))).toMatchObject({
      status: 400,
    });
  });

  test('R-6.013 is rejected without a login', async () => {
    const data = { goodIds: ['P1'], content: 'x', purchaserContactId: '' };
    const ask = (envelope: object) =>
      readError(post(gateway(), SUBMIT, data, { headers: submitHeaders(), ...envelope }));
    expect(await ask({})).toMatchObject({ status: 401, code: '401' });
    expect(await ask({ envelope: { token: 'bt_nobody' } })).toMatchObject({ status: 401 });
  });

  test('sends nothing and keeps the cart if one product no longer exists', async () => {
    await readData(sync(ADD, ['P1']));
    expect(await readError(send({ goodIds: ['P1', 'P404'] }))).toMatchObject({ status: 404, code: '404' });
    expect(await readError(send({ goodIds: ['P1'], purchaserContactId: 'not-hers' }))).toMatchObject({ status: 404 });
    expect(await enquiries()).toEqual(0);
    expect(await readData(sync(READ))).toEqual({ goodIds: ['P1'], count: 1 });
  });

  test('REL-02 REL-04 sends each product once per idempotency key, concurrently and much later', async () => {
    const headers = submitHeaders(buyer.visitor);
    const sendAll = () => idsOf(send({ goodIds: ['P1', 'P2', 'P3'] }, headers));
    const answers = await Promise.all(Array.from({ length: 8 }, sendAll));
    expect(new Set(answers.flat()).size).toEqual(3);
    await cleanUpPlatform(database(), now + ANSWER_RETENTION_MS + 1);
    expect(await sendAll()).toEqual(answers[0]);
    expect(await enquiries()).toEqual(3);
  });

  test('the daily limit counts per account on all devices, and a request above it stores nothing', async () => {
    for (let sent = 0; sent < 18; sent += 1)
      await idsOf(send({ goodIds: ['P1'] }, submitHeaders(`device-number-${sent}-of-hers`)));
    await readData(sync(ADD, ['P1']));
    const refused = await readError(send({ goodIds: ['P1', 'P2', 'P3'] }));
    expect(refused).toEqual({
      status: 429,
      code: '429',
      message: expect.stringContaining('today’s limit of 20 enquiries'),
    });
    expect([await enquiries(), await readData(sync(READ))]).toEqual([18, { goodIds: ['P1'], count: 1 }]);
    await idsOf(send({ goodIds: ['P1', 'P2'] }));
    const count = post(gateway(), COUNT, {}, { envelope: { token: buyer.token } });
    expect(await readData(count)).toEqual({ count: 20, limit: 20 });
  });
});

async function enquiries(): Promise<number> {
  const rows = database().kysely.selectFrom('enquiry').select('enquiry_id');
  return (await rows.where('email', '=', `${buyer.accountId}@example.com`).execute()).length;
}
