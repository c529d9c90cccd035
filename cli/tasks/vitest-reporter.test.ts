import { expect, test } from 'vitest';
import { reportOf } from './vitest-reporter.ts';

const file = (name: string, states: readonly string[], errors: readonly Error[] = []) => ({
  relativeModuleId: 'core/src/rule.test.ts',
  project: { name },
  children: {
    allTests: () =>
      states.map((state) => ({
        fullName: 'a rule > holds',
        result: () => ({ state, errors: state === 'failed' ? [new Error('expected 1\nto be 2')] : undefined }),
      })),
  },
  errors: () => errors,
});

test('tests are counted by project, a failure is named, and a file that cannot be loaded is one failure', () => {
  const files = [
    file('unit', ['passed', 'passed', 'skipped']),
    file('unit', ['failed', 'pending']),
    file('gateway-postgres', [], [new Error('no such module')]),
  ];
  expect(reportOf(files, [new Error('the worker is gone')])).toEqual({
    projects: {
      unit: { passed: 2, skipped: 2, failures: ['[unit] core/src/rule.test.ts › a rule > holds: expected 1'] },
      'gateway-postgres': {
        passed: 0,
        skipped: 0,
        failures: ['[gateway-postgres] core/src/rule.test.ts: no such module'],
      },
    },
    errors: ['the worker is gone'],
  });
});
