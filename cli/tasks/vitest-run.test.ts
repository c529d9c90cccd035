import { describe, expect, test } from 'vitest';
import { TALLY_EMPTY } from './tally.ts';
import { countTests, getSeed, toTimes } from './vitest-run.ts';

const ten = { ...TALLY_EMPTY, passed: 10 };
const untimed = { files: [], passed: [], seconds: {} };

describe('counting tests', () => {
  test('the tests of all projects are added up, and both database engines are named', () => {
    const projects = {
      unit: ten,
      'gateway-pglite': ten,
      'gateway-postgres': { ...TALLY_EMPTY, passed: 9, skipped: 2, failures: ['a rule'] },
    };
    expect(countTests({ projects, errors: [], ...untimed }, 1)).toEqual({
      tally: { ...TALLY_EMPTY, passed: 29, skipped: 2, failures: ['a rule'] },
      engines: 'Databases: PGlite (10 tests) and PostgreSQL (10 tests)',
    });
  });

  test('a database engine without any test is a failure', () => {
    const { tally, engines } = countTests(
      { projects: { unit: ten, 'gateway-pglite': ten }, errors: [], ...untimed },
      0,
    );
    expect(tally).toEqual({ ...TALLY_EMPTY, passed: 20, failures: ['no test ran on PostgreSQL'] });
    expect(engines).toBe('Databases: PGlite (10 tests) and PostgreSQL (0 tests)');
  });

  test('a run that breaks outside its tests is a failure', () => {
    const projects = { unit: ten, 'gateway-pglite': ten, 'gateway-postgres': ten };
    const failures = (errors: readonly string[], code: number) =>
      countTests({ projects, errors, ...untimed }, code).tally.failures;
    expect(failures([], 1)).toEqual(['the tests ended with 1']);
    expect(failures(['no memory'], 1)).toEqual(['no memory']);
    expect(failures([], 0)).toEqual([]);
  });
});

test('the test order differs for each commit, or follows a given seed', () => {
  const commit = '00ff01aa55';
  expect(getSeed({ TEST_SEED: '4711' }, commit)).toBe(4711);
  expect([{}, { TEST_SEED: '' }, { TEST_SEED: 'x' }].map((given) => getSeed(given, commit))).toEqual([
    65_281, 65_281, 65_281,
  ]);
  expect(getSeed({}, '')).toBe(0);
});

test('times list a test file under the database it ran on, because it runs on both', () => {
  const name = 'cart.gateway.test.ts';
  const spent = { loading: 1, hooks: 0, tests: 1 };
  const files = [
    { name: 'rule.test.ts', project: 'unit', seconds: 1, spent },
    { name, project: 'gateway-pglite', seconds: 2, spent },
    { name, project: 'gateway-postgres', seconds: 3, spent },
  ];
  const seconds = { 'gateway-pglite': 20, 'gateway-postgres': 30, unit: 10 };
  expect(toTimes({ projects: {}, errors: [], files, passed: [], seconds })).toEqual({
    parts: [
      { name: 'PGlite', seconds: 20 },
      { name: 'PostgreSQL', seconds: 30 },
      { name: 'unit', seconds: 10 },
    ],
    files: [
      { name: 'rule.test.ts', part: 'unit', seconds: 1, spent },
      { name, part: 'PGlite', seconds: 2, spent },
      { name, part: 'PostgreSQL', seconds: 3, spent },
    ],
  });
});
