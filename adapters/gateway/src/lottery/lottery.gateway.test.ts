import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@fairhall/core/contract/call';
import type { Draw, Wheel } from '@fairhall/core/contract/lottery/calls';
import type { staffLottery } from '@fairhall/core/contract/lottery/staff-calls';
import { beforeEach, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import { findPrizeIndex } from './draw-prize.ts';

const database = testDatabase();
const gateway = testGateway(database);

interface Buyer {
  readonly accountId: string;
  readonly token: string;
  readonly badgeNo: string;
}
let show: string;
let buyer: Buyer;
let shows = 0;

beforeEach(async () => {
  shows += 1;
  show = String(98_100 + shows);
  await insertExhibition(database(), { exhibition_id: show, phase: 3 });
  buyer = await newBuyer();
});

async function newBuyer(): Promise<Buyer> {
  const accountId = `lottery-${randomUUID().slice(0, 8)}`;
  const token = await insertSession(database(), 'buyer', { accountId });
  const account = database().kysely.updateTable('account').set({ verified_at: 1 });
  await account.where('account_id', '=', accountId).execute();
  const badgeNo = randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();
  const registration = { accountId, email: `${accountId}@example.com`, mark: 'lottery', exhibitionId: show };
  await insertRegistration(database(), { ...registration, change: { badge_no: badgeNo } });
  return { accountId, token, badgeNo };
}

const givePrizes = (...stocks: readonly number[]) =>
  database()
    .kysely.insertInto('lottery_prize')
    .values(
      stocks.map((stock, sector) => ({
        exhibition_id: show,
        prize_id: `prize${sector}`,
        sector,
        stock,
        names: { en: `Prize ${sector}`, tr: `Ödül ${sector}` },
      })),
    )
    .execute();

const send = (path: string, data: object, token: string, lang = 'en') =>
  post(gateway(), path, data, {
    headers: createHeaders(createPerson()),
    envelope: { token, lang, ...createBrowserSign() },
  });
const draw = ({ token, badgeNo }: Buyer, lang?: string) =>
  send('blade-pre-registration/lottery/draw', { exhibitionId: show, badgeNo }, token, lang);
const drawn = async (by: Buyer, lang?: string) => (await readData(draw(by, lang))) as Draw;
const wheel = async ({ token }: Buyer) =>
  (await readData(send('blade-pre-registration/lottery/wheel', { exhibitionId: show }, token))) as Wheel;
const TOLD = {
  contactName: ' Priya Raman ',
  mobile: { dialingCode: '+90', number: '5321234567' },
  address: ' 12 Mill Road\nKochi ',
};
const confirm = (drawId: string, { token }: Buyer, more: object = {}) =>
  send('blade-pre-registration/lottery/confirm', { drawId, ...TOLD, ...more }, token);
const staff = async (call: string, data: object, role: 'support' | 'operator' = 'operator') => {
  const { token } = await insertStaff(database(), { role });
  return post(gateway(), `staff/lottery/${call}`, data, {
    headers: createHeaders(createPerson()),
    envelope: { token },
  });
};
const rows = () => database().kysely.selectFrom('lottery_draw').selectAll().where('exhibition_id', '=', show).execute();

test('R-2.140 D-27 a badge draws once, and a second draw returns the first result in the reader’s language', async () => {
  await givePrizes(5, 5);
  expect(await wheel(buyer)).toMatchObject({ badgeNo: buyer.badgeNo, draw: null });
  const first = await drawn(buyer);
  expect(first).toMatchObject({ prizeName: `Prize ${first.index}`, prizeId: `prize${first.index}`, status: 'drawn' });
  expect(await drawn({ ...buyer, badgeNo: buyer.badgeNo.toLowerCase() }, 'tr')).toEqual({
    ...first,
    prizeName: `Ödül ${first.index}`,
  });
  const { sectors, draw: told } = await wheel(buyer);
  expect([sectors.length, sectors[7], told]).toEqual([8, { prizeId: '', prizeName: '' }, { ...first, sentTo: null }]);
});

test('THR-31 another visitor’s badge is rejected like one that does not exist', async () => {
  await givePrizes(5);
  const other = await newBuyer();
  const foreign = await readError(draw({ ...buyer, badgeNo: other.badgeNo }));
  expect(foreign).toMatchObject({ status: 404 });
  expect(await readError(draw({ ...buyer, badgeNo: 'TEX00000000' }))).toEqual(foreign);
  expect(await rows()).toEqual([]);
});

test('R-4.004 D-27 a draw outside the show or without prizes is rejected', async () => {
  expect(await readError(draw(buyer))).toMatchObject({ status: 400, message: expect.stringContaining('no prizes') });
  expect((await wheel(buyer)).sectors).toEqual([]);
  await givePrizes(5);
  const setPhase = (phase: 2 | 4) =>
    database().kysely.updateTable('exhibition').set({ phase }).where('exhibition_id', '=', show).execute();
  await setPhase(2);
  expect(await readError(draw(buyer))).toMatchObject({ status: 400, message: expect.stringContaining('show') });
  await database().kysely.updateTable('exhibition').set({ phase: 3 }).where('exhibition_id', '=', show).execute();
  const first = await drawn(buyer);
  await setPhase(4);
  expect(await drawn(buyer)).toEqual(first);
});

test('THR-62 F11 200 concurrent draws of one badge count as one draw', async () => {
  await givePrizes(100, 100);
  const answers = await Promise.all(Array.from({ length: 200 }, () => drawn(buyer)));
  expect(new Set(answers.map(({ drawId }) => drawId)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
  const prizes = await database()
    .kysely.selectFrom('lottery_prize')
    .select('drawn')
    .where('exhibition_id', '=', show)
    .execute();
  expect(prizes.reduce((sum, { drawn: count }) => sum + count, 0)).toBe(1);
});

test('THR-62 F11 50 badges that draw one prize at once have one winner, and the others stop on an empty sector', async () => {
  await givePrizes(1);
  const buyers = [];
  for (let count = 0; count < 50; count += 1) buyers.push(await newBuyer());
  const answers = await Promise.all(buyers.map((each) => drawn(each)));
  expect(answers.filter(({ prizeId }) => prizeId === 'prize0')).toHaveLength(1);
  const others = answers.filter(({ prizeId }) => prizeId === '');
  expect([others.length, others.every(({ index, prizeName }) => index > 0 && prizeName === '')]).toEqual([49, true]);
});

test('R-2.141 D-27 a prize is claimed once, only by its winner, and shown to nobody else', async () => {
  await givePrizes(5);
  const { drawId } = await drawn(buyer);
  const other = await newBuyer();
  expect((await readError(confirm(drawId, other))).status).toBe(404);
  expect((await readError(confirm(drawId, buyer, { address: ' ' }))).status).toBe(400);
  expect(await readData(confirm(drawId, buyer))).toEqual({ status: 'confirmed' });
  expect(await readData(confirm(drawId, buyer, { address: 'Elsewhere' }))).toEqual({ status: 'confirmed' });
  const sentTo = { contactName: 'Priya Raman', mobile: '+90 5321234567', address: '12 Mill Road\nKochi' };
  expect((await wheel(buyer)).draw).toMatchObject({ status: 'confirmed', sentTo });
  expect((await wheel(other)).draw).toBeNull();
});

test('R-2.141 a draw without a prize cannot be claimed', async () => {
  await givePrizes(0);
  const { drawId, prizeId } = await drawn(buyer);
  expect(prizeId).toBe('');
  expect(await readError(confirm(drawId, buyer))).toMatchObject({ status: 400 });
});

test('D-27 a draw can be verified: its random number selects the prize from the remaining stock', async () => {
  await givePrizes(2, 0, 3);
  for (let count = 0; count < 4; count += 1) await drawn(await newBuyer());
  const page = await readData(staff('draws', { exhibitionId: show, pageNo: 1 }, 'support'));
  const { records } = page as OutputOf<typeof staffLottery.draws>;
  expect(records).toHaveLength(4);
  for (const { prizeId, random, remaining } of records)
    expect(remaining[findPrizeIndex(random, remaining)]?.prizeId).toBe(prizeId);
  const left = records.map(({ remaining }) => remaining.reduce((sum, each) => sum + each.left, 0));
  expect(left.toSorted()).toEqual([2, 3, 4, 5]);
});

test('D-27 D-94 operators set prizes with a reason, and prizes already drawn stay drawn', async () => {
  const prize = (stock: number, more: object = {}) => ({
    prizeId: 'tote',
    sector: 3,
    stock,
    texts: [{ lang: 'en', name: 'Tote' }],
    ...more,
  });
  const set = (...prizes: object[]) => staff('setPrizes', { exhibitionId: show, prizes, reason: 'opening day' });
  await readData(set(prize(2), prize(0, { prizeId: 'cup', sector: 1 })));
  expect((await drawn(buyer)).index).toBe(2);
  await drawn(await newBuyer());
  expect(await readError(set(prize(1)))).toMatchObject({ status: 400, message: expect.stringContaining('2') });
  expect((await readError(set(prize(5), prize(5, { prizeId: 'cup' })))).status).toBe(400);
  expect((await readError(set(prize(5, { texts: [{ lang: 'tr', name: 'Çanta' }] })))).status).toBe(400);
  const changed = [prize(5, { sector: 1 }), prize(4, { prizeId: 'cup' })];
  expect(await readData(set(...changed))).toMatchObject({
    prizes: [
      { prizeId: 'tote', sector: 1, stock: 5, drawn: 2 },
      { prizeId: 'cup', sector: 3, stock: 4, drawn: 0 },
    ],
  });
  const audit = database().kysely.selectFrom('audit').select('reason').where('call', '=', 'staffLottery.setPrizes');
  expect(await audit.where('reason', '=', 'opening day').execute()).not.toEqual([]);
});
