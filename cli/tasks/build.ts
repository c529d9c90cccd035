import { existsSync } from 'node:fs';
import { type BuildCache, createBuildCache } from './build-cache.ts';
import { inPairs } from './in-pairs.ts';
import { at } from './paths.ts';
import { node } from './process.ts';
import { fingerprint, holds, keep } from './stamp.ts';
import { TARGETS, type TargetName } from './targets.ts';

/** Whether a target was built from exactly what lies there now. */
export function isFresh(name: TargetName): boolean {
  return existsSync(at(TARGETS[name].output)) && holds(name, printOf(name));
}

/** Changes with everything that a target is made from. */
function printOf(name: TargetName): string {
  const { inputs, from = [], turn } = TARGETS[name];
  const every = [...inputs, ...from.flatMap((other) => TARGETS[other].inputs)];
  return turn === undefined ? fingerprint(every) : `${fingerprint(every)}-${turn()}`;
}

const NO_CACHE = createBuildCache(undefined);

/** Builds what changed, two at a time, or takes it from the cache. Resolves to whether everything stands. */
export async function build(
  names: readonly TargetName[] = ['client', 'gateway', 'pages', 'world', 'cli'],
  cache: BuildCache = NO_CACHE,
): Promise<boolean> {
  const results = await inPairs(names, (name) => buildOne(name, cache));
  return results.every(Boolean);
}

async function buildOne(name: TargetName, cache: BuildCache): Promise<boolean> {
  const target = TARGETS[name];
  const made = target.folder ?? target.output;
  const print = printOf(name);
  for (const other of target.from ?? []) if (!(await buildOne(other, cache))) return false;
  if (existsSync(at(target.output)) && holds(name, print)) return true;
  if (cache.take(name, print, at(made))) {
    console.error(`The ${target.name} is as another clone has built it.`);
  } else {
    console.error(`Building the ${target.name} (about ${target.seconds} s) …`);
    const { code, output } = await node(target.make, { env: { NODE_ENV: 'production', NO_COLOR: '1' } });
    if (code !== 0) {
      console.error(`The ${target.name} could not be built.\n${output}`);
      return false;
    }
    cache.keep(name, print, at(made));
  }
  keep(name, print);
  return true;
}
