import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from './paths.ts';
import { runNode } from './process.ts';
import { sum, TALLY_EMPTY, type Tally, tallyFailure } from './tally.ts';
import type { TestRunResult } from './test-run-result.ts';
import type { Times } from './times.ts';
import type { TestReport } from './vitest-reporter.ts';

const NAME_BY_PROJECT: Readonly<Record<string, string>> = {
  'gateway-pglite': 'PGlite',
  'gateway-postgres': 'PostgreSQL',
};

/** Runs unit and gateway tests and scenarios; `engines` is a line with the tested database engines. */
export async function runTests(file: string, isBuilt: boolean): Promise<TestRunResult & { readonly engines: string }> {
  const reporters = ['--reporter=dot', '--reporter=./cli/tasks/vitest-reporter.ts'];
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root',
    '.',
    '--config',
    'tests/vitest.config.ts',
    ...reporters,
    ...toShuffleArguments(getSeed(process.env)),
  ];
  const env = {
    APP_ENV: 'test',
    FAIRHALL_TEST_REPORT: file,
    // Tests that start the command line or a server use the bundle, which starts in a quarter or half of the time.
    ...(isBuilt && {
      FAIRHALL_PROGRAM: fromRoot('cli/dist/main.js'),
      FAIRHALL_SERVER: fromRoot('adapters/gateway/dist/serve.js'),
    }),
  };
  const { code } = await runNode(args, { showOutput: true, env });
  const nothing: TestReport = { projects: {}, errors: [], files: [], passed: [], seconds: {} };
  const report: TestReport = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing;
  return { ...countTests(report, code), times: toTimes(report) };
}

/**
 * The seed for the order of files and tests: TEST_SEED, otherwise one from the commit, so that a repeat of a commit has
 * the same order.
 */
export function getSeed({ TEST_SEED }: NodeJS.ProcessEnv, commit = readCurrentCommit()): number {
  const given = Number(TEST_SEED);
  return TEST_SEED && Number.isSafeInteger(given) ? given : Number.parseInt(commit.slice(0, 6) || '0', 16);
}

/** Empty outside a Git checkout. */
const readCurrentCommit = (): string =>
  spawnSync('git', ['rev-parse', 'HEAD'], { cwd: fromRoot('.'), encoding: 'utf8' }).stdout?.trim() ?? '';

function toShuffleArguments(seed: number): readonly string[] {
  console.log(`The tests run in the order of TEST_SEED=${seed}`);
  return ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`];
}

/** Never loses failures: a broken run counts as one, and so does a database engine on which no test ran. */
export function countTests(report: TestReport, code: number): { tally: Tally; engines: string } {
  const counted = sum([...Object.values(report.projects), { ...TALLY_EMPTY, failures: report.errors }]);
  const silent = Object.entries(NAME_BY_PROJECT).filter(([project]) => countRun(report, project) === 0);
  const failures = silent.map(([, engine]) => `no test ran on ${engine}`);
  const isBroken = code !== 0 && counted.failures.length === 0 && silent.length === 0;
  const parts = Object.entries(NAME_BY_PROJECT).map(
    ([project, engine]) => `${engine} (${countRun(report, project)} tests)`,
  );
  return {
    tally: sum([
      counted,
      { ...TALLY_EMPTY, failures },
      isBroken ? tallyFailure(`the tests ended with ${code}`) : TALLY_EMPTY,
    ]),
    engines: `Databases: ${parts.join(' and ')}`,
  };
}

/** The durations, with the projects' display names. */
export function toTimes({ files, seconds }: TestReport): Times {
  return {
    parts: Object.entries(seconds).map(([project, took]) => ({
      name: NAME_BY_PROJECT[project] ?? project,
      seconds: took,
    })),
    files: files.map(({ project, ...file }) => ({ ...file, part: NAME_BY_PROJECT[project] ?? project })),
  };
}

function countRun(report: TestReport, project: string): number {
  const tally = report.projects[project];
  return tally ? tally.passed + tally.failures.length : 0;
}
