import { staffEnquiry } from '@fairhall/core/contract/enquiry/staff-calls';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue, insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import {
  createDeliveredEnquiry,
  createSupplier,
  type EnquiryPair,
  loadThread,
  sendAsSide,
  sendEnquiry,
  sendThread,
  verifyLast,
} from '../../../../tests/support/threads.ts';
import { listRecentMails } from '../mail/dev-mails.ts';

const database = testDatabase();
const gateway = testGateway(database);
const world = () => ({ database: database(), gateway: gateway() });
beforeAll(() => insertCatalogue(database()));

const reason = 'nobody answered';
const operator = async () => (await insertStaff(database(), { role: 'operator' })).token;
const ask = (token: string, call: keyof typeof staffEnquiry, data: object, headers = createHeaders(createPerson())) =>
  post(gateway(), staffEnquiry[call].path, data, { headers, envelope: { token } });
const show = async (token: string, enquiryId: string) =>
  staffEnquiry.show.output.parse(await readData(ask(token, 'show', { enquiryId })));
const reassign = (
  token: string,
  { enquiryId }: EnquiryPair,
  supplierId: string,
  headers?: ReturnType<typeof createHeaders>,
) => ask(token, 'reassign', { enquiryId, supplierId, reason }, headers);

/** Reads all pages, because tests share a database. */
async function unanswered(token: string) {
  const found = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = staffEnquiry.unanswered.output.parse(await readData(ask(token, 'unanswered', { pageNo })));
    found.push(...page.records);
    if (page.records.length < page.pageSize) return found;
  }
}
const idsOf = async (token: string) => (await unanswered(token)).map(({ enquiryId }) => enquiryId);

describe('unanswered enquiries', () => {
  test('D-94 are listed with the longest waiting first, and with the people who could reply', async () => {
    const token = await operator();
    const [first, second] = [await createDeliveredEnquiry(world()), await createDeliveredEnquiry(world())];
    const change = { waits_since: 5 };
    await database().kysely.updateTable('enquiry').set(change).where('enquiry_id', '=', second.enquiryId).execute();
    const rows = await unanswered(token);
    const mine = rows.filter(({ enquiryId }) => [first.enquiryId, second.enquiryId].includes(enquiryId));
    expect(mine).toMatchObject([
      { enquiryId: second.enquiryId, waitsSince: 5 },
      {
        enquiryId: first.enquiryId,
        supplier: { supplierId: first.supplierId, contactEmail: '', people: [{ email: first.supplier }] },
      },
    ]);
    const text = JSON.stringify(rows);
    expect(text).not.toContain(first.buyer);
  });

  test('D-94 include those of suppliers without any contact, and of suppliers with only an email address', async () => {
    const token = await operator();
    const ids = [`S-none-${crypto.randomUUID()}`, `S-mail-${crypto.randomUUID()}`] as const;
    for (const id of ids) await insertSupplier(database(), id);
    const contact = { lang: 'en', time_zone: '', changed: 1 };
    for (const [supplier_id, email] of [
      [ids[0], ''],
      [ids[1], 'sales@rugs.example'],
    ] as const)
      await database()
        .kysely.insertInto('supplier_contact')
        .values({ ...contact, supplier_id, email })
        .execute();
    for (const supplierId of ids) {
      const { email } = createPerson('guest');
      await sendEnquiry(world(), { supplierId, email });
      await verifyLast(world(), email);
    }
    const suppliers = (await unanswered(token)).map(({ supplier }) => supplier);
    const found = ids.map((id) => suppliers.find(({ supplierId }) => supplierId === id));
    expect(found).toMatchObject([
      { contactEmail: '', people: [] },
      { contactEmail: 'sales@rugs.example', people: [] },
    ]);
    const toNobody = database().kysely.selectFrom('outbox').select('outbox_id').where('recipient', '=', '');
    expect(await toNobody.execute()).toEqual([]);
  });

  test('D-94 exclude answered, closed and undelivered ones', async () => {
    const token = await operator();
    const [answered, closed, spam] = [
      await createDeliveredEnquiry(world()),
      await createDeliveredEnquiry(world()),
      await createDeliveredEnquiry(world()),
    ];
    const { supplierId } = await createSupplier(world());
    const unverified = await sendEnquiry(world(), { supplierId, email: createPerson('guest').email });
    await readData(sendAsSide(gateway(), answered, 'supplier', 'answer', { text: 'Yes.' }));
    await readData(sendAsSide(gateway(), answered, 'buyer', 'answer', { text: 'And when?' }));
    await readData(sendAsSide(gateway(), closed, 'buyer', 'setState', { to: 'closed' }));
    await readData(sendAsSide(gateway(), spam, 'supplier', 'setState', { to: 'spam', reason: 'adverts' }));
    const ids = await idsOf(token);
    for (const id of [answered.enquiryId, closed.enquiryId, spam.enquiryId, unverified]) expect(ids).not.toContain(id);
  });

  test('D-94 are read by their index, even among many enquiries', async () => {
    const { supplierId } = await createSupplier(world());
    await sql`insert into enquiry (enquiry_id, type, target_id, supplier_id, content, email, source, lang, site_id,
        address, task_id, created, verified_at, delivered_at, last_at, waits_since, answered_at)
      select ${supplierId}::text || place, 'supplier', ${supplierId}::text, ${supplierId}::text, 'Hello', 'g@example.com',
        3, 'en', 999, '192.0.2.1', ${supplierId}::text || place, place, place, place, place, 9e12::bigint + place,
        case when place % 10 = 0 then null else place end from generate_series(1, 3000) as place`.execute(
      database().kysely,
    );
    await sql`analyze enquiry`.execute(database().kysely);
    const { rows } = await sql`explain select enquiry_id from enquiry where part = 'waiting' and answered_at is null
      order by waits_since, enquiry_id limit 20 offset 40`.execute(database().kysely);
    expect(JSON.stringify(rows)).toContain('enquiry_unanswered');
    expect(JSON.stringify(rows)).not.toContain('Sort');
    await database().kysely.deleteFrom('enquiry').where('supplier_id', '=', supplierId).execute();
  });
});

describe('a single enquiry', () => {
  test('D-94 is shown with its sender, and contact data in messages is masked until both sides share', async () => {
    const token = await operator();
    const pair = await createDeliveredEnquiry(world(), { content: 'Mail me: priya@malabar.example' });
    await readData(sendAsSide(gateway(), pair, 'supplier', 'answer', { text: 'Mail us: sales@rugs.example' }));
    const texts = async () => (await show(token, pair.enquiryId)).messages.map(({ text }) => text);
    expect(await show(token, pair.enquiryId)).toMatchObject({
      email: pair.buyer,
      state: 'answered',
      waitsSince: null,
      reassigned: 0,
      spamReason: '',
      supplier: { supplierId: pair.supplierId, people: [{ email: pair.supplier }] },
    });
    expect(await texts()).toEqual(['Mail me: •••', 'Mail us: •••']);
    for (const side of ['buyer', 'supplier'] as const)
      await readData(sendAsSide(gateway(), pair, side, 'shareContact', {}));
    expect(await texts()).toEqual(['Mail me: priya@malabar.example', 'Mail us: sales@rugs.example']);
    expect((await loadThread(gateway(), pair, 'supplier')).readTime).not.toBeNull();
  });

  test('D-94 shows why it was marked as spam, and viewing it changes nothing', async () => {
    const token = await operator();
    const pair = await createDeliveredEnquiry(world());
    await show(token, pair.enquiryId);
    expect((await loadThread(gateway(), pair, 'buyer')).state).toBe('new');
    await readData(sendAsSide(gateway(), pair, 'supplier', 'setState', { to: 'spam', reason: 'adverts' }));
    expect(await show(token, pair.enquiryId)).toMatchObject({ state: 'spam', spamReason: 'adverts' });
    expect((await readError(ask(token, 'show', { enquiryId: 'absent' }))).code).toBe('404');
  });
});

describe('reassigning an enquiry', () => {
  test('D-94 gives it to the new supplier, still waiting, and hides it from the old one', async () => {
    const token = await operator();
    const pair = await createDeliveredEnquiry(world());
    await readData(sendAsSide(gateway(), pair, 'supplier', 'markRead', { position: 1 }));
    await readData(sendAsSide(gateway(), pair, 'buyer', 'shareContact', {}));
    await sendThread(
      gateway(),
      'supplierEnquiry',
      'assign',
      { enquiryId: pair.enquiryId, accountId: `weaver-${pair.supplierId}`.toLowerCase() },
      { token: pair.token },
    );
    const { waitsSince } = await show(token, pair.enquiryId);
    const other = await createSupplier(world());
    expect(await readData(reassign(token, pair, other.supplierId))).toMatchObject({ supplierId: other.supplierId });
    const now = { ...pair, ...other };
    expect(await loadThread(gateway(), now, 'supplier')).toMatchObject({
      state: 'new',
      readTime: null,
      contact: { mine: false, theirs: false },
      messages: [{ readTime: null }],
    });
    const assigned = database()
      .kysely.selectFrom('enquiry')
      .select('assigned_to')
      .where('enquiry_id', '=', pair.enquiryId);
    expect(await assigned.executeTakeFirst()).toEqual({ assigned_to: null });
    expect((await loadThread(gateway(), pair, 'buyer')).supplier.supplierId).toBe(other.supplierId);
    expect(await show(token, pair.enquiryId)).toMatchObject({ waitsSince, reassigned: 1 });
    const gone = sendThread(
      gateway(),
      'supplierEnquiry',
      'thread',
      { enquiryId: pair.enquiryId },
      { token: pair.token },
    );
    expect((await gone).status).toBe(404);
    const act = await sendAsSide(gateway(), pair, 'supplier', 'answer', { text: 'Late.' });
    expect(act.status).toBe(404);
    await readData(sendAsSide(gateway(), now, 'supplier', 'answer', { text: 'We can.' }));
    expect((await loadThread(gateway(), pair, 'buyer')).messages).toHaveLength(2);
  });

  test('D-94 REL-07 notifies the buyer and the new supplier’s team once each, and the old team again if it comes back', async () => {
    const token = await operator();
    const pair = await createDeliveredEnquiry(world(), { content: 'Fifty, please.' });
    const other = await createSupplier(world());
    await reassign(token, pair, other.supplierId);
    const subjects = async (email: string) => (await listRecentMails(database(), email)).map(({ subject }) => subject);
    expect((await subjects(pair.buyer))[0]).toBe('Your enquiry has been passed to another supplier');
    const [mail] = await listRecentMails(database(), pair.buyer);
    expect(mail?.links[0]).toContain(`/enquiries/${pair.enquiryId}?sign=`);
    expect(mail?.text).not.toContain('Fifty');
    expect(await subjects(other.supplier)).toEqual(['New enquiry from a buyer']);
    // Queued mails for the previous supplier's people are not sent any more.
    expect(await subjects(pair.supplier)).toEqual([]);
    await readData(reassign(token, pair, pair.supplierId));
    expect(await subjects(pair.supplier)).toEqual(['New enquiry from a buyer']);
    await readData(reassign(token, pair, other.supplierId));
    expect((await listRecentMails(database(), other.supplier)).length).toBe(1);
    expect((await subjects(pair.buyer)).filter((subject) => subject.includes('another supplier'))).toHaveLength(3);
  });

  test('D-94 records who reassigned it, from and to whom, and why', async () => {
    const { token, staffId } = await insertStaff(database(), { role: 'operator' });
    const pair = await createDeliveredEnquiry(world());
    const other = await createSupplier(world());
    await readData(reassign(token, pair, other.supplierId));
    const rows = database().kysely.selectFrom('audit').selectAll().where('staff_id', '=', staffId);
    const [row] = await rows.execute();
    expect(row).toMatchObject({ call: 'staffEnquiry.reassign', reason });
    expect(JSON.parse(JSON.stringify(row?.object))).toEqual({
      enquiryId: pair.enquiryId,
      supplierId: other.supplierId,
      from: pair.supplierId,
    });
  });

  test('REL-04 a repeat changes nothing, even if its key was deleted and the enquiry has been reassigned since', async () => {
    const token = await operator();
    const pair = await createDeliveredEnquiry(world());
    const [second, third] = [await createSupplier(world()), await createSupplier(world())];
    const headers = createHeaders(createPerson());
    await readData(reassign(token, pair, second.supplierId, headers));
    await readData(reassign(token, pair, third.supplierId));
    await database().kysely.deleteFrom('idempotency').execute();
    await readData(reassign(token, pair, second.supplierId, headers));
    expect((await show(token, pair.enquiryId)).supplier.supplierId).toBe(third.supplierId);
  });

  test('D-94 to its current supplier changes nothing, and sends no email', async () => {
    const token = await operator();
    const pair = await createDeliveredEnquiry(world());
    await readData(reassign(token, pair, pair.supplierId));
    expect((await show(token, pair.enquiryId)).reassigned).toBe(0);
  });

  test('D-94 an enquiry about the supplier itself becomes one about the new supplier', async () => {
    const token = await operator();
    const pair = await createDeliveredEnquiry(world());
    const other = await createSupplier(world());
    await readData(reassign(token, pair, other.supplierId));
    expect((await show(token, pair.enquiryId)).target).toMatchObject({ type: 'supplier', id: other.supplierId });
  });
});

describe('an enquiry cannot be reassigned', () => {
  const refusal = async (pair: EnquiryPair, supplierId: string) => {
    const { status } = await reassign(await operator(), pair, supplierId);
    return status;
  };

  test('D-94 if it is answered, closed or not delivered', async () => {
    const { supplierId } = await createSupplier(world());
    const [answered, closed] = [await createDeliveredEnquiry(world()), await createDeliveredEnquiry(world())];
    await readData(sendAsSide(gateway(), answered, 'supplier', 'answer', { text: 'Yes.' }));
    await readData(sendAsSide(gateway(), closed, 'buyer', 'setState', { to: 'closed' }));
    const unverified = {
      ...closed,
      enquiryId: await sendEnquiry(world(), { supplierId, email: createPerson().email }),
    };
    const other = await createSupplier(world());
    for (const pair of [answered, closed, unverified]) expect(await refusal(pair, other.supplierId)).toBe(409);
    expect(await refusal({ ...closed, enquiryId: 'absent' }, other.supplierId)).toBe(404);
  });

  test('D-94 if nobody at the new supplier could reply, or the supplier does not exist', async () => {
    const pair = await createDeliveredEnquiry(world());
    const nobody = `S-none-${crypto.randomUUID()}`;
    await insertSupplier(database(), nobody);
    expect(await refusal(pair, nobody)).toBe(409);
    expect(await refusal(pair, 'S-absent')).toBe(404);
    const gone = await createSupplier(world());
    await database()
      .kysely.updateTable('account')
      .set({ removed_at: 1 })
      .where('supplier_id', '=', gone.supplierId)
      .execute();
    expect(await refusal(pair, gone.supplierId)).toBe(409);
    await insertSession(database(), 'supplier', { accountId: `a-${nobody}`.toLowerCase(), supplierId: nobody });
    expect(await refusal(pair, nobody)).toBe(200);
  });
});
