import { expect, test } from 'vitest';
import { createCountCache } from './count-cache.ts';

test('D-64 counts are kept for half a minute, however often they are asked for', () => {
  let now = 1;
  const counts = createCountCache({ now: () => now });
  counts.set('pump', { total: 7, facets: '"TX01"' }, 'en');
  now += 29_999;
  expect([counts.get('pump', 'en'), counts.get('pump')]).toEqual([
    { total: 7, facets: '"TX01"' },
    { total: 7, facets: null },
  ]);
  now += 2;
  expect([counts.get('pump', 'en'), counts.get('pump')]).toEqual([undefined, undefined]);
});

test('counts by category are kept for their language alone, the total for all', () => {
  const counts = createCountCache();
  counts.set('pump', { total: 7, facets: '"Home textiles"' }, 'en');
  expect(counts.get('pump', 'zh')).toEqual({ total: 7, facets: null });
  expect(counts.get('pumps', 'en')).toBeUndefined();
});

test('a page shows counts by category with the total they were counted with', () => {
  const counts = createCountCache();
  counts.set('pump', { total: 7, facets: '"TX01"' }, 'en');
  counts.set('pump', { total: 8, facets: null });
  expect([counts.get('pump', 'en'), counts.get('pump')]).toEqual([
    { total: 7, facets: '"TX01"' },
    { total: 8, facets: null },
  ]);
});

test('what is kept is bounded: of many long counts the latest stay, of many questions five thousand', () => {
  const counts = createCountCache({ characters: 10_000 });
  const facets = 'x'.repeat(900);
  for (let place = 0; place < 6_000; place += 1) counts.set(`word ${place}`, { total: 7, facets }, 'en');
  const kept = Array.from({ length: 6_000 }, (_, place) => counts.get(`word ${place}`, 'en'));
  expect([kept.filter((counted) => counted?.facets).length, kept.filter(Boolean).length]).toEqual([10, 5_000]);
  expect(kept.at(-1)).toEqual({ total: 7, facets });
});

test('what was counted before the catalogue has changed is forgotten', () => {
  let state = '1';
  const counts = createCountCache({ stateOf: () => state });
  counts.set('pump', { total: 7, facets: '"TX01"' }, 'en');
  expect(counts.get('pump')).toEqual({ total: 7, facets: null });
  state = '2';
  expect([counts.get('pump', 'en'), counts.get('pump')]).toEqual([undefined, undefined]);
});
