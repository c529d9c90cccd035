import { expect, test } from 'vitest';
import { reportOf } from './vitest-reporter.ts';

const file = (name: string, states: readonly string[], errors: readonly unknown[] = []) => ({
  project: { name },
  children: { allTests: () => states.map((state) => ({ result: () => ({ state }) })) },
  errors: () => errors,
});

test('tests are counted by project, and a file that cannot be loaded is one failure', () => {
  const files = [
    file('unit', ['passed', 'passed', 'skipped']),
    file('unit', ['failed', 'pending']),
    file('gateway-postgres', [], [new Error('no such module')]),
  ];
  expect(reportOf(files, 1)).toEqual({
    projects: {
      unit: { passed: 2, failed: 1, skipped: 2 },
      'gateway-postgres': { passed: 0, failed: 1, skipped: 0 },
    },
    errors: 1,
  });
});
