import { spawnSync } from 'node:child_process';
import type { Bench } from '../bench.ts';
import { median } from '../load/load-driver.ts';
import { at } from '../servers/paths.ts';
import { atMost, type Line, milliseconds } from '../table.ts';

const RUNS = 9;

/** How long the bundled command line takes to say its version, from the start of the process to its end. */
export async function cli({ quick }: Bench): Promise<readonly Line[]> {
  const times = Array.from({ length: quick ? 3 : RUNS }, () => timed([at('cli/dist/main.js'), '--version']));
  const bare = Array.from({ length: quick ? 3 : RUNS }, () => timed(['-e', '0']));
  return [
    atMost('fairhall --version', median(times), 120, milliseconds, ` (node alone ${milliseconds(median(bare))})`),
  ];
}

function timed(args: readonly string[]): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
  return performance.now() - began;
}
