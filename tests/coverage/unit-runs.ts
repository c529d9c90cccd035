import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordedCode } from './mutation-sites.ts';
import { runNode } from './program.ts';
import type { RecordedTest } from './record.ts';
import type { Reference } from './references.ts';

/** The result of a row's tests. */
export interface RowRun {
  readonly passed: boolean;
  /** The test that failed, or the reason why the run was aborted. */
  readonly detectedBy: string | undefined;
  /** No test ran, because the broken code cannot be loaded or built. This says nothing about the tests. */
  readonly isVoid: boolean;
}

interface JsonReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const LIMIT_MS = 120_000;
const RECORDING_LIMIT_MS = 1_200_000;

/** A pattern that matches these tests' names, however the runner joins the names of their groups. */
const patternOf = (tests: readonly Reference[]): string =>
  tests
    .map(({ title }) => `^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' > ', '(?: > | )')}$`)
    .join('|');

async function runTests(
  copy: string,
  tests: readonly Reference[],
  config: string,
  limitMs: number,
  env: Record<string, string>,
): Promise<RowRun> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-row-'));
  const report = join(folder, 'report.json');
  const projects = [...new Set(tests.map(({ project }) => project))];
  const files = [...new Set(tests.map(({ file }) => file))];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', '--config', config, ...files];
  const options = [
    ...projects.flatMap((project) => ['--project', project]),
    '-t',
    patternOf(tests),
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  try {
    const { code } = await runNode([...args, ...options], { folder: copy, env, limitMs });
    if (code === undefined) return { passed: false, detectedBy: 'a run that did not end', isVoid: false };
    if (!existsSync(report)) return { passed: false, detectedBy: undefined, isVoid: true };
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JsonReport; // the runner's own format
    const results = testResults.flatMap((one) => one.assertionResults);
    const failed = results.find(({ status }) => status === 'failed')?.fullName;
    const ran = results.some(({ status }) => status === 'passed');
    return { passed: code === 0 && ran, detectedBy: failed, isVoid: failed === undefined && (code !== 0 || !ran) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a row's unit and gateway tests on the copy in its current state. */
export const runUnits = (copy: string, tests: readonly Reference[]): Promise<RowRun> =>
  runTests(copy, tests, 'tests/vitest.config.ts', LIMIT_MS, {});

/** Runs the tests of many rows at once, and records the executed code of each passing test. */
export async function recordUnits(
  copy: string,
  tests: readonly Reference[],
): Promise<(test: Reference) => RecordedCode | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-ran-'));
  try {
    await runTests(copy, tests, 'tests/coverage/recorded.config.ts', RECORDING_LIMIT_MS, { FAIRHALL_RAN_CODE: folder });
    const all = readdirSync(folder).map(
      (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as RecordedTest, // record.ts writes this format
    );
    const byTest = new Map(all.map((one) => [`${one.file} ${one.title}`, one]));
    return ({ file, title }) => byTest.get(`${file} ${title}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
