import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Part } from './part.ts';
import { at } from './paths.ts';
import { node } from './process.ts';
import { failure, NOTHING, sum, type Tally } from './tally.ts';
import type { Times } from './times.ts';
import type { TestReport } from './vitest-reporter.ts';

const ENGINES: Readonly<Record<string, string>> = { 'gateway-pglite': 'PGlite', 'gateway-postgres': 'PostgreSQL' };

/** Unit and gateway tests and scenarios; `engines` is a line that names the databases they ran on. */
export async function runTests(file: string, isBuilt: boolean): Promise<Part & { readonly engines: string }> {
  const reporters = ['--reporter=dot', '--reporter=./cli/tasks/vitest-reporter.ts'];
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root',
    '.',
    '--config',
    'tests/vitest.config.ts',
    ...reporters,
    ...shuffled(seedOf(process.env)),
  ];
  const env = {
    APP_ENV: 'test',
    FAIRHALL_TEST_REPORT: file,
    // Tests that start the command line or a server start the bundle, which takes a quarter or half of the sources' time.
    ...(isBuilt && {
      FAIRHALL_PROGRAM: at('cli/dist/main.js'),
      FAIRHALL_SERVER: at('adapters/gateway/dist/serve.js'),
    }),
  };
  const { code } = await node(args, { shown: true, env });
  const nothing: TestReport = { projects: {}, errors: [], files: [], passed: [], seconds: {} };
  const report: TestReport = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing;
  return { ...countTests(report, code), times: timesOf(report) };
}

/**
 * What orders files and tests: TEST_SEED, else another for each commit, so that whoever runs a commit again meets the same
 * order.
 */
export function seedOf({ TEST_SEED }: NodeJS.ProcessEnv, commit = presentCommit()): number {
  const given = Number(TEST_SEED);
  return TEST_SEED && Number.isSafeInteger(given) ? given : Number.parseInt(commit.slice(0, 6) || '0', 16);
}

/** Empty where the files are no checkout. */
const presentCommit = (): string =>
  spawnSync('git', ['rev-parse', 'HEAD'], { cwd: at('.'), encoding: 'utf8' }).stdout?.trim() ?? '';

function shuffled(seed: number): readonly string[] {
  console.log(`The tests run in the order of TEST_SEED=${seed}`);
  return ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`];
}

/** Failures are never lost: a broken run counts as one, and so does a database engine on which nothing ran. */
export function countTests(report: TestReport, code: number): { tally: Tally; engines: string } {
  const counted = sum([...Object.values(report.projects), { ...NOTHING, failures: report.errors }]);
  const silent = Object.entries(ENGINES).filter(([project]) => ranIn(report, project) === 0);
  const failures = silent.map(([, engine]) => `no test ran on ${engine}`);
  const isBroken = code !== 0 && counted.failures.length === 0 && silent.length === 0;
  const parts = Object.entries(ENGINES).map(([project, engine]) => `${engine} (${ranIn(report, project)} tests)`);
  return {
    tally: sum([counted, { ...NOTHING, failures }, isBroken ? failure(`the tests ended with ${code}`) : NOTHING]),
    engines: `Databases: ${parts.join(' and ')}`,
  };
}

/** Projects by the names people know them by. */
export function timesOf({ files, seconds }: TestReport): Times {
  return {
    parts: Object.entries(seconds).map(([project, took]) => ({ name: ENGINES[project] ?? project, seconds: took })),
    files: files.map(({ project, ...file }) => ({ ...file, part: ENGINES[project] ?? project })),
  };
}

function ranIn(report: TestReport, project: string): number {
  const tally = report.projects[project];
  return tally ? tally.passed + tally.failures.length : 0;
}
