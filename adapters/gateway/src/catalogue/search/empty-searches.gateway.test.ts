import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import { createEmptySearchCounter, removeOldSearches } from './empty-searches.ts';

const NOW = Date.parse('2026-11-25T22:30:00Z');
const TODAY = '2026-11-25';
const BROWSER = 'Mozilla/5.0';
const database = testDatabase();
beforeEach(() => database().kysely.deleteFrom('empty_search').execute());

const createCounter = () =>
  createEmptySearchCounter({
    database: database(),
    now: () => NOW,
    onError: (error) => {
      throw error;
    },
  });
const stored = () => database().kysely.selectFrom('empty_search').selectAll().orderBy('keyword').execute();

test('D-94 searches without results are counted by day and words, in the form that searches compare', async () => {
  const counter = createCounter();
  for (const keyword of ['Bamboo  Socks', 'bamboo socks', 'KİLİM']) counter.count(keyword, BROWSER);
  await counter.flush();
  counter.count('kilim', BROWSER);
  await counter.close();
  expect(await stored()).toEqual([
    { day: TODAY, keyword: 'bamboo socks', searches: 2 },
    { day: TODAY, keyword: 'kilim', searches: 2 },
  ]);
});

test.each([
  ['an email address', 'elif@kilim.example', BROWSER],
  ['a phone number', 'elif 0532 123 45 67', BROWSER],
  ['nothing', ' ', BROWSER],
  ['a long text', 'x'.repeat(61), BROWSER],
  ['the words of a program', 'towel', 'Googlebot/2.1'],
  ['the words of a client without a name', 'towel', ''],
])('THR-29 %s is not counted', async (_, keyword, userAgent) => {
  const counter = createCounter();
  counter.count(keyword, userAgent);
  await counter.close();
  expect(await stored()).toEqual([]);
});

test('D-94 a flood of random words stores at most 2,000 a day, and known words still count', async () => {
  const counter = createCounter();
  for (let round = 0; round < 4; round += 1) {
    for (let number = 0; number < 1_100; number += 1) counter.count(`word${round}x${number}`, BROWSER);
    await counter.flush();
  }
  counter.count('word0x1', BROWSER);
  counter.count('another', BROWSER);
  await counter.close();
  const rows = await stored();
  expect([rows.length, rows.find(({ keyword }) => keyword === 'word0x1')?.searches]).toEqual([2_000, 2]);
});

test('D-94 counts are removed after 92 days', async () => {
  const counter = createCounter();
  counter.count('towel', BROWSER);
  await counter.close();
  await removeOldSearches(database(), NOW + 92 * 86_400_000);
  expect(await stored()).toHaveLength(1);
  await removeOldSearches(database(), NOW + 93 * 86_400_000);
  expect(await stored()).toEqual([]);
});
