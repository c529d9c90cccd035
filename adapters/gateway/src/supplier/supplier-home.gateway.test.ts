import { randomUUID } from 'node:crypto';
import type { OrderState } from '@fairhall/core/contract/order/limits';
import { supplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue, insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { insertCertificate } from '../../../../tests/support/certificates.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, testGateway } from '../../../../tests/support/gateway.ts';
import { insertInvitation } from '../../../../tests/support/suppliers.ts';
import { sendEnquiry, verifyLast } from '../../../../tests/support/threads.ts';

const database = testDatabase();
const DAY = 86_400_000;
/** Noon of the present day, UTC. */
const NOON = Math.floor(Date.now() / DAY) * DAY + DAY / 2;
const gateway = testGateway(database, { now: () => NOON });
const world = () => ({ database: database(), gateway: gateway() });
const SHOW = '9871';

beforeAll(async () => {
  await insertCatalogue(database());
  await insertExhibition(database(), { exhibition_id: SHOW, ...createExhibitionDays(), time_zone: 'Asia/Shanghai' });
});

let supplierId: string;
let token: string;
beforeEach(async () => {
  supplierId = `HS${randomUUID().replaceAll('-', '').slice(0, 8)}`;
  await insertSupplier(database(), supplierId, 'Lyallpur Terry Mills');
  token = await insertSession(database(), 'supplier', { accountId: `home-${supplierId}`.toLowerCase(), supplierId });
});

const home = async (ofToken = token) =>
  supplierHome.read.output.parse(
    await readData(
      post(gateway(), supplierHome.read.path, {}, { envelope: { token: ofToken, ...createBrowserSign(NOON) } }),
    ),
  );

const counts = async () =>
  supplierHome.counts.output.parse(
    await readData(post(gateway(), supplierHome.counts.path, {}, { envelope: { token, ...createBrowserSign(NOON) } })),
  );

describe('a supplier’s home', () => {
  test('D-05 of a new company has nothing that waits, and says what is not there yet', async () => {
    const read = await home();
    expect(read).toMatchObject({
      info: { supplierId, supplierName: 'Lyallpur Terry Mills' },
      enquiries: { waiting: 0, longest: [] },
      recent: { enquiries: 0, answered: 0 },
      pictures: { images: 0 },
      orders: { waiting: 0 },
      meetings: { waiting: 0, today: [] },
      changes: { waiting: 0, rejected: 0 },
      certificates: { total: 0, ending: [] },
      team: { people: 1, invitations: 0 },
      products: { shown: 0, hidden: 0, newest: [] },
      views: { products: 0, store: 0 },
    });
  });

  test('D-05 counts waiting enquiries and lists those that wait longest, masked as in the inbox', async () => {
    for (const content of ['First: a@example.com', 'Second']) {
      const { email } = createPerson();
      await sendEnquiry(world(), { supplierId, email, content });
      await verifyLast(world(), email);
    }
    const { enquiries, recent } = await home();
    expect(enquiries.waiting).toBe(2);
    expect(recent).toEqual({ enquiries: 2, answered: 0 });
    expect(await counts()).toEqual({ enquiries: 2, orders: 0, meetings: 0 });
    expect(enquiries.longest.map(({ text }) => text).sort()).toEqual(['First: •••', 'Second']);
  });

  test('D-17 counts the orders that it has not decided, however old, and none of another supplier', async () => {
    await insertOrder(supplierId, 'received', NOON - DAY);
    await insertOrder(supplierId, 'received', NOON - 80 * DAY);
    for (const state of ['confirmed', 'declined', 'cancelled'] as const) await insertOrder(supplierId, state);
    await insertOrder('S1', 'received');
    expect((await home()).orders).toEqual({ waiting: 2 });
    expect(await counts()).toEqual({ enquiries: 0, orders: 2, meetings: 0 });
  });

  test('D-30 lists the meetings of the day at the venue, and counts requests that can still be answered', async () => {
    const today = [
      await insertMeeting({ starts: NOON - 2 * 3_600_000, status: 1 }),
      await insertMeeting({ starts: NOON + 3_600_000, status: 0 }),
    ];
    // In Shanghai it is 20:00: five hours later is tomorrow there.
    await insertMeeting({ starts: NOON + 5 * 3_600_000, status: 0 });
    await insertMeeting({ starts: NOON + 1_800_000, status: 2 });
    await insertMeeting({ starts: NOON - 3_600_000, status: 0 });
    await insertMeeting({ starts: NOON - DAY, status: 0 });
    const { meetings } = await home();
    expect([meetings.waiting, meetings.today.map(({ bookingId }) => bookingId)]).toEqual([2, today]);
    expect(await counts()).toEqual({ enquiries: 0, orders: 0, meetings: 2 });
  });

  test('D-52 names certificates that buyers see and that expire within thirty days', async () => {
    const day = (days: number) => new Date(NOON + days * DAY).toISOString().slice(0, 10);
    for (const [name, expires] of [
      ['ISO 9001', day(9)],
      ['CE', day(31)],
      ['GOTS', day(-1)],
      ['BSCI', ''],
    ] as const)
      await insertCertificate(database(), { supplierId, name, expires, state: 'checked' });
    await insertCertificate(database(), { supplierId, name: 'SA 8000', expires: day(9) });
    const { certificates } = await home();
    expect([certificates.total, certificates.ending.map(({ name, daysLeft }) => [name, daysLeft])]).toEqual([
      5,
      [['ISO 9001', 9]],
    ]);
  });

  test('D-52 counts product changes that wait for approval and rejected ones', async () => {
    for (const state of ['waiting', 'waiting', 'refused', 'accepted'])
      await sql`insert into product_change (product_id, supplier_id, state, is_new, change, version, since)
        values (${randomUUID()}, ${supplierId}, ${state}, false, '{}'::jsonb, 1, ${NOON})`.execute(database().kysely);
    expect((await home()).changes).toEqual({ waiting: 2, rejected: 1 });
  });

  test('D-57 sums the views of its products and of its own page in the last thirty days', async () => {
    const day = (days: number) => new Date(NOON - days * DAY).toISOString().slice(0, 10);
    const product = await insertProduct();
    for (const [kind, id, days, views] of [
      ['product', product, 0, 3],
      ['product', product, 29, 4],
      ['product', product, 30, 100],
      ['product', 'P1', 0, 100],
      ['supplier', supplierId, 1, 5],
    ] as const)
      await sql`insert into seen_on_day (kind, item_id, day, views) values (${kind}, ${id}, ${day(days)}, ${views})
        on conflict do nothing`.execute(database().kysely);
    expect((await home()).views).toEqual({ products: 7, store: 5 });
  });

  test('D-65 counts colleagues and open invitations, for the first step “invite a colleague”', async () => {
    await insertInvitation(database(), { email: createPerson().email, supplierId });
    await database()
      .kysely.updateTable('invitation')
      .set({ expires: NOON + DAY })
      .where('supplier_id', '=', supplierId)
      .execute();
    await insertSession(database(), 'supplier', { accountId: `second-${supplierId}`.toLowerCase(), supplierId });
    expect((await home()).team).toEqual({ people: 2, invitations: 1 });
  });
});

async function insertProduct(): Promise<string> {
  const id = `P-${supplierId}`;
  const { kysely } = database();
  const { price_key: _, ...like } = await kysely
    .selectFrom('product')
    .selectAll()
    .where('id', '=', 'P1')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('product')
    .values({ ...like, id, supplier_id: supplierId })
    .execute();
  return id;
}

async function insertOrder(ofSupplier: string, state: OrderState, created = NOON - DAY): Promise<void> {
  const accountId = `orders-${randomUUID().slice(0, 8)}`;
  await insertSession(database(), 'buyer', { accountId });
  await database()
    .kysely.insertInto('goods_order')
    .values({
      order_no: randomUUID().slice(0, 12),
      account_id: accountId,
      supplier_id: ofSupplier,
      product_id: 'P1',
      product_names: '{"en":"Towel"}',
      image: '',
      unit: 'piece',
      quantity: 5,
      price: null,
      currency: 'USD',
      remark: '',
      contact: JSON.stringify({ contactName: 'Noor', mobile: { dialingCode: '+31', number: '612345678' } }),
      lang: 'en',
      site_id: 999,
      task_id: randomUUID(),
      created,
      state,
      state_at: state === 'received' ? null : NOON,
    })
    .execute();
}

async function insertMeeting({ starts, status }: { readonly starts: number; readonly status: 0 | 1 | 2 }) {
  const bookingId = randomUUID();
  const accountId = `meets-${bookingId.slice(0, 8)}`;
  await insertSession(database(), 'buyer', { accountId });
  await database()
    .kysely.insertInto('meeting_booking')
    .values({
      booking_id: bookingId,
      account_id: accountId,
      exhibition_id: SHOW,
      supplier_id: supplierId,
      stand_no: 'A02',
      hall: '1',
      date: '2027-03-10',
      slot: '18:00',
      starts,
      status,
      remark: '',
      contact_name: 'Noor van Dijk',
      company_name: 'Havenlinnen B.V.',
      country_id: '528',
      lang: 'en',
      created: NOON,
    })
    .execute();
  return bookingId;
}
