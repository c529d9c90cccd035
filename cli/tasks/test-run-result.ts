import type { Tally } from './tally.ts';
import type { Times } from './times.ts';

/** What a part of a test run came to. */
export interface TestRunResult {
  readonly tally: Tally;
  readonly times: Times;
}

/** A part of which nothing is known but how it ended. */
export const toUntimedResult = (tally: Tally): TestRunResult => ({ tally, times: { parts: [], files: [] } });

/** A part that is timed as a whole. */
export async function measureRun(name: string, work: () => Promise<Tally>): Promise<TestRunResult> {
  const begin = performance.now();
  const tally = await work();
  return { tally, times: { parts: [{ name, seconds: (performance.now() - begin) / 1_000 }], files: [] } };
}
