import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDesk } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const texts = [
  { lang: 'en', name: 'Cotton tote bag' },
  { lang: 'tr', name: 'Pamuklu çanta' },
];
const kept = { prizes: [{ prizeId: 'tote', sector: 3, stock: 40, drawn: 12, texts }] };
const draw = {
  drawId: 'd1',
  badgeNo: 'TEX1',
  drawTime: Date.UTC(2026, 10, 27),
  prizeId: 'tote',
  sector: 3,
  status: 'confirmed',
  contactName: '=cmd|calc',
  mobile: '+91 9876543210',
  address: '12 Mill Road\nKochi',
  random: 17,
  remaining: [{ prizeId: 'tote', left: 28 }],
};
const page = (pageNo: number) => ({
  data: { records: [{ ...draw, drawId: `d${pageNo}` }], total: 2, pageNo, pageSize: 1 },
});

const desk = createDesk({
  'staffLottery.prizes': [{ data: kept }],
  'staffLottery.setPrizes': [{ data: kept }],
  'staffLottery.draws': [page(1), page(2)],
});
const prize = (...args: readonly string[]) =>
  desk.line(['staff', 'prize', ...args], { environment: { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` } });
const folder = mkdtempSync(join(tmpdir(), 'fairhall-prizes-'));
const fileOf = (text: string): string => {
  writeFileSync(join(folder, 'prizes.csv'), text);
  return join(folder, 'prizes.csv');
};
const FILE = 'prize,sector,stock,name_en,name_tr,name_ar\ntote,3,40,Cotton tote bag,Pamuklu çanta,\n';

test('D-27 staff list the prizes of an exhibition, in their language', async () => {
  await desk.open();
  expect((await prize('list', '1001', '--lang', 'tr')).out).toBe('3\ttote\tPamuklu çanta\t40\t12\n');
  expect(desk.callsTo('staffLottery.prizes')[0]?.data).toEqual({ exhibitionId: '1001' });
  expect(JSON.parse((await prize('list', '1001', '--json')).out)).toMatchObject({ total: 1, records: kept.prizes });
});

test('D-27 D-94 the prizes of a file are saved under a key, with a reason', async () => {
  await desk.open();
  const line = ['set', '1001', '--file', fileOf(FILE), '--reason', 'opening day', '--key', KEY];
  expect(await prize(...line, '--dry-run', '--json')).toMatchObject({ exit: 0 });
  expect(desk.callsTo('staffLottery.setPrizes')).toEqual([]);
  expect(await prize(...line)).toMatchObject({ exit: 0, err: 'Done.\n' });
  expect(desk.callsTo('staffLottery.setPrizes')).toMatchObject([
    {
      data: { exhibitionId: '1001', prizes: [{ prizeId: 'tote', sector: 3, stock: 40, texts }], reason: 'opening day' },
      key: KEY,
    },
  ]);
});

test.each([
  ['an unknown column', 'prize,sector,stock,colour\ntote,3,40,red\n', 'colour'],
  ['a stock that is no number', 'prize,sector,stock,name_en\ntote,3,many,Tote\n', 'row 1'],
  ['more prizes than sectors', `prize,sector,stock,name_en\n${'tote,3,4,Tote\n'.repeat(8)}`, '7'],
])('D-27 a file with %s is rejected before anything is sent', async (_, text, told) => {
  await desk.open();
  const { exit, err } = await prize('set', '1001', '--file', fileOf(text), '--reason', 'x');
  expect([exit, desk.callsTo('staffLottery.setPrizes')]).toEqual([2, []]);
  expect(err).toContain(told);
});

test('D-27 D-94 all draws are exported to a file that only the operator can read, without formulas', async () => {
  await desk.open();
  const path = join(folder, 'draws.csv');
  expect(await prize('export', '1001', path, '--reason', 'sending')).toMatchObject({ exit: 0, err: 'Written.\n' });
  const text = readFileSync(path, 'utf8');
  expect(text.startsWith('\ufeffdrawn_at,')).toBe(true);
  expect(text.match(/2026-11-27T00:00:00.000Z/g)).toHaveLength(2);
  expect(text).toContain("'=cmd|calc");
  expect(text).toContain('tote=28');
  expect(statSync(path).mode % 0o1000).toBe(0o600);
});
