import { readScenarios } from '@fairhall/fixtures/read-scenarios';
import { SCENARIO_BENCH_NAMES } from '@fairhall/fixtures/scenario';
import { expect, test } from 'vitest';
import { formatSummary, toSummary } from './summary.ts';

test('every scenario is replayed on every bench, or its file gives the reason why not', () => {
  const files = readScenarios();
  const summary = toSummary(files);
  console.info(formatSummary(summary).join('\n'));
  const told = SCENARIO_BENCH_NAMES.reduce((sum, bench) => sum + summary.replays[bench], 0) + summary.leftOut.length;
  expect(told).toBe(files.length * SCENARIO_BENCH_NAMES.length);
  for (const bench of SCENARIO_BENCH_NAMES) expect(summary.replays[bench], bench).toBeGreaterThan(0);
});

test('at most eight files skip a bench', () => {
  const { leftOut } = toSummary(readScenarios());
  expect(new Set(leftOut.map(({ id }) => id)).size).toBeLessThanOrEqual(8);
});

test('a skipped bench is reported with its reason', () => {
  const [file] = readScenarios();
  if (file === undefined) throw new Error('there is no scenario');
  const reason = 'a bench that cannot show it says so';
  const without = { id: 'x/y', scenario: { ...file.scenario, leftOut: { cli: reason } } };
  expect(formatSummary(toSummary([without]))).toEqual([
    'scenario replays: ports 1, gateway 1, cli 0',
    `left out on cli: x/y: ${reason}`,
  ]);
});
