import { runNode } from './process.ts';
import { runInPairs } from './process-in-pairs.ts';
import { sum, TALLY_ONE_PASSED, type Tally, tallyFailure } from './tally.ts';

interface Check {
  readonly title: string;
  readonly args: readonly string[];
}

/** Each package with the packages whose types it uses. */
const PACKAGE_DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  core: [],
  adapters: ['core'],
  'adapters/gateway': ['core'],
  web: ['core', 'adapters'],
  cli: ['core', 'adapters', 'adapters/gateway', 'fixtures'],
  fixtures: ['core'],
  tests: ['core', 'adapters', 'adapters/gateway', 'web', 'cli', 'fixtures'],
};

/**
 * Caches type information, so that the next run checks only changed files. One checker for a program: each checker
 * works out shared types again, which took twice the processor time.
 */
function createTypeCheck(name: string): readonly string[] {
  const known = `node_modules/.cache/fairhall/types-of-${name.replaceAll('/', '-')}.tsbuildinfo`;
  return [
    'node_modules/typescript/bin/tsc',
    '-p',
    name,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    known,
  ];
}

const COMMAND_KNIP = ['node_modules/knip/bin/knip.js', '--no-progress'];

const CHECK_LIST: readonly Check[] = [
  { title: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=50', '.'] },
  ...Object.keys(PACKAGE_DEPENDENCIES).map((name) => ({ title: `types of ${name}`, args: createTypeCheck(name) })),
  { title: 'unused code', args: COMMAND_KNIP },
  { title: 'code that only tests use', args: [...COMMAND_KNIP, '--production', '--config', '.knip.production.jsonc'] },
];

/** Checks format and lint of changed files, and the types of their packages and of packages that use those. */
export async function checkChanged(files: readonly string[]): Promise<Tally> {
  const getPackage = (file: string) => /^(?:adapters\/gateway|[a-z]+)(?=\/)/.exec(file)?.[0] ?? '';
  const changed = new Set(files.map(getPackage));
  const isTouched = (name: string) =>
    changed.has(name) || PACKAGE_DEPENDENCIES[name]?.some((used) => changed.has(used));
  const lint = ['node_modules/@biomejs/biome/bin/biome', 'check', '--no-errors-on-unmatched', ...files];
  const types = Object.keys(PACKAGE_DEPENDENCIES).filter(isTouched);
  const checks = [
    ...(files.length > 0 ? [{ title: 'format and lint', args: lint }] : []),
    ...types.map((name) => ({ title: `types of ${name}`, args: createTypeCheck(name) })),
  ];
  return sum(await runInPairs(checks, runCheck));
}

const CHECK_BOUNDARIES: Check = {
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

/** Checks format, lint, types and unused code, each counted as one. */
export async function check(): Promise<Tally> {
  return sum(await runInPairs(CHECK_LIST, runCheck));
}

/** Runs `check` and the import graph check, which the full test run has among its tests. */
export async function checkAlone(): Promise<Tally> {
  return sum([await check(), await runCheck(CHECK_BOUNDARIES)]);
}

async function runCheck({ title, args }: Check): Promise<Tally> {
  const startedAt = performance.now();
  const { code, output } = await runNode(args);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.error(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
  if (code !== 0) console.error(output);
  return code === 0 ? TALLY_ONE_PASSED : tallyFailure(title);
}
