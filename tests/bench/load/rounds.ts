import { formatMilliseconds, formatPerSecond, formatRatio, type Line } from '../table.ts';
import { toOlderName } from '../versions.ts';
import { calculateMedian, type LoadOptions, type LoadResult, measure, type Target } from './load-driver.ts';

/** Medians over the rounds, and the spread between rounds. */
export interface Summary {
  readonly perSecond: number;
  /** Responses a second in each round, in order. */
  readonly speeds: readonly number[];
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export interface RoundOptions extends LoadOptions {
  readonly rounds: number;
}

/**
 * Measures all targets in turn, then all again, so that a slow minute of the machine affects each equally. The result
 * is by target name.
 */
export async function measureInTurn(
  targets: readonly Target[],
  { rounds, ...load }: RoundOptions,
): Promise<ReadonlyMap<string, Summary>> {
  const measured = new Map<string, LoadResult[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) measured.get(target.name)?.push(await measure(target, load));
  }
  return new Map([...measured].map(([name, rounds]) => [name, summaryOf(rounds)]));
}

function summaryOf(rounds: readonly LoadResult[]): Summary {
  const speeds = rounds.map(({ perSecond }) => perSecond);
  return {
    perSecond: calculateMedian(speeds),
    speeds,
    p50: calculateMedian(rounds.map(({ p50 }) => p50)),
    p99: calculateMedian(rounds.map(({ p99 }) => p99)),
  };
}

/** The summary of a measured target. */
export function getSummary(summaries: ReadonlyMap<string, Summary>, name: string): Summary {
  const summary = summaries.get(name);
  if (summary === undefined) throw new Error(`${name} was not measured`);
  return summary;
}

/** The ratio of two targets' speeds in the same rounds: the median of the rounds' ratios. */
export const compareSpeeds = (one: Summary, other: Summary): number =>
  calculateMedian(one.speeds.map((speed, round) => speed / (other.speeds[round] ?? Number.NaN)));

/** Adds the older version's figure to a line, if that version was measured too. */
export function withOlderFigure(line: Line, summaries: ReadonlyMap<string, Summary>, name: string): Line {
  const before = summaries.get(toOlderName(name));
  if (before === undefined) return line;
  const figure = `${formatPerSecond(before.perSecond)} (p99 ${formatMilliseconds(before.p99)})`;
  return { ...line, before: { figure, ratio: formatRatio(compareSpeeds(getSummary(summaries, name), before)) } };
}
