import { supplierEnquiry } from '@fairhall/core/contract/enquiry/supplier-calls';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { readData, testGateway } from '../../../../tests/support/gateway.ts';
import { createSupplier, sendEnquiry, sendThread, verifyLast } from '../../../../tests/support/threads.ts';
import { supplierName, targetImage, targetName, targetUnit } from '../catalogue/describe-targets.ts';
import { selectSetting } from '../configuration/site-settings.ts';
import type { Statement } from '../db/statement.ts';
import { cleanUpEnquiries } from './enquiry.clean-up.ts';
import { enquiryLists } from './enquiry-lists.statements.ts';

const database = testDatabase();
const start = Date.now();
let now = start;
const gateway = testGateway(database, { now: () => now });
const world = () => ({ database: database(), gateway: gateway() });
beforeAll(() => insertCatalogue(database()));

const inbox = async (token: string, part: string, pageNo = 1) => {
  const data = await readData(sendThread(gateway(), 'supplierEnquiry', 'inbox', { part, pageNo }, { token }));
  const { success, data: read } = supplierEnquiry.inbox.output.safeParse(data);
  if (!success) throw new Error(JSON.stringify(data));
  return read;
};
const ids = async (token: string, part: string, pageNo = 1) =>
  (await inbox(token, part, pageNo)).records.map(({ enquiryId }) => enquiryId);

describe('the inbox', () => {
  test('D-65 shows enquiries delivered to the supplier in their section, and counts every section', async () => {
    const { supplierId, token } = await createSupplier(world());
    const sent: string[] = [];
    for (let place = 0; place < 4; place += 1) {
      now += 1_000;
      const email = createPerson().email;
      sent.push(await sendEnquiry(world(), { supplierId, email, content: `Number ${place}: a@example.com` }));
      await verifyLast(world(), email);
    }
    await sendEnquiry(world(), { supplierId, email: createPerson().email });
    const [first = '', second = '', third = '', fourth = ''] = sent;
    expect(await ids(token, 'waiting')).toEqual(sent);
    const act = (enquiryId: string, call: 'answer' | 'setState', data: object) =>
      readData(sendThread(gateway(), 'supplierEnquiry', call, { enquiryId, ...data }, { token }));
    await act(first, 'answer', { text: 'Mail me at b@example.com' });
    await act(second, 'setState', { to: 'closed' });
    await act(third, 'setState', { to: 'spam', reason: 'adverts' });
    const { records, counts, total } = await inbox(token, 'waiting');
    expect([counts, total]).toEqual([{ waiting: 1, answered: 1, closed: 1, spam: 1 }, 1]);
    expect(records).toMatchObject([
      { enquiryId: fourth, state: 'new', from: '', text: 'Number 3: •••', unread: 1, waitsSince: now },
    ]);
    expect((await inbox(token, 'answered')).records).toMatchObject([
      { enquiryId: first, text: 'Mail me at b@example.com', waitsSince: null, receipt: 'sent' },
    ]);
    expect(records[0]).not.toHaveProperty('receipt');
    await database().kysely.updateTable('enquiry').set({ buyer_read: 2 }).where('enquiry_id', '=', first).execute();
    expect((await inbox(token, 'answered')).records).toMatchObject([{ enquiryId: first, receipt: 'read' }]);
    expect([await ids(token, 'closed'), await ids(token, 'spam')]).toEqual([[second], [third]]);
    now = start;
  });

  test('counts correctly after any change, before and after compaction', async () => {
    const [mine, other] = [await createSupplier(world()), await createSupplier(world())];
    await insertMany(mine.supplierId, 12);
    const change = (places: readonly number[], changed: object) =>
      database()
        .kysely.updateTable('enquiry')
        .set(changed)
        .where(
          'enquiry_id',
          'in',
          places.map((place) => `${mine.supplierId}-${1_000 + place}`),
        )
        .execute();
    const over = { state: 'closed', closed_by: 'buyer', waits_since: null };
    await Promise.all([0, 1, 2].map((place) => change([place], over)));
    await change([0], { state: 'read', closed_by: null, waits_since: now });
    await change([3, 4], { supplier_id: other.supplierId });
    await change([5], { content: 'Hello again' });
    await database().kysely.deleteFrom('enquiry').where('enquiry_id', '=', `${mine.supplierId}-1006`).execute();
    const counted = async () => [
      (await inbox(mine.token, 'waiting')).counts,
      (await inbox(other.token, 'waiting')).counts,
    ];
    const expected = [
      { waiting: 7, answered: 0, closed: 2, spam: 0 },
      { waiting: 2, answered: 0, closed: 0, spam: 0 },
    ];
    expect(await counted()).toEqual(expected);
    await Promise.all([cleanUpEnquiries(database(), now), cleanUpEnquiries(database(), now)]);
    expect(await counted()).toEqual(expected);
    const rows = await database()
      .kysely.selectFrom('inbox_count')
      .selectAll()
      .where('supplier_id', '=', mine.supplierId)
      .execute();
    expect(rows.length).toBe(2);
  });

  test('has twenty enquiries a page, the longest waiting first, and none of another supplier', async () => {
    const [mine, other] = [await createSupplier(world()), await createSupplier(world())];
    await insertMany(mine.supplierId, 45);
    const pages = [
      await ids(mine.token, 'waiting', 1),
      await ids(mine.token, 'waiting', 2),
      await ids(mine.token, 'waiting', 3),
    ];
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(pages.flat()).toEqual(Array.from({ length: 45 }, (_, place) => `${mine.supplierId}-${1_000 + place}`));
    expect(await ids(other.token, 'waiting')).toEqual([]);
  });

  test('is read by its indexes, even among many enquiries', async () => {
    const { supplierId } = await createSupplier(world());
    await insertMany(supplierId, 2_000);
    await sql`analyze enquiry`.execute(database().kysely);
    const {
      waiting,
      partOfInbox,
      ofBuyer: own,
    } = enquiryLists({ targetName, targetImage, targetUnit, supplierName, selectSetting });
    const ofWaiting = await pageOf(waiting, `'${supplierId}', 20, 'en'`);
    expect(ofWaiting).toContain('enquiry_waiting');
    expect(ofWaiting).not.toContain('Sort');
    const ofPart = await pageOf(partOfInbox, `'${supplierId}', 20, 'en', 'closed'`);
    expect(ofPart).toContain('enquiry_inbox');
    expect(ofPart).not.toContain('Sort');
    const ofBuyer = await pageOf(own, `'nobody', 0, 'en', 'g7@example.com'`);
    expect(ofBuyer).toContain('enquiry_account');
    expect(ofBuyer).toContain('enquiry_guest');
  });
});

/** The plan by which a statement finds the ids of its page, with a generic plan as in production. */
function pageOf({ text }: Statement, values: string): Promise<string> {
  return database().transaction(async ({ kysely }) => {
    const run = (statement: string) => sql.raw<Record<string, string>>(statement).execute(kysely);
    await run('set local plan_cache_mode = force_generic_plan');
    await run(`prepare looked_at as ${text}`);
    const { rows } = await run(`explain execute looked_at(${values})`);
    await run('deallocate looked_at');
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    return plan.slice(0, plan.indexOf('InitPlan'));
  });
}

/** Enquiries of a supplier with their first messages, waiting in the order of their ids. */
async function insertMany(supplierId: string, count: number): Promise<void> {
  await sql`insert into enquiry (enquiry_id, type, target_id, supplier_id, content, email, source, lang, site_id, address,
      task_id, created, verified_at, delivered_at, last_at, waits_since)
    select ${supplierId}::text || '-' || (1000 + place), 'supplier', ${supplierId}::text, ${supplierId}::text, 'Hello',
      'g' || place || '@example.com', 3, 'en', 999, '192.0.2.1', ${supplierId}::text || '-task-' || place, place, place,
      place, place, place from generate_series(0, ${count - 1}::integer) as place`.execute(database().kysely);
  await sql`insert into message (message_id, enquiry_id, position, side, author, text, created)
    select enquiry_id, enquiry_id, 1, 'buyer', '', content, created from enquiry where supplier_id = ${supplierId}`.execute(
    database().kysely,
  );
}
