import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Thread } from '@fairhall/core/contract/enquiry/thread';
import type { RfqDetail } from '@fairhall/core/contract/rfq/calls';
import { rfqLifecycle } from '@fairhall/core/contract/rfq/lifecycle-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { postForm } from '../../../../tests/support/forms.ts';
import { post, readData, readError, submitHeaders, testGateway } from '../../../../tests/support/gateway.ts';
import { createPdfFile } from '../../../../tests/support/sample-files.ts';
import { createSupplier, sendThread } from '../../../../tests/support/threads.ts';
import { ENQUIRY_DAILY_LIMIT } from '../enquiry/daily-limit.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { createFolderFiles } from '../upload/folder-files.ts';

const SHOW = '68001';
const NEWS = { description: 'Bath towels, dyed', question: 'When?', cateAndTag: null, quantity: 700, unit: 'piece' };
const folder = mkdtempSync(path.join(tmpdir(), 'fairhall-rfq-life-'));
const database = testDatabase();
const gateway = testGateway(database, { files: createFolderFiles(folder) });
const world = () => ({ database: database(), gateway: gateway() });
let weaver: Awaited<ReturnType<typeof createSupplier>>;

beforeAll(async () => {
  await insertCatalogue(database());
  await insertExhibition(database(), { exhibition_id: SHOW, ...createExhibitionDays() });
  weaver = await createSupplier(world());
  const { kysely } = database();
  await kysely
    .updateTable('supplier')
    .set({ tags: ['TGWEAVE'] })
    .where('id', '=', weaver.supplierId)
    .execute();
  const stand = { exhibition_id: SHOW, supplier_id: weaver.supplierId, stand_no: 'A1', hall: '1', spotlight: false };
  await kysely.insertInto('exhibitor').values(stand).execute();
});
afterAll(() => rmSync(folder, { recursive: true }));

let buyers = 0;
async function createBuyer({ isVerified = true } = {}) {
  buyers += 1;
  const accountId = `changing-${buyers}`;
  const token = await insertSession(database(), 'buyer', { accountId });
  const verified_at = isVerified ? Date.now() : null;
  await database().kysely.updateTable('account').set({ verified_at }).where('account_id', '=', accountId).execute();
  return { accountId, token, email: `${accountId}@example.com`, visitor: `visitor-who-changes-${buyers}-0000000` };
}
type Buyer = Awaited<ReturnType<typeof createBuyer>>;

const FIELDS = { description: 'Bath towels', email: 'a@b.co', cateAndTag: null, source: 2 };
/** A request that the weaver receives. */
const AT_SHOW = { exhibitionId: SHOW, cateAndTag: { tag: [{ label: 'Towels', value: 'TGWEAVE' }], product: '' } };

const ask = (who: Buyer, call: keyof typeof rfqLifecycle, data: object, headers = submitHeaders(who.visitor)) =>
  post(gateway(), rfqLifecycle[call].path, data, { headers, envelope: { token: who.token } });
const send = async (who: Buyer, change: object = {}) =>
  ((await readData(ask(who, 'add', { ...FIELDS, ...change }))) as { rfqId: string }).rfqId;
const edit = (who: Buyer, rfqId: string, change: object = {}) => ask(who, 'edit', { ...FIELDS, ...change, rfqId });
const detailOf = async (who: Buyer, rfqId: string) =>
  (await readData(
    post(gateway(), 'business-opportunity/rfq/detail', { rfqId }, { envelope: { token: who.token } }),
  )) as RfqDetail;
const show = (who: Buyer, rfqId: string) => readData(ask(who, 'show', { rfqId }));
const transitionsOf = (rfqId: string) =>
  database()
    .kysely.selectFrom('rfq_transition')
    .select(['version', 'from_status', 'to_status', 'side', 'actor_id', 'reason'])
    .where('rfq_id', '=', rfqId)
    .orderBy('version')
    .execute();

async function attach(who: Buyer): Promise<string> {
  const headers = { ...submitHeaders(who.visitor), 'blade-auth': `bearer ${who.token}` };
  const parts = [['file', new Blob([new Uint8Array(createPdfFile())]), 'need.pdf']] as const;
  const sent = postForm(gateway(), 'business-opportunity/rfq/attachment', parts, { headers });
  return ((await readData(sent)) as { fileId: string }).fileId;
}

/** The weaver's thread with the request. */
async function threadOf(rfqId: string): Promise<Thread> {
  const { enquiry_id: enquiryId } = await database()
    .kysely.selectFrom('enquiry')
    .select('enquiry_id')
    .where('task_id', '=', `${rfqId}|${weaver.supplierId}`)
    .executeTakeFirstOrThrow();
  return (await readData(
    sendThread(gateway(), 'supplierEnquiry', 'thread', { enquiryId }, { token: weaver.token }),
  )) as Thread;
}
const answer = async (rfqId: string, text: string) => {
  const { enquiryId } = await threadOf(rfqId);
  await readData(sendThread(gateway(), 'supplierEnquiry', 'answer', { enquiryId, text }, { token: weaver.token }));
};

describe('editing a request for quotation', () => {
  test('R-7.074 replaces all fields, which the detail call returns, and records who did it', async () => {
    const who = await createBuyer();
    const rfqId = await send(who, { question: 'Samples?', countryId: '818', productId: 'P1' });
    expect(await readData(edit(who, rfqId, { ...NEWS, version: 1 }))).toBe(true);
    const after = await detailOf(who, rfqId);
    expect(after).toMatchObject({ rfqId, ...NEWS, status: 0 });
    expect(after).not.toHaveProperty('countryId');
    expect(after).not.toHaveProperty('productId');
    expect(await show(who, rfqId)).toEqual({
      version: 2,
      endTime: null,
      reason: '',
      previousRfqId: null,
    });
    expect(await transitionsOf(rfqId)).toEqual([
      { version: 2, from_status: 0, to_status: 0, side: 'buyer', actor_id: who.accountId, reason: '' },
    ]);
  });

  test('R-7.074 keeps, adds and removes files, and accepts none of another buyer', async () => {
    const [who, other] = [await createBuyer(), await createBuyer()];
    const [first, second] = [await attach(who), await attach(who)];
    const rfqId = await send(who, { attachments: [first, second] });
    const added = await attach(who);
    await readData(edit(who, rfqId, { attachments: [added, second] }));
    const filesOf = async () => (await detailOf(who, rfqId)).attachments.map(({ fileId }) => fileId);
    expect(await filesOf()).toEqual([added, second]);
    const stranger = await attach(other);
    expect(await readError(edit(who, rfqId, { attachments: [stranger] }))).toMatchObject({ code: '404' });
    expect(await filesOf()).toEqual([added, second]);
    await readData(edit(who, rfqId));
    expect(await filesOf()).toEqual([]);
    const row = database().kysely.selectFrom('file').select('adopted_by').where('file_id', '=', second);
    expect(await row.executeTakeFirst()).toEqual({ adopted_by: null });
  });

  test('THR-29 answers 404 for a request of another buyer, and changes nothing', async () => {
    const [who, other] = [await createBuyer(), await createBuyer()];
    const rfqId = await send(who);
    for (const id of [rfqId, 'A'.repeat(22)]) {
      expect(await readError(edit(other, id, NEWS))).toMatchObject({ status: 404, code: '404' });
      expect(await readError(ask(other, 'withdraw', { rfqId: id, version: 1 }))).toMatchObject({ code: '404' });
      expect(await readError(ask(other, 'show', { rfqId: id }))).toMatchObject({ code: '404' });
      expect(await readError(ask(other, 'add', { ...FIELDS, previousRfqId: id }))).toMatchObject({ code: '404' });
    }
    expect(await detailOf(who, rfqId)).toMatchObject({ description: 'Bath towels' });
    expect(await transitionsOf(rfqId)).toEqual([]);
  });

  test('is rejected with an explanation if the buyer saw an earlier version, and once it has ended', async () => {
    const who = await createBuyer();
    const rfqId = await send(who);
    await readData(edit(who, rfqId, { version: 1 }));
    expect(await readError(edit(who, rfqId, { ...NEWS, version: 1 }))).toMatchObject({
      code: '409',
      message: expect.stringContaining('has changed in the meantime'),
    });
    await readData(ask(who, 'withdraw', { rfqId, version: 2 }));
    expect(await readError(edit(who, rfqId, { ...NEWS, version: 3 }))).toMatchObject({
      code: '409',
      message: expect.stringContaining('has ended'),
    });
    expect(await detailOf(who, rfqId)).toMatchObject({ description: 'Bath towels', status: 2 });
  });

  test('REL-04 counts once if it is repeated with its key', async () => {
    const who = await createBuyer();
    const rfqId = await send(who);
    const headers = submitHeaders(who.visitor);
    const data = { ...FIELDS, ...NEWS, rfqId, version: 1 };
    for (let times = 0; times < 2; times += 1) expect(await readData(ask(who, 'edit', data, headers))).toBe(true);
    expect(await show(who, rfqId)).toMatchObject({ version: 2 });
  });

  test('is written to the suppliers that have the request, if they would read something else', async () => {
    const who = await createBuyer();
    const rfqId = await send(who, AT_SHOW);
    expect((await detailOf(who, rfqId)).reached).toBe(1);
    await readData(edit(who, rfqId, { ...AT_SHOW, email: 'other@b.co' }));
    expect((await threadOf(rfqId)).messages).toHaveLength(1);
    await readData(edit(who, rfqId, { ...AT_SHOW, description: 'Beach towels' }));
    const { messages, state } = await threadOf(rfqId);
    expect(messages.map(({ text }) => text)[1]).toBe(
      'I have changed my request for quotation. It now says:\nTowels\nBeach towels',
    );
    expect(state).not.toBe('closed');
  });

  test('sends a request that has reached no supplier to the exhibitors of its new tags', async () => {
    const who = await createBuyer();
    const rfqId = await send(who, { exhibitionId: SHOW });
    expect((await detailOf(who, rfqId)).reached).toBe(0);
    await readData(edit(who, rfqId, AT_SHOW));
    expect((await detailOf(who, rfqId)).reached).toBe(1);
    expect((await threadOf(rfqId)).messages).toHaveLength(1);
  });
});

describe('withdrawing a request for quotation', () => {
  test('D-50 ends it, and records when and why', async () => {
    const who = await createBuyer();
    const rfqId = await send(who);
    const withdrawal = { rfqId, version: 1, reason: ' We found one ' };
    expect(await readData(ask(who, 'withdraw', withdrawal))).toEqual({ status: 2, version: 2 });
    expect(await detailOf(who, rfqId)).toMatchObject({ status: 2, isWaiting: false });
    expect(await show(who, rfqId)).toMatchObject({ version: 2, endTime: expect.any(Number), reason: 'We found one' });
    expect(await transitionsOf(rfqId)).toMatchObject([{ from_status: 0, to_status: 2, reason: 'We found one' }]);
    expect(await readError(ask(who, 'withdraw', { rfqId, version: 2 }))).toMatchObject({ code: '409' });
  });

  test('D-50 is read by its suppliers in their threads, which close if they have not answered', async () => {
    const who = await createBuyer();
    const [unanswered, answered] = [await send(who, AT_SHOW), await send(who, AT_SHOW)];
    await answer(answered, 'We can.');
    for (const rfqId of [unanswered, answered])
      await readData(ask(who, 'withdraw', { rfqId, version: 1, reason: 'Found one' }));
    const threads = [await threadOf(unanswered), await threadOf(answered)];
    for (const { messages } of threads)
      expect(messages.at(-1)?.text).toBe(
        'I have withdrawn this request for quotation. You no longer need to reply to it.\n\nFound one',
      );
    expect(threads.map(({ state }) => state === 'closed')).toEqual([true, false]);
  });

  test('D-50 a request that waits for its buyer is not sent to exhibitors any more', async () => {
    const who = await createBuyer({ isVerified: false });
    const rfqId = await send(who, AT_SHOW);
    expect(await detailOf(who, rfqId)).toMatchObject({ isWaiting: true, status: 0 });
    await readData(ask(who, 'withdraw', { rfqId, version: 1 }));
    expect(await detailOf(who, rfqId)).toMatchObject({ isWaiting: false, status: 2, reached: 0 });
  });

  test('D-94 an email to the team that has not been sent is dropped', async () => {
    const who = await createBuyer();
    const rfqId = await send(who);
    const queued = () =>
      database()
        .kysely.selectFrom('outbox')
        .select('dedupe_key')
        .where('dedupe_key', 'like', `rfq.${rfqId}.%`)
        .execute();
    await readData(ask(who, 'withdraw', { rfqId, version: 1 }));
    expect(await queued()).toEqual([]);
    expect((await listRecentMails(database(), who.email)).length).toBe(1);
  });
});

describe('sending a request again', () => {
  test('R-7.069 stores a request as the call of the form does, and returns its id', async () => {
    const who = await createBuyer();
    const headers = submitHeaders(who.visitor);
    const answers = [0, 1].map(() => readData(ask(who, 'add', { ...FIELDS, ...NEWS }, headers)));
    const [first, second] = (await Promise.all(answers)) as { rfqId: string }[];
    expect(first?.rfqId).toBe(second?.rfqId);
    expect(await detailOf(who, first?.rfqId ?? '')).toMatchObject({ ...FIELDS, ...NEWS, status: 0 });
    expect(await readError(ask(who, 'add', { ...FIELDS, productId: 'P404' }))).toMatchObject({ code: '404' });
  });

  test('D-50 links the new request to an ended one, and is rejected while that one is open', async () => {
    const who = await createBuyer();
    const previousRfqId = await send(who);
    expect(await readError(ask(who, 'add', { ...FIELDS, previousRfqId }))).toMatchObject({ code: '409' });
    await readData(ask(who, 'withdraw', { rfqId: previousRfqId, version: 1 }));
    const rfqId = await send(who, { ...NEWS, previousRfqId });
    expect(rfqId).not.toBe(previousRfqId);
    expect(await show(who, rfqId)).toMatchObject({ version: 1, previousRfqId });
    expect(await detailOf(who, previousRfqId)).toMatchObject({ status: 2, description: 'Bath towels' });
  });

  test('D-57 counts against the daily limit of enquiries like any other', async () => {
    const who = await createBuyer();
    for (let count = 0; count < ENQUIRY_DAILY_LIMIT; count += 1) await send(who, AT_SHOW);
    expect(await readData(ask(who, 'add', { ...FIELDS, ...AT_SHOW }))).toMatchObject({ heldBy: 'dailyLimit' });
  });
});
