import { expect, test } from 'vitest';
import { isCovered, missingRows } from './covered.ts';
import { readLedger } from './ledger.ts';
import { idsIn, readReferences } from './references.ts';

test('R-0.006 the ledger holds every section, and each row that counts is named by something that runs', () => {
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
  expect(missingRows(rows, readReferences())).toEqual([]);
});

test('R-0.006 each row of the ledger says where it stands, where it shows, and its requirement in a sentence', () => {
  const faults = readLedger().filter(
    ({ status, surface, requirement }) =>
      !['built', 'address', 'open'].includes(status) ||
      !/^(?:web|h5|core|gateway|adapter|cli)(?:,(?:web|h5|core|gateway|adapter|cli))*$/.test(surface) ||
      !/^\S.{9,}[.'\]]$/.test(requirement),
  );
  expect(faults).toEqual([]);
});

test('an address proves an address and no more', () => {
  const row = {
    id: 'any row',
    area: 'routing',
    title: 'Home route',
    status: 'built',
    surface: 'web',
    requirement: 'The home page has the address /.',
  } as const;
  const address = { file: 'fixtures/urls.json', id: 'any row', addressOnly: true };
  expect(isCovered(row, [address])).toBe(false);
  expect(isCovered({ ...row, status: 'address' }, [address])).toBe(true);
  expect(isCovered(row, [{ ...address, addressOnly: false }])).toBe(true);
});

test('a span names the rows between', () => {
  // Put together, so that this test does not count as one of those four rows.
  const row = (number: string): string => `R-${number}`;
  expect(idsIn(`${row('9.026')} to ${row('9.028')}, and ${row('1.001')}`)).toEqual(
    ['9.026', '9.027', '9.028', '1.001'].map(row),
  );
});
