import { enquiry } from '@fairhall/core/contract/enquiry/calls';
import { order } from '@fairhall/core/contract/order/calls';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, submitHeaders, testGateway } from '../../../../tests/support/gateway.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import { listRecentMails } from '../mail/dev-mails.ts';

const TEAM = 'team@fair.example';
const database = testDatabase();
const now = Date.parse('2026-11-25T12:00:00Z');
const gateway = testGateway(database, { now: () => now });

/** The supplier of P1 has no people. */
beforeAll(async () => {
  await insertCatalogue(database());
  const { staffId: changed_by } = await insertStaff(database(), { role: 'operator' });
  const setting = { site_id: 999, name: 'fallbackEmail', value: TEAM, changed: 1, changed_by };
  await database().kysely.insertInto('site_setting').values(setting).execute();
});

let people = 0;
let buyer: { readonly email: string; readonly token: string; readonly visitor: string };
beforeEach(async () => {
  // A test lets somebody join.
  await database().kysely.deleteFrom('account').where('supplier_id', '=', 'S1').execute();
  people += 1;
  const accountId = `buyer-of-nobody-${people}`;
  const token = await insertSession(database(), 'buyer', { accountId, created: now });
  const account = database().kysely.updateTable('account').set({ verified_at: now });
  await account.where('account_id', '=', accountId).execute();
  const visitor = `visitor-of-nobody-${String(people).padStart(8, '0')}`;
  buyer = { email: `${accountId}@example.com`, token, visitor };
});

const ask = (path: string, data: object) =>
  readData(post(gateway(), path, data, { headers: submitHeaders(buyer.visitor), envelope: { token: buyer.token } }));
async function sendOrder(): Promise<string> {
  const contact = { contactName: 'Priya Raman', mobile: { dialingCode: '90', number: '5321234567' } };
  const input = { goodsId: 'P1', quantity: 500, remark: 'In natural cotton, please', contact };
  return ((await ask(order.create.path, input)) as { orderNo: string }).orderNo;
}
const mailsAbout = async (address: string, orderNo: string) =>
  (await listRecentMails(database(), address)).filter(({ text }) => text.includes(orderNo));
const enquiryOf = async (orderNo: string) => {
  const orders = database().kysely.selectFrom('goods_order').where('order_no', '=', orderNo);
  const rows = orders.innerJoin('enquiry', 'enquiry.enquiry_id', 'goods_order.enquiry_id');
  return rows.selectAll('enquiry').executeTakeFirstOrThrow();
};

describe('an order to a supplier without people', () => {
  test('D-17 D-94 goes to the team’s address with what the supplier would read, and its buyer is told so', async () => {
    const orderNo = await sendOrder();
    const [mail, ...more] = await mailsAbout(TEAM, orderNo);
    expect([mail?.subject, more]).toEqual(['An order request that no one can answer', []]);
    const { enquiry_id } = await enquiryOf(orderNo);
    for (const words of ['Priya Raman', '+90 5321234567', buyer.email, 'In natural cotton, please', enquiry_id])
      expect(mail?.text).toContain(words);
    expect(mail?.text).toContain(`fairhall staff enquiry show ${enquiry_id}`);
    expect(mail?.links).toEqual([]);
    const [receipt] = await mailsAbout(buyer.email, orderNo);
    expect(receipt?.text).toContain('is not reachable on Fairhall yet. Our team has your order request');
  });

  test('REL-07 is announced to the team once more if its buyer cancels it', async () => {
    const orderNo = await sendOrder();
    await ask(order.cancel.path, { orderNo, version: 1 });
    const mails = await mailsAbout(TEAM, orderNo);
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['A buyer has cancelled an order', 'An order request that no one can answer']);
    const { enquiry_id } = await enquiryOf(orderNo);
    for (const { text } of mails) expect(text).toContain(`fairhall staff enquiry show ${enquiry_id}`);
  });

  test('D-94 waits for its supplier’s decision: the buyer is offered no others', async () => {
    const { delivered_at, offer_at } = await enquiryOf(await sendOrder());
    expect([delivered_at, offer_at]).toEqual([now, null]);
  });

  test('R-2.060 has its messages with the team once its buyer’s address is confirmed, and not before', async () => {
    const threadOf = async () => {
      const { enquiry_id: enquiryId } = await enquiryOf(await sendOrder());
      return enquiry.thread.output.parse(await ask(enquiry.thread.path, { enquiryId }));
    };
    expect(await threadOf()).toMatchObject({ isUnreachable: true, isUnconfirmed: false });
    const account = database().kysely.updateTable('account').where('email', '=', buyer.email);
    await account.set({ verified_at: null }).execute();
    const unconfirmed = await threadOf();
    expect(unconfirmed).toMatchObject({ isUnconfirmed: true });
    expect(unconfirmed).not.toHaveProperty('isUnreachable');
  });

  test('goes to the supplier instead as soon as somebody has joined', async () => {
    await insertSession(database(), 'supplier', { accountId: 'first-of-s1', supplierId: 'S1', created: now });
    const orderNo = await sendOrder();
    expect(await mailsAbout(TEAM, orderNo)).toEqual([]);
    expect(await mailsAbout('first-of-s1@example.com', orderNo)).toHaveLength(1);
    const [receipt] = await mailsAbout(buyer.email, orderNo);
    expect(receipt?.text).not.toContain('not reachable');
  });
});
