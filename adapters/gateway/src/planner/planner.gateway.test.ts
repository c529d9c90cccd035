import { randomUUID } from 'node:crypto';
import { PLANNER_MAX } from '@fairhall/core/contract/planner/limits';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';

const database = testDatabase();
const gateway = testGateway(database);
const SHOW = '9741';
const OVER = '9742';
/** Its record has no opening hours. */
const SILENT = '9743';
/** It closes after midnight. */
const NIGHT = '9744';

beforeAll(async () => {
  const { kysely } = database();
  await insertCatalogue(database());
  await insertExhibition(database(), { exhibition_id: SHOW, ...createExhibitionDays() });
  await insertExhibition(database(), { exhibition_id: OVER, inshow_start: '2020-01-01', inshow_end: '2020-01-03' });
  await insertExhibition(database(), {
    exhibition_id: SILENT,
    ...createExhibitionDays(),
    start_time: '',
    end_time: '',
  });
  await kysely
    .insertInto('exhibition_hall')
    .values({ exhibition_id: SHOW, hall: '2', names: { en: 'Home', tr: 'Ev' } })
    .execute();
  const stands = [
    { exhibition_id: SHOW, supplier_id: 'S1', hall: '2', stand_no: 'B04' },
    { exhibition_id: SHOW, supplier_id: 'S2', hall: '1', stand_no: 'C18' },
    { exhibition_id: OVER, supplier_id: 'S1', hall: '1', stand_no: 'A01' },
    { exhibition_id: SILENT, supplier_id: 'S1', hall: '1', stand_no: 'A01' },
  ];
  await kysely
    .insertInto('exhibitor')
    .values(stands.map((stand) => ({ ...stand, spotlight: false })))
    .execute();
});

let buyer: { readonly accountId: string; readonly token: string };
beforeEach(async () => {
  buyer = await newBuyer();
});

async function newBuyer({ isRegistered = true } = {}): Promise<typeof buyer> {
  const accountId = `planning-${randomUUID().slice(0, 8)}`;
  const token = await insertSession(database(), 'buyer', { accountId });
  const registration = { accountId, email: `${accountId}@example.com`, mark: 'planning' };
  for (const exhibitionId of isRegistered ? [SHOW, OVER, SILENT] : [])
    await insertRegistration(database(), { ...registration, exhibitionId });
  return { accountId, token };
}

const ask = (
  call: string,
  data: object,
  { token = buyer.token, lang = 'en', headers = createHeaders(createPerson()) } = {},
) =>
  post(gateway(), `blade-digital-expo/showPlanner/${call}`, data, {
    headers,
    envelope: { token, lang, ...createBrowserSign() },
  });
const add = async (more: object = {}): Promise<string> =>
  ((await readData(ask('add', { exhibitionId: SHOW, supplierId: 'S1', ...more }))) as { id: string }).id;
const list = (token?: string) => readData(ask('list', { exhibitionId: SHOW }, { ...(token && { token }) }));

test('R-7.093 D-28 an added stop is listed by hall and stand with its note, and can be removed', async () => {
  const id = await add({ goodsId: 'P1', remark: ' Ask for the price ' });
  const other = await add({ supplierId: 'S2' });
  expect(await list()).toMatchObject([
    { id: other, supplierId: 'S2', hall: '1', standNo: 'C18', hallName: '', remark: '', goodsName: '' },
    {
      id,
      exhibitionId: SHOW,
      supplierId: 'S1',
      goodsId: 'P1',
      standNo: 'B04',
      hall: '2',
      hallName: 'Home',
      goodsName: 'Cotton tote bag',
      remark: 'Ask for the price',
    },
  ]);
  expect(await readData(ask('remove', { id }))).toBe(true);
  expect(await readData(ask('remove', { id }))).toBe(true);
  expect(await list()).toMatchObject([{ id: other }]);
});

test('D-28 adding a stop twice adds it once and keeps the note', async () => {
  const id = await add({ remark: 'First' });
  expect(await add({ remark: 'Second' })).toBe(id);
  const both = await Promise.all([add({ supplierId: 'S2' }), add({ supplierId: 'S2' })]);
  expect(both[0]).toBe(both[1]);
  expect(await list()).toMatchObject([{ supplierId: 'S2' }, { id, remark: 'First' }]);
  expect(await readData(ask('note', { id, remark: 'Third' }))).toBe(true);
  expect(await list()).toMatchObject([{}, { remark: 'Third' }]);
});

test('THR-29 nobody else can read, annotate or remove a visitor’s stops', async () => {
  const id = await add({ remark: 'Hers' });
  const { token } = await newBuyer();
  expect(await list(token)).toEqual([]);
  expect((await readError(ask('note', { id, remark: 'His' }, { token }))).status).toBe(404);
  await readData(ask('remove', { id }, { token }));
  expect(await list()).toMatchObject([{ id, remark: 'Hers' }]);
  expect((await readError(ask('list', { exhibitionId: SHOW }, { token: '' }))).status).toBe(401);
});

test('R-6.022 A-42 a buyer who is not registered for the exhibition is asked to pre-register', async () => {
  buyer = await newBuyer({ isRegistered: false });
  const refused = await readError(ask('add', { exhibitionId: SHOW, supplierId: 'S1' }, { lang: 'tr' }));
  expect(refused).toMatchObject({ status: 400, message: 'Önce bu fuara ön kayıt yapın.' });
});

test.each([
  ['an exhibition that there is not', { exhibitionId: '404404' }, 404],
  ['a supplier that does not exhibit there', { supplierId: 'S9' }, 404],
  ['a product of another supplier', { supplierId: 'S2', goodsId: 'P1' }, 404],
  ['a show that is over', { exhibitionId: OVER }, 400],
  ['a note that is too long', { remark: 'x'.repeat(301) }, 400],
])('D-28 %s cannot be added to the planner', async (_, wrong, status) => {
  expect((await readError(ask('add', { exhibitionId: SHOW, supplierId: 'S1', ...wrong }))).status).toBe(status);
});

test('D-28 a stop over the planner’s limit is rejected with the limit', async () => {
  const rows = Array.from({ length: PLANNER_MAX }, (_, place) => ({
    item_id: randomUUID(),
    account_id: buyer.accountId,
    exhibition_id: SHOW,
    supplier_id: `M${place}`,
    created: 1,
  }));
  await database().kysely.insertInto('planner_item').values(rows).execute();
  const refused = await readError(ask('add', { exhibitionId: SHOW, supplierId: 'S1' }));
  expect(refused).toMatchObject({ status: 400, message: expect.stringContaining(String(PLANNER_MAX)) });
});

test('D-28 an exhibitor no longer at the show stays in the planner, last and without a stand', async () => {
  const gone = { item_id: randomUUID(), account_id: buyer.accountId, exhibition_id: SHOW, supplier_id: 'GONE' };
  await database()
    .kysely.insertInto('planner_item')
    .values({ ...gone, created: 1 })
    .execute();
  await add();
  expect(await list()).toMatchObject([{ supplierId: 'S1' }, { id: gone.item_id, standNo: '', hall: '' }]);
});

test('D-28 the calendar file of the planner covers the whole days of the show, with the stands in order', async () => {
  await add({ remark: 'Ask for the price' });
  await add({ supplierId: 'S2' });
  const { fileName, text } = (await readData(ask('calendar', { exhibitionId: SHOW }))) as Record<string, string>;
  expect(fileName).toBe(`planner-${SHOW}.ics`);
  const unfolded = text?.replaceAll(/\r?\n[ \t]/g, '') ?? '';
  expect(unfolded).toContain(`DTSTART;VALUE=DATE:${createExhibitionDays().inshow_start.replaceAll('-', '')}`);
  expect(unfolded).toMatch(/DESCRIPTION:H1 C18 .*\\nH2 B04 .*: Ask for the price/);
  expect((await readError(ask('calendar', { exhibitionId: '404404' }))).status).toBe(404);
});

const FIRST_DAY = createExhibitionDays().inshow_start;
const LAST_DAY = createExhibitionDays().inshow_end;

test('D-28 a stop is added with a day and time of the show, and both can be changed and removed without losing the note', async () => {
  const id = await add({ remark: 'Ask for the price', day: FIRST_DAY, time: '10:00' });
  expect(await list()).toMatchObject([{ id, day: FIRST_DAY, time: '10:00', remark: 'Ask for the price' }]);
  expect(await add({ day: LAST_DAY })).toBe(id);
  await readData(ask('note', { id, day: LAST_DAY, time: '17:59' }));
  expect(await list()).toMatchObject([{ day: LAST_DAY, time: '17:59', remark: 'Ask for the price' }]);
  await readData(ask('note', { id, remark: 'Again' }));
  expect(await list()).toMatchObject([{ day: LAST_DAY, time: '17:59', remark: 'Again' }]);
  await readData(ask('note', { id, time: null }));
  const [dated] = (await list()) as readonly object[];
  expect(dated).toMatchObject({ day: LAST_DAY });
  expect(dated).not.toHaveProperty('time');
  await readData(ask('note', { id, time: '12:00' }));
  await readData(ask('note', { id, day: null }));
  const [undated] = (await list()) as readonly object[];
  expect(undated).not.toHaveProperty('day');
  expect(undated).not.toHaveProperty('time');
});

const NOT_OPEN = 'Fuar bu gün açık değil';
const HOURS = 'Fuar 10:00 ile 18:00 arasında açık';

test.each([
  ['a day before the show', { day: '2020-01-01' }, NOT_OPEN],
  ['no day of the calendar', { day: '2026-02-30' }, NOT_OPEN],
  ['a time before the doors open', { day: FIRST_DAY, time: '09:59' }, HOURS],
  ['the time when they close', { day: FIRST_DAY, time: '18:00' }, HOURS],
  ['no time of a clock', { day: FIRST_DAY, time: '25:00' }, HOURS],
  ['a time without a day', { time: '10:30' }, 'Bu saat için bir gün seçin'],
])('D-28 a stop cannot be added or moved to %s, and the reason is in the reader’s language', async (_, when, told) => {
  const refused = await readError(ask('add', { exhibitionId: SHOW, supplierId: 'S1', ...when }, { lang: 'tr' }));
  expect(refused).toMatchObject({ status: 400, message: expect.stringContaining(told) });
  const id = await add();
  expect((await readError(ask('note', { id, ...when }))).status).toBe(400);
  expect(await list()).toMatchObject([{ id, remark: '' }]);
  expect(((await list()) as readonly object[])[0]).not.toHaveProperty('day');
});

test('D-28 a stop accepts only the days of its own show, and any time if the show has no opening hours', async () => {
  const id = await add({ exhibitionId: SILENT, day: FIRST_DAY, time: '23:30' });
  expect((await readError(ask('note', { id, day: '2020-01-02' }))).status).toBe(400);
  expect((await readError(ask('note', { id, time: '24:00' }))).message).toContain('14:30');
});

test('THR-29 nobody else can move a visitor’s stop to another day', async () => {
  const id = await add({ day: FIRST_DAY });
  const { token } = await newBuyer();
  expect((await readError(ask('note', { id, day: LAST_DAY }, { token }))).status).toBe(404);
  expect(await list()).toMatchObject([{ id, day: FIRST_DAY }]);
});

test('D-28 in the calendar file a stop with a time is a half-hour event, and one with only a day shows the day', async () => {
  await add({ remark: 'Ask for the price', day: FIRST_DAY, time: '10:30' });
  await add({ supplierId: 'S2', day: LAST_DAY });
  const { text } = (await readData(ask('calendar', { exhibitionId: SHOW }))) as Record<string, string>;
  const unfolded = text?.replaceAll(/\r?\n[ \t]/g, '') ?? '';
  const [, whole = '', timed = '', ...more] = unfolded.split('BEGIN:VEVENT');
  expect(more).toEqual([]);
  // The venue is three hours ahead of UTC.
  const day = FIRST_DAY.replaceAll('-', '');
  expect(timed).toContain(`DTSTART:${day}T073000Z`);
  expect(timed).toContain(`DTEND:${day}T080000Z`);
  expect(timed).toMatch(/SUMMARY:Stand visit: \w/);
  expect(timed).toMatch(/LOCATION:H2 B04/);
  expect(timed).toContain('DESCRIPTION:Ask for the price');
  expect(whole).not.toContain('Ask for the price');
  expect(whole).toMatch(new RegExp(`DESCRIPTION:Planned for \\d+ \\w+ ${LAST_DAY.slice(0, 4)}: H1 C18`));
});

/** SEQUENCE by the UID of the entry, without its host. */
async function sequences(exhibitionId = SHOW): Promise<Record<string, number>> {
  const { text = '' } = (await readData(ask('calendar', { exhibitionId }))) as Record<string, string>;
  expect(text).toMatch(/^(?:[^\r\n]+\r\n)+$/);
  expect(text.match(/LAST-MODIFIED:\d{8}T\d{6}Z/g)).toHaveLength(text.match(/BEGIN:VEVENT/g)?.length ?? 0);
  const entries = text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .slice(1);
  return Object.fromEntries(
    entries.map((entry) => [/UID:(.+)@/.exec(entry)?.[1], Number(/SEQUENCE:(\d+)/.exec(entry)?.[1])]),
  );
}

test('D-28 in the calendar file a changed stop gets a higher SEQUENCE, and the others keep theirs', async () => {
  const id = await add({ day: FIRST_DAY, time: '10:30' });
  const other = await add({ supplierId: 'S2', day: FIRST_DAY, time: '11:30' });
  const before = await sequences();
  expect(await sequences()).toEqual(before);
  await readData(ask('note', { id, time: '12:30' }));
  const moved = await sequences();
  const [stop, kept, plan] = [`stop-${id}`, `stop-${other}`, `planner-${SHOW}`];
  expect([moved[stop], moved[kept]]).toEqual([(before[stop] ?? 0) + 1, before[kept]]);
  await readData(ask('note', { id, time: '12:30' })); // no change
  expect((await sequences())[stop]).toBe(moved[stop]);
  await readData(ask('remove', { id: other }));
  expect((await sequences())[plan]).toBeGreaterThan(moved[plan] ?? 0);
  const { kysely } = database();
  const show = kysely.updateTable('exhibition').where('exhibition_id', '=', SHOW);
  await show.set((by) => ({ stands_revision: by('stands_revision', '+', 1) })).execute();
  expect((await sequences())[stop]).toBeGreaterThan(moved[stop] ?? 0);
});

test('D-28 a show that closes after midnight accepts stops until then, on the night they belong to', async () => {
  const when = { exhibition_id: NIGHT, ...createExhibitionDays(), start_time: '20:00', end_time: '02:00' };
  await insertExhibition(database(), when);
  await database()
    .kysely.insertInto('exhibitor')
    .values({ exhibition_id: NIGHT, supplier_id: 'S1', hall: '1', stand_no: 'A01', spotlight: false })
    .execute();
  const registration = { accountId: buyer.accountId, email: `${buyer.accountId}@example.com`, mark: 'planning' };
  await insertRegistration(database(), { ...registration, exhibitionId: NIGHT });
  const id = await add({ exhibitionId: NIGHT, day: LAST_DAY, time: '21:00' });
  expect((await readError(ask('note', { id, time: '02:00' }))).message).toContain('20:00');
  await readData(ask('note', { id, time: '01:00' }));
  const { text } = (await readData(ask('calendar', { exhibitionId: NIGHT }))) as Record<string, string>;
  // Istanbul is three hours ahead: 01:00 after the last evening.
  expect(text).toContain(`DTSTART:${LAST_DAY.replaceAll('-', '')}T220000Z`);
});

interface Recommended {
  readonly supplierId: string;
}
const recommended = async (options: Parameters<typeof ask>[2] = {}) =>
  (await readData(ask('recommended', { exhibitionId: SHOW }, options))) as readonly Recommended[];
const save = (type: 'goods' | 'supplier', target_id: string) =>
  database().kysely.insertInto('follow').values({ account_id: buyer.accountId, type, target_id, since: 1 }).execute();

const insertEnquiry = (supplier_id: string, change: { readonly created?: number; readonly state?: 'closed' }) =>
  database()
    .kysely.insertInto('enquiry')
    .values({
      enquiry_id: randomUUID(),
      type: 'supplier',
      target_id: supplier_id,
      supplier_id,
      content: 'Prices?',
      email: 'planning@example.com',
      quantity: null,
      exhibition_id: null,
      promotion_id: null,
      source: 2,
      lang: 'en',
      site_id: 999,
      visitor: null,
      address: '192.0.2.1',
      task_id: randomUUID(),
      created: 1,
      account_id: buyer.accountId,
      verified_at: 1,
      delivered_at: 1,
      ...change,
    })
    .execute();

test('D-28 exhibitors of a show are recommended with the reason: saved products first, then followed suppliers', async () => {
  expect(await recommended()).toEqual([]);
  await save('supplier', 'S2');
  await save('goods', 'P1');
  await database()
    .kysely.insertInto('collected')
    .values({ account_id: buyer.accountId, exhibition_id: SHOW, type: 'goodsSpu', target_id: 'P1', since: 1 })
    .execute();
  await add({ supplierId: 'S2' });
  expect(await recommended()).toMatchObject([
    { supplierId: 'S1', hall: '2', standNo: 'B04', reason: 'saved', savedCount: 1, isPlanned: false },
    { supplierId: 'S2', hall: '1', standNo: 'C18', reason: 'followed', savedCount: 0, isPlanned: true },
  ]);
});

test('D-28 an open enquiry is the first reason, and a closed one is none', async () => {
  await insertEnquiry('S2', { created: 1_700_000_000_000 });
  await insertEnquiry('S1', { state: 'closed' });
  expect(await recommended()).toMatchObject([
    { supplierId: 'S2', reason: 'enquired', enquiredAt: 1_700_000_000_000, tags: [] },
  ]);
});

test('D-28 exhibitors with the buyer’s registered tags are recommended, in the buyer’s language', async () => {
  const { kysely } = database();
  const names = { en: 'Tote bags', tr: 'Bez çantalar' };
  await kysely
    .insertInto('tag_category')
    .values({ id: 'TC901', parent_id: null, industry: 'textile', names })
    .execute();
  await kysely.insertInto('tag').values({ id: 'TG000901', category_id: 'TC901', industry: 'textile', names }).execute();
  await kysely
    .updateTable('supplier')
    .set({ tags: ['TG000901', 'TG000902'] })
    .where('id', '=', 'S1')
    .execute();
  const own = kysely.updateTable('preregistration').set({ tag_codes: 'tg000901,TG000903' });
  await own.where('account_id', '=', buyer.accountId).execute();
  expect(await recommended({ lang: 'tr' })).toMatchObject([
    { supplierId: 'S1', reason: 'tags', tags: ['Bez çantalar'] },
  ]);
});

test('THR-29 items saved by another buyer recommend nobody, and neither does an ended or unknown show', async () => {
  await save('supplier', 'S1');
  expect(await readData(ask('recommended', { exhibitionId: SHOW }))).toHaveLength(1);
  for (const exhibitionId of ['9749', OVER]) expect(await readData(ask('recommended', { exhibitionId }))).toEqual([]);
  buyer = await newBuyer();
  expect(await recommended()).toEqual([]);
});
