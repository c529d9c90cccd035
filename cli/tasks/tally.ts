export interface Tally {
  readonly passed: number;
  readonly skipped: number;
  /** Failed tests, each with its location. */
  readonly failures: readonly string[];
  /** Parts that were skipped on request, each with the variable that requested it. */
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

/** The summary of a test run: a line for each failure and skipped part, then the totals, for people and for scripts. */
export function formatTally({ passed, skipped, failures, notRun }: Tally): string {
  const counts = [
    `${passed} passed`,
    `${failures.length} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(notRun.length > 0 ? [`incomplete: ${notRun.join(', ')} not run`] : []),
  ];
  return [...failures.map((name) => `✗ ${name}`), counts.join(', ')].join('\n');
}
