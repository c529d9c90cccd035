import type { Tally } from './tally.ts';
import type { Times } from './times.ts';

/** What a part of a test run came to. */
export interface Part {
  readonly tally: Tally;
  readonly times: Times;
}

/** A part of which nothing is known but how it ended. */
export const withoutTimes = (tally: Tally): Part => ({ tally, times: { parts: [], files: [] } });

/** A part that is timed as a whole. */
export async function timed(name: string, work: () => Promise<Tally>): Promise<Part> {
  const begin = performance.now();
  const tally = await work();
  return { tally, times: { parts: [{ name, seconds: (performance.now() - begin) / 1_000 }], files: [] } };
}
