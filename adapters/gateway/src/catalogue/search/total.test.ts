import { LRUCache } from 'lru-cache';
import { expect, test } from 'vitest';
import { ORDERS } from './orders.ts';
import type { ParameterValues, Prepared } from './parameters.ts';
import { type Asked, matchStatement } from './statements.ts';
import { totalOf } from './total.ts';

const ASKED: Asked = { searched: 'product', order: ORDERS.relevance, words: true, ranges: false, after: false };
const WORDS = `'a:pump' & 'a:blue'`;
const SAMPLED = `${WORDS} & 's:64'`;

/** Counts as a catalogue would in which so many match in the sample and in all. */
async function totalWhere(expected: number, counts: { readonly sampled: number; readonly all: number }, only = false) {
  const asked: string[] = [];
  const ask = async (_statement: Prepared, { words }: ParameterValues): Promise<string> => {
    asked.push(words ?? '');
    return String(words === SAMPLED ? counts.sampled : counts.all);
  };
  const engine = { ask, totals: new LRUCache<string, number>({ max: 10 }) };
  const values = { words: WORDS } as ParameterValues; // the fake reads nothing else
  return {
    total: await totalOf(engine, ASKED, { expected, only }, 'key', values),
    asked,
    kept: engine.totals.get('key'),
  };
}

test('R-7.103 where far more than a thousand are expected, the sample proves it without counting all', async () => {
  expect(await totalWhere(30_000, { sampled: 50, all: 1_001 })).toEqual({
    ...{ total: 3_200, asked: [SAMPLED], kept: 3_200 },
  });
});

test('R-7.103 words that are frequent apart and seldom together are counted exactly, whatever was expected', async () => {
  expect(await totalWhere(30_000, { sampled: 16, all: 1_000 })).toEqual({
    ...{ total: 1_000, asked: [SAMPLED, WORDS], kept: 1_000 },
  });
  expect((await totalWhere(30_000, { sampled: 0, all: 0 })).total).toBe(0);
});

test('R-7.103 where little more than a thousand are expected, all are counted, up to one more than that', async () => {
  expect(await totalWhere(3_000, { sampled: 60, all: 1_001 })).toMatchObject({ total: 1_001, asked: [WORDS] });
  expect((await totalWhere(1_100, { sampled: 0, all: 5 })).total).toBeUndefined();
});

test('one word alone is counted beforehand', async () => {
  expect(await totalWhere(7_000, { sampled: 0, all: 0 }, true)).toEqual({ total: 7_000, asked: [], kept: undefined });
});

test('a statement holds what is asked for and nothing else', () => {
  const text = matchStatement(ASKED).statement.text;
  expect(['is null', 'min_order', 'afterKey', 'group by'].filter((part) => text.includes(part))).toEqual([]);
});
