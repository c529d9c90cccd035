import { randomUUID } from 'node:crypto';
import { coupon } from '@fairhall/core/contract/coupon/calls';
import { staffCoupon } from '@fairhall/core/contract/coupon/staff-calls';
import { operatorList } from '@fairhall/core/contract/operator-list/calls';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';

const database = testDatabase();
/** Noon, so that the day does not change during a test. */
const NOON = Date.UTC(2026, 10, 24, 12);
const DAY = 86_400_000;
const clock = { now: NOON };
const gateway = testGateway(database, { now: () => clock.now });
const toDay = (days: number) => new Date(NOON + days * DAY).toISOString().slice(0, 10);

interface Buyer {
  readonly accountId: string;
  readonly token: string;
}

let couponId: string;
let buyer: Buyer;
let staffToken: string;

beforeAll(async () => {
  staffToken = (await insertStaff(database(), { role: 'operator' })).token;
});

beforeEach(async () => {
  clock.now = NOON;
  couponId = await insertCoupon();
  buyer = await newBuyer();
});

async function newBuyer(): Promise<Buyer> {
  const accountId = `coupon-${randomUUID().slice(0, 8)}`;
  const token = await insertSession(database(), 'buyer', { accountId, created: NOON, expires: NOON + 365 * DAY });
  return { accountId, token };
}

const callAsStaff = (path: string, data: object) =>
  post(
    gateway(),
    path,
    { ...data, reason: 'a test' },
    { headers: createHeaders(createPerson()), envelope: { token: staffToken } },
  );

/** Sets columns of a coupon as an operator does. */
async function setCoupon(row: Readonly<Record<string, string>>): Promise<void> {
  const importId = randomUUID();
  await readData(
    callAsStaff(operatorList.stage.path, { importId, first: 0, columns: Object.keys(row), rows: [Object.values(row)] }),
  );
  expect(
    await readData(callAsStaff(operatorList.commit.path, { list: 'coupon', importId, dryRun: false })),
  ).toMatchObject({
    refused: [],
  });
}

async function insertCoupon(change: Readonly<Record<string, string>> = {}): Promise<string> {
  const id = randomUUID();
  const row = {
    couponId: id,
    name: 'Samples',
    'name.tr': 'Numune',
    total: '50',
    validFrom: toDay(-1),
    validTo: toDay(1),
  };
  await setCoupon({ ...row, ...change });
  return id;
}

const ask = (path: string, { token = buyer.token, lang = 'en', id = couponId, key = randomUUID() } = {}) =>
  post(
    gateway(),
    path,
    { couponId: id },
    {
      headers: createHeaders(createPerson(), key),
      envelope: { token, lang, ...createBrowserSign(clock.now) },
    },
  );
type RequestOptions = Parameters<typeof ask>[1];
const issue = (options?: RequestOptions) => ask(coupon.issue.path, options);
const check = (options?: RequestOptions) =>
  readData(ask(coupon.check.path, options)) as Promise<Record<string, unknown>>;
const countIssued = async (id = couponId) => {
  const { kysely } = database();
  const counted = await kysely.selectFrom('coupon').select('issued').where('coupon_id', '=', id).executeTakeFirst();
  const rows = await kysely.selectFrom('coupon_issue').select('coupon_no').where('coupon_id', '=', id).execute();
  return { counted: counted?.issued ?? 0, rows: rows.length };
};

test('R-7.095 R-7.096 D-29 a coupon is issued once to a buyer, and its status follows', async () => {
  expect(await check()).toEqual({ couponId, status: 'none', name: 'Samples', validTo: toDay(1) });
  const issued = (await readData(issue())) as { couponNo: string };
  expect(issued).toEqual({ couponNo: expect.stringMatching(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/), status: 'issued' });
  expect(await readData(issue())).toEqual(issued);
  expect(await check({ lang: 'tr' })).toMatchObject({ status: 'issued', name: 'Numune' });
  expect(await countIssued()).toEqual({ counted: 1, rows: 1 });
});

test('R-7.095 D-29 another buyer gets another number, and sees their own status', async () => {
  const other = await newBuyer();
  const first = await readData(issue());
  expect(await check({ token: other.token })).toMatchObject({ status: 'none' });
  expect(await readData(issue({ token: other.token }))).not.toEqual(first);
});

test('R-7.095 R-7.096 D-29 a coupon that is sold out, expired, not begun or unknown is not issued', async () => {
  const [soldOut, expired, coming] = [
    await insertCoupon({ total: '1' }),
    await insertCoupon({ validTo: toDay(-1) }),
    await insertCoupon({ validFrom: toDay(1) }),
  ];
  await readData(issue({ id: soldOut, token: (await newBuyer()).token }));
  expect(await check({ id: soldOut })).toMatchObject({ status: 'soldOut' });
  expect(await readError(issue({ id: soldOut }))).toMatchObject({
    status: 400,
    message: 'All coupons have been issued.',
  });
  expect(await countIssued(soldOut)).toEqual({ counted: 1, rows: 1 });
  expect(await check({ id: expired })).toMatchObject({ status: 'expired' });
  expect(await readError(issue({ id: expired }))).toMatchObject({ status: 400, message: 'This coupon has expired.' });
  for (const id of [coming, 'unknown']) {
    expect(await readError(issue({ id }))).toMatchObject({ status: 404 });
    expect(await readError(ask(coupon.check.path, { id }))).toMatchObject({ status: 404 });
  }
});

test('D-29 a coupon is valid on its last day and not after it, by the server’s clock', async () => {
  await readData(issue());
  clock.now = Date.parse(`${toDay(1)}T23:59:59Z`);
  expect(await check()).toMatchObject({ status: 'issued' });
  clock.now += 1_000;
  expect(await check()).toMatchObject({ status: 'expired' });
});

test('D-29 THR-62 F11 200 buyers at once get one coupon of which there is one', async () => {
  const id = await insertCoupon({ total: '1' });
  const buyers = await Promise.all(Array.from({ length: 200 }, newBuyer));
  const answers = await Promise.all(buyers.map(({ token }) => issue({ id, token })));
  const messages = await Promise.all(answers.map(async (answer) => (await answer.json()) as { readonly msg: string }));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  // Besides the winner, each is told that there is none left, or to try again because the row was locked for too long.
  expect(messages.filter(({ msg }) => msg === 'All coupons have been issued.').length).toBeGreaterThan(0);
  expect(await countIssued(id)).toEqual({ counted: 1, rows: 1 });
}, 60_000);

test('D-29 THR-62 F11 one buyer who asks many times at once gets one number', async () => {
  const answers = (await Promise.all(Array.from({ length: 20 }, () => readData(issue())))) as { couponNo: string }[];
  expect(new Set(answers.map(({ couponNo }) => couponNo)).size).toBe(1);
  expect(await countIssued()).toEqual({ counted: 1, rows: 1 });
});

test('D-29 THR-62 removing and adding a coupon does not start its count again', async () => {
  const id = await insertCoupon({ total: '1' });
  await readData(issue({ id, token: (await newBuyer()).token }));
  await readData(callAsStaff(operatorList.remove.path, { list: 'coupon', key: id, dryRun: false }));
  expect(await readError(issue({ id }))).toMatchObject({ status: 404 });
  await setCoupon({ couponId: id, name: 'Samples', total: '1', validFrom: toDay(-1), validTo: toDay(1) });
  expect(await check({ id })).toMatchObject({ status: 'soldOut' });
});

test('D-29 D-94 staff mark an issued coupon as used, once', async () => {
  const { couponNo } = (await readData(issue())) as { couponNo: string };
  const use = (number = couponNo) => callAsStaff(staffCoupon.use.path, { couponNo: number });
  expect(await readError(use('C-0000-0000'))).toMatchObject({ status: 404 });
  const [one, other] = await Promise.all([use(), use()]);
  expect([one.status, other.status].sort()).toEqual([200, 400]);
  expect(await check()).toMatchObject({ status: 'used' });
  expect(await readData(issue())).toEqual({ couponNo, status: 'used' });
  expect(await readError(use())).toMatchObject({ status: 400, message: 'This coupon has already been used.' });
});

test('D-29 an expired coupon cannot be used', async () => {
  const { couponNo } = (await readData(issue())) as { couponNo: string };
  clock.now += 2 * DAY;
  const use = callAsStaff(staffCoupon.use.path, { couponNo });
  expect(await readError(use)).toMatchObject({ status: 400, message: 'This coupon has expired.' });
  clock.now = NOON;
  expect(await check()).toMatchObject({ status: 'issued' });
});
