import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { type Budget, HOUR } from './budgets.ts';
import { createLimiter } from './limiter.ts';

const database = testDatabase();

const UNPROVEN: Budget = { by: 'unproven', points: 2, duration: HOUR, together: 'existence' };
const HALL: Budget = { by: 'address', points: 3, duration: HOUR };

const limiterOf = (budgets: Record<string, readonly Budget[]>) => {
  const limiter = createLimiter(database(), new Map(Object.entries(budgets)));
  return async (call: string, address: string, visitor: string | null = null, email = '') =>
    (await limiter.check(call, 'read', { address, visitor }, { email })) === undefined;
};

test('THR-11 without a proof a network has one small budget over all calls that tell of accounts', async () => {
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

test('THR-40 an address over its budget is refused before its devices are counted', async () => {
  const ask = limiterOf({ check: [HALL, { by: 'visitor', points: 1, duration: HOUR }] });
  const near = '192.0.2.21';
  for (const device of ['one', 'two', 'three']) expect(await ask('check', near, device)).toEqual(true);
  expect(await ask('check', near, 'four')).toEqual(false);
  expect(await ask('check', '192.0.2.22', 'four')).toEqual(true); // nobody counted it before
});

test('THR-11 spaces around an address and the case of its letters make no other target', async () => {
  const ask = limiterOf({ target: [{ by: 'email', points: 1, duration: HOUR }] });
  expect(await ask('target', '192.0.2.31', 'a', 'ann@example.com')).toEqual(true);
  for (const written of [' ann@example.com', 'ANN@example.com ', '\tann@example.com'])
    expect(await ask('target', '192.0.2.32', 'b', written)).toEqual(false);
});

test('D-65 counting waits for no disk', async () => {
  const query = sql<{ kind: string }>`select relpersistence as kind from pg_class where relname = 'rate_limit'`;
  expect((await query.execute(database().kysely)).rows).toEqual([{ kind: 'u' }]);
});
