import { readBadge } from '@fairhall/core/badge/decode-badge';
import type {
  Prefill,
  PreregistrationAnswer,
  PreregistrationRecord,
} from '@fairhall/core/contract/preregistration/calls';
import { DATA_SOURCE_RETURNING } from '@fairhall/core/contract/preregistration/limits';
import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { type CallOptions, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { queueMail } from '../mail/outbox.ts';
import { RESEND_WINDOW } from './mail-badge.ts';

const {
  preRegister: SUBMIT,
  checkReg: CHECK,
  resendBadge: RESEND,
  getPreData: PREFILL,
} = secondaryContract.preregistration;
const { getPreDataByDeviceId: BY_DEVICE, verify: VERIFY } = secondaryContract.preregistration;

const OPEN = '48001';
const OVER = '48002';
let now = Date.parse('2026-11-20T12:00:00Z');
const database = testDatabase();
const gateway = testGateway(database, { now: () => now });
beforeAll(async () => {
  await insertExhibition(database(), { exhibition_id: OPEN });
  const over = { inshow_start: '2026-03-01', inshow_end: '2026-03-03' };
  await insertExhibition(database(), { exhibition_id: OVER, ...over, phase: 5 });
});
beforeEach(() => {
  now += 3_600_000;
});

const form = {
  exhibitionId: OPEN,
  contactName: 'Priya Nair',
  companyName: 'Malabar Trading LLP',
  countryId: '356',
  dialingCode: '91',
  contactNumber: '9847012345',
  pageVersion: 1,
  entryPoint: 3,
  leadSource: 1,
  visitorId: 'v1',
};
type Who = ReturnType<typeof createPerson>;

const send = (who: Who, change: object = {}, sent: CallOptions = {}) =>
  post(gateway(), SUBMIT.path, { ...form, email: who.email, ...change }, { headers: createHeaders(who), ...sent });
const sent = async (who: Who, change: object = {}, how: CallOptions = {}) =>
  (await readData(send(who, change, how))) as PreregistrationAnswer;
const checked = async (data: object, how: CallOptions = {}) =>
  (
    (await (await post(gateway(), CHECK.path, { exhibitionId: OPEN, ...data }, how)).json()) as {
      data: PreregistrationRecord | null;
    }
  ).data;
const loggedIn = async (accountId: string, email: string) => {
  const token = await insertSession(database(), 'buyer', { accountId, created: now });
  await database()
    .kysely.updateTable('account')
    .set({ email, verified_at: now })
    .where('account_id', '=', accountId)
    .execute();
  return { envelope: { token } };
};
const rowOf = (email: string) =>
  database().kysely.selectFrom('preregistration').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
/**
 * Whether each badge code that was emailed to an address says that the address is unconfirmed, earliest email first.
 */
const codesOf = async (email: string) => {
  const rows = await database()
    .kysely.selectFrom('outbox')
    .select('badge')
    .where('recipient', '=', email)
    .orderBy('created')
    .execute();
  return Promise.all(
    rows.map(async ({ badge }) => {
      const read = await readBadge(badge?.text ?? '', { keys: [], verify: async () => false });
      return read?.payload.isUnconfirmed;
    }),
  );
};
const linkIn = (text: string | undefined) => /pretoken=([A-Za-z0-9_-]+)/.exec(text ?? '')?.[1] ?? '';

describe('a visitor who registers', () => {
  test('R-1.008 R-7.075 R-7.046 R-4.007 is stored with lead source 1 and gets a badge number of the event', async () => {
    const who = createPerson();
    const record = await sent(who);
    expect(SUBMIT.output.safeParse(record).success).toBe(true);
    expect(record).toMatchObject({
      email: who.email,
      companyName: 'Malabar Trading LLP',
      mobile: '919847012345',
      exhibitionId: OPEN,
      industry: 'textile',
      websiteId: '2',
      dataSource: 'PRE_REGISTRATION',
    });
    expect(record.badgeNo).toMatch(/^TEX[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(await rowOf(who.email)).toMatchObject({ badge_no: record.badgeNo, lead_source: 1, page_version: 1 });
  });

  test('R-1.008 THR-46 gets an email in their language with the number and a link, and no text they typed', async () => {
    const who = createPerson();
    const record = await sent(
      who,
      { contactName: 'https://bad.example' },
      { headers: createHeaders(who), envelope: { lang: 'ar' } },
    );
    const [mail] = await listRecentMails(database(), who.email);
    expect(mail?.subject).toBe('رقم شارتك');
    expect(mail?.text).toContain(record.badgeNo);
    expect(mail?.text).toContain('/expoturkey_48001/preRegister?pretoken=');
    expect(mail?.text).not.toContain('bad.example');
  });

  test('R-2.222 D-33 REL-04 again keeps the record and its number, in any spelling of the email address', async () => {
    const who = createPerson();
    const first = await sent(who);
    const again = await sent({ ...who, email: who.email.toUpperCase() }, { companyName: 'Nair & Sons' });
    expect([again.badgeNo, again.id, again.dataSource]).toEqual([first.badgeNo, first.id, DATA_SOURCE_RETURNING]);
    expect(again.companyName).toBe('Nair & Sons');
  });

  test('D-33 with a shorter form changes only the fields of that form', async () => {
    const who = createPerson();
    const whole = {
      pageVersion: 9,
      jobTitle: 'ceo',
      whatsapp: '9847054321',
      nationalityId: '356',
      quantity: 5,
      companyWebsite: 'https://malabar.example',
      visitorType: 'retailer',
      participatePurpose: 'learn',
      tagCodes: 'TG000001',
      interestedProducts: 'beach towels',
      sourceFrom: 'mail',
    };
    await sent(who, whole);
    const before = await rowOf(who.email);
    await sent(who, { companyName: 'Nair & Sons' });
    const stays = ['job_title', 'whatsapp', 'nationality_id', 'quantity', 'company_website', 'visitor_type'] as const;
    const more = ['participate_purpose', 'tag_codes', 'interested_products', 'source_from'] as const;
    const shorter = await rowOf(who.email);
    for (const column of [...stays, ...more]) expect([column, shorter[column]]).toEqual([column, before[column]]);
    expect(shorter).toMatchObject({ company_name: 'Nair & Sons', page_version: 1 });
    // The form of an app has no quantity and no cards, so these stay; a field that it has and is left empty is cleared.
    const { quantity, whatsapp, tagCodes, ...rest } = whole;
    await sent(who, { ...rest, pageVersion: 7, interestedProducts: 'robes' });
    expect(await rowOf(who.email)).toMatchObject({
      quantity: 5,
      whatsapp: '',
      nationality_id: '356',
      tag_codes: '',
      interested_products: 'robes',
    });
  });

  test('D-33 THR-11 with someone else’s email address changes nothing and gets no number, which is emailed to that address', async () => {
    const [owner, stranger] = [createPerson(), createPerson()];
    const first = await sent(owner);
    now += 3_600_000;
    const told = await sent({ ...stranger, email: owner.email }, { companyName: 'Not hers' });
    expect([told.badgeNo, told.id, told.companyName, told.dataSource]).toEqual([
      '',
      '',
      'Not hers',
      DATA_SOURCE_RETURNING,
    ]);
    expect(JSON.stringify(told)).not.toContain('Malabar');
    expect((await rowOf(owner.email)).company_name).toBe('Malabar Trading LLP');
    const mails = await listRecentMails(database(), owner.email);
    expect(mails).toHaveLength(2);
    expect(mails.every(({ text }) => text.includes(first.badgeNo))).toBe(true);
  });

  test('D-33 D-65 with an email address that strangers use all the time is treated as a stranger, except its verified owner', async () => {
    const owner = createPerson();
    const answers: PreregistrationRecord[] = [];
    for (let index = 0; index < 12; index += 1) {
      const exhibitionId = `480${10 + index}`;
      await insertExhibition(database(), { exhibition_id: exhibitionId });
      answers.push(
        await sent({ ...createPerson(), email: owner.email }, { exhibitionId, companyName: `Stranger ${index}` }),
      );
    }
    expect(answers.map(({ badgeNo }) => badgeNo !== '')).toEqual([
      ...Array.from({ length: 10 }, () => true),
      false,
      false,
    ]);
    expect(answers.at(-1)).toMatchObject({
      id: '',
      companyName: 'Stranger 11',
      email: owner.email,
      dataSource: DATA_SOURCE_RETURNING,
    });
    const kept = database().kysely.selectFrom('preregistration').select('badge_no').where('email', '=', owner.email);
    expect(await kept.execute()).toHaveLength(12);
    const how = await loggedIn(`of-${owner.visitor}`, owner.email);
    for (let index = 0; index < 12; index += 1) {
      const exhibitionId = `481${10 + index}`;
      await insertExhibition(database(), { exhibition_id: exhibitionId });
      const { badgeNo } = await sent(
        createPerson(),
        { exhibitionId, email: owner.email },
        { ...how, headers: createHeaders(createPerson()) },
      );
      expect(badgeNo).not.toBe('');
      const [mail] = await listRecentMails(database(), owner.email);
      expect([mail?.text.includes(badgeNo), mail?.isPostponed]).toEqual([true, false]);
    }
  });

  test('D-33 D-65 with an invitation link to the email address is no stranger, however often others used it', async () => {
    const invited = createPerson();
    for (let index = 0; index < 12; index += 1) {
      const exhibitionId = `480${10 + index}`;
      await insertExhibition(database(), { exhibition_id: exhibitionId });
      await sent({ ...createPerson(), email: invited.email }, { exhibitionId });
    }
    await database()
      .kysely.insertInto('show_invitation')
      .values({ invitation_id: 'doors', exhibition_id: OPEN, email: invited.email, told: '{}', created: now })
      .execute();
    await database()
      .kysely.insertInto('pretoken')
      .values({
        token_hash: hashSha256('of-the-invitation'),
        invitation_id: 'doors',
        exhibition_id: OPEN,
        created: now,
      })
      .execute();
    const { badgeNo } = await sent(invited, { pretoken: 'of-the-invitation' });
    expect(badgeNo).not.toBe('');
    expect((await listRecentMails(database(), invited.email))[0]?.isPostponed).toBe(false);
  });

  test('D-33 through the link in their email takes over a record from its creator', async () => {
    const [owner, maker] = [createPerson(), createPerson()];
    await sent({ ...maker, email: owner.email });
    const [mail] = await listRecentMails(database(), owner.email);
    const taken = await sent(owner, { companyName: 'Hers', pretoken: linkIn(mail?.text) });
    expect([taken.companyName, taken.badgeNo !== '']).toEqual(['Hers', true]);
    expect((await sent({ ...maker, email: owner.email })).badgeNo).toBe('');
  });

  test('D-31 D-33 through the link in the badge email confirms the email address, and later badges are not marked unconfirmed', async () => {
    const who = createPerson();
    const { badgeNo } = await sent(who);
    expect((await rowOf(who.email)).confirmed_at).toBeNull();
    now += 3_600_000;
    await sent(who);
    const [first, ...others] = await listRecentMails(database(), who.email);
    expect([others.length, (await rowOf(who.email)).confirmed_at]).toEqual([0, null]);
    now += 3_600_000;
    const again = await sent(who, { pretoken: linkIn(first?.text) }, { headers: createHeaders(createPerson()) });
    expect([again.badgeNo, (await rowOf(who.email)).confirmed_at]).toEqual([badgeNo, now]);
    expect(await codesOf(who.email)).toEqual([true, undefined]);
    now += 3_600_000;
    await sent(who, { pretoken: linkIn(first?.text) });
    expect(await codesOf(who.email)).toHaveLength(2);
  });

  test('D-33 with their own verified email address needs no link, and with another account’s stays unconfirmed', async () => {
    const [owner, other] = [createPerson(), createPerson()];
    await sent(owner, {}, await loggedIn('confirmed-owner', owner.email));
    await sent(other, {}, await loggedIn('confirmed-colleague', createPerson().email));
    expect((await rowOf(owner.email)).confirmed_at).toBe(now);
    expect((await rowOf(other.email)).confirmed_at).toBeNull();
    expect([await codesOf(owner.email), await codesOf(other.email)]).toEqual([[undefined], [true]]);
  });

  test('D-88 D-33 through an invitation link to this email address is confirmed, through one to another is not', async () => {
    const [guest, other] = [createPerson(), createPerson()];
    const [invitation_id, pretoken] = [`I${hashSha256(guest.email).slice(0, 15)}`, `invited-${guest.email}`];
    const exhibition_id = OPEN;
    await database()
      .kysely.insertInto('show_invitation')
      .values({ invitation_id, exhibition_id, email: guest.email, told: '{}', created: now })
      .execute();
    await database()
      .kysely.insertInto('pretoken')
      .values({ token_hash: hashSha256(pretoken), registration_id: null, invitation_id, exhibition_id, created: now })
      .execute();
    await sent(other, { pretoken });
    await sent({ ...guest, email: guest.email.toUpperCase() }, { pretoken });
    expect((await rowOf(other.email)).confirmed_at).toBeNull();
    expect((await rowOf(guest.email.toUpperCase())).confirmed_at).toBe(now);
  });

  test('REL-04 twice at the same moment gets one record, and two visitors get two numbers', async () => {
    const [who, other] = [createPerson(), createPerson()];
    const answers = await Promise.all([sent(who), sent(who), sent(other)]);
    const numbers = answers.map(({ badgeNo }) => badgeNo);
    expect(numbers[0]).toBe(numbers[1]);
    expect(new Set(numbers).size).toBe(2);
    const rows = database().kysely.selectFrom('preregistration').select('badge_no').where('email', '=', who.email);
    expect(await rows.execute()).toHaveLength(1);
  });

  test('REL-01 REL-02 twice with one key is registered once', async () => {
    const who = createPerson();
    const headers = createHeaders(who);
    const [one, two] = [await sent(who, {}, { headers }), await sent(who, {}, { headers })];
    expect(two).toEqual(one);
    expect(await listRecentMails(database(), who.email)).toHaveLength(1);
  });

  test.each([
    ['an exhibition that is not there', { exhibitionId: '99999' }, 404],
    ['one that is over', { exhibitionId: OVER }, 409],
    ['a form that asks for a job title, without one', { pageVersion: 2 }, 400],
    [
      'a choice that there is not',
      { pageVersion: 9, jobTitle: 'ceo', visitorType: 'pirate', participatePurpose: 'seek' },
      400,
    ],
    [
      'a reason of another industry',
      { pageVersion: 9, jobTitle: 'ceo', visitorType: 'media', participatePurpose: 'prepare' },
      400,
    ],
    ['a website that is a script', { companyWebsite: 'javascript:alert(1)' }, 400],
    ['a picture of somebody else', { businessCardFront: '123' }, 400],
  ])('D-10 D-33 D-69 with %s is rejected', async (_, change, status) => {
    const who = createPerson();
    expect((await readError(send(who, change))).status).toBe(status);
    expect(await listRecentMails(database(), who.email)).toEqual([]);
  });
});

describe('checking whether a visitor is registered', () => {
  test('R-7.076 R-3.031 D-33 returns a visitor’s own record to their account and to the browser that created it', async () => {
    const who = createPerson();
    const { badgeNo } = await sent(who);
    expect((await checked({}, { headers: createHeaders(who) }))?.badgeNo).toBe(badgeNo);
    expect((await checked({ email: who.email }, await loggedIn(`of-${who.visitor}`, who.email)))?.badgeNo).toBe(
      badgeNo,
    );
  });

  test('R-7.076 D-65 is never rejected because others checked the email address, and its owner still gets the record', async () => {
    const who = createPerson();
    const { badgeNo } = await sent(who);
    const answers: (PreregistrationRecord | null)[] = [];
    for (let index = 0; index < 12; index += 1)
      answers.push(
        await checked({ email: who.email }, { headers: createHeaders(createPerson()), address: `10.77.0.${index}` }),
      );
    expect(answers.map((answer) => answer !== null)).toEqual([...Array.from({ length: 10 }, () => true), false, false]);
    const how = await loggedIn(`asks-${who.visitor}`, who.email);
    expect((await checked({ email: who.email }, how))?.badgeNo).toBe(badgeNo);
  });

  test('R-7.076 THR-11 returns only that a record exists for another email address', async () => {
    const [who, stranger] = [createPerson(), createPerson()];
    await sent(who);
    const told = await checked({ email: who.email }, { headers: createHeaders(stranger) });
    expect(Object.entries(told ?? {}).filter(([, value]) => value !== '')).toEqual([['exhibitionId', OPEN]]);
    expect(await checked({ email: stranger.email }, { headers: createHeaders(stranger) })).toBeNull();
    expect(await checked({}, { headers: createHeaders(stranger) })).toBeNull();
  });

  test('D-33 THR-29 reveals nothing to an account whose email address is not verified', async () => {
    const who = createPerson();
    await sent(who);
    const how = await loggedIn(`of-${who.visitor}`, who.email);
    await database().kysely.updateTable('account').set({ verified_at: null }).where('email', '=', who.email).execute();
    expect((await checked({ email: who.email }, how))?.badgeNo).toBe('');
  });
});

describe('emailing the badge number again', () => {
  const resend = (who: Who, data: object) =>
    readData(post(gateway(), RESEND.path, { exhibitionId: OPEN, ...data }, { headers: createHeaders(who) }));
  const isMailed = async ({ email }: Who) => (await listRecentMails(database(), email)).length;

  test('R-7.077 sends it to the registered email address, found by that or by the number, and responds alike if there is none', async () => {
    const [who, stranger] = [createPerson(), createPerson()];
    const { badgeNo } = await sent(who);
    now += 3_600_000;
    expect(await resend(stranger, { email: who.email })).toBe(true);
    now += 3_600_000;
    expect(await resend(stranger, { badgeNo: badgeNo.toLowerCase() })).toBe(true);
    expect([await isMailed(who), await isMailed(stranger)]).toEqual([3, 0]);
    expect(await resend(stranger, { email: stranger.email })).toBe(true);
    expect(await resend(stranger, {})).toBe(true);
    expect(await isMailed(stranger)).toBe(0);
  });

  test('THR-46 is not delayed by other emails, and does not flood the recipient when strangers repeat it', async () => {
    const who = createPerson();
    await sent(who);
    for (let index = 0; index < 4; index += 1) {
      const event = { dedupeKey: `${who.email}.${index}`, kind: 'stand', requestId: 'r', now } as const;
      const mail = { to: who.email, subject: '', html: '', text: '' };
      await queueMail(database(), mail, { ...event, causedBy: 'anybody' });
    }
    const before = await isMailed(who);
    for (let index = 0; index < 4; index += 1) {
      now += 20 * 60_000;
      await resend(createPerson(), { email: who.email });
    }
    const mails = await listRecentMails(database(), who.email);
    expect([mails.length - before, mails[0]?.isPostponed]).toEqual([3, false]);
    now += 24 * 3_600_000;
    await resend(who, { email: who.email });
    expect(await isMailed(who)).toEqual(before + 4);
  });

  test('THR-46 sends a postponed email with a valid link', async () => {
    const who = createPerson();
    const told: unknown[] = [];
    for (let index = 0; index < 4; index += 1) {
      now += RESEND_WINDOW;
      told.push((await sent({ ...createPerson(), email: who.email })).mail);
    }
    expect(told).toEqual(['queued', 'queued', 'queued', 'postponed']);
    const [mail] = await listRecentMails(database(), who.email);
    expect(mail?.isPostponed).toBe(true);
    const pretoken = new URL(mail?.links[0] ?? '').searchParams.get('pretoken') ?? '';
    const filledIn = post(gateway(), PREFILL.path, { pretoken }, { headers: createHeaders(createPerson()) });
    expect(await readData(filledIn)).toMatchObject({ email: who.email });
  });

  test('THR-46 is not reported as sent to a visitor who registers again just after it was postponed', async () => {
    const who = createPerson();
    const told: unknown[] = [];
    for (let index = 0; index < 5; index += 1) {
      if (index < 4) now += RESEND_WINDOW;
      told.push((await sent({ ...createPerson(), email: who.email })).mail);
    }
    expect(told).toEqual(['queued', 'queued', 'queued', 'postponed', 'postponed']);
    expect(await isMailed(who)).toBe(4);
  });

  test('REL-28 is not blocked by an email sent while the clock was days ahead', async () => {
    const who = createPerson();
    now += 3 * 86_400_000;
    await sent(who);
    now -= 3 * 86_400_000;
    await resend(who, { email: who.email });
    expect(await isMailed(who)).toBe(2);
  });

  test('R-7.077 R-9.036 twice within the window sends it once', async () => {
    const who = createPerson();
    await sent(who);
    now += RESEND_WINDOW - 1;
    await resend(who, { email: who.email });
    expect(await isMailed(who)).toBe(1);
    now += 1;
    await resend(who, { email: who.email });
    expect(await isMailed(who)).toBe(2);
  });
});

describe('the phone number of a registration', () => {
  test.each([['+90 532 123 45 67'], ['0090 532 123 45 67'], ['0532 123 45 67'], ['(532) 123-45-67']])(
    'D-10 R-3.031 is stored and returned in one format, however it is written: %s',
    async (contactNumber) => {
      const answer = await readData(send(createPerson(), { dialingCode: '90', countryId: '792', contactNumber }));
      expect(answer).toMatchObject({ dialingCode: '90', contactNumber: '5321234567', mobile: '905321234567' });
    },
  );

  test('D-10 gets the country’s code if it has none, and is rejected with an extension', async () => {
    const answer = await readData(send(createPerson(), { dialingCode: undefined, contactNumber: '098470 12345' }));
    expect(answer).toMatchObject({ dialingCode: '91', contactNumber: '9847012345' });
    const refusal = await readError(send(createPerson(), { contactNumber: '98470 12345 x12' }));
    expect(refusal).toMatchObject({ status: 400, message: expect.stringContaining('extension') });
  });
});

describe('prefilling the form', () => {
  const prefill = (data: object, who = createPerson(), how: CallOptions = {}) =>
    post(gateway(), PREFILL.path, data, { headers: createHeaders(who), ...how });
  const told = async (data: object) => (await readData(prefill(data))) as Prefill;

  test('R-7.030 R-7.078 R-3.033 through an email link returns all known data', async () => {
    const who = createPerson();
    await sent(who, { pageVersion: 3, jobTitle: 'ceo', whatsapp: '9847054321', tagCodes: 'TG000001,TG000002' });
    const [mail] = await listRecentMails(database(), who.email);
    const answer = await told({ pretoken: linkIn(mail?.text), exhibitionId: OPEN });
    expect(PREFILL.output.safeParse(answer).success).toBe(true);
    expect(answer).toMatchObject({
      email: who.email,
      contactName: 'Priya Nair',
      companyName: 'Malabar Trading LLP',
      jobTitle: 'ceo',
      whatsapp: '9847054321',
      tagCodes: 'TG000001,TG000002',
      businessCardFront: '',
      dialingCode: '91',
      contactNumber: '9847012345',
    });
  });

  test('THR-10 through a link works ten times, for its exhibition, until that ends, and is rejected alike otherwise', async () => {
    const registered = (exhibitionId: string, token: string) =>
      insertRegistration(database(), { accountId: null, email: createPerson().email, mark: 'm', exhibitionId, token });
    await registered(OPEN, 'of-the-open-one');
    await registered(OVER, 'of-the-one-that-is-over');
    const refusals = [
      await readError(prefill({ pretoken: 'nobody-sent-this' })),
      await readError(prefill({ pretoken: 'of-the-one-that-is-over' })),
      await readError(prefill({ pretoken: 'of-the-open-one', exhibitionId: OVER })),
    ];
    // Opening the link for another exhibition has used up nothing.
    for (let time = 0; time < 10; time += 1) await told({ pretoken: 'of-the-open-one' });
    refusals.push(await readError(prefill({ pretoken: 'of-the-open-one' })));
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]?.status).toBe(404);
  });

  test('THR-10 stores only a hash of the link', async () => {
    const who = createPerson();
    await sent(who);
    const [mail] = await listRecentMails(database(), who.email);
    const rows = await database().kysely.selectFrom('pretoken').select('token_hash').execute();
    expect(rows.map(({ token_hash }) => token_hash)).toContain(hashSha256(linkIn(mail?.text)));
  });

  test('R-7.031 D-88 THR-09 by device returns no personal data, and the same shape for an unknown device', async () => {
    const byDevice = async (deviceId: string) =>
      (await readData(
        post(gateway(), BY_DEVICE.path, { deviceId }, { headers: createHeaders(createPerson()) }),
      )) as Prefill;
    const who = createPerson();
    const rest = { pageVersion: 9, jobTitle: 'ceo', visitorType: 'retailer', participatePurpose: 'learn', quantity: 5 };
    await sent(who, { ...rest, tagCodes: 'TG000001', deviceId: `D-${who.visitor}` });
    const answer = await byDevice(`D-${who.visitor}`);
    expect(Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== ''))).toEqual({
      countryId: '356',
      visitorType: 'retailer',
      participatePurpose: 'learn',
      tagCodes: 'TG000001',
      quantity: '5',
    });
    const unknown = await byDevice('nobody');
    expect(Object.keys(unknown)).toEqual(Object.keys(answer));
    expect(Object.values(unknown).join('')).toBe('');
  });

  test('D-88 without a link returns the buyer’s latest record or nothing, and rejects a guest', async () => {
    const who = createPerson();
    await sent(who, { companyName: 'Own company' });
    const how = await loggedIn(`of-${who.visitor}`, who.email);
    expect(await readData(prefill({ exhibitionId: OVER }, who, { headers: createHeaders(who), ...how }))).toMatchObject(
      {
        companyName: 'Own company',
      },
    );
    const newcomer = await loggedIn('of-newcomer', createPerson().email);
    const empty = (await readData(prefill({ exhibitionId: OPEN }, createPerson(), newcomer))) as Prefill;
    expect(Object.values(empty).join('')).toBe('');
    expect((await readError(prefill({ exhibitionId: OPEN }))).status).toBe(404);
  });
});

test('R-7.080 at the entrance an email address with its badge number is verified, and nothing else is revealed', async () => {
  const [who, stranger] = [createPerson(), createPerson()];
  const { badgeNo } = await sent(who);
  const verify = (data: object) =>
    readData(post(gateway(), VERIFY.path, { exhibitionId: OPEN, ...data }, { headers: createHeaders(stranger) }));
  expect(await verify({ email: who.email, code: badgeNo.toLowerCase() })).toEqual({ verified: true, exists: true });
  const nothing = { verified: false, exists: false };
  expect(await verify({ email: who.email })).toEqual(nothing);
  expect(await verify({ email: who.email, code: 'TEX00000000' })).toEqual(nothing);
  expect(await verify({ email: stranger.email, code: badgeNo })).toEqual(nothing);
});

test('THR-09 THR-11 a client without a known device that asks for many email addresses is soon rate-limited', async () => {
  const answers: number[] = [];
  for (let time = 0; time < 25; time += 1) {
    const data = { exhibitionId: OPEN, email: createPerson().email };
    answers.push((await post(gateway(), CHECK.path, data, { address: '198.51.100.77' })).status);
  }
  expect([answers[0], answers.at(-1)]).toEqual([200, 429]);
});
