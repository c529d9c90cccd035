import { expect, test } from 'vitest';
import { createCountCache } from './count-cache.ts';

test('D-64 counts are cached for half a minute, however often they are read', () => {
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

test('counts by category are cached per language, and the total for all languages', () => {
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

test('the cache is bounded: the latest long counts, and counts of five thousand queries', () => {
  const counts = createCountCache({ characters: 10_000 });
  const facets = 'x'.repeat(900);
  for (let place = 0; place < 6_000; place += 1) counts.set(`word ${place}`, { total: 7, facets }, 'en');
  const kept = Array.from({ length: 6_000 }, (_, place) => counts.get(`word ${place}`, 'en'));
  expect([kept.filter((counted) => counted?.facets).length, kept.filter(Boolean).length]).toEqual([10, 5_000]);
  expect(kept.at(-1)).toEqual({ total: 7, facets });
});

test('a change of the catalogue clears the cache', () => {
  let state = '1';
  const counts = createCountCache({ stateOf: () => state });
  counts.set('pump', { total: 7, facets: '"TX01"' }, 'en');
  expect(counts.get('pump')).toEqual({ total: 7, facets: null });
  state = '2';
  expect([counts.get('pump', 'en'), counts.get('pump')]).toEqual([undefined, undefined]);
});
