export interface Tally {
  readonly passed: number;
  readonly skipped: number;
  /** What failed, each with where to find it. */
  readonly failures: readonly string[];
  /** Whole parts that were left out because somebody asked for it, each with who. */
  readonly notRun: readonly string[];
}

export const NOTHING: Tally = { passed: 0, skipped: 0, failures: [], notRun: [] };
export const ONE_PASSED: Tally = { ...NOTHING, passed: 1 };
export const failure = (name: string): Tally => ({ ...NOTHING, failures: [name] });
export const leftOut = (part: string): Tally => ({ ...NOTHING, notRun: [part] });

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
      notRun: [...total.notRun, ...one.notRun],
    }),
    NOTHING,
  );
}

/** How a test run ends: what failed and what did not run, a line each, then the sum, for people and for machines. */
export function ending({ passed, skipped, failures, notRun }: Tally): string {
  const counts = [
    `${passed} passed`,
    `${failures.length} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(notRun.length > 0 ? [`incomplete: ${notRun.join(', ')} not run`] : []),
  ];
  return [...failures.map((name) => `✗ ${name}`), counts.join(', ')].join('\n');
}
