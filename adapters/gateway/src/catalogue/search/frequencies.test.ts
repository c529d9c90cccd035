import { expect, test } from 'vitest';
import type { Queries } from '../../db/database.ts';
import { createFrequencies } from './frequencies.ts';

function scripted(...answers: readonly (string | Error)[]) {
  const asked = { times: 0 };
  const json = async (): Promise<string> => {
    const answer = answers[Math.min(asked.times, answers.length - 1)];
    asked.times += 1;
    if (answer instanceof Error) throw answer;
    return answer ?? '';
  };
  return { asked, database: { json } as unknown as Queries }; // frequencies ask nothing else
}
const figures = (rows: number): string =>
  JSON.stringify({
    languages: ['en', 'ar'],
    frequent: [
      ['product ', rows, null, null],
      ['product a:pump', 1_500, null, null],
      ['product a:late', 1_200, 880_000, 1_300],
    ],
  });
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('the figures are read once for concurrent callers', async () => {
  const { asked, database } = scripted(figures(9_000));
  const read = createFrequencies(database, () => 0);
  const [known] = await Promise.all([read(), read(), read()]);
  expect([known?.rows('product'), known?.of('product', 'a:pump'), known?.of('product', 'pump')]).toEqual([
    9_000,
    1_500,
    undefined,
  ]);
  expect(['a:pump', 'a:late'].map((lexeme) => known?.beginningOf('product', lexeme))).toEqual([
    undefined,
    { rank: 880_000, rows: 1_300 },
  ]);
  expect([known?.rows('supplier'), [...(known?.languages ?? [])], asked.times]).toEqual([0, ['en', 'ar'], 1]);
});

test('old figures are used while new ones are loading, and while the database is unavailable', async () => {
  let now = 0;
  const { database } = scripted(figures(1), new Error('away'), figures(2));
  const read = createFrequencies(database, () => now);
  await read();
  for (const [time, rows] of [
    [61_000, 1],
    [61_001, 1],
    [61_002, 2],
  ] as const) {
    now = time;
    expect((await read()).rows('product')).toBe(rows);
    await settled();
  }
});

test('the figures of an empty catalogue are read again, since it is about to be filled', async () => {
  const { database } = scripted('{"languages":[],"frequent":[]}', figures(7));
  const read = createFrequencies(database, () => 0);
  expect((await read()).rows('product')).toBe(0);
  expect((await read()).rows('product')).toBe(7);
});
