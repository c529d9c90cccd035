import { randomUUID } from 'node:crypto';
import { certificate } from '@fairhall/core/contract/certificate/calls';
import { CERTIFICATE_COUNT_MAX } from '@fairhall/core/contract/certificate/limits';
import { certificateAdmin } from '@fairhall/core/contract/certificate/staff-calls';
import { supplierCertificate } from '@fairhall/core/contract/certificate/supplier-calls';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload/limits';
import { describe, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../tests/support/accounts.ts';
import { insertCertificate } from '../../../../tests/support/certificates.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { type FormParts, postForm } from '../../../../tests/support/forms.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { createMemoryFiles } from '../../../../tests/support/memory-files.ts';
import { createPdfFile, createPictureFile } from '../../../../tests/support/sample-files.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import { createSupplierDesk } from '../../../../tests/support/supplier-desk.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { loadTexts } from '../texts.ts';
import { cleanUpFiles, FILE_WAIT_MS } from '../upload/upload.clean-up.ts';
import { cleanUpCertificates } from './certificate.clean-up.ts';
import { warnOfEnds } from './expiry-reminders.ts';

const database = testDatabase();
const files = createMemoryFiles();
const START = Date.UTC(2026, 10, 23, 12);
const DAY = 86_400_000;
let now = START;
const gateway = testGateway(database, { files, now: () => now });
const desk = createSupplierDesk(database, gateway, () => now);

const FACTS = {
  name: 'ISO 9001',
  number: 'CN-104',
  issuer: 'Control Union',
  scope: 'Weaving',
  issued: '2025-03-15',
  expires: '2027-03-14',
};
interface Sending {
  readonly facts?: Readonly<Record<string, string>>;
  readonly bytes?: Uint8Array | undefined;
  readonly name?: string;
  readonly key?: string;
}

/** Sends the certificate form; without a file if `bytes` is undefined. */
function save(token: string, { facts = {}, name = 'iso.pdf', key, ...sent }: Sending = {}): Promise<Response> {
  const bytes = 'bytes' in sent ? sent.bytes : createPdfFile();
  const words = Object.entries({ token, ...FACTS, ...facts });
  const file: FormParts = bytes === undefined ? [] : [['file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name]];
  return postForm(gateway(), supplierCertificate.save.path, [...words, ...file], {
    headers: createHeaders(createPerson(), key),
  });
}
const saved = async (token: string, sending?: Sending) =>
  supplierCertificate.save.output.parse(await readData(save(token, sending)));
const listed = async (token: string) =>
  supplierCertificate.list.output.parse(await readData(desk.ask('certificates', {}, { token })));
const only = async (token: string) => {
  const { certificates } = await listed(token);
  if (certificates[0] === undefined || certificates.length > 1) throw new Error(`${certificates.length} certificates`);
  return certificates[0];
};
const shownToAll = async (supplierId: string) =>
  certificate.ofSupplier.output.parse(await readData(post(gateway(), certificate.ofSupplier.path, { supplierId })))
    .certificates;
const fetched = (url: string) =>
  gateway().handle(new Request(`http://127.0.0.1:3000/gateway/${url}`), { address: '192.0.2.1' });

async function supplierWith(right: 'answer' | 'manage' = 'manage') {
  const supplierId = await desk.supplier();
  return { supplierId, ...(await desk.person(supplierId, right)) };
}

const asStaff = async (call: keyof typeof certificateAdmin, data: object, key?: string, token = '') =>
  post(gateway(), certificateAdmin[call].path, data, {
    headers: createHeaders(createPerson(), key),
    envelope: { token: token || (await insertStaff(database(), { role: 'operator' })).token },
  });
const decide = (
  { certificateId, version }: { certificateId: string; version: string },
  verdict: 'checked' | 'refused',
  reason = 'a test',
) => asStaff('decide', { certificateId, version, verdict, reason });

describe('a supplier’s certificate', () => {
  test('D-52 is added with its file, awaits review, and can be read by its team only', async () => {
    const { supplierId, token } = await supplierWith();
    const { certificateId } = await saved(token, { facts: { name: ' ISO 9001 ' } });
    const member = await desk.person(supplierId, 'answer');
    const { certificates, canEdit, max } = await listed(member.token);
    expect([canEdit, max, (await listed(token)).canEdit]).toEqual([false, CERTIFICATE_COUNT_MAX, true]);
    expect(certificates).toMatchObject([
      { certificateId, ...FACTS, state: 'waiting', daysLeft: 111, decided: null, reason: '', changed: now },
    ]);
    const response = await fetched(certificates[0]?.file.url ?? '');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('content-disposition')).toContain('attachment; filename="iso.pdf"');
    expect((await listed((await supplierWith()).token)).certificates).toEqual([]);
    expect(await shownToAll(supplierId)).toEqual([]);
  });

  test('D-52 THR-36 once verified, its file can be downloaded by everybody with a URL that is valid until it expires', async () => {
    const { supplierId, token } = await supplierWith();
    await saved(token);
    const made = await only(token);
    const path = `certificate/${made.certificateId}`;
    expect((await fetched(path)).status).toBe(404);
    await readData(decide(made, 'checked'));
    const [shown] = await shownToAll(supplierId);
    expect(shown?.file.url).toBe(path);
    const led = await fetched(path);
    expect([led.status, led.headers.get('cache-control')]).toEqual([302, 'no-store']);
    const file = await fetched((led.headers.get('location') ?? '').replace('/gateway/', ''));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    now = Date.UTC(2027, 2, 16);
    expect((await fetched(path)).status).toBe(404);
    now = START;
    await readData(desk.ask('removeCertificate', { certificateId: made.certificateId }, { token }));
    expect((await fetched(path)).status).toBe(404);
  });

  test('D-65 cannot be added, changed or removed by a member who is not a manager', async () => {
    const { supplierId, token } = await supplierWith();
    const made = await saved(token);
    const member = await desk.person(supplierId, 'answer');
    const refused = { status: 403, message: expect.stringContaining('Only managers of this supplier') };
    expect(await readError(save(member.token))).toMatchObject(refused);
    expect(await readError(save(member.token, { facts: made }))).toMatchObject(refused);
    const remove = desk.ask('removeCertificate', { certificateId: made.certificateId }, { token: member.token });
    expect(await readError(remove)).toMatchObject(refused);
    expect((await only(token)).version).toBe('1');
  });

  test('D-65 THR-29 of another supplier is treated as not found', async () => {
    const { token } = await supplierWith();
    const made = await saved(token);
    const other = await supplierWith();
    expect(await readError(save(other.token, { facts: made }))).toMatchObject({ status: 404 });
    const remove = desk.ask('removeCertificate', { certificateId: made.certificateId }, { token: other.token });
    expect(await readError(remove)).toMatchObject({ status: 404 });
    expect((await only(token)).version).toBe('1');
  });

  test.each([
    ['issued', '15.03.2025', 'year, month and day'],
    ['expires', '2027-02-30', 'year, month and day'],
    ['issued', '2026-11-24', 'in the future'],
    ['expires', '2026-11-22', 'already expired'],
    ['expires', '2025-03-14', 'before the issue date'],
  ])('is rejected with %s on %s, with a message how to correct it', async (field, day, words) => {
    const { token } = await supplierWith();
    const refused = await readError(save(token, { facts: { [field]: day } }));
    expect(refused).toMatchObject({ status: 400, message: expect.stringContaining(words) });
    expect((await listed(token)).certificates).toEqual([]);
  });

  test('THR-35 THR-38 must be a PDF or picture whose content matches its file name', async () => {
    const { token } = await supplierWith();
    for (const [name, format] of [
      ['a.png', 'png'],
      ['a.jpg', 'jpeg'],
      ['a.webp', 'webp'],
    ] as const) {
      await saved(token, { name, bytes: await createPictureFile(format) });
    }
    for (const [name, bytes, status] of [
      ['a.txt', createPdfFile(), 400],
      ['a.pdf', await createPictureFile('png'), 400],
      ['a.png', createPdfFile(), 400],
      ['a.pdf', new Uint8Array(0), 400],
      ['a.pdf', new Uint8Array(UPLOAD_MAX_BYTES + 1), 413],
    ] as const) {
      expect(await readError(save(token, { name, bytes }))).toMatchObject({ status });
    }
    expect(await readError(save(token, { bytes: undefined }))).toMatchObject({
      status: 400,
      message: expect.stringContaining('PDF, JPEG, PNG or WebP'),
    });
    expect((await listed(token)).certificates.length).toBe(3);
  });

  test('REL-04 is added once per idempotency key, even after it was changed or removed', async () => {
    const { token } = await supplierWith();
    const key = randomUUID();
    const made = await saved(token, { key });
    expect(await saved(token, { key })).toEqual(made);
    expect(await readError(save(token, { key, facts: { number: 'other' } }))).toMatchObject({ status: 422 });
    const changed = await saved(token, { facts: { ...made, number: 'CN-105' }, bytes: undefined });
    expect(await saved(token, { key })).toEqual(changed);
    await readData(desk.ask('removeCertificate', { certificateId: made.certificateId }, { token }));
    await saved(token, { key });
    await readData(desk.ask('removeCertificate', { certificateId: made.certificateId }, { token }));
    expect((await listed(token)).certificates).toEqual([]);
  });

  test('concurrent requests with one key add one certificate, and no more than the maximum are stored', async () => {
    const { supplierId, token } = await supplierWith();
    for (let at = 2; at < CERTIFICATE_COUNT_MAX; at += 1) await insertCertificate(database(), { supplierId });
    const key = randomUUID();
    const twins = await Promise.all([save(token, { key }), save(token, { key })]);
    expect(twins.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const others = await Promise.all([save(token), save((await desk.person(supplierId)).token)]);
    expect(others.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await listed(token)).certificates.length).toBe(CERTIFICATE_COUNT_MAX);
    const kept = await countFiles();
    expect(await readError(save(token))).toMatchObject({ message: expect.stringContaining('up to 30 certificates') });
    expect(await countFiles()).toBe(kept);
  });
});

describe('changing a certificate', () => {
  test('D-52 any change requires a new review, and keeps the file unless another is uploaded', async () => {
    const { supplierId, token } = await supplierWith();
    const made = await saved(token);
    await readData(decide(made, 'checked'));
    const before = await only(token);
    expect(await saved(token, { facts: made, bytes: undefined })).toEqual(made);
    expect((await only(token)).state).toBe('checked');
    const changed = await saved(token, { facts: { ...made, scope: 'Weaving and sewing' }, bytes: undefined });
    const after = await only(token);
    expect(after).toMatchObject({ state: 'waiting', decided: null, scope: 'Weaving and sewing', version: '2' });
    expect(after.file.fileId).toBe(before.file.fileId);
    expect(await shownToAll(supplierId)).toEqual([]);
    await readData(decide(changed, 'checked'));
    await saved(token, { facts: { ...changed, scope: 'Weaving and sewing' }, name: 'b.pdf' });
    expect(await only(token)).toMatchObject({ state: 'waiting', file: { fileName: 'b.pdf' } });
    expect(await isKept(before.file.fileId)).toBe(false);
  });

  test('a change is rejected if a colleague has changed it since it was read', async () => {
    const { token } = await supplierWith();
    const made = await saved(token);
    const key = randomUUID();
    const changed = await saved(token, { facts: { ...made, number: 'B' }, bytes: undefined, key });
    expect(await saved(token, { facts: { ...made, number: 'B' }, bytes: undefined, key })).toEqual(changed);
    const late = save(token, { facts: { ...made, number: 'C' }, bytes: undefined });
    expect(await readError(late)).toMatchObject({ status: 409, message: expect.stringContaining('what it says now') });
    expect((await only(token)).number).toBe('B');
  });

  test('D-52 a removed certificate disappears immediately with its file, and its row is deleted later', async () => {
    const { supplierId, token } = await supplierWith();
    const made = await saved(token);
    await readData(decide(made, 'checked'));
    const { file } = await only(token);
    await readData(desk.ask('removeCertificate', { certificateId: made.certificateId }, { token }));
    expect([(await listed(token)).certificates, await shownToAll(supplierId)]).toEqual([[], []]);
    expect(await readError(decide(made, 'refused'))).toMatchObject({ status: 404 });
    expect((await fetched(file.url)).status).toBe(404);
    expect(await isKept(file.fileId)).toBe(false);
    await cleanUpCertificates(database(), now + 89 * DAY);
    expect(await isRowKept(made.certificateId)).toBe(true);
    await cleanUpCertificates(database(), now + 91 * DAY);
    expect(await isRowKept(made.certificateId)).toBe(false);
  });
});

describe('reviewing certificates', () => {
  test('D-94 staff see those of all suppliers that await review, the longest waiting first, each with its file', async () => {
    const { supplierId, token } = await supplierWith();
    const made = await saved(token);
    const older = await insertCertificate(database(), { supplierId, changed: 5 });
    const mine = (await all('waiting')).filter((row) => row.supplierId === supplierId);
    expect(mine.map(({ certificateId }) => certificateId)).toEqual([older, made.certificateId]);
    expect(mine[1]).toMatchObject({ ...FACTS, supplierName: 'Salem Looms', state: 'waiting', version: '1' });
    expect((await fetched(mine[1]?.file.url ?? '')).status).toBe(200);
  });

  test('D-94 D-52 a verified one shows when and by whom it was decided, and buyers see it', async () => {
    const { supplierId, token } = await supplierWith();
    const made = await saved(token);
    const { staffId, token: staff } = await insertStaff(database(), { role: 'operator' });
    const verdict = { ...made, verdict: 'checked', reason: 'in the register' };
    await readData(asStaff('decide', verdict, undefined, staff));
    expect(await only(token)).toMatchObject({ state: 'checked', decided: { at: now, by: staffId }, reason: '' });
    const [shown] = await shownToAll(supplierId);
    expect(shown).toMatchObject({ ...FACTS, checked: now });
    const audited = database().kysely.selectFrom('audit').selectAll().where('staff_id', '=', staffId);
    expect(await audited.executeTakeFirst()).toMatchObject({
      call: 'certificateAdmin.decide',
      reason: 'in the register',
    });
  });

  test('D-94 a rejected one shows its supplier the reason, also in a single email, and buyers do not see it', async () => {
    const { supplierId, token, email } = await supplierWith();
    const made = await saved(token);
    await readData(decide(made, 'checked'));
    await readData(decide(made, 'refused', 'The second page is missing.'));
    await readData(decide(made, 'refused', 'The second page is missing.'));
    expect(await only(token)).toMatchObject({ state: 'refused', reason: 'The second page is missing.' });
    expect(await shownToAll(supplierId)).toEqual([]);
    const mails = await listRecentMails(database(), email);
    expect(mails.map(({ subject }) => subject)).toEqual(['One of your certificates was rejected']);
    expect(mails[0]?.text).toContain('The second page is missing.');
    expect(mails[0]?.links[0]).toMatch(/\/certificates$/);
  });

  test('D-94 a decision about an outdated version is rejected', async () => {
    const { token } = await supplierWith();
    const made = await saved(token);
    await saved(token, { facts: { ...made, number: 'B' }, bytes: undefined });
    expect(await readError(decide(made, 'checked'))).toMatchObject({ status: 409 });
    expect((await only(token)).state).toBe('waiting');
  });
});

describe('the expiry date of a certificate', () => {
  test('D-52 ends in the supplier’s time zone, and buyers do not see the certificate afterwards', async () => {
    const { supplierId, token } = await supplierWith();
    await database()
      .kysely.insertInto('supplier_contact')
      .values({ supplier_id: supplierId, email: '', lang: 'en', time_zone: 'Pacific/Auckland', changed: 1 })
      .execute();
    const made = await saved(token, { facts: { expires: '2026-12-01' } });
    await readData(decide(made, 'checked'));
    // Auckland is thirteen hours ahead at that time: midnight there is 11 o'clock UTC on the previous day.
    const midnight = Date.UTC(2026, 11, 1, 11);
    const at = async (moment: number) => {
      now = moment;
      // The session expires before the certificate does.
      const { token: later } = await desk.person(supplierId);
      const { state, daysLeft } = await only(later);
      return [state, daysLeft, (await shownToAll(supplierId)).length];
    };
    try {
      expect(await at(midnight - 1_000)).toEqual(['checked', 0, 1]);
      expect(await at(midnight)).toEqual(['expired', -1, 0]);
      expect((await decide(made, 'refused')).status).toBe(200);
      expect(await readError(decide(made, 'checked'))).toMatchObject({ status: 409 });
    } finally {
      now = START;
    }
  });
  test('D-52 is announced by email 30 days before, once for each version of the certificate', async () => {
    const { supplierId, token, email } = await supplierWith();
    const made = await saved(token, { facts: { name: 'GOTS', expires: '2026-12-31' } });
    const waits = await insertCertificate(database(), { supplierId, expires: '2026-12-31' });
    const ended = await insertCertificate(database(), { supplierId, expires: '2026-11-22', state: 'checked' });
    await readData(decide(made, 'checked'));
    const texts = loadTexts(new URL('../../../../core/messages', import.meta.url).pathname);
    const ports = { database: database(), texts, supplierPagesUrl: 'http://supplier.fairhall.test' };
    const told = async (moment: number) => {
      await warnOfEnds(ports, moment);
      return (await listRecentMails(database(), email)).length;
    };
    expect([await told(Date.UTC(2026, 10, 30, 23)), await told(Date.UTC(2026, 11, 1))]).toEqual([0, 1]);
    expect(await told(Date.UTC(2026, 11, 2))).toBe(1);
    const [mail] = await listRecentMails(database(), email);
    expect(mail).toMatchObject({ subject: 'One of your certificates expires soon' });
    expect(mail?.text).toContain('GOTS\u2069 until it expires on 31 December 2026');
    const renewed = await saved(token, { facts: { ...made, name: 'GOTS', expires: '2027-01-31' }, bytes: undefined });
    await readData(decide(renewed, 'checked'));
    expect([await told(Date.UTC(2026, 11, 31)), await told(Date.UTC(2027, 0, 1))]).toEqual([1, 2]);
    const rows = database().kysely.selectFrom('certificate').select(['certificate_id', 'warned_at']);
    const noted = await rows.where('certificate_id', 'in', [waits, ended]).execute();
    expect(noted.filter(({ warned_at }) => warned_at !== null).map((row) => row.certificate_id)).toEqual([ended]);
  });
});

/** All pages: tests share a database. */
async function all(state: 'waiting' | 'checked' | 'refused') {
  const found = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = certificateAdmin.list.output.parse(await readData(asStaff('list', { state, pageNo })));
    found.push(...page.records);
    if (page.records.length < page.pageSize) return found;
  }
}

const isKept = async (fileId: string): Promise<boolean> => {
  await cleanUpFiles(database(), files, Date.now() + 2 * FILE_WAIT_MS);
  return (await files.get(fileId)) !== undefined;
};

async function countFiles(): Promise<number> {
  const rows = await database().kysely.selectFrom('file').select('file_id').where('kind', '=', 'certificate').execute();
  return rows.length;
}

async function isRowKept(certificateId: string): Promise<boolean> {
  const rows = database().kysely.selectFrom('certificate').select('certificate_id');
  return (await rows.where('certificate_id', '=', certificateId).executeTakeFirst()) !== undefined;
}
