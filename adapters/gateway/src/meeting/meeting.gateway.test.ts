import { randomUUID } from 'node:crypto';
import { MEETING_DAILY_LIMIT } from '@fairhall/core/contract/meeting/limits';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue, insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';

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

test('D-30 the exhibitor’s email links to the page for the answer and contains no command', async () => {
  const bookingId = await booked();
  const rows = database().kysely.selectFrom('outbox').select(['text', 'html']);
  const { text, html } = await rows
    .where('recipient', '=', `${exhibitor.accountId}@example.com`)
    .executeTakeFirstOrThrow();
  expect(text).toMatch(/^http:\/\/supplier\.fairhall\.test\/meetings$/m);
  expect(html).toContain('href="http://supplier.fairhall.test/meetings"');
  for (const words of [text, html]) expect(words).not.toMatch(new RegExp(`meeting accept|command|${bookingId}`));
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

test('D-30 the exhibitor accepts, the buyer is notified, and the meeting can still be declined', async () => {
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
    'Your meeting request was declined',
  ]);
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
