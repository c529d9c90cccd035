import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue, insertSupplier, productEnquiry } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createTestGateway, readData, testGateway } from '../../../../tests/support/gateway.ts';
import { createWorker } from '../../../../tests/support/outbox.ts';
import {
  createDeliveredEnquiry,
  createSupplier,
  loadThread,
  sendAsSide,
  sendEnquiry,
  sendThread,
  verifyLast,
} from '../../../../tests/support/threads.ts';
import { findLinks, listRecentMails } from '../mail/dev-mails.ts';
import type { QueuedMail } from '../mail/outbox.ts';
import { sendOne } from '../mail/outbox-worker.ts';

const database = testDatabase();
const start = Date.now();
let now = start;
const gateway = testGateway(database, { now: () => now });
const world = () => ({ database: database(), gateway: gateway(), now: () => now });
beforeAll(() => insertCatalogue(database()));

const MINUTE = 60_000;
const WRITTEN = 'Mail me: priya@malabar.example or +91 98765 43210.\n500 <b>pcs</b>, USD 2.50';
const mailsTo = (email: string) => listRecentMails(database(), email);
const outbox = async (email: string) =>
  database()
    .kysely.selectFrom('outbox')
    .select(['state', 'due', 'by_anybody'])
    .where('recipient', '=', email)
    .orderBy('outbox_id')
    .execute();
const allSent = (email: string) =>
  database().kysely.updateTable('outbox').set({ state: 'sent' }).where('recipient', '=', email).execute();

/** Mails to an address that are sent ten minutes from now. */
async function sentTo(email: string) {
  const mails: QueuedMail[] = [];
  const send = async (mail: QueuedMail) => void mails.push(mail);
  const worker = createWorker({ database: database(), now: () => now + 10 * MINUTE, send });
  while (await sendOne(worker));
  return mails.filter(({ to }) => to === email).map((mail) => ({ ...mail, links: findLinks(mail.text) }));
}

describe('a new enquiry', () => {
  test('is emailed to every account of the supplier in its language, except removed ones', async () => {
    const { supplierId, supplier } = await createSupplier(world());
    const accounts = ['arab', 'gone'].map((name) => `${name}-${supplierId}`.toLowerCase());
    for (const accountId of accounts) await insertSession(database(), 'supplier', { accountId, supplierId });
    const change = (accountId: string, changed: object) =>
      database().kysely.updateTable('account').set(changed).where('account_id', '=', accountId).execute();
    await change(accounts[0] ?? '', { lang: 'ar' });
    await change(accounts[1] ?? '', { removed_at: now });
    const email = createPerson().email;
    const enquiryId = await sendEnquiry(world(), { supplierId, email, content: WRITTEN });
    expect(await mailsTo(supplier)).toEqual([]);
    await verifyLast(world(), email);
    const [mail] = await mailsTo(supplier);
    expect(mail).toMatchObject({ subject: 'New enquiry from a buyer' });
    expect(mail?.links).toEqual([
      expect.stringMatching(new RegExp(`^http://supplier\\.fairhall\\.test/inbox/${enquiryId}$`)),
    ]);
    const [arab] = await mailsTo(`${accounts[0]}@example.com`);
    expect(arab).toMatchObject({ subject: 'استفسار جديد من أحد المشترين', html: expect.stringContaining('dir="rtl"') });
    expect(await mailsTo(`${accounts[1]}@example.com`)).toEqual([]);
  });

  test('THR-46 the email masks and escapes its text, and the subject contains nothing that anybody typed', async () => {
    const pair = await createDeliveredEnquiry(world(), { content: WRITTEN });
    const [mail] = await mailsTo(pair.supplier);
    expect(mail?.text).toContain('Mail me: ••• or •••.\n500 <b>pcs</b>, USD 2.50');
    expect(mail?.html).toContain('Mail me: ••• or •••.\n500 &#60;b&#62;pcs&#60;/b&#62;, USD 2.50');
    expect(JSON.stringify(mail)).not.toMatch(/malabar|98765\s?43210/);
  });

  test('is emailed to the supplier’s contact address if there is no account, and to nobody without one', async () => {
    const ids = [`S-contact-${crypto.randomUUID().slice(0, 8)}`, `S-alone-${crypto.randomUUID().slice(0, 8)}`] as const;
    for (const id of ids) await insertSupplier(database(), id);
    const contact = `${ids[0].toLowerCase()}@example.com`;
    await database()
      .kysely.insertInto('supplier_contact')
      .values({ supplier_id: ids[0], email: contact, lang: 'ar', time_zone: 'Asia/Dubai', changed: now })
      .execute();
    for (const supplierId of ids) {
      const email = createPerson().email;
      const enquiryId = await sendEnquiry(world(), { supplierId, email });
      await verifyLast(world(), email);
      const row = database().kysely.selectFrom('enquiry').select('part').where('enquiry_id', '=', enquiryId);
      expect(await row.executeTakeFirst()).toEqual({ part: 'waiting' });
    }
    const [mail] = await mailsTo(contact);
    expect(mail).toMatchObject({
      subject: 'استفسار جديد من أحد المشترين',
      links: ['http://supplier.fairhall.test/sso/login'],
    });
  });

  test('from a buyer with a verified email address is delivered without verification, and the buyer gets an email where to read it', async () => {
    const { supplierId, supplier } = await createSupplier(world());
    const accountId = `own-${supplierId.toLowerCase()}`;
    const token = await insertSession(database(), 'buyer', { accountId });
    await database()
      .kysely.updateTable('account')
      .set({ verified_at: now })
      .where('account_id', '=', accountId)
      .execute();
    const email = `${accountId}@example.com`;
    const enquiryId = await sendEnquiry(world(), { supplierId, email, token });
    const mails = await mailsTo(email);
    expect(mails).toMatchObject([{ links: [`http://fairhall.test/enquiries/${enquiryId}`] }]);
    expect(mails[0]?.subject).toEqual('Your enquiry has been sent');
    expect(`${mails[0]?.html}`).not.toContain(productEnquiry.content);
    expect((await mailsTo(supplier)).length).toEqual(1);
  });
});

describe('REL-07 sending emails about new enquiries', () => {
  afterEach(() => {
    now = start;
  });
  /** Due times of queued mails. */
  const dues = async (email: string) =>
    (await outbox(email)).filter(({ state }) => state === 'waiting').map(({ due }) => due - start);
  const deliver = async (supplierId: string) => {
    const email = createPerson().email;
    await sendEnquiry(world(), { supplierId, email });
    await verifyLast(world(), email);
  };
  /** Mails to an address that are sent now. */
  const sentNow = async (email: string) => {
    const subjects: string[] = [];
    const send = async ({ to, subject }: QueuedMail) => void (to === email && subjects.push(subject));
    while (await sendOne(createWorker({ database: database(), now: () => now, send })));
    return subjects;
  };

  test('the first is sent immediately, and those of the next ten minutes are sent together afterwards', async () => {
    const { supplierId, supplier } = await createSupplier(world());
    await deliver(supplierId);
    expect(await sentNow(supplier)).toEqual(['New enquiry from a buyer']);
    now += 3 * MINUTE;
    await deliver(supplierId);
    now += 6 * MINUTE;
    await deliver(supplierId);
    expect([await sentNow(supplier), await dues(supplier)]).toEqual([[], [10 * MINUTE, 10 * MINUTE]]);
    now += MINUTE;
    expect(await sentNow(supplier)).toEqual(['2 updates are waiting for you']);
    now += MINUTE;
    await deliver(supplierId);
    expect((await dues(supplier)).at(-1)).toEqual(20 * MINUTE);
    now += 9 * MINUTE;
    await sentNow(supplier);
    now += 10 * MINUTE;
    await deliver(supplierId);
    expect(await sentNow(supplier)).toEqual(['New enquiry from a buyer']);
  });

  test('is not delayed by another supplier’s enquiries or by emails about earlier messages', async () => {
    const pair = await createDeliveredEnquiry(world());
    await allSent(pair.supplier);
    await readData(sendAsSide(gateway(), pair, 'supplier', 'answer', { text: 'Yes' }));
    await readData(sendAsSide(gateway(), pair, 'buyer', 'answer', { text: 'And in red?' }));
    const { supplierId, supplier } = await createSupplier(world());
    await deliver(supplierId);
    expect(await dues(supplier)).toEqual([0]);
    now += 10 * MINUTE;
    await deliver(pair.supplierId);
    expect((await dues(pair.supplier)).at(-1)).toEqual(10 * MINUTE);
  });
});

describe('later messages', () => {
  test('D-95 a reply is emailed to a guest with a link that opens the thread, masked as the guest sees it', async () => {
    const pair = await createDeliveredEnquiry(world());
    await readData(sendAsSide(gateway(), pair, 'supplier', 'answer', { text: 'Write to weaver@coimbatore.example' }));
    const [mail] = await mailsTo(pair.buyer);
    expect(mail).toMatchObject({
      subject: 'You have a reply to your enquiry',
      text: expect.stringContaining('Write to •••'),
    });
    const link = new URL(mail?.links[0] ?? '');
    expect(link.pathname).toEqual(`/enquiries/${pair.enquiryId}`);
    const shown = { enquiryId: pair.enquiryId, sign: link.searchParams.get('sign') };
    expect(await readData(sendThread(gateway(), 'enquiry', 'thread', shown))).toMatchObject({ state: 'answered' });
  });

  test('an enquiry of an account is linked without a signature', async () => {
    const { supplierId, token: weaver } = await createSupplier(world());
    const token = await insertSession(database(), 'buyer', { accountId: `a-${supplierId.toLowerCase()}` });
    const email = createPerson().email;
    const enquiryId = await sendEnquiry(world(), { supplierId, email, token });
    await verifyLast(world(), email);
    await readData(sendThread(gateway(), 'supplierEnquiry', 'answer', { enquiryId, text: 'Yes' }, { token: weaver }));
    expect((await mailsTo(email))[0]?.links).toEqual([`http://fairhall.test/enquiries/${enquiryId}`]);
  });

  test('the email is not masked once both sides share', async () => {
    const pair = await createDeliveredEnquiry(world());
    for (const side of ['buyer', 'supplier'] as const)
      await readData(sendAsSide(gateway(), pair, side, 'shareContact', {}));
    await readData(sendAsSide(gateway(), pair, 'supplier', 'answer', { text: 'Call +91 98765 43210' }));
    expect((await mailsTo(pair.buyer))[0]?.text).toContain('Call +91 98765 43210');
  });

  test('REL-07 a side gets one email for any number of messages, until they look at the thread again', async () => {
    const pair = await createDeliveredEnquiry(world());
    const before = (await outbox(pair.buyer)).length;
    for (let sent = 0; sent < 6; sent += 1) {
      await readData(sendAsSide(gateway(), pair, 'supplier', 'answer', { text: `Message ${sent}` }));
      if (sent === 2) await allSent(pair.buyer);
    }
    expect((await outbox(pair.buyer)).length).toEqual(before + 1);
    await readData(sendAsSide(gateway(), pair, 'buyer', 'markRead', { position: 7 }));
    await readData(sendAsSide(gateway(), pair, 'supplier', 'answer', { text: 'One more' }));
    const mails = await outbox(pair.buyer);
    expect(mails.length).toEqual(before + 2);
    expect(mails.at(-1)).toEqual({ state: 'waiting', due: now + 10 * MINUTE, by_anybody: false });
  });

  test('an email is sent after ten minutes, and not at all if the message is read before', async () => {
    const pair = await createDeliveredEnquiry(world());
    await allSent(pair.supplier);
    await readData(sendAsSide(gateway(), pair, 'supplier', 'markRead', { position: 1 }));
    now += 4 * MINUTE;
    await readData(sendAsSide(gateway(), pair, 'buyer', 'answer', { text: 'And in red?' }));
    expect((await outbox(pair.supplier)).at(-1)).toMatchObject({ state: 'waiting', due: now + 10 * MINUTE });
    await readData(sendAsSide(gateway(), pair, 'supplier', 'markRead', { position: 2 }));
    expect((await outbox(pair.supplier)).filter(({ state }) => state === 'waiting')).toEqual([]);
    now += 11 * MINUTE;
    await readData(sendAsSide(gateway(), pair, 'buyer', 'answer', { text: 'Or blue?' }));
    expect((await outbox(pair.supplier)).at(-1)).toMatchObject({ state: 'waiting', due: now + 10 * MINUTE });
    expect((await mailsTo(pair.supplier))[0]?.subject).toEqual('A buyer has written to you again');
    now = start;
  });

  test('REL-07 enquiries of several buyers reach the supplier’s team member in one email with a link to each', async () => {
    const { supplierId, supplier } = await createSupplier(world());
    const enquiryIds: string[] = [];
    for (const content of ['Bags?', 'Scarves?', '<b>Towels</b>?']) {
      const email = createPerson().email;
      enquiryIds.push(await sendEnquiry(world(), { supplierId, email, content }));
      await verifyLast(world(), email);
    }
    const inbox = 'http://supplier.fairhall.test/inbox';
    const links = [...enquiryIds.map((enquiryId) => `${inbox}/${enquiryId}`), inbox];
    expect(await sentTo(supplier)).toMatchObject([{ subject: '3 updates are waiting for you', links }]);
  });

  test('REL-07 D-95 replies of several suppliers reach a guest in one email, and each of its links opens a thread', async () => {
    const one = await createDeliveredEnquiry(world());
    const other = await createDeliveredEnquiry(world(), { email: one.buyer });
    for (const pair of [one, other]) await readData(sendAsSide(gateway(), pair, 'supplier', 'answer', { text: 'Yes' }));
    const [mail, ...others] = (await sentTo(one.buyer)).filter(({ subject }) => subject.includes('wait'));
    expect([mail?.links.length, others]).toEqual([3, []]);
    for (const [index, { enquiryId }] of [one, other, one].entries()) {
      const link = new URL(mail?.links[index] ?? '');
      expect(link.pathname).toEqual(`/enquiries/${enquiryId}`);
      const shown = { enquiryId, sign: link.searchParams.get('sign') };
      expect(await readData(sendThread(gateway(), 'enquiry', 'thread', shown))).toMatchObject({ state: 'answered' });
    }
  });

  test('REL-07 a thread that its reader has just read is left out of the email about others', async () => {
    const pair = await createDeliveredEnquiry(world());
    const { supplierId, supplier } = pair;
    const email = createPerson().email;
    await sendEnquiry(world(), { supplierId, email });
    await verifyLast(world(), email);
    now += 5 * MINUTE;
    await readData(sendAsSide(gateway(), pair, 'supplier', 'markRead', { position: 1 }));
    await readData(sendAsSide(gateway(), pair, 'buyer', 'answer', { text: 'Still there?' }));
    now -= 5 * MINUTE;
    expect(await sentTo(supplier)).toMatchObject([{ subject: 'New enquiry from a buyer' }]);
    now += 5 * MINUTE;
    expect(await sentTo(supplier)).toMatchObject([{ subject: 'A buyer has written to you again' }]);
    now = start;
  });

  test('a message that arrived unseen while a side was reading is notified', async () => {
    const pair = await createDeliveredEnquiry(world());
    await readData(sendAsSide(gateway(), pair, 'buyer', 'answer', { text: 'Unseen' }));
    await readData(sendAsSide(gateway(), pair, 'supplier', 'markRead', { position: 1 }));
    const [mail, ...others] = (await outbox(pair.supplier)).filter(({ state }) => state === 'waiting');
    expect([mail, others]).toEqual([expect.objectContaining({ due: now + 10 * MINUTE }), []]);
    expect((await mailsTo(pair.supplier))[0]?.text).toContain('Unseen');
  });

  test('REL-02 REL-07 a reply whose transaction fails leaves neither message nor email, and the same key then sends it', async () => {
    const pair = await createDeliveredEnquiry(world());
    const before = await outbox(pair.buyer);
    const headers = createHeaders(createPerson());
    const failing = await createTestGateway(database(), {
      environment: { FAILPOINTS: 'before_commit:throw' },
      now: () => now,
    });
    expect((await sendAsSide(failing, pair, 'supplier', 'answer', { text: 'Yes' }, headers)).status).toEqual(500);
    await failing.close();
    expect((await loadThread(gateway(), pair, 'buyer')).messages.length).toEqual(1);
    expect(await outbox(pair.buyer)).toEqual(before);
    await readData(sendAsSide(gateway(), pair, 'supplier', 'answer', { text: 'Yes' }, headers));
    expect((await outbox(pair.buyer)).length).toEqual(before.length + 1);
  });

  test('REL-04 REL-07 a message repeated after its response was deleted is emailed once', async () => {
    const pair = await createDeliveredEnquiry(world());
    const headers = createHeaders(createPerson());
    const send = () => readData(sendAsSide(gateway(), pair, 'supplier', 'answer', { text: 'Once' }, headers));
    await send();
    const mails = (await outbox(pair.buyer)).length;
    await database().kysely.deleteFrom('idempotency').where('key', '=', headers['idempotency-key']).execute();
    await send();
    expect((await outbox(pair.buyer)).length).toEqual(mails);
    expect((await loadThread(gateway(), pair, 'buyer')).messages.length).toEqual(2);
  });
});
