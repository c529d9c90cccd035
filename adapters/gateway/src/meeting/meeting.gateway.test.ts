import { randomUUID } from 'node:crypto';
import { MEETING_DAILY_LIMIT } from '@fairhall/core/contract/meeting/limits';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue, insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';
import { cleanUpMeetings } from './book-meeting.ts';

const database = testDatabase();
const gateway = testGateway(database);
const SHOW = '9751';
const PAST = '9752';
const DAY = createExhibitionDays().inshow_start;

beforeAll(async () => {
  await insertCatalogue(database());
  await insertExhibition(database(), {
    exhibition_id: SHOW,
    ...createExhibitionDays(),
    start_time: '10:00',
    end_time: '18:00',
  });
  await insertExhibition(database(), { exhibition_id: PAST, inshow_start: '2020-01-01', inshow_end: '2020-01-03' });
});

interface Somebody {
  readonly accountId: string;
  readonly token: string;
}
let buyer: Somebody;
let supplierId: string;
let exhibitor: Somebody;
beforeEach(async () => {
  buyer = await newBuyer();
  supplierId = `MS${randomUUID().replaceAll('-', '').slice(0, 8)}`;
  await insertSupplier(database(), supplierId, 'Meghna Knit Apparel');
  exhibitor = await newPerson(supplierId);
  for (const exhibition_id of [SHOW, PAST]) {
    const stand = { exhibition_id, supplier_id: supplierId, hall: '2', stand_no: supplierId, spotlight: false };
    await database().kysely.insertInto('exhibitor').values(stand).execute();
  }
});

async function newBuyer({ isRegistered = true } = {}): Promise<Somebody> {
  const accountId = `meeting-${randomUUID().slice(0, 8)}`;
  const token = await insertSession(database(), 'buyer', { accountId });
  const registration = { accountId, email: `${accountId}@example.com`, mark: 'meeting' };
  for (const exhibitionId of isRegistered ? [SHOW, PAST] : [])
    await insertRegistration(database(), { ...registration, exhibitionId });
  return { accountId, token };
}

async function newPerson(ofSupplier: string): Promise<Somebody> {
  const accountId = `exhibitor-${randomUUID().slice(0, 8)}`;
  return { accountId, token: await insertSession(database(), 'supplier', { accountId, supplierId: ofSupplier }) };
}

const send = (path: string, data: object, { token = buyer.token, lang = 'en' } = {}) =>
  post(gateway(), path, data, {
    headers: createHeaders(createPerson()),
    envelope: { token, lang, ...createBrowserSign() },
  });
const ask = (more: object = {}, sent = {}) =>
  send(
    'blade-digital-expo/expoMeetingBooking/submit',
    { exhibitionId: SHOW, supplierId, date: DAY, slot: '10:30', ...more },
    sent,
  );
const booked = async (more: object = {}): Promise<string> =>
  ((await readData(ask(more))) as { bookingId: string }).bookingId;
const list = (token = buyer.token) =>
  readData(send('blade-digital-expo/expoMeetingBooking/list', { exhibitionId: SHOW }, { token }));
const cancel = (bookingId: string, token = buyer.token) =>
  send('blade-digital-expo/expoMeetingBooking/cancel', { bookingId }, { token });
const answer = (bookingId: string, isAccepted: boolean, token = exhibitor.token) =>
  send('blade-supplier/meeting/answer', { bookingId, isAccepted }, { token });
const subjectsTo = async ({ accountId }: Somebody) => {
  const mails = database()
    .kysely.selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', `${accountId}@example.com`);
  return (await mails.orderBy('outbox_id').execute()).map(({ subject }) => subject);
};

test('R-7.094 D-30 a requested meeting is listed with its stand and emailed to both sides', async () => {
  const bookingId = await booked({ remark: ' Prices for 3,000 ' });
  expect(await list()).toMatchObject([
    {
      bookingId,
      exhibitionId: SHOW,
      exhibitionName: 'Istanbul Textile Fair',
      supplierId,
      standNo: supplierId,
      supplierName: 'Meghna Knit Apparel',
      date: DAY,
      slot: '10:30',
      status: 0,
      remark: 'Prices for 3,000',
    },
  ]);
  expect(await subjectsTo(buyer)).toEqual(['Your meeting request has been sent']);
  expect(await subjectsTo(exhibitor)).toEqual(['A visitor has requested a meeting']);
});

/** The last email to somebody. */
async function mailTo({ accountId }: Somebody) {
  const rows = database().kysely.selectFrom('outbox').select(['text', 'html', 'subject']).orderBy('outbox_id', 'desc');
  return rows.where('recipient', '=', `${accountId}@example.com`).executeTakeFirstOrThrow();
}

const LINK = /^http:\/\/supplier\.fairhall\.test\/meetings\/(accept|decline)\?token=(\S+)$/gm;

/** The tokens of the links in an exhibitor's last email about a request. */
async function tokensOf(person = exhibitor) {
  const { text } = await mailTo(person);
  const tokens = new Map([...text.matchAll(LINK)].map(([, answer, token = '']) => [answer, token]));
  return { accept: tokens.get('accept') ?? '', decline: tokens.get('decline') ?? '' };
}
const showLink = (token: string) => readData(send('blade-supplier/meeting/showLink', { token }, { token: '' }));
const answerByLink = (token: string, isAccepted: boolean, more: object = {}) =>
  send('blade-supplier/meeting/answerByLink', { token, isAccepted, ...more }, { token: '' });

test('D-30 the exhibitor’s email has a link for each answer, and contains no command', async () => {
  const bookingId = await booked();
  const { text, html } = await mailTo(exhibitor);
  const { accept, decline } = await tokensOf();
  expect([accept.length, decline]).toEqual([43, accept]);
  for (const path of ['accept', 'decline'])
    expect(html).toContain(`href="http://supplier.fairhall.test/meetings/${path}?token=${accept}"`);
  for (const words of [text, html]) expect(words).not.toMatch(new RegExp(`meeting accept|command|${bookingId}`));
});

test('D-30 THR-04 a link shows the request without a login as often as it is opened, and answers it once', async () => {
  await booked({ remark: 'Prices' });
  const { accept: token } = await tokensOf();
  const meeting = { supplierName: 'Meghna Knit Apparel', exhibitionName: 'Istanbul Textile Fair', date: DAY };
  for (let time = 0; time < 2; time += 1)
    expect(await showLink(token)).toMatchObject({
      state: 'open',
      meeting: { ...meeting, slot: '10:30', contactName: 'meeting contact', remark: 'Prices' },
    });
  expect(await list()).toMatchObject([{ status: 0 }]);
  expect(await readData(answerByLink(token, true))).toEqual({ status: 1 });
  expect(await list()).toMatchObject([{ status: 1 }]);
  expect(await subjectsTo(buyer)).toEqual(['Your meeting request has been sent', 'Your meeting request was accepted']);
  expect(await showLink(token)).toMatchObject({ state: 'accepted' });
  expect((await readError(answerByLink(token, false))).status).toBe(409);
  expect(await list()).toMatchObject([{ status: 1 }]);
});

test('D-30 a reason for declining reaches the buyer in the email and in the list of their meetings', async () => {
  await booked();
  const { decline } = await tokensOf();
  expect(await readData(answerByLink(decline, false, { reason: ' We are at <a lunch> ' }))).toEqual({ status: 2 });
  expect(await list()).toMatchObject([{ status: 2, reason: 'We are at <a lunch>' }]);
  const { subject, text, html } = await mailTo(buyer);
  expect(subject).toBe('Your meeting request was declined');
  expect(text).toContain('We are at <a lunch>');
  expect(html).toContain('We are at &#60;a lunch&#62;');
  const answerWith = (data: object) => readData(send('blade-supplier/meeting/answer', data, exhibitor));
  await answerWith({ bookingId: await booked({ slot: '12:00' }), isAccepted: false, reason: 'Closed' });
  await answerWith({ bookingId: await booked({ slot: '12:30' }), isAccepted: true, reason: 'Why?' });
  expect(await list()).toMatchObject([{}, { status: 2, reason: 'Closed' }, { status: 1, reason: '' }]);
});

test('D-30 a link ends when a colleague answers, when the visitor cancels, and when the meeting begins', async () => {
  const colleague = await newPerson(supplierId);
  await booked();
  const [own, other] = [await tokensOf(), await tokensOf(colleague)];
  expect(own.accept).not.toBe(other.accept);
  await readData(answerByLink(other.decline, false));
  expect(await showLink(own.accept)).toMatchObject({ state: 'declined' });
  expect((await readError(answerByLink(own.accept, true))).status).toBe(409);

  const cancelled = await booked({ slot: '11:00' });
  const { accept } = await tokensOf();
  await readData(cancel(cancelled));
  expect(await showLink(accept)).toMatchObject({ state: 'cancelled' });
  expect((await readError(answerByLink(accept, true))).status).toBe(409);

  const begun = await booked({ slot: '11:30' });
  const late = await tokensOf();
  await database()
    .kysely.updateTable('meeting_booking')
    .set({ starts: Date.now() - 1_000 })
    .where('booking_id', '=', begun)
    .execute();
  expect(await showLink(late.accept)).toMatchObject({ state: 'past' });
  const refused = await readError(answerByLink(late.accept, true));
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('time has passed') });
  expect((await readError(answer(begun, true))).status).toBe(409);
});

test('D-30 THR-04 only the hash of a link’s token is stored, and the link of a member who left does not work', async () => {
  const leaver = await newPerson(supplierId);
  const bookingId = await booked();
  const { accept } = await tokensOf(leaver);
  const rows = database().kysely.selectFrom('meeting_link').selectAll().where('booking_id', '=', bookingId);
  const stored = await rows.execute();
  expect(stored).toHaveLength(2);
  expect(JSON.stringify(stored)).not.toContain(accept);
  const account = database().kysely.updateTable('account').where('account_id', '=', leaver.accountId);
  await account.set({ removed_at: Date.now() }).execute();
  for (const unknown of [accept, '', 'x'.repeat(43), bookingId]) {
    expect(await showLink(unknown)).toEqual({ state: 'unknown' });
    expect((await readError(answerByLink(unknown, true))).status).toBe(404);
  }
  expect(await list()).toMatchObject([{ status: 0 }]);
});

test('D-30 THR-04 the link to a contact address works until that address is changed or the first member joins', async () => {
  const alone = `MC${randomUUID().replaceAll('-', '').slice(0, 8)}`;
  await insertSupplier(database(), alone, 'Meghna Knit Apparel');
  const stand = { exhibition_id: SHOW, supplier_id: alone, hall: '2', stand_no: alone, spotlight: false };
  await database().kysely.insertInto('exhibitor').values(stand).execute();
  const contact = { accountId: alone.toLowerCase(), token: '' };
  const email = `${contact.accountId}@example.com`;
  const row = { supplier_id: alone, email, lang: 'en', time_zone: 'Europe/Istanbul', changed: Date.now() };
  await database().kysely.insertInto('supplier_contact').values(row).execute();
  const updateAddress = (address: string) =>
    database()
      .kysely.updateTable('supplier_contact')
      .set({ email: address })
      .where('supplier_id', '=', alone)
      .execute();
  await booked({ supplierId: alone });
  const { accept } = await tokensOf(contact);
  expect(await showLink(accept)).toMatchObject({ state: 'open' });
  await updateAddress('other@example.com');
  expect(await showLink(accept)).toEqual({ state: 'unknown' });
  await updateAddress(email);
  expect(await showLink(accept)).toMatchObject({ state: 'open' });
  await newPerson(alone);
  expect(await showLink(accept)).toEqual({ state: 'unknown' });
  expect((await readError(answerByLink(accept, true))).status).toBe(404);
});

test('D-30 THR-04 a link says that the time has passed for thirty days, and is then deleted', async () => {
  const bookingId = await booked();
  const { accept } = await tokensOf();
  const showAfterDays = async (days: number) => {
    const rows = database().kysely.updateTable('meeting_booking').where('booking_id', '=', bookingId);
    await rows.set({ starts: Date.now() - days * 86_400_000 }).execute();
    await cleanUpMeetings(database(), Date.now());
    return showLink(accept);
  };
  expect(await showAfterDays(29)).toMatchObject({ state: 'past' });
  expect(await showAfterDays(31)).toEqual({ state: 'unknown' });
  expect(await list()).toMatchObject([{ bookingId }]);
});

test('D-30 of two people who press at once, one answers', async () => {
  const colleague = await newPerson(supplierId);
  await booked();
  const [own, other] = [await tokensOf(), await tokensOf(colleague)];
  const answers = await Promise.all([answerByLink(own.accept, true), answerByLink(other.decline, false)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await subjectsTo(buyer)).toHaveLength(2);
});

test('D-30 the exhibitor’s list begins with today at the venue, then coming days, then past ones', async () => {
  const ISTANBUL = 3 * 3_600_000;
  const day = (ahead: number) => new Date(Date.now() + ISTANBUL + ahead * 86_400_000).toISOString().slice(0, 10);
  const ids: string[] = [];
  for (const [date, slot] of [
    [day(-2), '10:00'],
    [day(-1), '10:00'],
    [day(0), '00:00'],
    [day(0), '23:59'],
    [day(1), '10:00'],
  ] as const) {
    const booking_id = randomUUID();
    ids.push(booking_id);
    const place = { exhibition_id: SHOW, supplier_id: supplierId, stand_no: 'A1', hall: '1', date, slot, remark: '' };
    const visitor = { contact_name: 'A', company_name: 'B', country_id: '356', lang: 'en' as const, created: 1 };
    const starts = Date.parse(`${date}T${slot}:00+03:00`);
    await database()
      .kysely.insertInto('meeting_booking')
      .values({ booking_id, account_id: buyer.accountId, starts, ...place, ...visitor })
      .execute();
  }
  const read = send('blade-supplier/meeting/list', { pageNo: 1 }, { token: exhibitor.token });
  const { records } = (await readData(read)) as { records: { bookingId: string; day: string; hasStarted: boolean }[] };
  expect(records.map(({ bookingId }) => bookingId)).toEqual([2, 3, 4, 1, 0].map((place) => ids[place]));
  expect(records.map((row) => row.day)).toEqual(['today', 'today', 'coming', 'past', 'past']);
  expect(records.map(({ hasStarted }) => hasStarted)).toEqual([true, false, false, true, true]);
});

/** The lines of a meeting's entry in the calendar file of the buyer's plan, by name. */
async function entryOf(bookingId: string): Promise<Readonly<Record<string, string>>> {
  const asked = send('blade-digital-expo/showPlanner/calendar', { exhibitionId: SHOW });
  const { text = '' } = (await readData(asked)) as Record<string, string>;
  const entries = text.replaceAll(/\r\n[ \t]/g, '').split('BEGIN:VEVENT');
  const lines = entries.find((each) => each.includes(bookingId))?.split('\r\n') ?? [];
  return Object.fromEntries(lines.map((line) => line.split(':') as [string, string])); // split at the first colon
}

test('D-28 D-30 a meeting is in the planner’s calendar file at its time', async () => {
  const entry = await entryOf(await booked());
  expect(entry.DTSTART).toBe(`${DAY.replaceAll('-', '')}T073000Z`); // Istanbul is three hours ahead
  expect(entry.STATUS).toBe('TENTATIVE');
});

test('D-30 an answered meeting gets a new SEQUENCE in the calendar file, and a cancelled one is removed from calendars', async () => {
  const [accepted, rejected] = [await booked(), await booked({ slot: '11:00' })];
  const before = await entryOf(accepted);
  await readData(answer(accepted, true));
  const agreed = await entryOf(accepted);
  await readData(cancel(accepted));
  const off = await entryOf(accepted);
  expect([before, agreed, off].map(({ STATUS }) => STATUS)).toEqual(['TENTATIVE', 'CONFIRMED', 'CANCELLED']);
  expect([agreed, off].map(({ SEQUENCE }) => Number(SEQUENCE) - Number(before.SEQUENCE))).toEqual([1, 2]);
  expect([off.UID, off.DTSTART]).toEqual([before.UID, before.DTSTART]);
  await readData(answer(rejected, false));
  expect(await entryOf(rejected)).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '1' });
});

test('D-30 a show that closes after midnight has slots until then, and the exhibitor sees the calendar date', async () => {
  const night = randomUUID().slice(0, 8);
  const times = { start_time: '20:00', end_time: '02:00' };
  await insertExhibition(database(), { exhibition_id: night, ...createExhibitionDays(), ...times });
  const stand = { exhibition_id: night, supplier_id: supplierId, hall: '2', stand_no: 'A1', spotlight: false };
  await database().kysely.insertInto('exhibitor').values(stand).execute();
  const email = `${buyer.accountId}@example.com`;
  await insertRegistration(database(), { accountId: buyer.accountId, email, mark: 'night', exhibitionId: night });
  const free = send('blade-digital-expo/expoMeetingBooking/slots', { exhibitionId: night, supplierId });
  const { days } = (await readData(free)) as { days: { slots: { slot: string }[] }[] };
  const slots = days[0]?.slots.map(({ slot }) => slot) ?? [];
  expect([slots[0], slots.at(-1), slots.length]).toEqual(['20:00', '01:30', 12]);
  await readData(ask({ exhibitionId: night, slot: '01:00' }));
  const row = database().kysely.selectFrom('meeting_booking').select('starts').where('exhibition_id', '=', night);
  const { starts } = await row.executeTakeFirstOrThrow();
  const next = new Date(Date.parse(DAY) + 86_400_000).toISOString().slice(0, 10);
  expect(Number(starts)).toBe(Date.parse(`${next}T01:00:00+03:00`));
  const read = send('blade-supplier/meeting/list', { pageNo: 1 }, { token: exhibitor.token });
  expect((await readData(read)) as object).toMatchObject({ records: [{ date: next, slot: '01:00' }] });
});

test('R-6.021 A-42 a buyer who is not registered for the exhibition is asked to pre-register', async () => {
  buyer = await newBuyer({ isRegistered: false });
  expect(await readError(ask())).toMatchObject({ status: 400, message: expect.stringContaining('Pre-register') });
});

describe('a slot that is taken', () => {
  test('D-30 at the stand is rejected in the buyer’s language, and is free again after cancelling', async () => {
    const bookingId = await booked();
    const other = await newBuyer();
    const refused = await readError(ask({}, { token: other.token, lang: 'tr' }));
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('Bu saat artık boş değil') });
    const slots = async () => {
      const data = { exhibitionId: SHOW, supplierId };
      const { days } = (await readData(
        send('blade-digital-expo/expoMeetingBooking/slots', data, { token: other.token }),
      )) as {
        days: { date: string; slots: { slot: string; isTaken: boolean }[] }[];
      };
      return days[0]?.slots.find(({ slot }) => slot === '10:30');
    };
    expect(await slots()).toEqual({ slot: '10:30', isTaken: true });
    await readData(cancel(bookingId));
    expect(await slots()).toEqual({ slot: '10:30', isTaken: false });
    expect(await readData(ask({}, { token: other.token }))).toMatchObject({ status: 0 });
  });

  test('D-30 by the buyer’s own meeting is rejected with that reason, at any exhibitor', async () => {
    await booked();
    const stand = { exhibition_id: SHOW, supplier_id: 'S2', hall: '1', stand_no: 'M18', spotlight: false };
    const rows = database().kysely.insertInto('exhibitor').values(stand);
    await rows.onConflict((on) => on.doNothing()).execute();
    const refused = await readError(ask({ supplierId: 'S2' }));
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('You already have a meeting') });
  });

  test('D-30 is given to only one of several concurrent requests', async () => {
    const others = await Promise.all([newBuyer(), newBuyer(), newBuyer()]);
    const answers = await Promise.all(others.map(({ token }) => ask({}, { token })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

test('D-30 the exhibitor accepts, the buyer is notified, and the meeting can still be cancelled', async () => {
  const bookingId = await booked();
  expect(await readData(answer(bookingId, true))).toEqual({ bookingId, status: 1 });
  expect(await readData(answer(bookingId, true))).toEqual({ bookingId, status: 1 });
  expect(await list()).toMatchObject([{ status: 1 }]);
  expect(await readData(answer(bookingId, false))).toEqual({ bookingId, status: 2 });
  expect((await readError(answer(bookingId, true))).status).toBe(409);
  expect((await readError(cancel(bookingId))).status).toBe(409);
  expect(await subjectsTo(buyer)).toEqual([
    'Your meeting request has been sent',
    'Your meeting request was accepted',
    'The exhibitor has cancelled your meeting',
  ]);
  expect((await mailTo(buyer)).text).toContain('has cancelled the meeting with you');
});

test('D-30 the buyer cancels, and the exhibitor is notified once and can no longer accept', async () => {
  const bookingId = await booked();
  for (let time = 0; time < 2; time += 1) expect(await readData(cancel(bookingId))).toEqual({ bookingId, status: 3 });
  expect(await subjectsTo(exhibitor)).toEqual(['A visitor has requested a meeting', 'A meeting has been cancelled']);
  expect((await readError(answer(bookingId, true))).status).toBe(409);
});

test('R-6.029 THR-29 another buyer or exhibitor cannot read or change a meeting', async () => {
  const bookingId = await booked();
  const [other, foreign] = [await newBuyer(), await newPerson('S2')];
  expect(await list(other.token)).toEqual([]);
  expect((await readError(cancel(bookingId, other.token))).status).toBe(404);
  expect((await readError(answer(bookingId, true, foreign.token))).status).toBe(404);
  const asked = async (token: string) =>
    ((await readData(send('blade-supplier/meeting/list', { pageNo: 1 }, { token }))) as { records: object[] }).records;
  expect(await asked(exhibitor.token)).toMatchObject([
    { bookingId, contactName: 'meeting contact', companyName: 'meeting company', countryId: '356', slot: '10:30' },
  ]);
  expect((await asked(foreign.token)).find((row) => 'bookingId' in row && row.bookingId === bookingId)).toBeUndefined();
});

test.each([
  ['an exhibition that there is not', { exhibitionId: '404404' }, 404],
  ['a supplier that does not exhibit there', { supplierId: 'NOBODY1' }, 404],
  ['a day that is none of the show', { date: '2026-01-01' }, 400],
  ['a time when the show is closed', { slot: '18:00' }, 400],
  ['a time between two', { slot: '10:15' }, 400],
  ['a show that is over', { exhibitionId: PAST, date: '2020-01-01' }, 400],
  ['no day at all', { date: 'tomorrow' }, 400],
  ['a note that is too long', { remark: 'x'.repeat(301) }, 400],
])('D-30 a meeting with %s is rejected', async (_, wrong, status) => {
  expect((await readError(ask(wrong))).status).toBe(status);
  expect(await subjectsTo(exhibitor)).toEqual([]);
});

test('D-65 a buyer over the daily limit of meeting requests is rejected with the limit', async () => {
  const scope = { scope: `meeting|account:${buyer.accountId}`, used: MEETING_DAILY_LIMIT };
  const day = `${new Date().toISOString().slice(0, 10)} UTC`;
  await database()
    .kysely.insertInto('daily_count')
    .values({ ...scope, day })
    .execute();
  expect(await readError(ask())).toMatchObject({ status: 429, message: expect.stringContaining('30') });
});
