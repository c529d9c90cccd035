import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGISTRATION_FIELD_ROWS } from '@fairhall/core/contract/preregistration/form-fields';
import { expect, test } from 'vitest';
import { COMMAND_EXIT_CODES } from '../src/exit-codes.ts';
import { createDesk } from './desk.ts';

const TIME = Date.UTC(2026, 10, 21, 12);
const EMPTY_FIELDS = Object.fromEntries(
  ['exhibition', ...REGISTRATION_FIELD_ROWS.map(({ importColumn }) => importColumn), 'language'].map((name) => [
    name,
    '',
  ]),
);
const record = (badgeNo: string, fields: object) => ({
  badgeNo,
  sourceFrom: 'desk',
  isConfirmed: true,
  createTime: TIME,
  fields: { ...EMPTY_FIELDS, ...fields },
});
const desk = createDesk({
  'staffStats.show': [
    {
      data: {
        days: [{ day: '2026-11-25', registrations: 1200, enquiries: 5, answers: 4, scans: 30, emptySearches: 2 }],
        searches: [{ keyword: 'bamboo socks', searches: 2 }],
      },
    },
  ],
  'staffPreregistration.export': [
    {
      data: {
        records: [record('TEX1', { name: '=HYPERLINK("http://x.example")', mobile: '+905321234567' })],
        next: 'r1',
      },
    },
    { data: { records: [record('TEX2', { name: 'Ayşe "A" Yılmaz', company: 'Öz, Ltd' })], next: null } },
  ],
});
const environment = { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` };
const staff = (...args: readonly string[]) => desk.line(['staff', ...args], { environment });

test('D-94 the figures are one line per day', async () => {
  await desk.open();
  expect(await staff('stats', '--days', '7', '--exhibition', '1001')).toEqual({
    exit: 0,
    out: '25 November 2026\t1,200\t5\t4\t30\t2\n',
    err: 'Days are in UTC.\n',
  });
  expect(desk.callsTo('staffStats.show')[0]?.data).toEqual({ days: 7, exhibitionId: '1001' });
  expect((await staff('stats', '--searches')).out).toBe('bamboo socks\t2\n');
  expect(desk.callsTo('staffStats.show')[1]?.data).toEqual({ days: 14 });
  expect((await staff('stats', '--days', '93')).exit).toBe(COMMAND_EXIT_CODES.usage);
});

test('D-94 D-64 registrations are exported page by page, and a spreadsheet evaluates none of them', async () => {
  await desk.open();
  const { exit } = await staff('pre-register', 'export', '1001', 'visitors.csv', '--reason', 'caterer');
  expect(exit).toBe(0);
  const lines = readFileSync(join(desk.home, 'visitors.csv'), 'utf8').replace('\uFEFF', '').trimEnd().split(/\r?\n/);
  expect(lines[0]).toMatch(/^badge,registered,confirmed,from,email,name,company,country,/);
  expect(lines[1]).toContain(`'=HYPERLINK`);
  expect(lines[2]).toContain('"Ayşe ""A"" Yılmaz","Öz, Ltd"');
  expect(desk.callsTo('staffPreregistration.export').map(({ data }) => data)).toEqual([
    { exhibitionId: '1001', reason: 'caterer' },
    { exhibitionId: '1001', after: 'r1', reason: 'caterer' },
  ]);
});

test('D-94 an export that fails half-way leaves no file', async () => {
  await desk.open({
    'staffPreregistration.export': [
      { data: { records: [record('TEX1', {})], next: 'r1' } },
      { code: '403', message: 'Only operators.' },
    ],
  });
  expect((await staff('pre-register', 'export', '1001', 'visitors.csv')).exit).toBe(1);
  expect(() => readFileSync(join(desk.home, 'visitors.csv'))).toThrow();
});
