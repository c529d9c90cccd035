export interface Tally {
  readonly passed: number;
  readonly skipped: number;
  /** What failed, each with where to find it. */
  readonly failures: readonly string[];
}

export const NOTHING: Tally = { passed: 0, skipped: 0, failures: [] };
export const ONE_PASSED: Tally = { ...NOTHING, passed: 1 };
export const ONE_SKIPPED: Tally = { ...NOTHING, skipped: 1 };
export const failure = (name: string): Tally => ({ ...NOTHING, failures: [name] });

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
    }),
    NOTHING,
  );
}

/** How a test run ends: what failed, a line each, then the sum, for people and for machines. */
export function ending({ passed, skipped, failures }: Tally): string {
  const total = `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...failures.map((name) => `✗ ${name}`), total].join('\n');
}
