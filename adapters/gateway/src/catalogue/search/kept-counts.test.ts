import { expect, test } from 'vitest';
import { createKeptCounts } from './kept-counts.ts';

test('D-64 counts are kept for half a minute, however often they are asked for', () => {
  let now = 1;
  const counts = createKeptCounts({ now: () => now });
  counts.keep('pump', { total: 7, facets: '"TX01"' }, 'en');
  now += 29_999;
  expect([counts.of('pump', 'en'), counts.of('pump')]).toEqual([
    { total: 7, facets: '"TX01"' },
    { total: 7, facets: null },
  ]);
  now += 2;
  expect([counts.of('pump', 'en'), counts.of('pump')]).toEqual([undefined, undefined]);
});

test('counts by category are kept for their language alone, the total for all', () => {
  const counts = createKeptCounts();
  counts.keep('pump', { total: 7, facets: '"Home textiles"' }, 'en');
  expect(counts.of('pump', 'zh')).toEqual({ total: 7, facets: null });
  expect(counts.of('pumps', 'en')).toBeUndefined();
});

test('a page shows counts by category with the total they were counted with', () => {
  const counts = createKeptCounts();
  counts.keep('pump', { total: 7, facets: '"TX01"' }, 'en');
  counts.keep('pump', { total: 8, facets: null });
  expect([counts.of('pump', 'en'), counts.of('pump')]).toEqual([
    { total: 7, facets: '"TX01"' },
    { total: 8, facets: null },
  ]);
});

test('what is kept is bounded: of many long counts the latest stay, of many questions five thousand', () => {
  const counts = createKeptCounts({ characters: 10_000 });
  const facets = 'x'.repeat(900);
  for (let place = 0; place < 6_000; place += 1) counts.keep(`word ${place}`, { total: 7, facets }, 'en');
  const kept = Array.from({ length: 6_000 }, (_, place) => counts.of(`word ${place}`, 'en'));
  expect([kept.filter((counted) => counted?.facets).length, kept.filter(Boolean).length]).toEqual([10, 5_000]);
  expect(kept.at(-1)).toEqual({ total: 7, facets });
});

test('what was counted before the catalogue has changed is forgotten', () => {
  let state = '1';
  const counts = createKeptCounts({ stateOf: () => state });
  counts.keep('pump', { total: 7, facets: '"TX01"' }, 'en');
  expect(counts.of('pump')).toEqual({ total: 7, facets: null });
  state = '2';
  expect([counts.of('pump', 'en'), counts.of('pump')]).toEqual([undefined, undefined]);
});
