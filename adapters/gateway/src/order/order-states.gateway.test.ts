import { enquiry } from '@fairhall/core/contract/enquiry/calls';
import { supplierEnquiry } from '@fairhall/core/contract/enquiry/supplier-calls';
import { order } from '@fairhall/core/contract/order/calls';
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
let now = Date.parse('2026-11-25T12:00:00Z');
const gateway = testGateway(database, { now: () => now });
beforeAll(() => insertCatalogue(database()));

interface Account {
  readonly accountId: string;
  readonly token: string;
}

let people = 0;
let buyer: Account;
let seller: Account;
beforeEach(async () => {
  people += 1;
  now += 1_000;
  buyer = await insertPerson('buyer', `deciding-buyer-${people}`);
  seller = await insertPerson('supplier', `deciding-seller-${people}`);
});

async function insertPerson(kind: 'buyer' | 'supplier', accountId: string, supplierId = 'S1'): Promise<Account> {
  const token = await insertSession(database(), kind, {
    accountId,
    created: now,
    ...(kind === 'supplier' && { supplierId }),
  });
  const account = database().kysely.updateTable('account').set({ verified_at: now });
  await account.where('account_id', '=', accountId).execute();
  return { accountId, token };
}

const visitor = () => `visitor-who-decides-${String(people).padStart(8, '0')}`;
const asBuyer = (path: string, data: object, { token } = buyer, lang = 'en') =>
  post(gateway(), path, data, { headers: submitHeaders(visitor()), envelope: { token, lang } });
const asSeller = (path: string, data: object, { token } = seller, lang = 'en') =>
  post(gateway(), path, data, {
    headers: submitHeaders(visitor()),
    envelope: { token, lang, ...createBrowserSign(now) },
  });

const contact = { contactName: 'Priya Raman', mobile: { dialingCode: '90', number: '5321234567' } };
async function sendOrder(remark = 'In natural cotton, please', lang = 'en'): Promise<string> {
  const input = { goodsId: 'P1', quantity: 500, remark, contact };
  return ((await readData(asBuyer(order.create.path, input, buyer, lang))) as { orderNo: string }).orderNo;
}
const showToBuyer = async (orderNo: string) =>
  order.show.output.parse(await readData(asBuyer(order.show.path, { orderNo })));
const showToSeller = async (orderNo: string) =>
  supplierOrder.show.output.parse(await readData(asSeller(supplierOrder.show.path, { orderNo })));
const latestMail = async (accountId: string) => (await listRecentMails(database(), `${accountId}@example.com`))[0];
const threadOfBuyer = async (enquiryId: string | null) =>
  enquiry.thread.output.parse(await readData(asBuyer(enquiry.thread.path, { enquiryId })));
const threadOfSeller = async (enquiryId: string | null) =>
  supplierEnquiry.thread.output.parse(await readData(asSeller(supplierEnquiry.thread.path, { enquiryId })));

describe('D-17 R-2.056 an order', () => {
  test('that the supplier declines with a reason is read so by the buyer, in an email, on the page and in the thread', async () => {
    const orderNo = await sendOrder();
    now += 60_000;
    const reason = 'Sold out until June';
    expect(await readData(asSeller(supplierOrder.decline.path, { orderNo, version: 1, reason }))).toEqual({
      state: 'declined',
      version: 2,
      stateTime: now,
    });
    const mail = await latestMail(buyer.accountId);
    expect(mail?.subject).toBe('The supplier has declined your order');
    for (const words of [orderNo, reason, 'Cotton tote bag']) expect(mail?.text).toContain(words);
    expect(mail?.links).toEqual([expect.stringMatching(new RegExp(`/orders/${orderNo}$`))]);
    const shown = await showToBuyer(orderNo);
    expect(shown).toMatchObject({ state: 'declined', reason, stateTime: now, version: 2 });
    const { messages, state } = await threadOfBuyer(shown.enquiryId);
    expect(state).toBe('answered');
    expect(messages.map(({ side, text }) => [side, text.includes(orderNo), text.includes(reason)])).toEqual([
      ['buyer', true, false],
      ['supplier', true, true],
    ]);
    const { accountId } = seller;
    const stored = database().kysely.selectFrom('goods_order').select(['state_by', 'state_at']);
    expect(await stored.where('order_no', '=', orderNo).executeTakeFirst()).toEqual({
      state_by: accountId,
      state_at: now,
    });
  });

  test('that the supplier confirms is announced in the buyer’s language, and then stays confirmed', async () => {
    const orderNo = await sendOrder('', 'ar');
    await readData(asSeller(supplierOrder.confirm.path, { orderNo, version: 1 }));
    expect((await latestMail(buyer.accountId))?.subject).toBe('أكّد المورّد طلب الشراء الخاص بك');
    expect(await showToBuyer(orderNo)).toMatchObject({ state: 'confirmed', reason: '' });
    const refused = await readError(asBuyer(order.cancel.path, { orderNo, version: 2 }));
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('already confirmed') });
    const again = await readError(asSeller(supplierOrder.decline.path, { orderNo, version: 2 }, seller, 'tr'));
    expect(again).toMatchObject({ status: 409, message: expect.stringContaining('zaten onaylandı') });
    expect(await showToSeller(orderNo)).toMatchObject({ state: 'confirmed', version: 2 });
  });

  test('that its buyer cancels is announced to the supplier’s people, and its thread waits for no reply', async () => {
    const orderNo = await sendOrder();
    await readData(asBuyer(order.cancel.path, { orderNo, version: 1 }));
    const mail = await latestMail(seller.accountId);
    expect(mail?.subject).toBe('A buyer has cancelled an order');
    expect(mail?.text).toContain(orderNo);
    expect(mail?.links).toEqual([expect.stringMatching(new RegExp(`/received-orders/${orderNo}$`))]);
    const { enquiryId, ...shown } = await showToSeller(orderNo);
    expect(shown).toMatchObject({ state: 'cancelled', decidedBy: '' });
    expect(await threadOfSeller(enquiryId)).toMatchObject({ state: 'closed', closedBy: 'buyer', canReply: false });
    const late = await readError(asSeller(supplierOrder.confirm.path, { orderNo, version: 1 }, seller, 'ar'));
    expect(late).toMatchObject({ status: 409, message: expect.stringContaining('ألغى المشتري') });
  });

  test('is not decided by somebody who saw an older version', async () => {
    const orderNo = await sendOrder();
    await database().kysely.updateTable('goods_order').set({ version: 2 }).where('order_no', '=', orderNo).execute();
    expect(await readError(asSeller(supplierOrder.confirm.path, { orderNo, version: 1 }))).toMatchObject({
      status: 409,
      message: expect.stringContaining('has changed'),
    });
    await readData(asSeller(supplierOrder.confirm.path, { orderNo, version: 2 }));
  });

  test('of two decisions at the same time, one is made', async () => {
    const orderNo = await sendOrder();
    const answers = await Promise.all([
      asBuyer(order.cancel.path, { orderNo, version: 1 }),
      asSeller(supplierOrder.confirm.path, { orderNo, version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('THR-29 is shown and changed by nobody but its buyer and its supplier', async () => {
    const orderNo = await sendOrder();
    const otherBuyer = await insertPerson('buyer', `${buyer.accountId}-other`);
    const otherSeller = await insertPerson('supplier', `${seller.accountId}-other`, 'S2');
    const seen = { orderNo, version: 1 };
    for (const answer of [
      asBuyer(order.show.path, { orderNo }, otherBuyer),
      asBuyer(order.cancel.path, seen, otherBuyer),
      asSeller(supplierOrder.show.path, { orderNo }, otherSeller),
      asSeller(supplierOrder.confirm.path, seen, otherSeller),
      asSeller(supplierOrder.decline.path, seen, otherSeller),
    ]) {
      expect(await readError(answer)).toMatchObject({ status: 404 });
    }
    expect((await showToBuyer(orderNo)).state).toBe('received');
  });

  test('is listed for the supplier by its state, with the number in each', async () => {
    const list = async (state?: string) =>
      supplierOrder.list.output.parse(
        await readData(asSeller(supplierOrder.list.path, { pageNo: 1, ...(state !== undefined && { state }) })),
      );
    const before = (await list()).counts;
    const [confirmed, waiting] = [await sendOrder(), await sendOrder()];
    await readData(asSeller(supplierOrder.confirm.path, { orderNo: confirmed, version: 1 }));
    const { counts, records, total } = await list('confirmed');
    expect(counts).toEqual({ ...before, confirmed: before.confirmed + 1, received: before.received + 1 });
    expect([total, records[0]?.orderNo]).toEqual([counts.confirmed, confirmed]);
    expect((await list('received')).records[0]?.orderNo).toBe(waiting);
  });
});

describe('D-17 D-95 the thread of an order', () => {
  test('is open to both sides with the order’s number, and its messages are mailed like those of enquiries', async () => {
    const orderNo = await sendOrder();
    const kinds = await database()
      .kysely.selectFrom('outbox')
      .select('kind')
      .where('recipient', '=', `${seller.accountId}@example.com`)
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['order.supplier']);
    const { enquiryId } = await showToBuyer(orderNo);
    expect((await showToSeller(orderNo)).enquiryId).toBe(enquiryId);
    expect(await threadOfBuyer(enquiryId)).toMatchObject({
      order: { orderNo },
      quantity: 500,
      target: { type: 'product', id: 'P1' },
      canReply: true,
      messages: [{ text: `Order request ${orderNo}: 500 pieces, Cotton tote bag\n\nIn natural cotton, please` }],
    });
    await readData(asSeller(supplierEnquiry.answer.path, { enquiryId, text: 'By when do you need them?' }));
    expect((await latestMail(buyer.accountId))?.text).toContain('By when do you need them?');
    expect(await threadOfSeller(enquiryId)).toMatchObject({ order: { orderNo }, state: 'answered' });
  });

  test('R-2.060 of an account whose email address is not confirmed is open to the supplier only after that', async () => {
    const { kysely } = database();
    await kysely.updateTable('account').set({ verified_at: null }).where('account_id', '=', buyer.accountId).execute();
    const orderNo = await sendOrder();
    const { enquiryId } = await showToBuyer(orderNo);
    expect(await threadOfBuyer(enquiryId)).toMatchObject({ isUnconfirmed: true, canReply: false });
    expect((await showToSeller(orderNo)).enquiryId).toBeNull();
    await readData(asBuyer(order.cancel.path, { orderNo, version: 1 }));
    const left = kysely.selectFrom('enquiry').select('enquiry_id').where('enquiry_id', '=', enquiryId);
    expect(await left.execute()).toEqual([]);
    expect((await showToBuyer(orderNo)).enquiryId).toBeNull();
  });

  test('of an order that was stored without one is opened by the supplier’s decision', async () => {
    const orderNo = await sendOrder();
    const { kysely } = database();
    const { enquiryId: removed } = await showToBuyer(orderNo);
    await kysely.deleteFrom('enquiry').where('enquiry_id', '=', removed).execute();
    expect((await showToBuyer(orderNo)).enquiryId).toBeNull();
    const ordered = now;
    now += 3_600_000;
    await readData(asSeller(supplierOrder.confirm.path, { orderNo, version: 1 }));
    const thread = await threadOfBuyer((await showToBuyer(orderNo)).enquiryId);
    expect(thread).toMatchObject({ createTime: ordered, answerTime: now, order: { orderNo } });
    expect(thread.messages).toHaveLength(2);
  });

  test('that staff moved to another supplier no longer belongs to the order', async () => {
    const orderNo = await sendOrder();
    const { enquiryId } = await showToBuyer(orderNo);
    const { kysely } = database();
    await kysely.updateTable('enquiry').set({ supplier_id: 'S2' }).where('enquiry_id', '=', enquiryId).execute();
    expect((await showToSeller(orderNo)).enquiryId).toBeNull();
    expect((await threadOfBuyer(enquiryId)).order).toBeUndefined();
    await readData(asSeller(supplierOrder.confirm.path, { orderNo, version: 1 }));
    expect((await threadOfBuyer(enquiryId)).messages).toHaveLength(1);
  });
});
