import { spawnSync } from 'node:child_process';
import type { Bench } from '../bench.ts';
import { median } from '../load/load-driver.ts';
import { atMost, type Line, milliseconds, ratio } from '../table.ts';
import { NOW, type Version, versionsOf } from '../versions.ts';

const RUNS = 9;
const BUDGET_MS = 120;

/** How long the bundled command line takes to say its version and its help, from the start of the process to its end. */
export async function cli(bench: Bench): Promise<readonly Line[]> {
  const bare: number[] = [];
  const lines = ['--version', '--help'].map((option) => {
    const times = new Map<Version, number[]>(versionsOf(bench).map((version) => [version, []]));
    for (let run = 0; run < (bench.quick ? 3 : RUNS); run += 1) {
      for (const [version, taken] of times) taken.push(timed([version.at('cli/dist/main.js'), option]));
      bare.push(timed(['-e', '0']));
    }
    return lineOf(option, times);
  });
  return [...lines, { name: 'node alone', figure: milliseconds(median(bare)) }];
}

function lineOf(option: string, times: ReadonlyMap<Version, readonly number[]>): Line {
  const now = median(times.get(NOW) ?? []);
  const line = atMost(`fairhall ${option}`, now, BUDGET_MS, milliseconds);
  const older = [...times].find(([version]) => version !== NOW);
  if (older === undefined) return line;
  const before = median(older[1]);
  return { ...line, before: { figure: milliseconds(before), ratio: ratio(now / before) } };
}

function timed(args: readonly string[]): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
  return performance.now() - began;
}
