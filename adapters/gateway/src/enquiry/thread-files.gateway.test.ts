import { randomUUID } from 'node:crypto';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload/limits';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createTestGateway, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { createMemoryFiles } from '../../../../tests/support/memory-files.ts';
import { createPdfFile, createPictureFile } from '../../../../tests/support/sample-files.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import { attachAs, readFileId, type Sending } from '../../../../tests/support/thread-files.ts';
import {
  createDeliveredEnquiry,
  createSupplier,
  type EnquiryPair,
  loadThread,
  sendAsSide,
  sendEnquiry,
  sendThread,
} from '../../../../tests/support/threads.ts';
import { createDailyScope } from '../limits/daily-count.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { ADDRESS_LIFE } from '../upload/signed-address.ts';
import { cleanUpFiles, FILE_WAIT_MS } from '../upload/upload.clean-up.ts';

const database = testDatabase();
const files = createMemoryFiles();
let now = Date.now();
const gateway = testGateway(database, { files, now: () => now });
const world = () => ({ database: database(), gateway: gateway() });
beforeAll(() => insertCatalogue(database()));

type Side = 'buyer' | 'supplier';
const GONE = { status: 400, message: expect.stringContaining('no longer stored') };
const NOT_FOUND = { status: 404, code: '404' };
const guest = () => createPerson('guest').visitor;
const attach = (pair: EnquiryPair, side: Side, sending?: Sending) =>
  readFileId(attachAs(gateway(), pair, side, sending));
const write = (pair: EnquiryPair, side: Side, data: object, visitor = guest(), key?: string) =>
  sendAsSide(gateway(), pair, side, 'answer', { text: '', ...data }, createHeaders({ visitor }, key));
const fetched = (address: string, on = gateway()) =>
  on.handle(new Request(`http://127.0.0.1:3000/gateway/${address}`), { address: '192.0.2.1' });
const lastOf = async (pair: EnquiryPair, side: Side) => {
  const last = (await loadThread(gateway(), pair, side)).messages.at(-1);
  if (last === undefined) throw new Error('a thread has a message');
  return last;
};
const rowsOf = (enquiryId: string) =>
  database().kysely.selectFrom('file').selectAll().where('enquiry_id', '=', enquiryId).orderBy('position').execute();

describe('files from both sides', () => {
  test('D-65 D-95 are sent with a message or alone, and the other side downloads them unchanged', async () => {
    const [pair, visitor] = [await createDeliveredEnquiry(world()), guest()];
    const sent = [
      await attach(pair, 'buyer', { visitor, name: 'drawing.pdf', bytes: createPdfFile() }),
      await attach(pair, 'buyer', { visitor, name: 'قائمة.csv', bytes: 'a,b' }),
    ];
    await readData(write(pair, 'buyer', { text: 'As drawn', files: sent }, visitor));
    const answer = await attach(pair, 'supplier', { name: '<b>offer".txt', bytes: '<script>alert(1)</script>' });
    await readData(write(pair, 'supplier', { files: [answer] }));
    const [, asked, answered] = (await loadThread(gateway(), pair, 'supplier')).messages;
    expect(asked).toMatchObject({
      text: 'As drawn',
      files: [
        { fileName: 'drawing.pdf', size: createPdfFile().byteLength },
        { fileName: 'قائمة.csv', size: 3 },
      ],
    });
    expect(answered).toMatchObject({ text: '', files: [{ fileName: 'boffer.txt', size: 25 }] });
    const own = await lastOf(pair, 'buyer');
    const response = await fetched(own.files[0]?.url ?? '');
    expect([response.status, await response.text()]).toEqual([200, '<script>alert(1)</script>']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': 'attachment; filename="boffer.txt"; filename*=UTF-8\'\'boffer.txt',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-store',
    });
  });

  test('THR-35 THR-36 a picture has a thumbnail under its own URL, and other files have none', async () => {
    const [pair, visitor] = [await createDeliveredEnquiry(world()), guest()];
    const large = await createPictureFile('png', { width: 1_200, height: 2_400 });
    const sent = [
      await attach(pair, 'buyer', { visitor, name: 'proof.png', bytes: large }),
      await attach(pair, 'buyer', { visitor, name: 'drawing.pdf', bytes: createPdfFile() }),
    ];
    await readData(write(pair, 'buyer', { files: sent }, visitor));
    const [proof, drawing] = (await lastOf(pair, 'supplier')).files;
    expect(drawing).not.toHaveProperty('small');
    const small = proof?.small ?? '';
    for (const round of ['made', 'kept']) {
      const response = await fetched(small);
      expect([round, response.status, response.headers.get('content-type')]).toEqual([round, 200, 'image/jpeg']);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      const { width, height } = await sharp(await response.bytes()).metadata();
      expect([width, height]).toEqual([240, 480]);
    }
    const [path = '', sign = ''] = small.split('?');
    const wrong = [path, `${path.replace('/small', '')}?${sign}`, `${path}?${proof?.url.split('?')[1]}`];
    const ofDrawing = small.replace(proof?.fileId ?? '', drawing?.fileId ?? '');
    for (const address of [...wrong, ofDrawing]) expect((await fetched(address)).status).toEqual(404);
    now += ADDRESS_LIFE;
    expect((await fetched(small)).status).toEqual(404);
    now -= ADDRESS_LIFE;
    // The cached small version is not served once the file is deleted.
    await database()
      .kysely.deleteFrom('file')
      .where('file_id', '=', proof?.fileId ?? '')
      .execute();
    expect((await fetched(small)).status).toEqual(404);
  });

  test('D-95 a buyer’s files belong to their account, including those sent before the login', async () => {
    const { supplierId, token: supplier } = await createSupplier(world());
    const [accountId, visitor] = [`files-${randomUUID().slice(0, 8)}`, guest()];
    const token = await insertSession(database(), 'buyer', { accountId });
    const verified = { verified_at: now };
    await database().kysely.updateTable('account').set(verified).where('account_id', '=', accountId).execute();
    const enquiryId = await sendEnquiry(world(), { supplierId, email: `${accountId}@example.com`, token });
    const pair = { enquiryId, sign: '', token: supplier };
    const own = await readFileId(attachAs(gateway(), pair, 'buyer', { token, visitor }));
    const data = { enquiryId, text: '', files: [own] };
    await readData(sendThread(gateway(), 'enquiry', 'reply', data, { token }));
    await database().kysely.deleteFrom('account').where('account_id', '=', accountId).execute();
    const [row] = await rowsOf(enquiryId);
    expect(row).toMatchObject({ file_id: own, account_id: null, kind: 'thread' });
  });

  test('rejects a message without text or files, and a sixth file', async () => {
    const [pair, visitor] = [await createDeliveredEnquiry(world()), guest()];
    for (const text of ['', ' \n '])
      expect(await readError(write(pair, 'supplier', { text }))).toMatchObject({
        status: 400,
        message: 'Write something or add a file first.',
      });
    const six: string[] = [];
    for (let place = 0; place < 6; place += 1) six.push(await attach(pair, 'buyer', { visitor }));
    expect((await write(pair, 'buyer', { files: six }, visitor)).status).toEqual(400);
    await readData(write(pair, 'buyer', { files: six.slice(0, 5) }, visitor));
    expect((await lastOf(pair, 'supplier')).files.map(({ fileId }) => fileId)).toEqual(six.slice(0, 5));
  });

  test.each([
    ['need.exe', 'x', 400, 'unsupported type'],
    ['page.html', '<script>', 400, 'unsupported type'],
    ['logo.svg', '<svg/>', 400, 'unsupported type'],
    ['need.pdf', 'no pdf', 400, 'file is damaged, or its type does not match its name'],
    ['need.txt', 'x'.repeat(UPLOAD_MAX_BYTES + 1), 413, 'file too large'],
    ['need.txt', 'x'.repeat(60 * 1024 * 1024), 413, 'file too large'],
  ])('THR-35 THR-38 rejects an invalid file with the reason: %s %#', async (name, bytes, status, message) => {
    const pair = await createDeliveredEnquiry(world());
    for (const side of ['buyer', 'supplier'] as const)
      expect(await readError(attachAs(gateway(), pair, side, { name, bytes }))).toMatchObject({ status, message });
    expect(await rowsOf(pair.enquiryId)).toEqual([]);
  });

  test('a list and an email name the files if the message has no text', async () => {
    const [pair, visitor] = [await createDeliveredEnquiry(world()), guest()];
    await readData(sendAsSide(gateway(), pair, 'supplier', 'markRead', { position: 1 }));
    now += 3_600_000;
    const sent = [
      await attach(pair, 'buyer', { visitor, name: 'plan.txt' }),
      await attach(pair, 'buyer', { visitor, name: 'call +91 98765 43210.txt' }),
    ];
    await readData(write(pair, 'buyer', { files: sent }, visitor));
    const inbox = { part: 'waiting', pageNo: 1 };
    const listed = sendThread(gateway(), 'supplierEnquiry', 'inbox', inbox, { token: pair.token, time: now });
    expect(await readData(listed)).toMatchObject({ records: [{ text: 'plan.txt, call •••.txt' }] });
    const mails = await listRecentMails(database(), pair.supplier);
    expect(mails[0]).toMatchObject({ subject: 'A buyer has written to you again' });
    expect(mails[0]?.text).toMatch(/Files: .*plan\.txt.*, .*call •••\.txt/);
    expect(mails[0]?.html).not.toContain('<blockquote');
    now -= 3_600_000;
  });
});

describe('access to files', () => {
  test('THR-29 only the two sides of a thread can upload to it, and for all others it is not found', async () => {
    const [pair, other] = [await createDeliveredEnquiry(world()), await createDeliveredEnquiry(world())];
    const token = await insertSession(database(), 'buyer', { accountId: `nosy-${pair.supplierId}`.toLowerCase() });
    const tries = [
      attachAs(gateway(), pair, 'buyer', { sign: '' }),
      attachAs(gateway(), pair, 'buyer', { sign: other.sign }),
      attachAs(gateway(), pair, 'buyer', { sign: pair.sign.slice(0, -1) }),
      attachAs(gateway(), pair, 'buyer', { token }),
      attachAs(gateway(), { ...pair, token: other.token }, 'supplier'),
      attachAs(gateway(), { ...pair, enquiryId: 'absent' }, 'buyer'),
      attachAs(gateway(), { ...pair, enquiryId: 'absent' }, 'supplier'),
    ];
    const refusals = await Promise.all(tries.map(readError));
    for (const refusal of refusals) expect(refusal).toEqual({ ...refusals[0], ...NOT_FOUND });
    expect(await rowsOf(pair.enquiryId)).toEqual([]);
  });

  test('THR-29 THR-36 a file can be downloaded only with the signed URL that its sides get, for ten minutes', async () => {
    const [pair, visitor] = [await createDeliveredEnquiry(world()), guest()];
    const fileId = await attach(pair, 'buyer', { visitor });
    const draft = await attach(pair, 'buyer', { visitor });
    await readData(write(pair, 'buyer', { files: [fileId] }, visitor));
    const [{ url = '' } = {}] = (await lastOf(pair, 'supplier')).files;
    const sign = new URL(url, 'http://x').searchParams.get('s') ?? '';
    expect((await fetched(url)).status).toEqual(200);
    const wrong = [
      `file/${fileId}`,
      `file/${fileId}/hidden`,
      `file/${fileId}?s=${sign}`,
      `file/${draft}/hidden?s=${sign}`,
      `file/${fileId}/hidden?s=${sign.slice(0, -1)}`,
      `file/${fileId}/other?s=${sign}`,
      `file/${'A'.repeat(22)}/hidden?s=${sign}`,
    ];
    for (const address of wrong) expect([address, (await fetched(address)).status]).toEqual([address, 404]);
    now += ADDRESS_LIFE;
    expect((await fetched(url)).status).toEqual(404);
    now -= ADDRESS_LIFE;
  });

  test('THR-29 a message accepts only files that its own writer uploaded for its thread, once, and a rejected one leaves no trace', async () => {
    const [pair, other] = [await createDeliveredEnquiry(world()), await createDeliveredEnquiry(world())];
    const visitor = guest();
    const own = await attach(pair, 'buyer', { visitor });
    const elsewhere = await attach(other, 'buyer', { visitor });
    const supplied = await attach(pair, 'supplier', { visitor });
    const stranger = await attach(pair, 'buyer');
    const colleague = await insertSession(database(), 'supplier', {
      accountId: `colleague-of-${pair.supplierId}`.toLowerCase(),
      supplierId: pair.supplierId,
    });
    for (const foreign of [elsewhere, supplied, stranger, 'absent'])
      expect(await readError(write(pair, 'buyer', { files: [own, foreign] }, visitor))).toMatchObject(GONE);
    for (const foreign of [own, stranger])
      expect(await readError(write(pair, 'supplier', { files: [foreign] }, visitor))).toMatchObject(GONE);
    const asColleague = write({ ...pair, token: colleague }, 'supplier', { files: [supplied] });
    expect(await readError(asColleague)).toMatchObject(GONE);
    expect((await loadThread(gateway(), pair, 'buyer')).messages).toHaveLength(1);
    expect((await rowsOf(pair.enquiryId)).filter(({ adopted_by }) => adopted_by !== null)).toEqual([]);
    await readData(write(pair, 'buyer', { files: [own] }, visitor));
    expect(await readError(write(pair, 'buyer', { files: [own] }, visitor))).toMatchObject(GONE);
  });

  test('D-65 THR-35 guests with one link can send fifty files a day, on any number of devices', async () => {
    const pair = await createDeliveredEnquiry(world());
    const { scope, day } = createDailyScope(`file|enquiry:${pair.enquiryId}`, { siteId: 999, now });
    await database().kysely.insertInto('daily_count').values({ scope, day, used: 49 }).execute();
    expect((await attachAs(gateway(), pair, 'buyer')).status).toEqual(200);
    expect(await readError(attachAs(gateway(), pair, 'buyer'))).toMatchObject({ status: 429 });
    expect((await attachAs(gateway(), pair, 'supplier')).status).toEqual(200);
  });

  test('rejects a file if the thread accepts no messages', async () => {
    const pair = await createDeliveredEnquiry(world());
    await readData(sendAsSide(gateway(), pair, 'supplier', 'setState', { to: 'closed' }));
    for (const side of ['buyer', 'supplier'] as const)
      expect(await readError(attachAs(gateway(), pair, side))).toMatchObject({ status: 409 });
  });
});

describe('faults', () => {
  test('REL-02 REL-04 a repeated request creates one message with one set of files, concurrently and after its response was deleted', async () => {
    const [pair, visitor, key] = [await createDeliveredEnquiry(world()), guest(), randomUUID()];
    const own = [await attach(pair, 'buyer', { visitor }), await attach(pair, 'buyer', { visitor })];
    const once = () => readData(write(pair, 'buyer', { text: 'Once', files: own }, visitor, key));
    const answers = await Promise.all([once(), once(), once()]);
    await database().kysely.deleteFrom('idempotency').where('key', '=', key).execute();
    expect(new Set([...answers, await once()].map((answer) => JSON.stringify(answer))).size).toEqual(1);
    const { messages } = await loadThread(gateway(), pair, 'buyer');
    expect(messages.map(({ files }) => files.length)).toEqual([0, 2]);
    expect(await rowsOf(pair.enquiryId)).toHaveLength(2);
  });

  test.each(['before_commit', 'after_commit_before_reply'])(
    'REL-02 REL-27 a failure at %s leaves no partial message, and retrying completes it',
    async (failpoint) => {
      const [pair, visitor, key] = [await createDeliveredEnquiry(world()), guest(), randomUUID()];
      const own = await attach(pair, 'buyer', { visitor });
      const environment = { FAILPOINTS: `${failpoint}:throw` };
      const failing = await createTestGateway(database(), { files, now: () => now, environment });
      const data = { text: 'Whole', files: [own] };
      expect(
        (await sendAsSide(failing, pair, 'buyer', 'answer', data, createHeaders({ visitor }, key))).status,
      ).toEqual(500);
      await failing.close();
      const [row] = await rowsOf(pair.enquiryId);
      const { messages } = await loadThread(gateway(), pair, 'buyer');
      const isThere = failpoint === 'after_commit_before_reply';
      expect([messages.length, row?.adopted_by !== null]).toEqual([isThere ? 2 : 1, isThere]);
      await readData(write(pair, 'buyer', data, visitor, key));
      const whole = await lastOf(pair, 'supplier');
      expect([whole.position, whole.files.map(({ fileId }) => fileId)]).toEqual([2, [own]]);
    },
  );

  test('REL-27 a file without a message is deleted after a day, others with their thread', async () => {
    const [pair, visitor] = [await createDeliveredEnquiry(world()), guest()];
    const [taken, left] = [await attach(pair, 'buyer', { visitor }), await attach(pair, 'buyer', { visitor })];
    await readData(write(pair, 'buyer', { files: [taken] }, visitor));
    await cleanUpFiles(database(), files, now + FILE_WAIT_MS + 3_600_000);
    expect((await rowsOf(pair.enquiryId)).map(({ file_id }) => file_id)).toEqual([taken]);
    expect([await files.get(taken), await files.get(left)]).toEqual([expect.anything(), undefined]);
    const [{ url = '' } = {}] = (await lastOf(pair, 'buyer')).files;
    await database().kysely.deleteFrom('enquiry').where('enquiry_id', '=', pair.enquiryId).execute();
    expect((await fetched(url)).status).toEqual(404);
    await cleanUpFiles(database(), files, now + FILE_WAIT_MS + 3_600_000);
    expect([await rowsOf(pair.enquiryId), await files.get(taken)]).toEqual([[], undefined]);
  });
});

describe('contact data', () => {
  const NAME = 'offer_priya@malabar.example.txt';
  const nameOf = async (url: string) => (await fetched(url)).headers.get('content-disposition');

  test('in a file name is masked until both sides share it, also in the download name', async () => {
    const pair = await createDeliveredEnquiry(world());
    const fileId = await attach(pair, 'supplier', { name: NAME });
    await readData(write(pair, 'supplier', { text: 'Our offer', files: [fileId] }));
    const masked = await lastOf(pair, 'buyer');
    expect(masked).toMatchObject({ isMasked: true, files: [{ fileName: '•••.txt' }] });
    expect(await nameOf(masked.files[0]?.url ?? '')).not.toContain('malabar');
    expect(await lastOf(pair, 'supplier')).toMatchObject({ isMasked: false, files: [{ fileName: NAME }] });
    for (const side of ['buyer', 'supplier'] as const)
      await readData(sendAsSide(gateway(), pair, side, 'shareContact', {}));
    const shown = await lastOf(pair, 'buyer');
    expect(shown).toMatchObject({ isMasked: false, files: [{ fileName: NAME }] });
    expect(await nameOf(shown.files[0]?.url ?? '')).toContain('malabar');
  });

  test('D-97 is shown immediately on a site with that setting, in threads, lists and emails, and masked on others', async () => {
    const WRITTEN = 'Mail priya@malabar.example';
    const { staffId } = await insertStaff(database(), { role: 'operator' });
    const SHOWING = 901;
    const setting = { site_id: SHOWING, name: 'enquiry.contacts', value: 'shown', changed: now, changed_by: staffId };
    await database().kysely.insertInto('site_setting').values(setting).execute();
    for (const [siteId, isShown] of [
      [SHOWING, true],
      [999, false],
    ] as const) {
      const pair = await createDeliveredEnquiry(world(), { content: WRITTEN });
      const site = { site_id: siteId };
      await database().kysely.updateTable('enquiry').set(site).where('enquiry_id', '=', pair.enquiryId).execute();
      const fileId = await attach(pair, 'supplier', { name: NAME });
      await readData(write(pair, 'supplier', { text: WRITTEN, files: [fileId] }));
      const { messages, contact } = await loadThread(gateway(), pair, 'buyer');
      expect(contact).toEqual({ mine: false, theirs: false, isOpen: isShown });
      expect(messages.map(({ isMasked }) => isMasked)).toEqual([false, !isShown]);
      const [mail] = await listRecentMails(database(), pair.buyer);
      expect(mail?.text.includes(WRITTEN)).toEqual(isShown);
      expect(mail?.text.includes('until both sides agree')).toEqual(!isShown);
      expect(mail?.text.includes(NAME)).toEqual(isShown);
      await readData(write(pair, 'buyer', { text: WRITTEN }));
      const inbox = { part: 'waiting', pageNo: 1 };
      const listed = sendThread(gateway(), 'supplierEnquiry', 'inbox', inbox, { token: pair.token });
      expect(JSON.stringify(await readData(listed)).includes(WRITTEN)).toEqual(isShown);
    }
    await database().kysely.deleteFrom('site_setting').where('site_id', '=', SHOWING).execute();
  });
});
