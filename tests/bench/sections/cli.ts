import { spawnSync } from 'node:child_process';
import type { Bench } from '../bench.ts';
import { calculateMedian } from '../load/load-driver.ts';
import { formatMilliseconds, formatRatio, type Line, toMaximumLine } from '../table.ts';
import { listVersions, VERSION_NOW, type Version } from '../versions.ts';

const RUNS = 9;
const BUDGET_MS = 120;

/**
 * Measures how long the bundled command line takes to print its version and its help, from the start of the process to
 * its end.
 */
export async function measureCommandLine(bench: Bench): Promise<readonly Line[]> {
  const bare: number[] = [];
  const lines = ['--version', '--help'].map((option) => {
    const times = new Map<Version, number[]>(listVersions(bench).map((version) => [version, []]));
    for (let run = 0; run < (bench.quick ? 3 : RUNS); run += 1) {
      for (const [version, taken] of times) taken.push(timed([version.at('cli/dist/main.js'), option]));
      bare.push(timed(['-e', '0']));
    }
    return lineOf(option, times);
  });
  return [...lines, { name: 'node alone', figure: formatMilliseconds(calculateMedian(bare)) }];
}

function lineOf(option: string, times: ReadonlyMap<Version, readonly number[]>): Line {
  const now = calculateMedian(times.get(VERSION_NOW) ?? []);
  const line = toMaximumLine(`fairhall ${option}`, now, BUDGET_MS, formatMilliseconds);
  const older = [...times].find(([version]) => version !== VERSION_NOW);
  if (older === undefined) return line;
  const before = calculateMedian(older[1]);
  return { ...line, before: { figure: formatMilliseconds(before), ratio: formatRatio(now / before) } };
}

function timed(args: readonly string[]): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
  return performance.now() - began;
}
