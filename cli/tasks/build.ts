import { existsSync } from 'node:fs';
import { type BuildCache, createBuildCache } from './build-cache.ts';
import { BUILD_TARGETS, type TargetName } from './build-targets.ts';
import { fromRoot } from './paths.ts';
import { runNode } from './process.ts';
import { runInPairs } from './process-in-pairs.ts';
import { hashFiles, hasStamp, writeStamp } from './stamp.ts';

/** Whether a target's output was built from its current inputs. */
export function isFresh(name: TargetName): boolean {
  return existsSync(fromRoot(BUILD_TARGETS[name].output)) && hasStamp(name, printOf(name));
}

/** A digest of all inputs of a target. */
function printOf(name: TargetName): string {
  const { inputs, from = [], turn } = BUILD_TARGETS[name];
  const every = [...inputs, ...from.flatMap((other) => BUILD_TARGETS[other].inputs)];
  return turn === undefined ? hashFiles(every) : `${hashFiles(every)}-${turn()}`;
}

const NO_CACHE = createBuildCache(undefined);

/**
 * Builds targets with changed inputs, two at a time, or takes them from the cache. Resolves to whether all outputs are
 * up to date.
 */
export async function build(
  names: readonly TargetName[] = ['client', 'gateway', 'pages', 'world', 'cli'],
  cache: BuildCache = NO_CACHE,
): Promise<boolean> {
  const results = await runInPairs(names, (name) => buildOne(name, cache));
  return results.every(Boolean);
}

async function buildOne(name: TargetName, cache: BuildCache): Promise<boolean> {
  const target = BUILD_TARGETS[name];
  const made = target.folder ?? target.output;
  const print = printOf(name);
  for (const other of target.from ?? []) if (!(await buildOne(other, cache))) return false;
  if (existsSync(fromRoot(target.output)) && hasStamp(name, print)) return true;
  if (cache.restore(name, print, fromRoot(made))) {
    console.error(`The ${target.name} is as another clone has built it.`);
  } else {
    console.error(`Building the ${target.name} (about ${target.seconds} s) …`);
    const { code, output } = await runNode(target.make, { env: { NODE_ENV: 'production', NO_COLOR: '1' } });
    if (code !== 0) {
      console.error(`The ${target.name} could not be built.\n${output}`);
      return false;
    }
    cache.store(name, print, fromRoot(made));
  }
  writeStamp(name, print);
  return true;
}
