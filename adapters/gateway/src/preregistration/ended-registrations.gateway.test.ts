import type { OutputOf } from '@fairhall/core/contract/call';
import { REGISTRATION_RESTORE_MS } from '@fairhall/core/contract/preregistration/limits';
import { staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  insertSession,
  PASSWORD,
  registerForToken,
} from '../../../../tests/support/accounts.ts';
import { insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { findBuyerOfToken } from '../../../../tests/support/personal-data-inserts.ts';
import { insertBadge } from '../../../../tests/support/signed-badges.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { removeEndedRegistrations } from './end-registration.ts';

const SHOW = '68011';
const CALLS = staffPreregistration;
let now = Date.parse('2026-11-25T09:00:00Z');
let token = '';
const database = testDatabase();
const gateway = testGateway(database, { now: () => now });
beforeAll(async () => {
  await insertExhibition(database(), { exhibition_id: SHOW });
  token = (await insertStaff(database(), { role: 'support' })).token;
});
beforeEach(() => {
  now += 3_600_000;
});

const ask = (name: 'merge' | 'cancel' | 'restore' | 'list', data: object, key = crypto.randomUUID() as string) =>
  post(
    gateway(),
    CALLS[name].path,
    { exhibitionId: SHOW, ...(name === 'list' ? {} : { reason: 'asked' }), ...data },
    { envelope: { token }, headers: { 'idempotency-key': key } },
  );
const answered = async <Name extends 'merge' | 'cancel' | 'restore'>(name: Name, data: object, key?: string) =>
  (await readData(ask(name, data, key))) as OutputOf<(typeof CALLS)[Name]>;

/** A registered visitor; each later one is registered an hour later. */
async function visitor(change: object = {}) {
  const { email } = createPerson();
  now += 3_600_000;
  const badge = await insertBadge(database(), {
    accountId: null,
    email,
    mark: 'elif',
    exhibitionId: SHOW,
    change: { created: now, ...change },
  });
  return { email, ...badge };
}

/** A supplier with a stand and a person who scans. */
async function scanner() {
  const supplierId = `R${createPerson().visitor.slice(-8)}`;
  await insertSupplier(database(), supplierId, 'Lyallpur Terry Mills');
  const row = { exhibition_id: SHOW, supplier_id: supplierId, hall: '2', stand_no: supplierId, spotlight: false };
  await database().kysely.insertInto('exhibitor').values(row).execute();
  const session = await insertSession(database(), 'supplier', {
    accountId: createPerson().visitor,
    supplierId,
    created: now,
  });
  const send = (path: string, data: object) =>
    post(gateway(), path, data, {
      headers: { ...createHeaders(createPerson()), 'idempotency-key': crypto.randomUUID() },
      envelope: { token: session, ...createBrowserSign(now) },
    });
  return {
    scan: (text: string, note = '') =>
      send('blade-supplier/lead/scan', { text, scannedAt: now, rating: 0, tags: [], note }),
    leads: async () =>
      (
        (await readData(send('blade-supplier/lead/list', { pageNo: 1 }))) as {
          records: { badgeNo: string; note: string; isTakenBack: boolean }[];
        }
      ).records.map(({ badgeNo, note, isTakenBack }) => ({ badgeNo, note, isTakenBack })),
  };
}

async function revokedNumbers(): Promise<readonly string[]> {
  now += 10_000;
  const { keys } = JSON.parse(await gateway().badgeKeys()) as { keys: { exhibitionId: string; revoked: string[] }[] };
  return keys.find(({ exhibitionId }) => exhibitionId === SHOW)?.revoked ?? [];
}

const findRow = (badgeNo: string) =>
  database().kysely.selectFrom('preregistration').selectAll().where('badge_no', '=', badgeNo).executeTakeFirst();

describe('a cancelled registration', () => {
  test('D-94 D-31 is gone for the desk and for exhibitors, and its badge is revoked', async () => {
    const [{ badgeNo, text }, supplier] = [await visitor(), await scanner()];
    expect((await supplier.scan(text, 'wants towels')).status).toBe(200);
    const cancelled = await answered('cancel', { badgeNo: badgeNo.toLowerCase() });
    expect(cancelled).toEqual({ badgeNo, isMailed: true, restorableUntil: now + REGISTRATION_RESTORE_MS });
    expect(await readData(ask('list', { keyword: badgeNo, pageNo: 1 }))).toMatchObject({ total: 0 });
    expect(await revokedNumbers()).toContain(badgeNo);
    expect(await supplier.leads()).toEqual([{ badgeNo: '', note: 'wants towels', isTakenBack: true }]);
    expect((await supplier.scan(text)).status).not.toBe(200);
    expect(await readError(ask('cancel', { badgeNo }))).toMatchObject({ code: '404' });
  });

  test('D-94 is told to the visitor in their language, without a badge', async () => {
    const { email, badgeNo } = await visitor({ lang: 'tr' });
    await answered('cancel', { badgeNo });
    const [mail] = await listRecentMails(database(), email);
    expect([mail?.subject, mail?.badgeNo]).toEqual(['Kaydınız iptal edildi', '']);
    expect(mail?.text).toContain(badgeNo);
    expect(mail?.text).toContain('30 gün');
  });

  test('D-94 is restored with its number, its scans and its leads, and the badge is emailed', async () => {
    const [{ badgeNo, text, email }, supplier] = [await visitor(), await scanner()];
    await supplier.scan(text, 'wants towels');
    const before = await findRow(badgeNo);
    await answered('cancel', { badgeNo });
    now += 3_600_000;
    expect(await answered('restore', { badgeNo })).toMatchObject({
      registration: { badgeNo, email },
      wasMerged: false,
    });
    expect(await findRow(badgeNo)).toEqual({ ...before, changed: now, mailed_at: now });
    expect(await revokedNumbers()).not.toContain(badgeNo);
    expect(await supplier.leads()).toEqual([{ badgeNo, note: 'wants towels', isTakenBack: false }]);
    expect((await supplier.scan(text)).status).toBe(200);
    expect((await listRecentMails(database(), email))[0]?.badgeNo).toBe(badgeNo);
    expect(await readError(ask('restore', { badgeNo }))).toMatchObject({ code: '404' });
  });

  test('D-33 is named as cancelled by the links of its emails, until it is restored', async () => {
    const { badgeNo } = await visitor();
    const { registration_id = '' } = (await findRow(badgeNo)) ?? {};
    const pretoken = `link-of-${badgeNo}`;
    const link = { token_hash: hashSha256(pretoken), registration_id, exhibition_id: SHOW, created: now };
    await database().kysely.insertInto('pretoken').values(link).execute();
    const stateOf = async () => {
      const { path } = secondaryContract.preregistration.showWithdrawal;
      const answer = await readData(post(gateway(), path, { pretoken }, { headers: createHeaders(createPerson()) }));
      return (answer as { state: string }).state;
    };
    expect(await stateOf()).toBe('open');
    await answered('cancel', { badgeNo });
    expect(await stateOf()).toBe('withdrawn');
    await answered('restore', { badgeNo });
    expect(await stateOf()).toBe('unknown');
  });

  test('D-33 leaves its email address free, and is then not restored', async () => {
    const { badgeNo, email } = await visitor();
    await answered('cancel', { badgeNo });
    await insertBadge(database(), { accountId: null, email: email.toUpperCase(), mark: 'again', exhibitionId: SHOW });
    expect(await readError(ask('restore', { badgeNo }))).toMatchObject({ code: '409' });
    const ended = database().kysely.selectFrom('ended_registration').select('ended_id');
    expect(await ended.where('badge_no', '=', badgeNo).execute()).toHaveLength(1);
  });

  test('D-94 is deleted after thirty days', async () => {
    const { badgeNo } = await visitor();
    await answered('cancel', { badgeNo });
    const rows = () =>
      database().kysely.selectFrom('ended_registration').select('ended_id').where('badge_no', '=', badgeNo).execute();
    await removeEndedRegistrations(database(), now + REGISTRATION_RESTORE_MS);
    expect(await rows()).toHaveLength(1);
    await removeEndedRegistrations(database(), now + REGISTRATION_RESTORE_MS + 1);
    expect(await rows()).toEqual([]);
  });

  test('REL-04 is cancelled once by a repeated request', async () => {
    const [{ badgeNo, email }, key] = [await visitor(), crypto.randomUUID()];
    const first = await answered('cancel', { badgeNo }, key);
    expect(await answered('cancel', { badgeNo }, key)).toEqual(first);
    expect(await listRecentMails(database(), email)).toHaveLength(1);
  });

  test('THR-29 is erased with the account of its address', async () => {
    const who = createPerson();
    const session = await registerForToken(gateway(), who);
    const { accountId } = await findBuyerOfToken(database(), session);
    const badge = await insertBadge(database(), { accountId, email: who.email, mark: 'gone', exhibitionId: SHOW });
    await answered('cancel', { badgeNo: badge.badgeNo });
    await readData(
      post(
        gateway(),
        'blade-purchaser/account/erase',
        { password: PASSWORD },
        {
          headers: createHeaders(who),
          envelope: { token: session },
        },
      ),
    );
    const rows = database().kysely.selectFrom('ended_registration').select('ended_id');
    expect(await rows.where('registration_id', '=', badge.registrationId).execute()).toEqual([]);
  });
});

describe('two registrations of one person that are merged', () => {
  test('D-94 D-31 keep the older badge number, whichever is named first, and revoke the newer', async () => {
    const [older, newer] = [await visitor(), await visitor({ job_title: 'ceo', tag_codes: 'TG1' })];
    const merged = await answered('merge', { badgeNo: newer.badgeNo, otherBadgeNo: older.badgeNo });
    expect(merged).toMatchObject({ registration: { badgeNo: older.badgeNo, email: older.email }, isMailed: true });
    expect(merged.revoked).toBe(newer.badgeNo);
    expect(await findRow(older.badgeNo)).toMatchObject({ job_title: 'ceo', tag_codes: 'TG1' });
    expect(await findRow(newer.badgeNo)).toBeUndefined();
    const revoked = await revokedNumbers();
    expect([revoked.includes(older.badgeNo), revoked.includes(newer.badgeNo)]).toEqual([false, true]);
  });

  test('D-94 tell both email addresses, and the one that goes does not learn the other’s number', async () => {
    const [older, newer] = [await visitor(), await visitor()];
    await answered('merge', { badgeNo: older.badgeNo, otherBadgeNo: newer.badgeNo });
    const [kept] = await listRecentMails(database(), older.email);
    const [ended] = await listRecentMails(database(), newer.email);
    expect([kept?.badgeNo, ended?.subject]).toEqual([older.badgeNo, 'Your two registrations are now one']);
    expect(ended?.text).toContain(newer.badgeNo);
    expect(ended?.text).not.toContain(older.badgeNo);
  });

  test('D-62 have one lead with an exhibitor, with the notes of both badges', async () => {
    const [older, newer, both, one] = [await visitor(), await visitor(), await scanner(), await scanner()];
    await both.scan(older.text, 'wants towels');
    await both.scan(newer.text, 'wants robes');
    await one.scan(newer.text, 'asked for prices');
    const { scans } = await answered('merge', { badgeNo: older.badgeNo, otherBadgeNo: newer.badgeNo });
    expect(scans).toBe(2);
    const { badgeNo } = older;
    expect(await both.leads()).toEqual([{ badgeNo, note: 'wants towels\nwants robes', isTakenBack: false }]);
    expect(await one.leads()).toEqual([{ badgeNo, note: 'asked for prices', isTakenBack: false }]);
  });

  test('THR-33 hide what either of them hid', async () => {
    const [older, newer] = [await visitor(), await visitor({ hidden_fields: ['mobile'] })];
    await answered('merge', { badgeNo: older.badgeNo, otherBadgeNo: newer.badgeNo });
    expect((await findRow(older.badgeNo))?.hidden_fields).toEqual(['mobile']);
  });

  test('D-94 are two again when it is undone: numbers, values, scans and leads', async () => {
    const [older, newer] = [await visitor(), await visitor({ job_title: 'ceo', visitor_type: 'retailer' })];
    const [both, one] = [await scanner(), await scanner()];
    await both.scan(older.text, 'wants towels');
    await both.scan(newer.text, 'wants robes');
    await one.scan(newer.text, 'asked for prices');
    await answered('merge', { badgeNo: older.badgeNo, otherBadgeNo: newer.badgeNo });
    await database()
      .kysely.updateTable('preregistration')
      .set({ visitor_type: 'media' })
      .where('badge_no', '=', older.badgeNo)
      .execute();
    now += 3_600_000;
    expect(await answered('restore', { badgeNo: newer.badgeNo })).toMatchObject({
      registration: { badgeNo: newer.badgeNo, email: newer.email },
      wasMerged: true,
    });
    // A value that was changed since the merge stays.
    expect(await findRow(older.badgeNo)).toMatchObject({ job_title: '', visitor_type: 'media' });
    expect(await findRow(newer.badgeNo)).toMatchObject({ job_title: 'ceo', visitor_type: 'retailer' });
    expect(await revokedNumbers()).not.toContain(newer.badgeNo);
    expect((await both.leads()).map(({ badgeNo }) => badgeNo).sort()).toEqual([older.badgeNo, newer.badgeNo].sort());
    expect(await one.leads()).toEqual([{ badgeNo: newer.badgeNo, note: 'asked for prices', isTakenBack: false }]);
  });

  test('D-94 must be two: the same badge and an unknown one are rejected, and nothing changes', async () => {
    const { badgeNo } = await visitor({ job_title: '' });
    expect(await readError(ask('merge', { badgeNo, otherBadgeNo: badgeNo.toLowerCase() }))).toMatchObject({
      code: '400',
    });
    expect(await readError(ask('merge', { badgeNo, otherBadgeNo: 'TEXNOBODY' }))).toMatchObject({ code: '404' });
    expect(await findRow(badgeNo)).toMatchObject({ badge_no: badgeNo, mailed_at: 0 });
  });

  test('REL-19 count a scan of the newer badge that was queued before the merge', async () => {
    const [older, newer, supplier] = [await visitor(), await visitor(), await scanner()];
    const scannedAt = now;
    now += 60_000;
    await answered('merge', { badgeNo: older.badgeNo, otherBadgeNo: newer.badgeNo });
    now = scannedAt;
    expect((await supplier.scan(newer.text)).status).toBe(200);
    expect((await supplier.leads()).map(({ badgeNo }) => badgeNo)).toEqual([older.badgeNo]);
  });
});
