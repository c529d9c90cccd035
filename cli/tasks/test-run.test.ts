import { describe, expect, test } from 'vitest';
import { countTests } from './test-run.ts';

const ten = { passed: 10, failed: 0, skipped: 0 };

describe('counting tests', () => {
  test('the tests of all projects are added, and both database engines are named', () => {
    const projects = { unit: ten, 'gateway-pglite': ten, 'gateway-postgres': { passed: 9, failed: 1, skipped: 2 } };
    expect(countTests({ projects, errors: 0 }, 1)).toEqual({
      tally: { passed: 29, failed: 1, skipped: 2 },
      engines: 'Databases: PGlite (10 tests) and PostgreSQL (10 tests)',
    });
  });

  test('an engine on which nothing ran is a failure, not silence', () => {
    const { tally, engines } = countTests({ projects: { unit: ten, 'gateway-pglite': ten }, errors: 0 }, 0);
    expect(tally).toEqual({ passed: 20, failed: 1, skipped: 0 });
    expect(engines).toBe('Databases: PGlite (10 tests) and PostgreSQL (0 tests)');
  });

  test('a run that broke outside its tests is a failure', () => {
    const projects = { unit: ten, 'gateway-pglite': ten, 'gateway-postgres': ten };
    expect(countTests({ projects, errors: 0 }, 1).tally.failed).toBe(1);
    expect(countTests({ projects, errors: 2 }, 1).tally.failed).toBe(2);
    expect(countTests({ projects, errors: 0 }, 0).tally.failed).toBe(0);
  });
});
