import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertCatalogue, productEnquiry } from '../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../tests/support/databases.ts';
import { createTestGateway, post, readData, readError, testGateway } from '../../../tests/support/gateway.ts';
import { ANSWER_RETENTION_MS } from './idempotency.ts';
import { cleanUpPlatform } from './maintenance.ts';

const SUBMIT = 'inquiry/submitNewInquiry.json';
const database = testDatabase();
const gateway = testGateway(database);
beforeAll(() => insertCatalogue(database()));
let tests = 0;
beforeEach(async () => {
  tests += 1;
  await sql`truncate enquiry, enquiry_reassignment, goods_order, message, file, enquiry_verification, idempotency, outbox, daily_count`.execute(
    database().kysely,
  );
});

const headersOf = (key: string, visitor = `the-visitor-of-test-${tests}`) => ({
  'idempotency-key': key,
  'x-visitor-key': visitor,
});
const send = (key: string, data: object = productEnquiry, visitor?: string) =>
  post(gateway(), SUBMIT, data, { headers: headersOf(key, visitor), envelope: { time: Date.now() } });

describe('submitting with an idempotency key', () => {
  test('REL-02 returns the same response for a repeated key and does nothing else', async () => {
    const key = crypto.randomUUID();
    const first = await readData(send(key));
    expect(await readData(send(key))).toEqual(first);
    expect(await readData(send(key.toUpperCase()))).toEqual(first);
    expect(await counts()).toEqual({ enquiry: 1, outbox: 1, used: 1 });
  });

  test('REL-02 creates one enquiry for fifty concurrent requests with one key, all with the same response', async () => {
    const key = crypto.randomUUID();
    const from = (index: number) =>
      post(gateway(), SUBMIT, productEnquiry, { headers: headersOf(key), address: `10.0.${index}.1` });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => from(index)));
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect([bodies.size, answers.every((answer) => answer.status === 200)]).toEqual([1, true]);
    expect(await counts()).toEqual({ enquiry: 1, outbox: 1, used: 1 });
  });

  test('creates one enquiry per request if concurrent requests have different keys', async () => {
    const from = (index: number) =>
      send(crypto.randomUUID(), { ...productEnquiry, email: `buyer${index}@example.com` });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => from(index)));
    expect(answers.every((answer) => answer.status === 200)).toEqual(true);
    expect(await counts()).toEqual({ enquiry: 10, outbox: 10, used: 10 });
  });

  test('REL-03 rejects different data under the same key', async () => {
    const key = crypto.randomUUID();
    await readData(send(key));
    const refused = await readError(send(key, { ...productEnquiry, content: 'Something else' }));
    expect(refused).toEqual({
      status: 422,
      code: '422',
      message: 'This was already sent with different content. Reload the page and send it again.',
    });
  });

  test('REL-03 ignores the order of members and the envelope around the data', async () => {
    const key = crypto.randomUUID();
    const first = await readData(send(key));
    const turned = Object.fromEntries(Object.entries(productEnquiry).reverse());
    expect(
      await readData(post(gateway(), SUBMIT, turned, { headers: headersOf(key), envelope: { lang: 'ar', time: 1 } })),
    ).toEqual(first);
  });

  test("treats another visitor's identical key as a different key", async () => {
    const key = crypto.randomUUID();
    const first = await readData(send(key));
    expect(await readData(send(key, productEnquiry, 'another-visitor-altogether'))).not.toEqual(first);
    expect((await counts()).enquiry).toEqual(2);
  });

  test('REL-03 does not store a rejection: corrected data under the same key is accepted', async () => {
    const key = crypto.randomUUID();
    expect((await send(key, { ...productEnquiry, targetId: 'P404' })).status).toEqual(404);
    expect((await send(key, { ...productEnquiry, email: 'nobody' })).status).toEqual(400);
    expect(await counts()).toEqual({ enquiry: 0, outbox: 0, used: 0 });
    expect((await send(key)).status).toEqual(200);
  });

  test.each([
    {},
    { 'idempotency-key': '' },
    { 'idempotency-key': 'key' },
    { 'idempotency-key': `${crypto.randomUUID()}x` },
  ])('REL-01 rejects a submit without a valid key: %j', async (headers) => {
    const refused = await readError(post(gateway(), SUBMIT, productEnquiry, { headers }));
    expect(refused).toEqual({ status: 400, code: '400', message: 'This request is missing its idempotency key.' });
  });

  test('REL-02 stores nothing when it fails before the commit, and then succeeds with the same key', async () => {
    for (const failpoint of ['before_tx', 'after_idem_insert', 'before_commit']) {
      const failing = await createTestGateway(database(), { environment: { FAILPOINTS: `${failpoint}:throw` } });
      const key = crypto.randomUUID();
      const before = await counts();
      const answer = await post(failing, SUBMIT, productEnquiry, { headers: headersOf(key) });
      expect([failpoint, answer.status, await counts()]).toEqual([failpoint, 500, before]);
      expect((await send(key)).status).toEqual(200);
      await failing.close();
    }
  });

  test('REL-02 returns the response on a retry after a failure past the commit, and creates one enquiry', async () => {
    const failing = await createTestGateway(database(), {
      environment: { FAILPOINTS: 'after_commit_before_reply:throw' },
    });
    const key = crypto.randomUUID();
    expect((await post(failing, SUBMIT, productEnquiry, { headers: headersOf(key) })).status).toEqual(500);
    await readData(send(key));
    expect(await counts()).toEqual({ enquiry: 1, outbox: 1, used: 1 });
    await failing.close();
  });

  test('REL-04 finds its enquiry on a retry after the stored response was deleted', async () => {
    const key = crypto.randomUUID();
    const { inquiryId } = (await readData(send(key))) as { inquiryId: string };
    await cleanUpPlatform(database(), Date.now() + ANSWER_RETENTION_MS + 1000);
    expect(await database().kysely.selectFrom('idempotency').selectAll().execute()).toEqual([]);
    expect(await readData(send(key))).toEqual({ inquiryId });
    expect(await counts()).toMatchObject({ enquiry: 1, outbox: 1 });
  });

  test('REL-03 retains a response for seven days', async () => {
    await readData(send(crypto.randomUUID()));
    await cleanUpPlatform(database(), Date.now() + ANSWER_RETENTION_MS - 60_000);
    expect((await database().kysely.selectFrom('idempotency').select('key').execute()).length).toEqual(1);
  });
});

interface Counts {
  readonly enquiry: number;
  readonly outbox: number;
  readonly used: number;
}

async function counts(): Promise<Counts> {
  const { rows } =
    await sql<Counts>`select (select count(*) from enquiry) as enquiry, (select count(*) from outbox) as outbox,
    (select coalesce(sum(used), 0) from daily_count where scope like 'enquiry|visitor%') as used`.execute(
      database().kysely,
    );
  return rows[0] ?? { enquiry: -1, outbox: -1, used: -1 };
}
