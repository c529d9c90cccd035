import { ROUTES } from '@fairhall/core/routes/table';
import { PENDING } from '@fairhall/web/app/pending';
import { screens } from '@fairhall/web/app/screens';
import { describe, expect, test } from 'vitest';

/** Names that are missing, or stand in both places. */
function faults(routes: readonly string[], built: readonly string[], pending: readonly string[]): readonly string[] {
  const twice = built.filter((name) => pending.includes(name));
  const nowhere = routes.filter((name) => !built.includes(name) && !pending.includes(name));
  const unknown = [...built, ...pending].filter((name) => !routes.includes(name));
  return [
    ...twice.map((name) => `${name} stands both in screens.ts and in pending.ts`),
    ...nowhere.map((name) => `${name} stands neither in screens.ts nor in pending.ts`),
    ...unknown.map((name) => `${name} is no route`),
  ];
}

describe('pages that are built and pages that are not', () => {
  test('together they are the route table, and no page is both', () => {
    expect(faults(Object.keys(ROUTES), Object.keys(screens), PENDING)).toEqual([]);
  });

  test('the guard sees a page in both places, in none, and one without a route', () => {
    expect(faults(['a', 'b', 'c'], ['a', 'b'], ['b', 'x'])).toEqual([
      'b stands both in screens.ts and in pending.ts',
      'c stands neither in screens.ts nor in pending.ts',
      'x is no route',
    ]);
  });
});
