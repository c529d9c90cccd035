import { expect, test } from 'vitest';
import { TALLY_EMPTY } from './tally.ts';
import { reportOf } from './vitest-reporter.ts';

const file = (name: string, states: readonly string[], errors: readonly Error[] = []) => ({
  relativeModuleId: 'core/src/rule.test.ts',
  project: { name },
  children: {
    allTests: () =>
      states.map((state) => ({
        fullName: 'a rule > holds',
        diagnostic: () => (state === 'skipped' ? undefined : { duration: 400 }),
        result: () => ({ state, errors: state === 'failed' ? [new Error('expected 1\nto be 2')] : undefined }),
      })),
  },
  errors: () => errors,
  diagnostic: () => ({
    environmentSetupDuration: 10,
    prepareDuration: 20,
    setupDuration: 30,
    collectDuration: 440,
    duration: 1_250,
  }),
});

test('tests are counted by project, a failure is named, an unloadable file is one failure, and times are in seconds', () => {
  const files = [
    file('unit', ['passed', 'passed', 'skipped']),
    file('unit', ['failed', 'pending']),
    file('gateway-postgres', [], [new Error('no such module')]),
  ];
  const stretches = new Map([['unit', [{ begin: 1_000, end: 3_000 }]]]);
  const time = { name: 'core/src/rule.test.ts', seconds: 1.75 };
  expect(reportOf(files, [new Error('the worker is gone')], stretches)).toEqual({
    projects: {
      unit: {
        ...TALLY_EMPTY,
        passed: 2,
        skipped: 2,
        failures: ['[unit] core/src/rule.test.ts › a rule > holds: expected 1'],
      },
      'gateway-postgres': {
        ...TALLY_EMPTY,
        failures: ['[gateway-postgres] core/src/rule.test.ts: no such module'],
      },
    },
    errors: ['the worker is gone'],
    files: [
      { ...time, project: 'unit', spent: { loading: 0.5, hooks: 0.45, tests: 0.8 } },
      { ...time, project: 'unit', spent: { loading: 0.5, hooks: 0.45, tests: 0.8 } },
      { ...time, project: 'gateway-postgres', spent: { loading: 0.5, hooks: 1.25, tests: 0 } },
    ],
    passed: [1, 2].map(() => ({ project: 'unit', file: time.name, title: 'a rule > holds' })),
    seconds: { unit: 2 },
  });
});
