import { expect, test } from 'vitest';
import { countBySample } from './count-by-sample.ts';
import { createKeptCounts } from './kept-counts.ts';
import { ORDERS } from './orders.ts';
import type { ParameterValues, Prepared } from './parameters.ts';
import { type Asked, matchStatement } from './statements.ts';

const ASKED: Asked = { searched: 'product', order: ORDERS.relevance, words: true, ranges: false, after: false };
/** Asks for a total where so many rows of the sample match. */
async function totalWhere(expected: number, sampled: number, only = false) {
  const asked: string[] = [];
  const ask = async ({ statement }: Prepared): Promise<string> => {
    asked.push(statement.name);
    return String(sampled);
  };
  const engine = { ask, counts: createKeptCounts() };
  const values = {} as ParameterValues; // the fake reads nothing of it
  return {
    total: (await countBySample(engine, ASKED, { expected, only }, 'pump', values))?.total,
    asked,
    kept: engine.counts.of('pump')?.total,
  };
}
const SAMPLE = ['sample-product-true-false'];

test('R-7.103 fifty matches in the sample prove a total above a thousand', async () => {
  expect(await totalWhere(30_000, 50)).toEqual({ total: 3_200, asked: SAMPLE, kept: 3_200 });
});

test('R-7.103 words that are frequent apart and seldom together are counted, whatever was expected', async () => {
  expect(await totalWhere(30_000, 49)).toEqual({ total: undefined, asked: SAMPLE, kept: undefined });
});

test('R-7.103 where no more than a thousand are expected, the sample is not asked', async () => {
  expect(await totalWhere(1_100, 60)).toEqual({ total: undefined, asked: [], kept: undefined });
});

test('one word alone is counted beforehand', async () => {
  expect(await totalWhere(7_000, 0, true)).toEqual({ total: 7_000, asked: [], kept: undefined });
});

test('a statement holds what is asked for and nothing else', () => {
  const text = matchStatement(ASKED).statement.text;
  expect(['is null', 'min_order', 'afterKey', 'group by'].filter((part) => text.includes(part))).toEqual([]);
});
