import { beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '../../../../tests/support/accounts.ts';
import { insertCatalogue, productEnquiry } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, submitHeaders, testGateway } from '../../../../tests/support/gateway.ts';
import { createWorker } from '../../../../tests/support/outbox.ts';
import { type DevMail, listRecentMails } from '../mail/dev-mails.ts';
import { sendOne } from '../mail/outbox-worker.ts';
import { ENQUIRY_DAILY_LIMIT } from './daily-limit.ts';
import { cleanUpEnquiries } from './enquiry.clean-up.ts';

const SUBMIT = 'inquiry/submitNewInquiry.json';
const COUNT = 'inquiry/getDailyInquiryCount.json';
const VERIFY = 'inquiry-buyer-verify/verify';
const DAY = 86_400_000;
const WEEK = 7 * DAY;

const database = testDatabase();
let now = Date.parse('2026-11-21T12:00:00Z');
const gateway = testGateway(database, { now: () => now });
beforeAll(() => insertCatalogue(database()));

const send = (data: object = productEnquiry, headers = submitHeaders(visitorKey()), envelope = {}) =>
  post(gateway(), SUBMIT, data, { headers, envelope });

describe('sending an enquiry', () => {
  test('R-1.004 R-7.066 an enquiry about a product is stored with all its data, and its id is returned', async () => {
    const data = { ...productEnquiry, quantity: 500 };
    const { inquiryId } = (await readData(
      send(data, submitHeaders('visitor-that-is-stored'), { lang: 'ar', siteId: 5 }),
    )) as { inquiryId: string };
    expect(inquiryId).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const row = await database()
      .kysely.selectFrom('enquiry')
      .selectAll()
      .where('enquiry_id', '=', inquiryId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      type: 'product',
      target_id: 'P1',
      supplier_id: 'S1',
      content: 'Please quote 500 pieces.',
      email: 'buyer@example.com',
      quantity: 500,
      source: 3,
      lang: 'ar',
      site_id: 5,
      address: '192.0.2.1',
      created: now,
      verified_at: null,
    });
    expect(row.visitor).toMatch(/^[0-9a-f]{64}$/);
  });

  test('an enquiry to a supplier is accepted', async () => {
    const { email } = createPerson();
    const data = { ...productEnquiry, email, type: 'supplier', targetId: 'S2', supplierId: 'S2' };
    expect(await readData(send(data))).toEqual({ inquiryId: expect.any(String), mail: 'queued' });
  });

  test.each([
    ['a product that is gone', { targetId: 'P404' }],
    ["another supplier's product", { supplierId: 'S2' }],
    ['a supplier that is gone', { type: 'supplier', targetId: 'S9', supplierId: 'S9' }],
    ['a supplier under two ids', { type: 'supplier', targetId: 'S1', supplierId: 'S2' }],
  ])('an enquiry to %s is rejected and nothing is stored', async (_, change) => {
    const before = await stored();
    expect(await readError(send({ ...productEnquiry, ...change }))).toMatchObject({ status: 404, code: '404' });
    expect(await stored()).toEqual(before);
  });

  test('the confirmation email is in the language of the enquiry, right to left in Arabic, and quotes none of the text', async () => {
    const data = { ...productEnquiry, email: 'arab@example.com', content: 'secret words' };
    await readData(send(data, submitHeaders(visitorKey()), { lang: 'ar' }));
    const [mail] = await listRecentMails(database(), 'arab@example.com');
    expect(mail).toMatchObject({ to: 'arab@example.com', subject: 'أكّد استفسارك' });
    expect(mail?.html).toContain('<html lang="ar" dir="rtl"');
    expect(mail?.html).toContain('<bdi>حقيبة توت قطنية</bdi>');
    expect(`${mail?.html}${mail?.text}`).not.toContain('secret words');
    expect(mail?.links).toEqual([expect.stringMatching(/^http:\/\/fairhall\.test\/verify\?token=[A-Za-z0-9_-]{43}$/)]);
  });

  test('THR-46 one email address gets three verification emails an hour, from any sender; the last of more is postponed, and each enquiry is stored', async () => {
    const before = await stored();
    const told: unknown[] = [];
    for (let sent = 0; sent < 5; sent += 1) {
      const answer = await readData(send({ ...productEnquiry, email: 'buried@example.com' }));
      told.push((answer as { mail: unknown }).mail);
    }
    expect(told).toEqual(['queued', 'queued', 'queued', 'postponed', 'postponed']);
    const mails = await listRecentMails(database(), 'BURIED@example.com');
    expect(mails.map(({ isPostponed }) => isPostponed)).toEqual([true, false, false, false]);
    expect(await stored()).toEqual(before + 5);
  });

  test('THR-46 D-19 the link of a postponed email is valid for a week from its sending, and its enquiry is kept until then', async () => {
    const email = 'postponed@example.com';
    const ids: string[] = [];
    for (let sent = 0; sent < 5; sent += 1)
      ids.push(((await readData(send({ ...productEnquiry, email }))) as { inquiryId: string }).inquiryId);
    const token = tokenOf((await listRecentMails(database(), email))[0]);
    const sentAt = now;
    now += 2 * DAY;
    const worker = createWorker({ database: database(), now: () => now, send: async () => undefined });
    while (await sendOne({ ...worker, keepsBodies: true }));
    expect((await listRecentMails(database(), email))[0]?.isPostponed).toEqual(false);
    now += WEEK - 1;
    await cleanUpEnquiries(database(), now);
    expect(await keptOf(ids)).toEqual(5);
    expect(await readData(verify(token))).toMatchObject({ verified: true, inquiryId: ids.at(-1) });
    now = sentAt + 9 * DAY + 1;
    await cleanUpEnquiries(database(), now);
    expect(await keptOf(ids)).toEqual(1);
    now = sentAt;
  });

  test('D-19 an unverified enquiry is kept for thirty days at most, however often its email address is used', async () => {
    const email = 'named-again@example.com';
    const { inquiryId } = (await readData(send({ ...productEnquiry, email }))) as { inquiryId: string };
    const sentAt = now;
    for (let day = 0; day < 30; day += 5) {
      now += 5 * DAY;
      await readData(send({ ...productEnquiry, email }));
      await cleanUpEnquiries(database(), now);
      expect(await keptOf([inquiryId])).toEqual(1);
    }
    await cleanUpEnquiries(database(), now + 1);
    expect(await keptOf([inquiryId])).toEqual(0);
    now = sentAt;
  });
});

describe('the daily limit', () => {
  test('R-7.068 R-9.050 of many concurrent enquiries exactly twenty are accepted, and the count shows it', async () => {
    const visitor = visitorKey();
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(productEnquiry, submitHeaders(visitor))));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), ...Array.from({ length: 10 }, () => 429)]);
    expect(await countOf(visitor)).toEqual({ count: ENQUIRY_DAILY_LIMIT, limit: ENQUIRY_DAILY_LIMIT });
    const refused = await readError(send(productEnquiry, submitHeaders(visitor)));
    expect(refused).toEqual({
      status: 429,
      code: '429',
      message: expect.stringContaining('today’s limit of 20 enquiries'),
    });
  });

  test('does not affect another visitor with the same IP address', async () => {
    const visitor = visitorKey();
    expect(await countOf(visitor)).toEqual({ count: 0, limit: 20 });
    await readData(send(productEnquiry, submitHeaders(visitor)));
    expect(await countOf(visitor)).toEqual({ count: 1, limit: 20 });
  });

  test('counts visitors without proof by IP address', async () => {
    const headers = () => ({ 'idempotency-key': crypto.randomUUID() });
    const from = (address: string) => post(gateway(), SUBMIT, productEnquiry, { headers: headers(), address });
    for (let sent = 0; sent < 20; sent += 1) await readData(from('198.51.100.7'));
    expect((await from('198.51.100.7')).status).toEqual(429);
    expect((await from('198.51.100.8')).status).toEqual(200);
  });

  test("a new day starts at midnight in the site's own time zone", async () => {
    const visitor = visitorKey();
    const count = (siteId: number) =>
      readData(post(gateway(), COUNT, {}, { headers: { 'x-visitor-key': visitor }, envelope: { siteId } }));
    now = Date.parse('2026-11-21T18:00:00Z');
    await readData(send(productEnquiry, submitHeaders(visitor), { siteId: 1 }));
    expect(await count(1)).toMatchObject({ count: 1 });
    now = Date.parse('2026-11-21T19:00:00Z');
    expect(await count(1)).toMatchObject({ count: 0 });
    now = Date.parse('2026-11-21T12:00:00Z');
  });

  test('D-57 R-9.050 switching to another site does not start a second day while the first one runs', async () => {
    const visitor = visitorKey();
    const from = (siteId: number) => send(productEnquiry, submitHeaders(visitor), { siteId });
    now = Date.parse('2026-11-21T18:45:00Z');
    const [mexico, india] = [8, 1];
    for (let sent = 0; sent < ENQUIRY_DAILY_LIMIT; sent += 1) await readData(from(mexico));
    for (const siteId of [mexico, india, 999]) expect((await from(siteId)).status).toEqual(429);
    now = Date.parse('2026-11-22T06:00:00Z'); // midnight in Mexico
    expect((await from(india)).status).toEqual(200);
    now = Date.parse('2026-11-21T12:00:00Z');
  });
});

describe('verification', () => {
  test('R-2.060 the link in the email verifies the email address once', async () => {
    const { inquiryId } = (await readData(send({ ...productEnquiry, email: 'once@example.com' }))) as {
      inquiryId: string;
    };
    const token = tokenOf((await listRecentMails(database(), 'once@example.com'))[0]);
    const verified = await readData(verify(token));
    expect(verified).toEqual({ verified: true, email: 'once@example.com', inquiryId, sign: expect.any(String) });
    // From now on the guest reads and writes with the sign in their mails.
    const { sign } = verified as { sign: string };
    expect(await readData(post(gateway(), 'inquiry-buyer/thread', { enquiryId: inquiryId, sign }))).toMatchObject({
      canReply: true,
      viewer: 'buyer',
    });
    expect(await readError(verify(token))).toMatchObject({ status: 404, code: '404' });
    const row = database().kysely.selectFrom('enquiry').select('verified_at').where('enquiry_id', '=', inquiryId);
    expect(await row.executeTakeFirst()).toEqual({ verified_at: now });
  });

  test('only one of many concurrent attempts verifies', async () => {
    await readData(send({ ...productEnquiry, email: 'raced@example.com' }));
    const token = tokenOf((await listRecentMails(database(), 'raced@example.com'))[0]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(token)));
    expect(answers.filter((answer) => answer.status === 200).length).toEqual(1);
  });

  test('an expired link is reported as expired, an unknown one as not found', async () => {
    await readData(send({ ...productEnquiry, email: 'late@example.com' }));
    const token = tokenOf((await listRecentMails(database(), 'late@example.com'))[0]);
    now += WEEK + 1;
    expect(await readData(verify(token))).toEqual({ verified: false, email: '', inquiryId: '' });
    expect(await readError(verify('nobody-ever-sent-this'))).toMatchObject({ status: 404 });
    now -= WEEK + 1;
  });

  test('the token itself is not stored in its table', async () => {
    await readData(send({ ...productEnquiry, email: 'hashed@example.com' }));
    const token = tokenOf((await listRecentMails(database(), 'hashed@example.com'))[0]);
    const rows = await database().kysely.selectFrom('enquiry_verification').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

const verify = (token: string) => post(gateway(), VERIFY, { token }, { headers: submitHeaders(visitorKey()) });
const tokenOf = (mail: DevMail | undefined): string => new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
const countOf = (visitor: string) => readData(post(gateway(), COUNT, {}, { headers: { 'x-visitor-key': visitor } }));

let visitors = 0;
function visitorKey(): string {
  visitors += 1;
  return `visitor-number-${String(visitors).padStart(12, '0')}`;
}

async function keptOf(ids: readonly string[]): Promise<number> {
  const rows = database().kysely.selectFrom('enquiry').select('enquiry_id').where('enquiry_id', 'in', ids);
  return (await rows.execute()).length;
}

async function stored(): Promise<number> {
  return (await database().kysely.selectFrom('enquiry').select('enquiry_id').execute()).length;
}
