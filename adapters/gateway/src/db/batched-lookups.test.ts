import { expect, test } from 'vitest';
import { createBatchedLookups } from './batched-lookups.ts';
import type { Question } from './text-query.ts';

const lookUp = (name: string): Question => ({
  statement: { name, text: '', isLookUp: true, keepsPlan: true },
  values: [],
});

/** Answers each lookup with its name; a batch that contains the broken one fails. */
function database(error: unknown = Object.assign(new Error('no such row'), { code: '22P02' })) {
  const turns: string[][] = [];
  const ask = createBatchedLookups(async (questions) => {
    const names = questions.map(({ statement }) => statement.name);
    turns.push(names);
    if (names.includes('broken')) throw error;
    return names;
  });
  return { turns, ask: (...names: string[]) => Promise.allSettled(names.map((name) => ask(lookUp(name)))) };
}

const values = (settled: readonly PromiseSettledResult<string | null>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'));

test('concurrent lookups run in batches of at most eight, and each gets its own result', async () => {
  const { turns, ask } = database();
  const names = Array.from({ length: 10 }, (_, place) => `row ${place}`);
  expect(values(await ask(...names))).toEqual(names);
  expect(turns.map(({ length }) => length)).toEqual([8, 2]);
  expect(values(await ask('later'))).toEqual(['later']);
});

test('a failing lookup does not affect the others', async () => {
  const { turns, ask } = database();
  expect(values(await ask('one', 'broken', 'two'))).toEqual(['one', 'failed', 'two']);
  expect(turns).toHaveLength(4);
});

test('does not retry if the database is unavailable', async () => {
  const { turns, ask } = database(Object.assign(new Error('gone'), { code: 'ECONNRESET' }));
  expect(values(await ask('one', 'broken'))).toEqual(['failed', 'failed']);
  expect(turns).toHaveLength(1);
});
