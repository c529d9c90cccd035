import { describe, expect, test } from 'vitest';
import { countTests } from './test-run.ts';

const ten = { passed: 10, skipped: 0, failures: [] };

describe('counting tests', () => {
  test('the tests of all projects are added, and both database engines are named', () => {
    const projects = {
      unit: ten,
      'gateway-pglite': ten,
      'gateway-postgres': { passed: 9, skipped: 2, failures: ['a rule'] },
    };
    expect(countTests({ projects, errors: [] }, 1)).toEqual({
      tally: { passed: 29, skipped: 2, failures: ['a rule'] },
      engines: 'Databases: PGlite (10 tests) and PostgreSQL (10 tests)',
    });
  });

  test('an engine on which nothing ran is a failure, not silence', () => {
    const { tally, engines } = countTests({ projects: { unit: ten, 'gateway-pglite': ten }, errors: [] }, 0);
    expect(tally).toEqual({ passed: 20, skipped: 0, failures: ['no test ran on PostgreSQL'] });
    expect(engines).toBe('Databases: PGlite (10 tests) and PostgreSQL (0 tests)');
  });

  test('a run that broke outside its tests is a failure', () => {
    const projects = { unit: ten, 'gateway-pglite': ten, 'gateway-postgres': ten };
    const failures = (errors: readonly string[], code: number) => countTests({ projects, errors }, code).tally.failures;
    expect(failures([], 1)).toEqual(['the tests ended with 1']);
    expect(failures(['no memory'], 1)).toEqual(['no memory']);
    expect(failures([], 0)).toEqual([]);
  });
});
