import { randomUUID } from 'node:crypto';
import { type BadgeSharing, lead as ownContract } from '@fairhall/core/contract/lead/calls';
import { LEAD_DAILY_LIMIT, type SharedField } from '@fairhall/core/contract/lead/limits';
import { supplierLead as contract, type Lead, type Leads } from '@fairhall/core/contract/lead/supplier-calls';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertBadge, signBadge } from '../../../../tests/support/signed-badges.ts';
import { insertSupplierPerson } from '../../../../tests/support/suppliers.ts';
import { revokeBadge } from '../badge/badge-signer.ts';
import { createBadgeNumber } from '../preregistration/badge-number.ts';
import { listRegistrationIds, preregistrationPersonalData } from '../preregistration/preregistration-personal-data.ts';
import { createLeadPersonalData } from './lead-personal-data.ts';

const database = testDatabase();
const gateway = testGateway(database);
const [SHOW, OTHER_SHOW, ELSEWHERE] = ['9801', '9802', '9803'];

beforeAll(async () => {
  for (const exhibition_id of [SHOW, OTHER_SHOW, ELSEWHERE])
    await insertExhibition(database(), { exhibition_id, ...createExhibitionDays() });
});

interface Stand {
  readonly supplierId: string;
  readonly token: string;
}
let stand: Stand;
beforeEach(async () => {
  stand = await newStand();
});

/** A member of a supplier that exhibits at both exhibitions. */
async function newStand(): Promise<Stand> {
  const supplierId = `L${randomUUID().slice(0, 8)}`;
  await insertSupplier(database(), supplierId, 'Lyallpur Terry Mills');
  for (const exhibition_id of [SHOW, OTHER_SHOW]) {
    const row = { exhibition_id, supplier_id: supplierId, hall: '2', stand_no: supplierId, spotlight: false };
    await database().kysely.insertInto('exhibitor').values(row).execute();
  }
  return { supplierId, token: await newPerson(supplierId, 'Imran Sheikh') };
}

const newPerson = (supplierId: string, nickname: string) =>
  insertSession(database(), 'supplier', { accountId: randomUUID(), supplierId, person: { nickname } });

const visitor = (mark = 'noor', exhibitionId = SHOW) =>
  insertBadge(database(), { accountId: null, email: createPerson(mark).email, mark, exhibitionId });

const ask = (call: string, data: object, token = stand.token, key?: string) =>
  post(gateway(), `blade-supplier/lead/${call}`, data, {
    headers: createHeaders(createPerson(), key),
    envelope: { token, lang: 'en', ...createBrowserSign() },
  });
const MARKS = { rating: 0, tags: [], note: '' };
const scanned = (text: string, more: object = {}) => ({ text, scannedAt: Date.now() - 1000, ...MARKS, ...more });
const scan = async (text: string, more: object = {}, token = stand.token) =>
  (await readData(ask('scan', scanned(text, more), token))) as { leadId: string };
const list = async (chosen: object = {}, token = stand.token) => (await readData(ask('list', chosen, token))) as Leads;
const refusal = async (text: string, token = stand.token) => {
  const { status, message } = await readError(ask('scan', scanned(text), token));
  return [status, message];
};

test('D-62 D-65 scanning a badge creates a lead with the registration data, not with the data in the badge code', async () => {
  const { text, badgeNo } = await visitor();
  const { leadId } = await scan(text, { rating: 4, tags: [' Towels ', 'Towels'], note: ' For hotels ' });
  const answer = await list();
  expect(contract.list.output.safeParse(answer).success).toBe(true);
  expect(answer).toMatchObject({
    records: [
      {
        leadId,
        badgeNo,
        exhibitionId: SHOW,
        exhibitionName: 'Istanbul Textile Fair',
        scannedBy: 'Imran Sheikh',
        rating: 4,
        tags: ['Towels'],
        note: 'For hotels',
        isTakenBack: false,
        contactName: 'noor contact',
        companyName: 'noor company',
        countryId: '356',
        mobile: '+919847012345',
        email: expect.stringContaining('noor-'),
      },
    ],
    total: 1,
    exhibitions: [{ exhibitionId: SHOW, name: 'Istanbul Textile Fair' }],
    tags: ['Towels'],
  });
});

test('REL-01 D-62 a repeated request, a second scan and two concurrent scans of one badge create one lead', async () => {
  const { text } = await visitor();
  const [key, sent] = [randomUUID(), scanned(text, { rating: 2, tags: ['Towels'], note: 'For hotels' })];
  const first = await readData(ask('scan', sent, stand.token, key));
  expect(await readData(ask('scan', sent, stand.token, key))).toEqual(first);
  const colleague = await newPerson(stand.supplierId, 'Sana Malik');
  expect(await scan(text, { note: 'Calls in May', tags: ['Robes'] }, colleague)).toEqual(first);
  const both = await visitor('priya');
  const ids = await Promise.all([scan(both.text), scan(both.text, {}, colleague)]);
  expect(new Set(ids.map(({ leadId }) => leadId)).size).toBe(1);
  const { records } = await list();
  expect(records).toHaveLength(2);
  // The marks of the first scan stay.
  expect(records.find(({ contactName }) => contactName === 'noor contact')).toMatchObject({
    scannedBy: 'Imran Sheikh',
    rating: 2,
    tags: ['Towels', 'Robes'],
    note: 'For hotels\nCalls in May',
  });
});

test('D-31 D-62 an invalid, wrongly signed or revoked badge creates no lead', async () => {
  const { text, badgeNo } = await visitor();
  const foreign = await signBadge(database(), { exhibitionId: ELSEWHERE, badgeNo });
  const [body = '', trailer = ''] = text.split('~');
  expect(await refusal('https://example.com')).toEqual([410, expect.stringContaining('not a badge number')]);
  const forged = `TSBADGE1:${Buffer.from(JSON.stringify({ b: badgeNo, x: SHOW })).toString('base64url')}`;
  for (const wrong of [body, forged, `${forged}~${trailer}`, `${body}~${foreign.split('~')[1]}`])
    expect(await refusal(wrong)).toEqual([410, expect.stringContaining('not signed by the exhibition')]);
  await revokeBadge(database(), { exhibitionId: SHOW, badgeNo }, Date.now());
  expect(await refusal(text)).toEqual([410, expect.stringContaining('replaced by a newer one')]);
  expect((await list()).total).toBe(0);
});

/** A visitor whose badge number can be typed. */
async function numberedVisitor(exhibitionId = SHOW, accountId: string | null = null) {
  const badgeNo = createBadgeNumber('textile');
  const email = accountId === null ? createPerson('noor').email : `${accountId}@example.com`;
  const registration = { accountId, email, mark: 'noor', exhibitionId, change: { badge_no: badgeNo } };
  return { ...(await insertBadge(database(), registration)), badgeNo, accountId };
}

test('D-31 D-62 a badge number, typed in any spelling, is the lead that the badge is', async () => {
  const { badgeNo, text } = await numberedVisitor();
  const typed = `${badgeNo.slice(0, 3)} ${badgeNo.slice(3, 7)} ${badgeNo.slice(7)}`.toLowerCase();
  const { leadId } = await scan(typed, { rating: 4 });
  expect(await list()).toMatchObject({ records: [{ leadId, badgeNo, contactName: 'noor contact', rating: 4 }] });
  const current = await signBadge(database(), { exhibitionId: SHOW, badgeNo });
  expect(text).not.toBe(current);
  expect(await scan(current)).toEqual({ leadId });
});

test('THR-31 D-65 a number that nobody has, or of a show where the supplier has no stand, gets the same answer', async () => {
  const { badgeNo } = await numberedVisitor(ELSEWHERE);
  const [known, unknown] = [await refusal(badgeNo), await refusal(createBadgeNumber('textile'))];
  expect(known).toEqual([410, expect.stringContaining('No badge with this number')]);
  expect(unknown).toEqual(known);
});

test('D-31 D-62 REL-19 a number that was typed before the badge was reissued leads to its wearer', async () => {
  const first = await numberedVisitor();
  const at = Date.now() - 1000;
  const newNumber = await reissued(first, at);
  const { leadId } = await scan(first.badgeNo, { scannedAt: at - 1000 });
  expect(await list()).toMatchObject({ records: [{ leadId, badgeNo: newNumber }] });
  expect(await refusal(first.badgeNo)).toEqual([410, expect.stringContaining('replaced by a newer one')]);
});

test('THR-31 an account can look up only so many badge numbers in an hour, and scans codes all the same', async () => {
  const { text } = await visitor();
  for (let tried = 0; tried < 120; tried += 1) await ask('scan', scanned(createBadgeNumber('textile')));
  expect((await readError(ask('scan', scanned(createBadgeNumber('textile'))))).status).toBe(429);
  expect(await scan(text)).toHaveProperty('leadId');
  const { token } = await newStand();
  expect((await refusal(createBadgeNumber('textile'), token))[0]).toBe(410);
});

describe('the shared card of a buyer', () => {
  const address = (cdpId: string) => `https://fair.example/expo/buyer/view/${cdpId}`;
  async function share(accountId: string): Promise<string> {
    const cdp_id = randomUUID();
    await database().kysely.insertInto('shared_card').values({ cdp_id, account_id: accountId, created: 1 }).execute();
    return address(cdp_id);
  }
  async function insertBuyer(): Promise<string> {
    const accountId = `card-${randomUUID().slice(0, 8)}`;
    await insertSession(database(), 'buyer', { accountId });
    return accountId;
  }

  test('R-2.118 D-62 becomes the lead of their registration at the supplier’s exhibition', async () => {
    const accountId = await insertBuyer();
    await numberedVisitor(ELSEWHERE, accountId);
    const { badgeNo } = await numberedVisitor(SHOW, accountId);
    const card = await share(accountId);
    const { leadId } = await scan(card);
    expect(await list()).toMatchObject({ records: [{ leadId, badgeNo, exhibitionId: SHOW }], total: 1 });
    // The badge of the same visitor is the same lead.
    expect(await scan(badgeNo)).toEqual({ leadId });
  });

  test('R-2.118 D-65 becomes no lead without a registration there, after sharing ended, or of a supplier’s person', async () => {
    const accountId = await insertBuyer();
    await numberedVisitor(ELSEWHERE, accountId);
    expect(await refusal(await share(accountId))).toEqual([410, expect.stringContaining('any of your exhibitions')]);
    const person = await insertSupplierPerson(database(), { email: createPerson().email });
    for (const card of [address(randomUUID()), await share(person)])
      expect(await refusal(card)).toEqual([410, expect.stringContaining('business card of a visitor')]);
  });
});

test('D-62 the exhibitions where the supplier has a stand are listed', async () => {
  const answer = await readData(ask('exhibitions', {}));
  expect(contract.exhibitions.output.safeParse(answer).success).toBe(true);
  expect((answer as { exhibitionId: string }[]).map(({ exhibitionId }) => exhibitionId).toSorted()).toEqual([
    SHOW,
    OTHER_SHOW,
  ]);
});

/** Gives a registration a new badge number, as the registration desk does. */
async function reissued({ registrationId, badgeNo }: { registrationId: string; badgeNo: string }, at: number) {
  const newNumber = `${badgeNo}N`;
  const row = database().kysely.updateTable('preregistration').set({ badge_no: newNumber });
  await row.where('registration_id', '=', registrationId).execute();
  await revokeBadge(database(), { exhibitionId: SHOW, badgeNo, registrationId }, at);
  return newNumber;
}

test('D-31 D-62 REL-19 a scan sent later counts at its scan time, even if the badge was reissued since', async () => {
  const [first, hour] = [await visitor(), 3_600_000];
  const at = Date.now() - hour;
  const second = await reissued(first, at);
  const sent = { scannedAt: at - hour, rating: 4, note: 'For hotels' };
  const { leadId } = await scan(first.text, sent);
  expect(await list()).toMatchObject({
    records: [{ leadId, badgeNo: second, contactName: 'noor contact', rating: 4, note: 'For hotels' }],
  });
  // A badge reissued twice still leads to the same visitor, and scanning the new badge gives the same lead.
  const { text } = { text: await signBadge(database(), { exhibitionId: SHOW, badgeNo: second }) };
  await reissued({ ...first, badgeNo: second }, Date.now());
  expect(await scan(first.text, sent)).toEqual({ leadId });
  expect(await scan(text, { scannedAt: at + 1 })).toEqual({ leadId });
});

test('D-31 D-62 a badge that was already replaced when scanned creates no lead, whatever the device’s clock says', async () => {
  const first = await visitor();
  await reissued(first, Date.now() - 1000);
  for (const scannedAt of [Date.now() - 1000, Date.now(), Date.now() + 86_400_000]) {
    const { status, message } = await readError(ask('scan', scanned(first.text, { scannedAt })));
    expect([status, message]).toEqual([410, expect.stringContaining('replaced by a newer one')]);
  }
});

test('D-65 THR-33 an earlier scan of a reissued badge does not restore withdrawn data or a deleted registration', async () => {
  const [kept, gone] = [await visitor('noor'), await visitor('priya')];
  const { leadId } = await scan(kept.text);
  const at = Date.now() - 1000;
  for (const badge of [kept, gone]) await reissued(badge, at);
  const { kysely } = database();
  await kysely.updateTable('badge_scan').set({ withdrawn_at: 1 }).where('scan_id', '=', leadId).execute();
  await kysely.deleteFrom('preregistration').where('registration_id', '=', gone.registrationId).execute();
  const messageOf = async (text: string) =>
    (await readError(ask('scan', scanned(text, { scannedAt: at - 1 })))).message;
  expect(await messageOf(kept.text)).toContain('has stopped sharing');
  expect(await messageOf(gone.text)).toContain('replaced by a newer one');
});

test('D-65 a badge of a show where the supplier has no stand, or without a registration, creates no lead', async () => {
  expect(await refusal((await visitor('noor', ELSEWHERE)).text)).toEqual([
    410,
    expect.stringContaining('you have no stand'),
  ]);
  const { text, registrationId } = await visitor();
  await database().kysely.deleteFrom('preregistration').where('registration_id', '=', registrationId).execute();
  expect(await refusal(text)).toEqual([410, expect.stringContaining('no longer registered')]);
});

test('THR-29 D-65 a lead is private to its supplier: no other can read, change, remove or export it, and no buyer can scan', async () => {
  const { text } = await visitor();
  const { leadId } = await scan(text, { note: 'ours' });
  const { token: stranger } = await newStand();
  expect(await list({}, stranger)).toMatchObject({ records: [], total: 0, exhibitions: [], tags: [] });
  expect(await readData(ask('export', {}, stranger))).toMatchObject({ records: [], total: 0 });
  expect(await readError(ask('save', { leadId, ...MARKS }, stranger))).toMatchObject({ status: 404 });
  expect(await readData(ask('remove', { leadId }, stranger))).toBe(true);
  // The same badge is a separate lead for another supplier.
  expect((await scan(text, { note: 'theirs' }, stranger)).leadId).not.toBe(leadId);
  expect((await list()).records).toMatchObject([{ leadId, note: 'ours' }]);
  const buyer = await insertSession(database(), 'buyer', { accountId: randomUUID() });
  for (const call of ['scan', 'list', 'export'])
    expect(await readError(ask(call, call === 'scan' ? scanned(text) : {}, buyer))).toMatchObject({ status: 401 });
});

test('D-62 leads are listed by latest scan, filtered by exhibition and tag, changed, exported and removed', async () => {
  const [early, late, other] = [await visitor('early'), await visitor('late'), await visitor('other', OTHER_SHOW)];
  await scan(late.text, { scannedAt: Date.now() - 1000, tags: ['Towels'] });
  const { leadId } = await scan(early.text, { scannedAt: Date.now() - 60_000 });
  await scan(other.text, { scannedAt: Date.now() + 3_600_000, tags: ['Robes'] }); // its clock is ahead
  const names = ({ records }: { records: readonly Lead[] }) => records.map((each) => each.contactName.split(' ')[0]);
  const all = await list();
  expect(names(all)).toEqual(['other', 'late', 'early']);
  expect(all.records[0]?.scannedAt).toBeLessThanOrEqual(Date.now());
  expect(all.exhibitions.map(({ exhibitionId }) => exhibitionId)).toEqual([OTHER_SHOW, SHOW]);
  expect(names(await list({ exhibitionId: SHOW }))).toEqual(['late', 'early']);
  expect(names(await list({ tag: 'Robes' }))).toEqual(['other']);
  for (let time = 0; time < 2; time += 1)
    expect(await readData(ask('save', { leadId, rating: 5, tags: ['Towels', 'Robes'], note: 'Call' }))).toBe(true);
  expect(names(await list({ tag: 'Towels', exhibitionId: SHOW }))).toEqual(['late', 'early']);
  const file = (await readData(ask('export', { tag: 'Robes' }))) as Leads;
  expect([names(file), file.pageSize]).toEqual([['other', 'early'], 500]);
  expect(file.records[1]).toMatchObject({ leadId, rating: 5, note: 'Call' });
  for (let time = 0; time < 2; time += 1) expect(await readData(ask('remove', { leadId }))).toBe(true);
  expect(names(await list())).toEqual(['other', 'late']);
});

test('THR-33 D-65 when a registration is deleted, its lead keeps the supplier’s notes but no visitor data', async () => {
  const { text, registrationId, badgeNo } = await visitor();
  const { leadId } = await scan(text, { rating: 3, note: 'Wants bath mats' });
  await database().kysely.deleteFrom('preregistration').where('registration_id', '=', registrationId).execute();
  for (const call of ['list', 'export']) {
    const answer = (await readData(ask(call, {}))) as Leads;
    expect(answer.records).toMatchObject([{ leadId, rating: 3, note: 'Wants bath mats', isTakenBack: true }]);
    expect(JSON.stringify(answer)).not.toMatch(new RegExp(`noor|9847012345|${badgeNo}`));
  }
});

test('THR-46 D-65 a supplier can create new leads only up to the daily limit', async () => {
  const { text } = await visitor();
  await scan(text);
  const scope = `lead|${stand.supplierId}`;
  await database()
    .kysely.updateTable('daily_count')
    .set({ used: LEAD_DAILY_LIMIT })
    .where('scope', '=', scope)
    .execute();
  expect(await refusal((await visitor()).text)).toEqual([429, expect.stringContaining(LEAD_DAILY_LIMIT.toString())]);
  await scan(text, { rating: 1 });
  expect((await list()).records).toMatchObject([{ rating: 1 }]);
});

describe('the data a visitor shares', () => {
  interface Visitor {
    readonly accountId: string;
    readonly token: string;
    readonly text: string;
    readonly registrationId: string;
  }

  /** A buyer who is registered for the exhibition and has a badge. */
  async function buyer(mark = 'noor'): Promise<Visitor> {
    const accountId = `visitor-${randomUUID().slice(0, 8)}`;
    const token = await insertSession(database(), 'buyer', { accountId });
    const email = `${accountId}@example.com`;
    return { accountId, token, ...(await insertBadge(database(), { accountId, email, mark, exhibitionId: SHOW })) };
  }
  const tell = (call: string, data: object, { token }: Pick<Visitor, 'token'>) =>
    post(gateway(), `blade-pre-registration/lead/${call}`, data, {
      headers: createHeaders(createPerson()),
      envelope: { token },
    });
  const sharing = async (who: Visitor) =>
    (await readData(tell('sharing', { exhibitionId: SHOW }, who))) as BadgeSharing;
  const onlyLead = async () => (await list()).records[0];

  test('D-65 THR-33 a visitor sees who scanned their badge and turns off the data that exhibitors see', async () => {
    const who = await buyer();
    const { leadId } = await scan(who.text);
    const all = ['country', 'email', 'mobile'];
    const told = await sharing(who);
    expect(ownContract.sharing.output.safeParse(told).success).toBe(true);
    expect(told).toMatchObject({
      allowed: all,
      shared: all,
      scans: [{ leadId, supplierName: 'Lyallpur Terry Mills', hall: '2', isTakenBack: false }],
    });
    for (let time = 0; time < 2; time += 1)
      expect(await readData(tell('share', { exhibitionId: SHOW, fields: ['country'] }, who))).toBe(true);
    expect((await sharing(who)).shared).toEqual(['country']);
    expect(await onlyLead()).toMatchObject({
      contactName: 'noor contact',
      companyName: 'noor company',
      countryId: '356',
      email: '',
      mobile: '',
      isTakenBack: false,
    });
    const file = JSON.stringify(await readData(ask('export', {})));
    expect(file).not.toMatch(new RegExp(`${who.accountId}|9847012345`));
  });

  test('D-31 THR-33 data that the visitor does not share or the organiser does not allow is not in the badge code', async () => {
    const who = await buyer();
    const code = async () => {
      const path = 'blade-pre-registration/badge/ofExhibition';
      const sent = { headers: createHeaders(createPerson()), envelope: { token: who.token } };
      const { text } = (await readData(post(gateway(), path, { exhibitionId: SHOW }, sent))) as { text: string };
      return JSON.parse(Buffer.from(text.slice(9).split('~')[0] ?? '', 'base64url').toString());
    };
    expect(await code()).toMatchObject({ e: `${who.accountId}@example.com`, p: '9847012345', c: '356' });
    await readData(tell('share', { exhibitionId: SHOW, fields: ['country', 'mobile'] }, who));
    const shared = await code();
    expect([shared.e, shared.p, shared.c]).toEqual([undefined, '9847012345', '356']);
    const set = (fields: SharedField[]) =>
      database()
        .kysely.updateTable('exhibition')
        .set({ shared_fields: fields })
        .where('exhibition_id', '=', SHOW)
        .execute();
    await set(['email', 'mobile']);
    const allowed = await code();
    expect([allowed.e, allowed.p, allowed.c]).toEqual([undefined, '9847012345', undefined]);
    await scan(who.text);
    expect(await onlyLead()).toMatchObject({ countryId: '', mobile: '+919847012345' });
    expect(await sharing(who)).toMatchObject({ allowed: ['email', 'mobile'], shared: ['mobile'] });
    // A field that the organiser allows again is shared as before.
    await readData(tell('share', { exhibitionId: SHOW, fields: ['email', 'mobile'] }, who));
    await set(['country', 'email', 'mobile']);
    expect((await sharing(who)).shared).toEqual(['country', 'email', 'mobile']);
  });

  test('D-65 THR-33 data withdrawn from one exhibitor is hidden there until the visitor, not a second scan, restores it', async () => {
    const who = await buyer();
    const { leadId } = await scan(who.text, { rating: 4, tags: ['Towels'], note: 'For hotels' });
    const { token: other } = await newStand();
    await scan(who.text, {}, other);
    for (let time = 0; time < 2; time += 1)
      expect(await readData(tell('takeBack', { leadId, isTakenBack: true }, who))).toBe(true);
    const kept = { leadId, exhibitionId: SHOW, rating: 4, tags: ['Towels'], note: 'For hotels', isTakenBack: true };
    for (const call of ['list', 'export']) {
      const answer = (await readData(ask(call, {}))) as Leads;
      expect(answer.records).toMatchObject([{ ...kept, contactName: '', badgeNo: '', email: '' }]);
      expect(JSON.stringify(answer)).not.toMatch(/noor|9847012345/);
    }
    expect((await list({}, other)).records).toMatchObject([{ contactName: 'noor contact', isTakenBack: false }]);
    expect((await sharing(who)).scans.find((each) => each.leadId === leadId)).toMatchObject({ isTakenBack: true });
    expect(await refusal(who.text)).toEqual([410, expect.stringContaining('has stopped sharing')]);
    expect(await readData(tell('takeBack', { leadId, isTakenBack: false }, who))).toBe(true);
    expect(await onlyLead()).toMatchObject({ ...kept, isTakenBack: false, contactName: 'noor contact' });
  });

  test('THR-29 nobody else can read, change or withdraw the data a visitor shares', async () => {
    const who = await buyer();
    const { leadId } = await scan(who.text);
    const stranger = await buyer('stranger');
    expect((await sharing(stranger)).scans).toEqual([]);
    expect(await readError(tell('takeBack', { leadId, isTakenBack: true }, stranger))).toMatchObject({ status: 404 });
    const token = await insertSession(database(), 'buyer', { accountId: randomUUID() });
    const share = { exhibitionId: SHOW, fields: [] };
    expect(await readError(tell('share', share, { token }))).toMatchObject({ status: 404 });
    expect(await readError(tell('sharing', { exhibitionId: SHOW }, { token }))).toMatchObject({ status: 404 });
    expect(await readError(tell('takeBack', { leadId, isTakenBack: true }, stand))).toMatchObject({ status: 401 });
    expect(await onlyLead()).toMatchObject({ leadId, contactName: 'noor contact' });
  });

  test('D-62 a draft enquiry from the stand is shown with the scan, extended by a second scan, and unchanged by a save without it', async () => {
    const who = await buyer();
    const { leadId } = await scan(who.text, { request: ' 2,400 bath towels ' });
    const found = async () => (await sharing(who)).scans.find((each) => each.leadId === leadId)?.request;
    expect(await found()).toBe('2,400 bath towels');
    await scan(who.text, { request: 'With a woven border' });
    expect(await found()).toBe('2,400 bath towels\nWith a woven border');
    await readData(ask('save', { leadId, ...MARKS, rating: 5 }));
    expect(await found()).toBe('2,400 bath towels\nWith a woven border');
    await readData(ask('save', { leadId, ...MARKS, request: '' }));
    expect([await found(), (await list()).records[0]?.request]).toEqual(['', '']);
  });

  test('D-65 THR-33 erasing an account leaves exhibitors their own notes but no visitor data', async () => {
    const who = await buyer();
    await scan(who.text, { note: 'For hotels' });
    const owner = { accountId: who.accountId, email: `${who.accountId}@example.com`, isVerified: true };
    const scans: object[] = [];
    for await (const row of createLeadPersonalData(listRegistrationIds).lists?.badgeScans?.(database(), owner) ?? [])
      scans.push(row);
    expect(scans).toMatchObject([{ exhibitionId: SHOW, supplierId: stand.supplierId, takenBackAt: null }]);
    await database().transaction(async (transaction) => {
      await preregistrationPersonalData.erase?.(transaction, owner, Date.now());
    });
    expect(await onlyLead()).toMatchObject({ note: 'For hotels', isTakenBack: true, contactName: '', email: '' });
    const row = database().kysely.selectFrom('badge_scan').select('registration_id');
    expect(await row.where('supplier_id', '=', stand.supplierId).execute()).toEqual([]);
  });
});
