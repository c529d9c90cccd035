import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Rfq, RfqInput, RfqPage } from '@fairhall/core/contract/rfq/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { postForm } from '../../../../tests/support/forms.ts';
import { post, readData, readError, submitHeaders, testGateway } from '../../../../tests/support/gateway.ts';
import { createOfficeFile, createPdfFile } from '../../../../tests/support/sample-files.ts';
import { ANSWER_RETENTION_MS } from '../idempotency.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { cleanUpPlatform } from '../maintenance.ts';
import { createFolderFiles } from '../upload/folder-files.ts';
import { ADDRESS_LIFE } from '../upload/signed-address.ts';
import { cleanUpFiles, FILE_WAIT_MS } from '../upload/upload.clean-up.ts';

const SUBMIT = 'api/digital/rfq/submitNewRfq.json';
const LIST = 'business-opportunity/rfq/list';
const DETAIL = 'business-opportunity/rfq/detail';
const ATTACH = 'business-opportunity/rfq/attachment';

const folder = mkdtempSync(path.join(tmpdir(), 'fairhall-rfq-'));
const files = createFolderFiles(folder);
const database = testDatabase();
let now = Date.parse('2026-11-21T12:00:00Z');
const gateway = testGateway(database, { now: () => now, files });
beforeAll(() => insertCatalogue(database()));
afterAll(() => rmSync(folder, { recursive: true }));

interface Someone {
  readonly accountId: string;
  readonly token: string;
  readonly visitor: string;
}

let people = 0;
let buyer: Someone;
let other: Someone;
beforeEach(async () => {
  [buyer, other] = [await someone(), await someone()];
});

async function someone(): Promise<Someone> {
  people += 1;
  const accountId = `buyer-${people}`;
  const token = await insertSession(database(), 'buyer', { accountId, created: now });
  return { accountId, token, visitor: `visitor-of-requests-${String(people).padStart(6, '0')}` };
}

const rfq: RfqInput = {
  description: 'Stainless ball valves, DN20 to DN50',
  question: 'Do you ship to Egypt?',
  email: 'purchasing@example.com',
  cateAndTag: { tag: [{ label: 'Valves', value: 'TG601030' }], product: 'ball valve' },
  quantity: 500,
  unit: 'piece',
  countryId: '818',
  exhibitionId: '1001',
  productId: 'P1',
  source: 2,
};

const send = (who: Someone, change: object = {}, headers = submitHeaders(who.visitor), lang = 'en') =>
  post(gateway(), SUBMIT, { ...rfq, ...change }, { headers, envelope: { token: who.token, lang } });
const sent = async (answer: Promise<Response>) => ((await readData(answer)) as { rfqId: string }).rfqId;
const list = async (who: Someone, data: object = { pageNo: 1 }) =>
  (await readData(post(gateway(), LIST, data, { envelope: { token: who.token } }))) as RfqPage;
const detail = (who: Someone, rfqId: string) => post(gateway(), DETAIL, { rfqId }, { envelope: { token: who.token } });
const detailOf = async (who: Someone, rfqId: string) => (await readData(detail(who, rfqId))) as Rfq;

interface Attaching {
  readonly token?: string;
  readonly visitor: string;
}

/** Uploads a file, logged in if there is a token, and returns its id. */
async function attach({ token, visitor }: Attaching, bytes = createPdfFile(), name = 'need.pdf'): Promise<string> {
  const headers = { ...submitHeaders(visitor), ...(token ? { 'blade-auth': `bearer ${token}` } : {}) };
  const parts = [['file', new Blob([new Uint8Array(bytes)]), name]] as const;
  return ((await readData(postForm(gateway(), ATTACH, parts, { headers }))) as { fileId: string }).fileId;
}

describe('sending a request for quotation', () => {
  test('R-1.005 R-7.065 stores all data of the RFQ and returns its id', async () => {
    const rfqId = await sent(send(buyer));
    expect(rfqId).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const expected = { ...rfq, rfqId, attachments: [], status: 0, reached: 0, isWaiting: true, createTime: now };
    expect(await detailOf(buyer, rfqId)).toEqual(expected);
  });

  test('needs only a description, an email address and a source', async () => {
    const least = { description: 'Valves', email: 'a@b.co', cateAndTag: null, source: 10 };
    const answer = post(gateway(), SUBMIT, least, {
      headers: submitHeaders(buyer.visitor),
      envelope: { token: buyer.token },
    });
    const rfqId = await sent(answer);
    const state = { status: 0, reached: 0, isWaiting: false };
    expect(await detailOf(buyer, rfqId)).toEqual({ ...least, rfqId, attachments: [], ...state, createTime: now });
  });

  test('stores an unknown tag with its label', async () => {
    const cateAndTag = { tag: [{ label: 'ورق', value: 'nobody-knows' }], product: '' };
    const rfqId = await sent(send(buyer, { cateAndTag }));
    expect((await detailOf(buyer, rfqId)).cateAndTag).toEqual(cateAndTag);
  });

  test('R-6.014 is rejected without a login and with a supplier’s login', async () => {
    const ask = (token?: string) =>
      readError(post(gateway(), SUBMIT, rfq, { headers: submitHeaders(), envelope: token ? { token } : {} }));
    expect(await ask()).toMatchObject({ status: 401, code: '401' });
    expect(await ask('bt_nobody')).toMatchObject({ status: 401 });
    const supplier = await insertSession(database(), 'supplier', { accountId: `supplier-of-${people}`, created: now });
    expect(await ask(supplier)).toMatchObject({ status: 401 });
    expect((await list(buyer)).total).toEqual(0);
  });

  test('is rejected if the product no longer exists, and stores nothing', async () => {
    expect(await readError(send(buyer, { productId: 'P404' }))).toMatchObject({ status: 404, code: '404' });
    expect((await list(buyer)).total).toEqual(0);
  });

  test('emails the buyer in their language, without any text they typed', async () => {
    const rfqId = await sent(send(buyer, { description: 'secret words' }, undefined, 'ar'));
    const [mail] = await listRecentMails(database(), `${buyer.accountId}@example.com`);
    expect(mail).toMatchObject({ subject: 'استلمنا طلب عرض السعر الخاص بك' });
    expect(mail?.html).toContain('<html lang="ar" dir="rtl"');
    expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toMatch(/secret|valve|purchasing/);
    expect(mail?.links).toEqual([`http://fairhall.test/rfq/detail?rfq_id=${rfqId}`]);
    expect(await listRecentMails(database(), rfq.email)).toEqual([]);
  });

  test('THR-46 sends an unverified email address three emails an hour, postpones the latest one over that, and stores each RFQ', async () => {
    const told: unknown[] = [];
    for (let count = 0; count < 5; count += 1) told.push(((await readData(send(buyer))) as { mail: unknown }).mail);
    expect(told).toEqual(['queued', 'queued', 'queued', 'postponed', 'postponed']);
    const mails = await listRecentMails(database(), `${buyer.accountId}@example.com`);
    expect(mails.map(({ isPostponed }) => isPostponed)).toEqual([true, false, false, false]);
    expect((await list(buyer)).total).toEqual(5);
  });

  test('THR-46 emails a buyer with a verified email address about each RFQ', async () => {
    await database()
      .kysely.updateTable('account')
      .set({ verified_at: now })
      .where('account_id', '=', buyer.accountId)
      .execute();
    for (let count = 0; count < 5; count += 1) await sent(send(buyer));
    expect((await listRecentMails(database(), `${buyer.accountId}@example.com`)).length).toEqual(5);
  });
});

describe('sending an RFQ again', () => {
  test('REL-02 creates one RFQ and one email for many concurrent requests with one key, all with the same response', async () => {
    const headers = submitHeaders(buyer.visitor);
    const attachments = [await attach(buyer)];
    const ids = await Promise.all(Array.from({ length: 12 }, () => sent(send(buyer, { attachments }, headers))));
    expect(new Set(ids).size).toEqual(1);
    expect((await list(buyer)).total).toEqual(1);
    expect((await listRecentMails(database(), `${buyer.accountId}@example.com`)).length).toEqual(1);
  });

  test('REL-04 finds the RFQ after its response was deleted, also from another device', async () => {
    const headers = submitHeaders(buyer.visitor);
    const attachments = [await attach(buyer)];
    const rfqId = await sent(send(buyer, { attachments }, headers));
    await cleanUpPlatform(database(), now + ANSWER_RETENTION_MS + 1);
    const elsewhere = { ...headers, 'x-visitor-key': 'another-device-of-the-buyer' };
    expect(await sent(send(buyer, { attachments }, elsewhere))).toEqual(rfqId);
    expect((await list(buyer)).total).toEqual(1);
  });

  test('treats another buyer’s identical key as a different key', async () => {
    const headers = submitHeaders(buyer.visitor);
    expect(await sent(send(buyer, {}, headers))).not.toEqual(await sent(send(other, {}, headers)));
  });
});

describe('files of an RFQ', () => {
  test('uploaded before the login belong to the buyer with the same proof, in their order', async () => {
    const guest = { visitor: buyer.visitor };
    const attachments = [
      await attach(guest, createOfficeFile('docx'), 'b.docx'),
      await attach(buyer),
      await attach(guest),
    ];
    const rfqId = await sent(send(buyer, { attachments }));
    expect((await detailOf(buyer, rfqId)).attachments.map(({ fileId }) => fileId)).toEqual(attachments);
  });

  test('THR-29 are not found if they belong to another visitor, account or RFQ, or do not exist', async () => {
    const strangers = await attach({ visitor: other.visitor });
    const accounts = await attach({ ...other, visitor: buyer.visitor });
    const used = await attach(buyer);
    await sent(send(buyer, { attachments: [used] }));
    for (const fileId of [strangers, accounts, used, 'nobodys-file-at-all-00']) {
      const own = await attach(buyer);
      const refused = await readError(send(buyer, { attachments: [own, fileId] }));
      expect(refused).toMatchObject({ status: 404, code: '404' });
      await sent(send(buyer, { attachments: [own] }));
    }
    expect((await list(buyer)).total).toEqual(5);
    await sent(send(other, { attachments: [strangers, accounts] }));
  });

  test('are downloaded by their owner through a URL for ten minutes, and never displayed inline', async () => {
    const rfqId = await sent(send(buyer, { attachments: [await attach(buyer, createPdfFile(), 'الطلب "1".pdf')] }));
    const [attachment] = (await detailOf(buyer, rfqId)).attachments;
    expect(attachment).toMatchObject({ fileName: 'الطلب 1.pdf', size: createPdfFile().length });
    const saved = await get(attachment?.url ?? '');
    expect(Buffer.from(await saved.arrayBuffer())).toEqual(createPdfFile());
    expect(Object.fromEntries(saved.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="_____ 1.pdf"; filename*=UTF-8''${encodeURIComponent('الطلب 1.pdf')}`,
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    const head = await get(attachment?.url ?? '', 'HEAD');
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
      200,
      '',
      String(createPdfFile().length),
    ]);
    expect((await get(attachment?.url ?? '', 'POST')).status).toEqual(405);
    now += ADDRESS_LIFE;
    expect((await get(attachment?.url ?? '')).status).toEqual(404);
  });

  test('THR-29 THR-36 look missing without their signature', async () => {
    const [one, two] = [await attach(buyer), await attach(buyer)];
    const rfqId = await sent(send(buyer, { attachments: [one, two] }));
    const { attachments } = await detailOf(buyer, rfqId);
    const signature = attachments[0]?.url.split('?')[1] ?? '';
    const nothing = await shapeOf(get(`file/${'x'.repeat(22)}?${signature}`));
    expect(nothing).toMatchObject({ status: 404, body: '' });
    for (const address of [
      `file/${one}`,
      `file/${one}?s=`,
      `file/${two}?${signature}`,
      `file/../file/${one}?${signature}x`,
    ])
      expect(await shapeOf(get(address))).toEqual(nothing);
  });

  test('REL-27 are deleted if no RFQ used them within a day, and so is content without a row', async () => {
    const [left, taken] = [await attach(buyer), await attach(buyer)];
    const rfqId = await sent(send(buyer, { attachments: [taken] }));
    await files.put('an-orphan-0000000000000', createPdfFile());
    await cleanUpFiles(database(), files, now + FILE_WAIT_MS);
    expect(await files.get(left)).toBeDefined();
    const later = Math.max(now, Date.now()) + FILE_WAIT_MS + 1_000;
    await cleanUpFiles(database(), files, later);
    const there = await Promise.all([left, taken, 'an-orphan-0000000000000'].map((id) => files.get(id)));
    expect(there.map((bytes) => bytes !== undefined)).toEqual([false, true, false]);
    expect((await detailOf(buyer, rfqId)).attachments.length).toEqual(1);
    expect(await readError(send(buyer, { attachments: [left] }))).toMatchObject({ status: 404 });
  });

  test('are rejected if there are six', async () => {
    const attachments = Array.from({ length: 6 }, (_, at) => `file-${at}`);
    expect(await readError(send(buyer, { attachments }))).toMatchObject({ status: 400 });
  });
});

describe('a buyer’s RFQs', () => {
  test('R-7.070 are listed newest first, ten per page, without those of others', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      now += 1_000;
      ids.unshift(await sent(send(buyer, { description: `need ${count}` })));
    }
    await sent(send(other));
    const first = await list(buyer);
    expect([first.total, first.pageNo, first.pageSize]).toEqual([12, 1, 10]);
    expect(first.records.map(({ rfqId }) => rfqId)).toEqual(ids.slice(0, 10));
    expect((await list(buyer, { pageNo: 2 })).records.map(({ rfqId }) => rfqId)).toEqual(ids.slice(10));
    expect((await list(buyer, { pageNo: 3 })).records).toEqual([]);
    expect((await list(buyer, { pageNo: 1, status: 0 })).total).toEqual(12);
    expect((await list(buyer, { pageNo: 1, status: 1 })).total).toEqual(0);
  });

  test('R-6.029 R-7.071 THR-29 look missing to another buyer', async () => {
    const rfqId = await sent(send(buyer));
    expect((await detailOf(buyer, rfqId)).description).toEqual(rfq.description);
    const foreign = await readError(detail(other, rfqId));
    expect(foreign).toMatchObject({ status: 404, code: '404' });
    expect(foreign).toEqual(await readError(detail(other, 'x'.repeat(22))));
    for (const call of [LIST, DETAIL])
      expect(await readError(post(gateway(), call, { pageNo: 1, rfqId }))).toMatchObject({ status: 401 });
  });
});

const get = (address: string, method = 'GET'): Promise<Response> =>
  gateway().handle(new Request(`http://localhost/gateway/${address}`, { method }), { address: '192.0.2.1' });

async function shapeOf(answer: Promise<Response>): Promise<object> {
  const { status, headers, ...response } = await answer.then(async (given) => ({
    status: given.status,
    headers: Object.fromEntries(given.headers),
    body: await given.text(),
  }));
  return { status, headers, ...response };
}
