import type { Tally } from './tally.ts';
import type { Times } from './times.ts';

export interface TestRunResult {
  readonly tally: Tally;
  readonly times: Times;
}

/** The result of a part without durations. */
export const toUntimedResult = (tally: Tally): TestRunResult => ({ tally, times: { parts: [], files: [] } });

/** Runs a part and measures its total duration. */
export async function measureRun(name: string, work: () => Promise<Tally>): Promise<TestRunResult> {
  const begin = performance.now();
  const tally = await work();
  return { tally, times: { parts: [{ name, seconds: (performance.now() - begin) / 1_000 }], files: [] } };
}
