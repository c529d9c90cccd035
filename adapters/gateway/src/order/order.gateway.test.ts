import { order } from '@fairhall/core/contract/order/calls';
import { ORDER_DAILY_LIMIT } from '@fairhall/core/contract/order/limits';
import { supplierOrder } from '@fairhall/core/contract/order/supplier-calls';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import {
  createBrowserSign,
  post,
  readData,
  readError,
  submitHeaders,
  testGateway,
} from '../../../../tests/support/gateway.ts';
import { listRecentMails } from '../mail/dev-mails.ts';

const database = testDatabase();
const now = Date.parse('2026-11-25T12:00:00Z');
const gateway = testGateway(database, { now: () => now });
beforeAll(async () => {
  await insertCatalogue(database());
  const { kysely } = database();
  await kysely.updateTable('product').set({ min_order: 100 }).where('id', '=', 'P1').execute();
  const tiers = [
    { product_id: 'P1', min_quantity: 100, price: 2 },
    { product_id: 'P1', min_quantity: 500, price: 1.85 },
  ];
  await kysely.insertInto('price_tier').values(tiers).execute();
});

let people = 0;
let buyer: { readonly accountId: string; readonly token: string; readonly visitor: string };
beforeEach(async () => {
  people += 1;
  const accountId = `ordering-buyer-${people}`;
  const token = await insertSession(database(), 'buyer', { accountId, created: now });
  buyer = { accountId, token, visitor: `visitor-who-orders-${String(people).padStart(8, '0')}` };
});

const phone = { dialingCode: '90', number: '5321234567' };
const input = {
  goodsId: 'P1',
  quantity: 500,
  remark: 'In natural cotton, please',
  contact: { contactName: 'Priya Raman', mobile: phone },
};
const sending = (change: object = {}, headers = submitHeaders(buyer.visitor), lang = 'en') =>
  post(gateway(), order.create.path, { ...input, ...change }, { headers, envelope: { token: buyer.token, lang } });
const sent = async (answer: Promise<Response>) => ((await readData(answer)) as { orderNo: string }).orderNo;
const list = async (token = buyer.token, lang = 'en') =>
  order.list.output.parse(
    await readData(post(gateway(), order.list.path, { pageNo: 1 }, { envelope: { token, lang } })),
  );

async function received(supplierId: string) {
  const token = await insertSession(database(), 'supplier', { accountId: `seller-${supplierId}`, supplierId });
  const envelope = { token, ...createBrowserSign(now) };
  return supplierOrder.list.output.parse(
    await readData(post(gateway(), supplierOrder.list.path, { pageNo: 1 }, { envelope })),
  );
}

describe('an order', () => {
  test('D-17 R-2.056 reaches the supplier with its price, note and the buyer’s contact details', async () => {
    const orderNo = await sent(
      sending({ contact: { ...input.contact, whatsapp: { ...phone, number: '5550001122' } } }),
    );
    expect(orderNo).toMatch(/^O-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const ordered = {
      orderNo,
      productId: 'P1',
      productName: 'Cotton tote bag',
      image: '',
      quantity: 500,
      unit: 'piece',
      price: 1.85,
      currency: 'USD',
      remark: 'In natural cotton, please',
      createTime: now,
      state: 'received',
      version: 1,
      stateTime: null,
      reason: '',
    };
    const contact = {
      contactName: 'Priya Raman',
      mobile: { ...phone, dialingCode: '+90' },
      whatsapp: { dialingCode: '+90', number: '5550001122' },
    };
    const here = (await received('S1')).records.filter((received) => received.orderNo === orderNo);
    expect(here).toEqual([{ ...ordered, contact: { ...contact, email: `${buyer.accountId}@example.com` } }]);
    expect(await list()).toMatchObject({ records: [{ ...ordered, supplierId: 'S1', contact }], total: 1 });
    expect((await received('S2')).records).toEqual([]);
  });

  test('D-10 D-17 has phone numbers in dialling form, in the email as well', async () => {
    const mobile = { dialingCode: '+966', number: '0551234567' };
    const whatsapp = { dialingCode: '+90', number: '+353 87 123 4567' };
    await received('S1'); // reading the orders gives the supplier a person who can receive the email
    const orderNo = await sent(sending({ contact: { ...input.contact, mobile, whatsapp } }));
    expect((await received('S1')).records.find((row) => row.orderNo === orderNo)?.contact).toMatchObject({
      mobile: { dialingCode: '+966', number: '551234567' },
      whatsapp: { dialingCode: '+353', number: '871234567' },
    });
    const mails = await database()
      .kysely.selectFrom('outbox')
      .select('text')
      .where('kind', '=', 'order.supplier')
      .execute();
    expect(mails.some(({ text }) => text.includes('+966 551234567'))).toBe(true);
    const extension = { ...phone, number: '532 123 45 67 ext 12' };
    expect(await readError(sending({ contact: { ...input.contact, mobile: extension } }))).toMatchObject({
      status: 400,
      message: expect.stringContaining('extension'),
    });
  });

  test('D-17 uses the price tiers, and stays as sent if the product changes', async () => {
    await sent(sending({ quantity: 100 }));
    const { kysely } = database();
    await kysely.updateTable('product_text').set({ name: 'Renamed' }).where('product_id', '=', 'P1').execute();
    const [row] = (await list()).records;
    await kysely.updateTable('product_text').set({ name: 'Cotton tote bag' }).where('lang', '=', 'en').execute();
    await kysely.updateTable('product_text').set({ name: 'حقيبة توت قطنية' }).where('lang', '=', 'ar').execute();
    expect(row).toMatchObject({ productName: 'Cotton tote bag', price: 2, quantity: 100 });
    expect((await list(buyer.token, 'ar')).records).toMatchObject([{ productName: 'حقيبة توت قطنية' }]);
  });

  test('below the minimum order or for an unknown product is rejected with a reason', async () => {
    expect(await readError(sending({ quantity: 99 }))).toMatchObject({
      status: 400,
      message: expect.stringContaining('100'),
    });
    expect(await readError(sending({ goodsId: 'P9' }))).toMatchObject({ status: 404 });
    expect(await list()).toMatchObject({ total: 0 });
  });

  test('REL-04 is created once per key, also after the stored response was deleted', async () => {
    const headers = submitHeaders(buyer.visitor);
    const first = await sent(sending({}, headers));
    expect(await sent(sending({}, headers))).toBe(first);
    await database().kysely.deleteFrom('idempotency').execute();
    expect(await sent(sending({}, headers))).toBe(first);
    expect(await list()).toMatchObject({ total: 1 });
  });

  test('over the daily limit is rejected', async () => {
    await database()
      .kysely.insertInto('daily_count')
      .values({ scope: `order|account:${buyer.accountId}`, day: '2026-11-25 UTC', used: ORDER_DAILY_LIMIT })
      .execute();
    const refused = await readError(sending());
    expect(refused).toMatchObject({ status: 429, message: expect.stringContaining(String(ORDER_DAILY_LIMIT)) });
  });

  test('THR-29 is listed only for its buyer', async () => {
    await sent(sending());
    const accountId = `${buyer.accountId}-other`;
    const token = await insertSession(database(), 'buyer', { accountId, created: now });
    expect(await list(token)).toMatchObject({ records: [], total: 0 });
  });

  test('REL-07 is emailed to everyone who replies, in their language, and to the buyer', async () => {
    const accountId = `seller-of-${buyer.accountId}`;
    await insertSession(database(), 'supplier', { accountId, supplierId: 'S1', created: now });
    await database().kysely.updateTable('account').set({ lang: 'ar' }).where('account_id', '=', accountId).execute();
    const orderNo = await sent(sending());
    const [mail] = await listRecentMails(database(), `${accountId}@example.com`);
    for (const words of [orderNo, 'حقيبة توت قطنية', 'Priya Raman', '+90 5321234567', `${buyer.accountId}@example.com`])
      expect(mail?.text).toContain(words);
    expect(mail?.text).toContain('In natural cotton, please');
    const [receipt] = await listRecentMails(database(), `${buyer.accountId}@example.com`);
    expect(receipt?.text).toContain(orderNo);
    expect(receipt?.links).toEqual([expect.stringMatching(new RegExp(`/orders/${orderNo}$`))]);
  });
});
