import { expect, test } from 'vitest';
import { formatFigures, readLedger } from './ledger.ts';
import { TEST_SURFACES } from './test-surfaces.ts';

test('R-0.006 the ledger contains every section', () => {
  const rows = readLedger();
  expect(rows).toHaveLength(854);
  expect([...new Set(rows.map((row) => row.id.slice(2, 3)))]).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
  ]);
});

test('R-0.006 each ledger row has a status, its surfaces and its requirement as a sentence', () => {
  const faults = readLedger().filter(
    ({ status, surfaces, requirement }) =>
      !['built', 'address', 'open'].includes(status) ||
      surfaces.some((surface) => !TEST_SURFACES.includes(surface)) ||
      !/^\S.{9,}[.'\]]$/.test(requirement),
  );
  expect(faults).toEqual([]);
});

test('built rows are counted separately from rows covered by URL', () => {
  const rows = readLedger().slice(0, 4);
  const statuses = ['built', 'address', 'address', 'open'] as const;
  expect(formatFigures(rows.map((row, index) => ({ ...row, status: statuses[index] ?? 'open' })))).toBe(
    '1 built, 2 by address, 1 open',
  );
});
