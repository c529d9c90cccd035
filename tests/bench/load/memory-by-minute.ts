import { readFileSync } from 'node:fs';
import type { Bench } from '../bench.ts';
import { calculateMedian, measure, type Target } from './load-driver.ts';

/** Minutes of load; in a quick run a minute has four seconds. */
const MINUTES = 5;

interface MemoryOverTime {
  /** The last minute's memory as a multiple of the second's. */
  readonly growth: number;
  /** MiB in the last minute. */
  readonly last: number;
  /** The memory of every minute, for people. */
  readonly summary: string;
}

/** Measures the resident memory of a process under sixteen connections, minute by minute. */
export async function measureMemoryByMinute(
  { quick, log }: Pick<Bench, 'quick' | 'log'>,
  target: Target,
  pid: number,
): Promise<MemoryOverTime> {
  const seconds = quick ? 4 : 60;
  const sizes: number[] = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    sizes.push(await sizeUnderLoad(target, pid, seconds));
    log(`memory after minute ${minute}: ${sizes.at(-1)?.toFixed(0)} MiB`);
  }
  const [, second = Number.NaN] = sizes;
  const last = sizes.at(-1) ?? Number.NaN;
  const minutes = sizes.map((size) => size.toFixed(0)).join(', ');
  return { growth: last / second, last, summary: ` (${minutes} MiB${quick ? ', minutes of 4 s' : ''})` };
}

/** The median of many samples in the second half of the time, since garbage collection makes single samples vary. */
async function sizeUnderLoad(target: Target, pid: number, seconds: number): Promise<number> {
  const looks: number[] = [];
  const looking = setInterval(() => looks.push(readResidentMebibytes(pid)), 250);
  try {
    await measure(target, { connections: 16, seconds, warmSeconds: 0 });
  } finally {
    clearInterval(looking);
  }
  return calculateMedian(looks.slice(looks.length / 2));
}

/** Resident memory of a process on Linux, in MiB. */
export function readResidentMebibytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
