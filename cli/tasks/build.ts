import { existsSync } from 'node:fs';
import { inPairs } from './in-pairs.ts';
import { at } from './paths.ts';
import { node } from './process.ts';
import { fingerprint, holds, keep } from './stamp.ts';
import { TARGETS, type TargetName } from './targets.ts';

/** Whether a target was built from exactly what lies there now. */
export function isFresh(name: TargetName): boolean {
  const target = TARGETS[name];
  return existsSync(at(target.output)) && holds(name, fingerprint(target.inputs));
}

/** Builds what changed, two at a time. Resolves to whether everything stands. */
export async function build(
  names: readonly TargetName[] = ['client', 'gateway', 'pages', 'world', 'cli'],
): Promise<boolean> {
  const results = await inPairs(names, buildOne);
  return results.every(Boolean);
}

async function buildOne(name: TargetName): Promise<boolean> {
  const target = TARGETS[name];
  const print = fingerprint(target.inputs);
  if (existsSync(at(target.output)) && holds(name, print)) return true;
  console.error(`Building the ${target.name} …`);
  const { code, output } = await node(target.make, { env: { NODE_ENV: 'production', NO_COLOR: '1' } });
  if (code !== 0) {
    console.error(`The ${target.name} could not be built.\n${output}`);
    return false;
  }
  keep(name, print);
  return true;
}
