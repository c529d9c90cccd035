import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { BUDGET_HOUR_SECONDS, type Budget } from './budgets.ts';
import { createLimiter } from './limiter.ts';

const database = testDatabase();

const UNPROVEN: Budget = { by: 'unproven', points: 2, duration: BUDGET_HOUR_SECONDS, together: 'existence' };
const HALL: Budget = { by: 'address', points: 3, duration: BUDGET_HOUR_SECONDS };

const limiterOf = (budgets: Record<string, readonly Budget[]>) => {
  const limiter = createLimiter(database(), new Map(Object.entries(budgets)));
  return async (call: string, address: string, visitor: string | null = null, email = '') =>
    (await limiter.check(call, 'read', { address, visitor }, { email })).ok;
};

test('THR-11 clients of a network without a proof share one small budget for all calls that reveal accounts', async () => {
  const ask = limiterOf({ check: [UNPROVEN], reset: [UNPROVEN], plain: [] });
  const near = '192.0.2.11';
  expect([await ask('check', near), await ask('reset', near), await ask('check', near)]).toEqual([true, true, false]);
  expect([await ask('reset', near), await ask('plain', near), await ask('check', '192.0.2.12')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(await ask('check', near, 'a device')).toEqual(true);
});

test('THR-40 an IP address over its budget is rejected before its devices are counted', async () => {
  const ask = limiterOf({ check: [HALL, { by: 'visitor', points: 1, duration: BUDGET_HOUR_SECONDS }] });
  const near = '192.0.2.21';
  for (const device of ['one', 'two', 'three']) expect(await ask('check', near, device)).toEqual(true);
  expect(await ask('check', near, 'four')).toEqual(false);
  expect(await ask('check', '192.0.2.22', 'four')).toEqual(true); // not counted before
});

test('THR-35 D-65 an IPv6 customer is counted by their /48, an IPv4 address by itself', async () => {
  const ask = limiterOf({ send: [{ by: 'site', points: 1, duration: BUDGET_HOUR_SECONDS }] });
  expect([await ask('send', '2001:db8:61:1::1'), await ask('send', '2001:db8:61:2::1')]).toEqual([true, false]);
  expect([await ask('send', '2001:db8:62:1::1'), await ask('send', '192.0.2.61')]).toEqual([true, true]);
  expect([await ask('send', '192.0.2.62'), await ask('send', '192.0.2.61')]).toEqual([true, false]);
});

test('D-65 a stranger over the budget of an email address is let through and flagged, whatever the spelling', async () => {
  const limiter = createLimiter(
    database(),
    new Map([['target', [{ by: 'email', points: 1, duration: BUDGET_HOUR_SECONDS }]]]),
  );
  const ask = (visitor: string, email: string) =>
    limiter.check('target', 'submit', { address: '192.0.2.31', visitor }, { email });
  expect(await ask('a', 'ann@example.com')).toEqual({ ok: true, value: { isEmailOverused: false } });
  for (const written of [' ann@example.com', 'ANN@example.com ', '\tann@example.com'])
    expect(await ask('b', written)).toEqual({ ok: true, value: { isEmailOverused: true } });
});

test('D-65 a call over the budget of its email address is delayed, one for another email address is not', async () => {
  const held: string[] = [];
  const slow = { hold: async (address: string) => (held.push(address), 'keep' as const) };
  const budgets = new Map([['target', [{ by: 'email' as const, points: 1, duration: BUDGET_HOUR_SECONDS }]]]);
  const limiter = createLimiter(database(), budgets, slow);
  const ask = (address: string, email: string) => limiter.check('target', 'read', { address, visitor: 'v' }, { email });
  for (const address of ['192.0.2.71', '192.0.2.71', '192.0.2.72']) await ask(address, 'late@example.com');
  await ask('192.0.2.73', 'other@example.com');
  expect(held).toEqual(['192.0.2.71', '192.0.2.72']);
});

test('D-65 a client that has proved the email address by login or an earlier device is not counted as a stranger', async () => {
  const email = 'proved@example.com';
  await database()
    .kysely.insertInto('account')
    .values({ account_id: 'proved', email, kind: 'buyer', created: 1, verified_at: 1 })
    .execute();
  const session = { token_hash: 'proved', account_id: 'proved', source: 'login' as const, created: 1, expires: 0 };
  await database()
    .kysely.insertInto('buyer_session')
    .values({ ...session, visitor: 'known' })
    .execute();
  const limiter = createLimiter(
    database(),
    new Map([['target', [{ by: 'email', points: 1, duration: BUDGET_HOUR_SECONDS }]]]),
  );
  const buyer = { accountId: 'proved', email, isVerified: true, contactId: '', token: '', tokenHash: '' };
  const ask = async (asked: { visitor: string | null; buyer?: typeof buyer }) =>
    limiter.check('target', 'submit', { address: '192.0.2.41', ...asked }, { email });
  for (let time = 0; time < 3; time += 1) {
    expect(await ask({ visitor: 'known' })).toEqual({ ok: true, value: { isEmailOverused: false } });
    expect(await ask({ visitor: null, buyer })).toEqual({ ok: true, value: { isEmailOverused: false } });
  }
  const claimed = { ...buyer, isVerified: false };
  const statuses = [await ask({ visitor: 'new' }), await ask({ visitor: 'new', buyer: claimed })];
  expect(statuses.map((answer) => answer.ok && answer.value.isEmailOverused)).toEqual([false, true]);
});

test('REL-28 requests counted while the clock was days ahead block nobody once it is right again', async () => {
  const ask = limiterOf({ once: [{ by: 'address', points: 1, duration: BUDGET_HOUR_SECONDS }] });
  expect(await ask('once', '192.0.2.51')).toEqual(true);
  expect(await ask('once', '192.0.2.51')).toEqual(false);
  await sql`update rate_limit set expire = expire + 259200000 where key like ${'once/%192.0.2.51'}`.execute(
    database().kysely,
  );
  const isShared = database().engine !== 'pglite'; // the in-memory limiter uses the platform's monotonic clock
  expect([await ask('once', '192.0.2.51'), await ask('once', '192.0.2.51')]).toEqual([isShared, false]);
});

test('D-65 the rate limit table is unlogged, so counting does not wait for the disk', async () => {
  const query = sql<{ kind: string }>`select relpersistence as kind from pg_class where relname = 'rate_limit'`;
  expect((await query.execute(database().kysely)).rows).toEqual([{ kind: 'u' }]);
});
