import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imageUrl } from '@fairhall/core/contract/resource';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { type FormParts, postForm } from '../../../../tests/support/forms.ts';
import { createTestGateway, post, readData, readError, submitHeaders } from '../../../../tests/support/gateway.ts';
import { createClient } from '../../../../tests/support/real-client.ts';
import { createOfficeFile, createPdfFile, createPictureFile } from '../../../../tests/support/sample-files.ts';
import type { Gateway } from '../gateway.ts';
import { createPictures } from '../pictures/pictures.ts';
import { createFolderFiles } from './folder-files.ts';
import { createSentPictures, pictureSubject } from './sent-picture.ts';
import { ADDRESS_LIFE, createSignedAddresses } from './signed-address.ts';

const IMAGE = 'image/upload.json';
const ATTACH = 'business-opportunity/rfq/attachment';

const folder = mkdtempSync(path.join(tmpdir(), 'fairhall-uploads-'));
const uploads = path.join(folder, 'uploads');
const keptFolder = path.join(folder, 'made');
const files = createFolderFiles(uploads);
const database = testDatabase();
let gateway: Gateway;
let now = Date.parse('2026-11-21T12:00:00Z');
beforeAll(async () => {
  const ports = { database: database(), files, now: () => now, addresses: createSignedAddresses(database()) };
  const pictures = createPictures({
    database: database(),
    folder,
    renditionFolder: keptFolder,
    findSentPicture: createSentPictures(ports),
  });
  gateway = await createTestGateway(database(), { now: () => now, files, pictures });
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

let visitors = 0;
let visitor = '';
beforeEach(() => {
  visitors += 1;
  visitor = `visitor-of-uploads-${String(visitors).padStart(8, '0')}`;
});

const send = (call: string, parts: FormParts | Buffer, headers: Record<string, string> = {}) =>
  postForm(gateway, call, parts, { headers: { ...submitHeaders(visitor), ...headers } });
const blob = (bytes: Uint8Array | string, type = ''): Blob => new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
const bareOf = async (answer: Promise<Response>): Promise<unknown> => (await answer).json();
const uploadsKept = async () => {
  const rows = await database().kysely.selectFrom('file').select('file_id').execute();
  const names = existsSync(uploads) ? readdirSync(uploads, { recursive: true, withFileTypes: true }) : [];
  return { rows: rows.length, files: names.filter((name) => name.isFile()).length };
};
const fileOf = (bytes: Buffer, name: string) => ({
  name,
  size: bytes.byteLength,
  type: '',
  arrayBuffer: async () => new Uint8Array(bytes).buffer,
});

describe('uploading a picture', () => {
  test('R-7.032 returns a bare list with the picture’s id for a form with a file', async () => {
    const answer = await bareOf(send(IMAGE, [['file', blob(await createPictureFile('png')), 'bag.png']]));
    expect(answer).toEqual([{ id: expect.stringMatching(/^\d{30,39}$/), msgs: [] }]);
  });

  test('R-7.004 R-7.032 works through the client: file, token and other fields in, a list out', async () => {
    const { upload } = createClient(gateway, { visitorKey: visitor });
    const file = fileOf(await createPictureFile('jpeg'), 'بطاقة.jpg');
    const sent = await upload.image({ file, visibility: 'private' }, { idempotencyKey: crypto.randomUUID() });
    if (!sent.ok) throw new Error(JSON.stringify(sent.error));
    const row = database()
      .kysely.selectFrom('file')
      .selectAll()
      .where('file_id', '=', sent.value[0]?.id ?? '');
    expect(await row.executeTakeFirst()).toMatchObject({
      kind: 'image',
      name: 'بطاقة.jpg',
      content_type: 'image/webp',
      is_private: true,
      account_id: null,
      visitor: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('R-7.032 R-7.033 serves the picture re-encoded, in the widths of pictures', async () => {
    const sent = Buffer.concat([await createPictureFile('png', { place: '48.85,2.35' }), Buffer.from('<script>')]);
    const id = await idOf(send(IMAGE, [['file', blob(sent), 'bag.png']]));
    expect((await picture(id, 332)).status).toEqual(404);
    const { previews } = await previewsOf([id]);
    const shown = await picture(id, 332, previews[0]?.sign);
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect([shown.status, shown.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 332, height: 249 });
    expect(readFileSync(path.join(uploads, id)).includes('<script>')).toEqual(false);
    expect([(await picture(id, 331)).status, (await picture('1', 332)).status]).toEqual([404, 404]);
  });

  test.each(['public', 'private'])(
    'D-84 THR-36 gives a signed URL for an unused %s picture to its sender only',
    async (visibility) => {
      const parts: FormParts = [
        ['visibility', visibility],
        ['file', blob(await createPictureFile('png')), 'bag.png'],
      ];
      const id = await idOf(send(IMAGE, parts));
      const sender = visitor;
      expect(await previewsOf([id, '1'])).toEqual({ previews: [{ imageId: id, sign: expect.any(String) }] });
      expect(await previewsOf([id], `other-${sender}`)).toEqual({ previews: [] });
      expect(await previewsOf([id], null)).toEqual({ previews: [] });
      await database().kysely.updateTable('file').set({ adopted_by: 'x' }).where('file_id', '=', id).execute();
      expect(await previewsOf([id])).toEqual({ previews: [] });
    },
  );

  test('D-65 THR-35 limits the forms of a network, whatever visitors they come from, and reads nothing of one over the limit', async () => {
    const form = Buffer.from('--x--');
    const typed = { 'content-type': 'multipart/form-data; boundary=x' };
    const before = await uploadsKept();
    const one = (number: number) =>
      postForm(gateway, IMAGE, form, {
        headers: { ...submitHeaders(`${visitor}-${number}`), ...typed },
        address: `2001:db8:77:1::${number.toString(16)}`,
      });
    // A hundred at a time, since the queue has a limit.
    for (let sent = 0; sent < 600; sent += 100) {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, number) => one(sent + number)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    }
    let pulled = 0;
    const pull = () => {
      pulled += 1;
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const init = { method: 'POST', headers: { ...submitHeaders(visitor), ...typed }, body, duplex: 'half' };
    const request = new Request(`http://localhost/gateway/${ATTACH}`, init as RequestInit);
    const answer = await gateway.handle(request, { address: '2001:db8:77:1::ffff' });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0, pulled]).toEqual([429, true, 0]);
    expect(await uploadsKept()).toEqual(before);
  });

  test('THR-36 serves a private picture for ten minutes at a URL signed for it, and leaves no copy in the catalogue’s folder', async () => {
    const parts: FormParts = [
      ['visibility', 'private'],
      ['file', blob(await createPictureFile('jpeg')), 'card.jpg'],
    ];
    const id = await idOf(send(IMAGE, parts));
    const other = await idOf(send(IMAGE, parts));
    const addresses = createSignedAddresses(database());
    const signature = await addresses.sign(pictureSubject(id), now);
    expect((await picture(id, 64)).status).toEqual(404);
    const altered = signature.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
    for (const wrong of ['', 'x', `${signature}x`, altered, `zzzzzzzz.${signature.split('.')[1]}`])
      expect((await picture(id, 64, wrong)).status).toEqual(404);
    expect((await picture(other, 64, signature)).status).toEqual(404);
    const shown = await picture(id, 64, signature);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    now += ADDRESS_LIFE;
    expect((await picture(id, 64, signature)).status).toEqual(404);
    now -= ADDRESS_LIFE;
    expect(readdirSync(folder).includes('made')).toEqual(false);
  });

  test.each([
    ['en', 'gif', 'unsupported type'],
    ['ar', 'gif', 'نوع الملف غير مدعوم'],
    ['en', 'none', 'file is empty'],
    ['en', 'half', 'file is damaged'],
    ['en', 'large', 'file too large'],
    ['ar', 'large', 'الملف كبير جدًا'],
  ])('R-8.023 reports errors in the response list, in the caller’s language: %s %s', async (lang, what, msg) => {
    const wrong: Record<string, () => Promise<Buffer>> = {
      gif: () => createPictureFile('gif'),
      none: async () => Buffer.alloc(0),
      half: async () => (await createPictureFile('jpeg')).subarray(0, 900),
      large: async () => Buffer.alloc(UPLOAD_MAX_BYTES + 1, 1),
    };
    const before = await uploadsKept();
    const bytes = (await wrong[what]?.()) ?? Buffer.alloc(0);
    const { upload } = createClient(gateway, { visitorKey: visitor, lang });
    const sent = await upload.image({ file: fileOf(bytes, 'x.jpg') }, { idempotencyKey: crypto.randomUUID() });
    expect(sent).toEqual({ ok: true, value: [{ id: '', msgs: [msg] }] });
    expect(await uploadsKept()).toEqual(before);
  });
});

describe('uploading a file for an RFQ', () => {
  test('stores each type under its cleaned name and its sender’s proof', async () => {
    const answer = await send(ATTACH, [['file', blob(createOfficeFile('docx')), '../a\u202Eb.docx']]);
    expect(await answer.json()).toEqual({
      success: true,
      code: 200,
      data: {
        fileId: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
        fileName: 'ab.docx',
        size: createOfficeFile('docx').length,
      },
    });
  });

  test('REL-01 REL-02 returns the same file for the same key, and rejects another file under it', async () => {
    const headers = submitHeaders(visitor);
    const once = (bytes = createPdfFile(), name = 'need.pdf') => send(ATTACH, [['file', blob(bytes), name]], headers);
    const before = await uploadsKept();
    const answers = await Promise.all([once(), once(), once()]);
    const bodies = new Set(await Promise.all([...answers, await once()].map((answer) => answer.text())));
    expect(bodies.size).toEqual(1);
    expect(await uploadsKept()).toEqual({ rows: before.rows + 1, files: before.files + 1 });
    expect((await readError(once(createOfficeFile('docx'), 'need.docx'))).code).toEqual('422');
    expect((await readError(once(createPdfFile(), 'other.pdf'))).code).toEqual('422');
  });

  test('REL-27 counts as not sent if it fails between the file and its row, and can be sent again', async () => {
    for (const failpoint of ['after_rename_before_row', 'after_commit_before_reply']) {
      const environment = { FAILPOINTS: `${failpoint}:throw` };
      const failing = await createTestGateway(database(), { now: () => now, files, environment });
      const [headers, before] = [submitHeaders(visitor), await uploadsKept()];
      const parts: FormParts = [['file', blob(createPdfFile()), 'need.pdf']];
      expect((await postForm(failing, ATTACH, parts, { headers })).status).toEqual(500);
      expect((await send(ATTACH, parts, headers)).status).toEqual(200);
      await failing.close();
      const orphans = failpoint === 'after_rename_before_row' ? 1 : 0;
      expect(await uploadsKept()).toEqual({ rows: before.rows + 1, files: before.files + 1 + orphans });
    }
  });

  test.each([
    ['need.exe', createPdfFile(), 400, 'unsupported type'],
    ['need.docx', createPdfFile(), 400, 'file is damaged, or its type does not match its name'],
    ['need.txt', Buffer.alloc(0), 400, 'file is empty'],
    ['need.txt', Buffer.alloc(UPLOAD_MAX_BYTES + 1, 'x'), 413, 'file too large'],
    ['need.txt', Buffer.alloc(3 * UPLOAD_MAX_BYTES, 'x'), 413, 'file too large'],
  ])('rejects an invalid file with the reason: %s %#', async (name, bytes, status, message) => {
    const before = await uploadsKept();
    const refused = await readError(send(ATTACH, [['file', blob(bytes), name]]));
    expect(refused).toEqual({ status, code: String(status), message });
    expect(await uploadsKept()).toEqual(before);
  });

  test('THR-35 stores fifty files a day per visitor, and no more for concurrent uploads', async () => {
    const one = () => send(ATTACH, [['file', blob('need'), 'need.txt']]);
    const before = await uploadsKept();
    for (let sent = 0; sent < 48; sent += 1) expect((await one()).status).toEqual(200);
    const statuses = (await Promise.all(Array.from({ length: 6 }, one))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 429, 429, 429, 429]);
    expect(await readError(one())).toEqual({
      status: 429,
      code: '429',
      message: 'You’ve reached today’s limit of 50 files. You can upload more tomorrow.',
    });
    expect(await uploadsKept()).toEqual({ rows: before.rows + 50, files: before.files + 50 });
  });
});

describe.each([IMAGE, ATTACH])('an invalid form at %s', (call) => {
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const filePart = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\nneed\r\n`;
  const typed = { 'content-type': 'multipart/form-data; boundary=x' };

  test.each([
    ['nothing', '', 400],
    ['a form cut off', `${filePart('file').slice(0, 60)}`, 400],
    ['a form without an end', filePart('file'), 400],
    ['another boundary', `${filePart('file').replaceAll('--x', '--y')}--y--`, 400],
    ['no file', `${part('visibility', 'public')}--x--`, 400],
    ['a text in place of the file', `${part('file', 'need')}--x--`, 400],
    ['a file by another name', `${filePart('picture')}--x--`, 400],
    ['two files', `${filePart('file')}${filePart('file2')}--x--`, 400],
    ['six files', `${filePart('file').repeat(6)}--x--`, 400],
    ['a member twice', `${part('lang', 'en')}${part('lang', 'ar')}${filePart('file')}--x--`, 400],
    ['a member nobody knows', `${part('admin', 'true')}${filePart('file')}--x--`, 400],
    ['a prototype', `${part('__proto__', 'x')}${filePart('file')}--x--`, 400],
    ['data as a member', `${part('data', '{}')}${filePart('file')}--x--`, 400],
    ['a part without a name', `--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n${filePart('file')}--x--`, 400],
    ['a time that is none', `${part('time', 'now')}${filePart('file')}--x--`, 400],
    ['NUL in a member', `${part('lang', 'e\0n')}${filePart('file')}--x--`, 400],
    ['a member of a megabyte', `${part('token', 'x'.repeat(1e6))}${filePart('file')}--x--`, 413],
    ['a hundred members', `${Array.from({ length: 100 }, (_, at) => part(`m${at}`, 'x')).join('')}--x--`, 400],
    ['a hundred thousand members', `${part('a', '').repeat(1e5)}--x--`, 400],
    ['heads without end', `--x\r\n${'X-Head: y\r\n'.repeat(1e5)}\r\n\r\nx\r\n--x--`, 400],
    ['a good form', `${part('lang', 'en')}${filePart('file')}--x--`, 200],
  ])('%s', async (_, body, status) => {
    const answer = await send(call, Buffer.from(body), typed);
    const text = await answer.text();
    expect([answer.status, text]).toEqual([status, expect.not.stringMatching(/\bat .*\.(ts|js):\d+|Error:|busboy/i)]);
  });

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=x',
    'application/json',
  ])('with the type %s is rejected', async (type) => {
    const answer = await send(call, Buffer.from(`${filePart('file')}--x--`), { 'content-type': type });
    expect([400, 415]).toContain(answer.status);
  });

  test('THR-21 without our header and without a token is rejected as cross-site', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const parts: FormParts = [['file', blob(createPdfFile()), 'need.pdf']];
    expect(await readError(postForm(gateway, call, parts, { headers }))).toMatchObject({ status: 403 });
    const guessed: FormParts = [['token', 'bt_guessed'], ...parts];
    expect(await readError(postForm(gateway, call, guessed, { headers }))).toMatchObject({ status: 400 });
    const late: FormParts = [...parts, ['token', 'bt_guessed']];
    expect(await readError(postForm(gateway, call, late, { headers }))).toMatchObject({ status: 403 }); // THR-40: must precede the file
    const foreign = { ...submitHeaders(visitor), origin: 'https://evil.example' };
    expect(await readError(postForm(gateway, call, parts, { headers: foreign }))).toMatchObject({ status: 403 });
  });

  test('without an end is read only up to the limit, with an error in the language of its header', async () => {
    let pulled = 0;
    const head = Buffer.from(filePart('file').slice(0, -6));
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(head)),
      pull: (controller) => {
        pulled += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const headers = { ...typed, ...submitHeaders(visitor), 'accept-language': 'ar' };
    const init = { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit;
    const answer = await gateway.handle(new Request(`http://localhost/gateway/${call}`, init), {
      address: '192.0.2.1',
    });
    expect([answer.status, ((await answer.json()) as { msg: string }).msg]).toEqual([413, 'الملف كبير جدًا']);
    expect(pulled).toBeLessThan(3 * UPLOAD_MAX_BYTES);
  });
});

async function idOf(answer: Promise<Response>): Promise<string> {
  const [first] = (await bareOf(answer)) as [{ id: string }];
  return first.id;
}

async function previewsOf(imageIds: readonly string[], as: string | null = visitor) {
  const headers: Record<string, string> = as === null ? {} : { 'x-visitor-key': as };
  const answer = await readData(post(gateway, 'image/preview', { imageIds }, { headers }));
  return answer as { previews: { imageId: string; sign: string }[] };
}

function picture(id: string, width: number, signature?: string): Promise<Response> {
  const address = imageUrl('http://localhost/gateway', id, width as 64);
  const query = signature === undefined ? '' : `?s=${encodeURIComponent(signature)}`;
  return gateway.handle(new Request(`${address}${query}`), { address: '192.0.2.1' });
}
