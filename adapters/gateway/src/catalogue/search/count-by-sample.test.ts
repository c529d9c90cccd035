import { expect, test } from 'vitest';
import { countBySample } from './count-by-sample.ts';
import { createCountCache } from './count-cache.ts';
import type { ParameterValues, PreparedStatement } from './parameters.ts';
import { SORT_ORDERS } from './sort-orders.ts';
import { matchStatement, type StatementClauses } from './statements.ts';

const ASKED: StatementClauses = {
  searched: 'product',
  order: SORT_ORDERS.relevance,
  words: true,
  ranges: false,
  after: false,
};
/** Requests a total if this many rows of the sample match. */
async function totalWhere(expected: number, sampled: number, only = false) {
  const asked: string[] = [];
  const ask = async ({ statement }: PreparedStatement): Promise<string> => {
    asked.push(statement.name);
    return String(sampled);
  };
  const engine = { ask, counts: createCountCache() };
  const values = {} as ParameterValues; // the fake does not read it
  return {
    total: (await countBySample(engine, ASKED, { expected, only }, 'pump', values))?.total,
    asked,
    kept: engine.counts.get('pump')?.total,
  };
}
const SAMPLE = ['sample-product-true-false'];

test('R-7.103 fifty matches in the sample mean a total above a thousand', async () => {
  expect(await totalWhere(30_000, 50)).toEqual({ total: 3_200, asked: SAMPLE, kept: 3_200 });
});

test('R-7.103 words that are frequent alone but rare together are counted, whatever the estimate', async () => {
  expect(await totalWhere(30_000, 49)).toEqual({ total: undefined, asked: SAMPLE, kept: undefined });
});

test('R-7.103 does not use the sample if at most a thousand matches are expected', async () => {
  expect(await totalWhere(1_100, 60)).toEqual({ total: undefined, asked: [], kept: undefined });
});

test('a single word has a stored count', async () => {
  expect(await totalWhere(7_000, 0, true)).toEqual({ total: 7_000, asked: [], kept: undefined });
});

test('a statement contains only the requested parts', () => {
  const text = matchStatement(ASKED).statement.text;
  expect(['is null', 'min_order', 'afterKey', 'group by'].filter((part) => text.includes(part))).toEqual([]);
});
