import { inPairs } from './in-pairs.ts';
import { node } from './process.ts';
import { failure, ONE_PASSED, sum, type Tally } from './tally.ts';

interface Check {
  readonly title: string;
  readonly args: readonly string[];
}

const PACKAGES = ['core', 'adapters', 'adapters/gateway', 'web', 'cli', 'fixtures', 'tests'];

/** What is known of the types is kept, so that the next run looks at what has changed since. */
function typesOf(name: string): readonly string[] {
  const known = `node_modules/.cache/fairhall/types-of-${name.replaceAll('/', '-')}.tsbuildinfo`;
  return ['node_modules/typescript/bin/tsc', '-p', name, '--incremental', '--tsBuildInfoFile', known];
}

const KNIP = ['node_modules/knip/bin/knip.js', '--no-progress'];

const CHECKS: readonly Check[] = [
  { title: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=50', '.'] },
  ...PACKAGES.map((name) => ({ title: `types of ${name}`, args: typesOf(name) })),
  { title: 'unused code', args: KNIP },
  { title: 'code that only tests use', args: [...KNIP, '--production', '--config', '.knip.production.jsonc'] },
];

const BOUNDARIES: Check = {
  title: 'architecture: imports, texts, pages',
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root',
    '.',
    '--config',
    'tests/vitest.config.ts',
    'tests/architecture',
  ],
};

/** Format, lint, types and unused code, each counted as one. */
export async function check(): Promise<Tally> {
  return sum(await inPairs(CHECKS, runCheck));
}

/** All of `check`, and the import graph, which the whole test run sees among its tests. */
export async function checkAlone(): Promise<Tally> {
  return sum([await check(), await runCheck(BOUNDARIES)]);
}

async function runCheck({ title, args }: Check): Promise<Tally> {
  const startedAt = performance.now();
  const { code, output } = await node(args);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.error(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
  if (code !== 0) console.error(output);
  return code === 0 ? ONE_PASSED : failure(title);
}
