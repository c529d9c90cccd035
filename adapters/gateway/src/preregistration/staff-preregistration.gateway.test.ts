import { readBadge } from '@fairhall/core/badge/decode-badge';
import type { BadgeRecord } from '@fairhall/core/contract/badge/calls';
import type { OutputOf } from '@fairhall/core/contract/call';
import { staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPerson } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import { listRecentMails } from '../mail/dev-mails.ts';

const [OPEN, OVER] = ['68001', '68002'];
const CALLS = staffPreregistration;
type Calls = typeof CALLS;
let now = Date.parse('2026-11-20T12:00:00Z');
let token = '';
const database = testDatabase();
const gateway = testGateway(database, { now: () => now });
beforeAll(async () => {
  await insertExhibition(database(), { exhibition_id: OPEN });
  await insertExhibition(database(), { exhibition_id: OVER, inshow_start: '2026-03-01', inshow_end: '2026-03-03' });
  token = (await insertStaff(database(), { role: 'support' })).token;
});
beforeEach(() => {
  now += 3_600_000;
});

const ask = (name: keyof Calls, data: object, key = crypto.randomUUID() as string) =>
  post(
    gateway(),
    CALLS[name].path,
    { exhibitionId: OPEN, ...data },
    {
      envelope: { token },
      headers: { 'idempotency-key': key },
    },
  );
const asked = async <Name extends keyof Calls>(name: Name, data: object, key?: string) =>
  (await readData(ask(name, data, key))) as OutputOf<Calls[Name]>;
const told = () => ({
  email: createPerson().email,
  contactName: 'Priya Nair',
  companyName: 'Malabar Trading LLP',
  countryId: '356',
  contactNumber: '9847012345',
  reason: 'at the desk',
});
const numberOf = (name: string) => `TEX${name.padEnd(8, '0')}`;
const registered = async (badgeNo: string, change: object = {}) => {
  const { email } = createPerson();
  const row = { accountId: null, email, mark: 'priya', exhibitionId: OPEN, change: { badge_no: badgeNo, ...change } };
  await insertRegistration(database(), row);
  return email;
};
const audited = (call: string) =>
  database().kysely.selectFrom('audit').selectAll().where('call', '=', call).orderBy('at', 'desc').executeTakeFirst();

describe('the registration desk', () => {
  test('D-94 R-1.008 registers a walk-in, emails the badge and records the reason', async () => {
    const data = told();
    const { isNew, isMailed, registration } = await asked('register', data);
    expect({ isNew, isMailed, source: registration.sourceFrom }).toEqual({
      isNew: true,
      isMailed: true,
      source: 'desk',
    });
    const [mail] = await listRecentMails(database(), data.email);
    expect(mail?.badgeNo).toBe(registration.badgeNo);
    expect(await audited('staffPreregistration.register')).toMatchObject({ reason: 'at the desk' });
  });

  test.each([
    [{}, '91', '9847012345'],
    [{ contactNumber: '098470 12345' }, '91', '9847012345'],
    [{ contactNumber: '0532 123 45 67', countryId: '792' }, '90', '5321234567'],
    [{ contactNumber: '+90 (0)532 123 45 67' }, '90', '5321234567'],
    [{ contactNumber: '50 123 4567', dialingCode: '971' }, '971', '501234567'],
  ])(
    'D-10 D-94 stores a phone number with its own code, or else that of the country: %j',
    async (change, code, number) => {
      const { registration } = await asked('register', { ...told(), ...change });
      expect(registration).toMatchObject({ dialingCode: code, contactNumber: number });
    },
  );

  test.each([
    [{ contactNumber: '98470 12345 ext 12' }, 'extension'],
    [{ contactNumber: 'at the hotel' }, 'only'],
    [{ contactNumber: '+999 98470 12345' }, 'country code'],
    [{ contactNumber: '12345' }, '6 to 14 digits'],
    [{ whatsapp: '+90 532 123 45 67' }, 'same country code'],
  ])('D-10 D-94 says why a phone number is rejected: %j', async (change, words) => {
    const { status, message } = await readError(ask('register', { ...told(), ...change }));
    expect([status, message]).toEqual([400, expect.stringContaining(words)]);
  });

  test('D-10 D-94 corrects a phone number as written, with the code of the record', async () => {
    await registered(numberOf('PHONE'), { dialing_code: '90', contact_number: '905321234567' });
    const { registration } = await asked('correct', {
      badgeNo: numberOf('PHONE'),
      contactNumber: '0532 765 43 21',
      reason: 'r',
    });
    expect(registration).toMatchObject({ dialingCode: '90', contactNumber: '5327654321' });
  });

  test('REL-04 keeps record and number of a registered visitor, and says so', async () => {
    const data = told();
    const first = await asked('register', data);
    now += 3_600_000;
    const again = await asked('register', { ...data, email: data.email.toUpperCase(), companyName: 'Other' });
    expect([again.isNew, again.registration]).toEqual([false, first.registration]);
  });

  test.each([
    ['an exhibition that is over', { exhibitionId: OVER }, '409'],
    ['an exhibition that is not there', { exhibitionId: 'none' }, '404'],
    ['what the exhibition does not offer', { visitorType: 'wizard' }, '400'],
    ['an address that is none', { email: 'priya' }, '400'],
    ['a name that nobody sees', { contactName: '\u3164\u200b' }, '400'],
    ['a company of which no badge shows anything', { companyName: '🧶' }, '400'],
  ])('D-94 rejects %s', async (_, change, code) => {
    expect(await readError(ask('register', { ...told(), ...change }))).toMatchObject({ code });
  });

  test('D-94 finds visitors by email address, name, company and number, and none of another exhibition', async () => {
    const email = await registered(numberOf('FIND'), { contact_name: 'Zehra Findik', company_name: 'Kilim 68' });
    for (const keyword of [email.toUpperCase(), 'zehra', 'kilim 68', numberOf('find').toLowerCase()]) {
      const { records, total } = await asked('list', { keyword, pageNo: 1 });
      expect([total, records.map(({ badgeNo }) => badgeNo)]).toEqual([1, [numberOf('FIND')]]);
    }
    expect((await asked('list', { keyword: 'zehra', exhibitionId: OVER, pageNo: 1 })).total).toBe(0);
  });

  test('D-94 finds visitors by any spelling of their names and numbers', async () => {
    const badgeNo = 'TEX8R35Y4NY';
    await registered(badgeNo, { contact_name: 'Ayşe Çınarlı', company_name: 'Öz Ltd' });
    const names = ['Çınarlı', 'cinarli', 'Cinarli Ayse', 'ÇINARLI', ' ayşe  ÖZ ', 'Ayşe Çınarlı'.normalize('NFD')];
    const numbers = ['TEX 8R35 Y4NY', 'tex-8r35-y4ny', '\u2068TEX8R35Y4NY\u2069', 'TEX8R35Y4NY çınarlı'];
    for (const keyword of [...names, ...numbers]) {
      const { records } = await asked('list', { keyword, pageNo: 1 });
      expect([keyword, records.map((record) => record.badgeNo)]).toEqual([keyword, [badgeNo]]);
    }
    expect((await asked('list', { keyword: 'çınarlı demir', pageNo: 1 })).total).toBe(0);
  });

  test('D-94 finds visitors by corrected values, not by the earlier ones', async () => {
    const badgeNo = numberOf('FOLD');
    await registered(badgeNo, { contact_name: 'Şükrü', company_name: 'Eski' });
    const change = { contactName: 'Şükriye', email: 'fold@müller.example', reason: 'a typing error' };
    await asked('correct', { badgeNo, ...change });
    for (const [keyword, total] of [
      ['sukriye eski', 1],
      ['müller.example', 1],
      ['xn--mller-kva', 1],
      ['sukru', 0],
    ] as const)
      expect([keyword, (await asked('list', { keyword, pageNo: 1 })).total]).toEqual([keyword, total]);
  });

  test('D-31 shows any badge by its number', async () => {
    await registered(numberOf('SHOW'));
    const badge: BadgeRecord = await asked('badge', { badgeNo: numberOf('show').toLowerCase() });
    expect(badge).toMatchObject({ badgeNo: numberOf('SHOW'), exhibitionId: OPEN, countryCode: 'IN' });
    expect(badge.text).toMatch(/^TSBADGE1:.*~1\./);
    expect(await readError(ask('badge', { badgeNo: numberOf('NOBODY') }))).toMatchObject({ code: '404' });
  });
});

describe('a record corrected by the desk', () => {
  const rowOf = (badgeNo: string) =>
    database()
      .kysely.selectFrom('preregistration')
      .selectAll()
      .where('badge_no', '=', badgeNo)
      .executeTakeFirstOrThrow();

  test('D-94 D-33 keeps all other values, emails the badge and is audited', async () => {
    const badgeNo = numberOf('CORR1');
    const email = await registered(badgeNo, { job_title: 'ceo', confirmed_at: 5 });
    const { registration, isMailed } = await asked('correct', {
      badgeNo: badgeNo.toLowerCase(),
      contactName: 'Ayşe Çelik',
      reason: 'misspelt',
    });
    expect({ registration, isMailed }).toMatchObject({
      registration: { badgeNo, contactName: 'Ayşe Çelik', companyName: 'priya company', email, isConfirmed: true },
      isMailed: true,
    });
    expect(await rowOf(badgeNo)).toMatchObject({ job_title: 'ceo', contact_number: '9847012345', confirmed_at: 5 });
    expect(await listRecentMails(database(), email)).toHaveLength(1);
    expect(await audited('staffPreregistration.correct')).toMatchObject({
      reason: 'misspelt',
      object: expect.objectContaining({ badgeNo, fields: 'contactName' }),
    });
  });

  test('D-33 THR-10 with another email address is unconfirmed, and no link sent to the earlier one opens it', async () => {
    const badgeNo = numberOf('CORR2');
    const email = await registered(badgeNo, { confirmed_at: 5 });
    const other = createPerson().email;
    const { registration } = await asked('correct', { badgeNo, email: other, reason: 'mistyped' });
    expect(registration).toMatchObject({ badgeNo, email: other, isConfirmed: false });
    const { registration_id } = await rowOf(badgeNo);
    const links = database().kysely.selectFrom('pretoken').select('token_hash');
    expect(await links.where('registration_id', '=', registration_id).execute()).toHaveLength(1);
    expect([
      (await listRecentMails(database(), email)).length,
      (await listRecentMails(database(), other)).length,
    ]).toEqual([0, 1]);
  });

  test('D-33 is released from someone else who created it, and their badge is revoked', async () => {
    const badgeNo = numberOf('CORR3');
    await registered(badgeNo, { visitor: 'a'.repeat(64) });
    const { registration } = await asked('correct', { badgeNo, release: true, reason: 'not the visitor' });
    expect(registration.badgeNo).not.toBe(badgeNo);
    expect(await rowOf(registration.badgeNo)).toMatchObject({ visitor: null, account_id: null });
    const revoked = database().kysely.selectFrom('badge_revoked').select('badge_no').where('badge_no', '=', badgeNo);
    expect(await revoked.execute()).toHaveLength(1);
  });

  test('D-31 D-33 keeps the link to its earlier badges until it is released', async () => {
    const first = numberOf('CORR8');
    await registered(first);
    const { registration_id } = await rowOf(first);
    const { badgeNo } = await asked('reissue', { badgeNo: first, reason: 'lost' });
    const holderOf = async () => {
      const row = database().kysely.selectFrom('badge_revoked').select('registration_id').where('badge_no', '=', first);
      return (await row.executeTakeFirstOrThrow()).registration_id;
    };
    expect(await holderOf()).toBe(registration_id);
    await asked('correct', { badgeNo, release: true, reason: 'not the visitor' });
    expect(await holderOf()).toBeNull();
  });

  test('D-33 does not get another visitor’s email address, and is not changed by an empty correction', async () => {
    const badgeNo = numberOf('CORR4');
    await registered(badgeNo);
    const taken = await registered(numberOf('CORR5'));
    const refused = async (data: object) => (await readError(ask('correct', { badgeNo, reason: 'x', ...data }))).code;
    expect(await refused({ email: taken.toUpperCase() })).toBe('409');
    expect(await refused({})).toBe('400');
    expect(await refused({ companyWebsite: 'javascript:alert(1)' })).toBe('400');
    expect(await refused({ badgeNo: numberOf('NOBODY'), contactName: 'A' })).toBe('404');
  });

  test('D-31 with an unconfirmed email address has a badge that says so', async () => {
    const [open, proven] = [numberOf('CORR6'), numberOf('CORR7')];
    await registered(open);
    await registered(proven, { confirmed_at: 5 });
    const payloadOf = async (badgeNo: string) => {
      const { text } = await asked('badge', { badgeNo });
      return (await readBadge(text, { keys: [], verify: async () => false }))?.payload;
    };
    expect(await payloadOf(open)).toMatchObject({ badgeNo: open, isUnconfirmed: true });
    expect(await payloadOf(proven)).not.toHaveProperty('isUnconfirmed');
  });
});

describe('badges emailed again', () => {
  test('R-7.077 are sent to their own email addresses in their own languages, with the picture', async () => {
    const [one, other] = [numberOf('AGAIN1'), numberOf('AGAIN2')];
    const [email, arabicEmail] = [await registered(one), await registered(other, { lang: 'ar' })];
    const sent = await asked('resend', { badgeNos: [one, other.toLowerCase(), numberOf('NONE')], reason: 'asked' });
    expect(sent).toEqual({ mailed: 2, unknown: [numberOf('NONE')], recent: [] });
    const [mail] = await listRecentMails(database(), email);
    const [arabic] = await listRecentMails(database(), arabicEmail);
    expect([mail?.badgeNo, arabic?.badgeNo, arabic?.subject]).toEqual([one, other, 'رقم شارتك']);
    expect(arabic?.text).toContain('معرض إسطنبول للمنسوجات');
  });

  test('R-7.077 R-9.036 twice within 256 ms are sent once, and this is reported', async () => {
    const badgeNo = numberOf('TWICE');
    const email = await registered(badgeNo);
    const data = { badgeNos: [badgeNo], reason: 'asked' };
    expect(await asked('resend', data)).toMatchObject({ mailed: 1 });
    now += 255;
    expect(await asked('resend', data)).toEqual({ mailed: 0, unknown: [], recent: [badgeNo] });
    now += 1;
    expect(await asked('resend', data)).toMatchObject({ mailed: 1 });
    expect(await listRecentMails(database(), email)).toHaveLength(2);
  });

  test('REL-04 with the same key are sent once, however late the retry', async () => {
    const badgeNo = numberOf('ONCE');
    const email = await registered(badgeNo);
    const [data, key] = [{ badgeNos: [badgeNo], reason: 'asked' }, crypto.randomUUID()];
    const first = await asked('resend', data, key);
    now += 60_000;
    expect(await asked('resend', data, key)).toEqual(first);
    expect(await listRecentMails(database(), email)).toHaveLength(1);
  });
});

describe('a reissued badge', () => {
  test('D-31 has a new number, and the earlier one is listed as revoked', async () => {
    const badgeNo = numberOf('LOST');
    const email = await registered(badgeNo);
    const reissued = await asked('reissue', { badgeNo, reason: 'lost' });
    expect(reissued).toMatchObject({ revoked: badgeNo, isMailed: true });
    expect(reissued.badgeNo).toMatch(/^TEX[0-9A-HJKMNP-TV-Z]{8}$/);
    now += 10_000;
    const { keys } = JSON.parse(await gateway().badgeKeys()) as {
      keys: { exhibitionId: string; revoked: string[] }[];
    };
    expect(keys.find(({ exhibitionId }) => exhibitionId === OPEN)?.revoked).toContain(badgeNo);
    expect((await listRecentMails(database(), email))[0]?.badgeNo).toBe(reissued.badgeNo);
    expect(await readError(ask('reissue', { badgeNo, reason: 'again' }))).toMatchObject({ code: '404' });
    expect(await asked('badge', { badgeNo: reissued.badgeNo })).toMatchObject({ contactName: 'priya contact' });
  });
});
