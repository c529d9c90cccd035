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
  await sql`truncate enquiry, enquiry_reassignment, message, file, enquiry_verification, idempotency, outbox, daily_count`.execute(
    database().kysely,
  );
});

const headersOf = (key: string, visitor = `the-visitor-of-test-${tests}`) => ({
  'idempotency-key': key,
  'x-visitor-key': visitor,
});
const send = (key: string, data: object = productEnquiry, visitor?: string) =>
  post(gateway(), SUBMIT, data, { headers: headersOf(key, visitor), envelope: { time: Date.now() } });

describe('a submit and its key', () => {
  test('REL-02 the same key sent again gets the same answer and does nothing', async () => {
    const key = crypto.randomUUID();
    const first = await readData(send(key));
    expect(await readData(send(key))).toEqual(first);
    expect(await readData(send(key.toUpperCase()))).toEqual(first);
    expect(await counts()).toEqual({ enquiry: 1, outbox: 1, used: 1 });
  });

  test('REL-02 fifty at once with one key make one enquiry, and each is told of it', async () => {
    const key = crypto.randomUUID();
    const from = (index: number) =>
      post(gateway(), SUBMIT, productEnquiry, { headers: headersOf(key), address: `10.0.${index}.1` });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => from(index)));
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect([bodies.size, answers.every((answer) => answer.status === 200)]).toEqual([1, true]);
    expect(await counts()).toEqual({ enquiry: 1, outbox: 1, used: 1 });
  });

  test('without keys the same race makes one each, so it is the key that does it', async () => {
    const from = (index: number) =>
      send(crypto.randomUUID(), { ...productEnquiry, email: `buyer${index}@example.com` });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => from(index)));
    expect(answers.every((answer) => answer.status === 200)).toEqual(true);
    expect(await counts()).toEqual({ enquiry: 10, outbox: 10, used: 10 });
  });

  test('REL-03 other data under the same key is refused', async () => {
    const key = crypto.randomUUID();
    await readData(send(key));
    const refused = await readError(send(key, { ...productEnquiry, content: 'Something else' }));
    expect(refused).toEqual({
      status: 422,
      code: '422',
      message: 'This was already sent with different content. Reload the page and send it again.',
    });
  });

  test('REL-03 the order of members and what stands beside data make no difference', async () => {
    const key = crypto.randomUUID();
    const first = await readData(send(key));
    const turned = Object.fromEntries(Object.entries(productEnquiry).reverse());
    expect(
      await readData(post(gateway(), SUBMIT, turned, { headers: headersOf(key), envelope: { lang: 'ar', time: 1 } })),
    ).toEqual(first);
  });

  test("another visitor's key of the same letters is another key", async () => {
    const key = crypto.randomUUID();
    const first = await readData(send(key));
    expect(await readData(send(key, productEnquiry, 'another-visitor-altogether'))).not.toEqual(first);
    expect((await counts()).enquiry).toEqual(2);
  });

  test('REL-03 what was refused is not kept: corrected under the same key it is taken', async () => {
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
  ])('REL-01 a submit without a proper key is refused: %j', async (headers) => {
    const refused = await readError(post(gateway(), SUBMIT, productEnquiry, { headers }));
    expect(refused).toEqual({ status: 400, code: '400', message: 'This request is missing its idempotency key.' });
  });

  test('REL-02 what fails before the commit leaves nothing, and the same key then succeeds', async () => {
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

  test('REL-02 what fails after the commit is answered by the next try, once', async () => {
    const failing = await createTestGateway(database(), {
      environment: { FAILPOINTS: 'after_commit_before_reply:throw' },
    });
    const key = crypto.randomUUID();
    expect((await post(failing, SUBMIT, productEnquiry, { headers: headersOf(key) })).status).toEqual(500);
    await readData(send(key));
    expect(await counts()).toEqual({ enquiry: 1, outbox: 1, used: 1 });
    await failing.close();
  });

  test('REL-04 an action sent again after its answer was deleted finds its enquiry', async () => {
    const key = crypto.randomUUID();
    const { inquiryId } = (await readData(send(key))) as { inquiryId: string };
    await cleanUpPlatform(database(), Date.now() + ANSWER_RETENTION_MS + 1000);
    expect(await database().kysely.selectFrom('idempotency').selectAll().execute()).toEqual([]);
    expect(await readData(send(key))).toEqual({ inquiryId });
    expect(await counts()).toMatchObject({ enquiry: 1, outbox: 1 });
  });

  test('REL-03 an answer is kept for seven days', async () => {
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
