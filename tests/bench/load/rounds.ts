import { type LoadOptions, type Measured, measure, median, type Target } from './load-driver.ts';

/** Medians over the rounds, and how far the rounds lie apart. */
export interface Summary {
  readonly perSecond: number;
  readonly slowest: number;
  readonly fastest: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export interface RoundOptions extends LoadOptions {
  readonly rounds: number;
}

/** Measures all targets in turn, then all again, so that a slow minute of the machine hits each alike. By target's name. */
export async function interleave(
  targets: readonly Target[],
  { rounds, ...load }: RoundOptions,
): Promise<ReadonlyMap<string, Summary>> {
  const measured = new Map<string, Measured[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) measured.get(target.name)?.push(await measure(target, load));
  }
  return new Map([...measured].map(([name, rounds]) => [name, summaryOf(rounds)]));
}

function summaryOf(rounds: readonly Measured[]): Summary {
  const speeds = rounds.map(({ perSecond }) => perSecond);
  return {
    perSecond: median(speeds),
    slowest: Math.min(...speeds),
    fastest: Math.max(...speeds),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
  };
}

/** The summary of a target that was measured. */
export function summaryFor(summaries: ReadonlyMap<string, Summary>, name: string): Summary {
  const summary = summaries.get(name);
  if (summary === undefined) throw new Error(`${name} was not measured`);
  return summary;
}
