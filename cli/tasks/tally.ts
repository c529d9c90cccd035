export interface Tally {
  readonly passed: number;
  readonly skipped: number;
  /** What failed, each with where to find it. */
  readonly failures: readonly string[];
  /** Whole parts that were left out because somebody asked for it, each with who. */
  readonly notRun: readonly string[];
}

export const TALLY_EMPTY: Tally = { passed: 0, skipped: 0, failures: [], notRun: [] };
export const TALLY_ONE_PASSED: Tally = { ...TALLY_EMPTY, passed: 1 };
export const tallyFailure = (name: string): Tally => ({ ...TALLY_EMPTY, failures: [name] });
export const tallyNotRun = (part: string): Tally => ({ ...TALLY_EMPTY, notRun: [part] });

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
      notRun: [...total.notRun, ...one.notRun],
    }),
    TALLY_EMPTY,
  );
}

/** How a test run ends: what failed and what did not run, a line each, then the sum, for people and for machines. */
export function formatTally({ passed, skipped, failures, notRun }: Tally): string {
  const counts = [
    `${passed} passed`,
    `${failures.length} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(notRun.length > 0 ? [`incomplete: ${notRun.join(', ')} not run`] : []),
  ];
  return [...failures.map((name) => `✗ ${name}`), counts.join(', ')].join('\n');
}
