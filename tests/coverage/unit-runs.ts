import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Recorded } from './breakable.ts';
import { runNode } from './program.ts';
import { type RanCode, together } from './ran-code.ts';
import type { Reference } from './references.ts';

/** What became of a row's tests. */
export interface RowRun {
  readonly passed: boolean;
  /** The test that failed, or how the run broke off. */
  readonly seenBy: string | undefined;
  /** No test came to run: whatever was broken keeps the code from being loaded or built, which shows nothing. */
  readonly isVoid: boolean;
}

interface JsonReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const LIMIT_MS = 120_000;

/** A pattern that these tests' names match, whichever way the runner joins the names of their groups. */
const patternOf = (tests: readonly Reference[]): string =>
  tests
    .map(({ title }) => `^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' > ', '(?: > | )')}$`)
    .join('|');

async function runTests(
  copy: string,
  tests: readonly Reference[],
  config: string,
  env: Record<string, string>,
): Promise<RowRun> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-row-'));
  const report = join(folder, 'report.json');
  const projects = [...new Set(tests.map(({ project }) => project))];
  const files = [...new Set(tests.map(({ file }) => file))];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', '--config', config, ...files];
  const options = [
    ...projects.flatMap((project) => ['--project', project]),
    ...['-t', patternOf(tests), '--reporter=json', `--outputFile=${report}`],
  ];
  try {
    const { code } = await runNode([...args, ...options], { folder: copy, env, limitMs: LIMIT_MS });
    if (code === undefined) return { passed: false, seenBy: 'a run that did not end', isVoid: false };
    if (!existsSync(report)) return { passed: false, seenBy: undefined, isVoid: true };
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JsonReport; // the runner's own format
    const results = testResults.flatMap((one) => one.assertionResults);
    const failed = results.find(({ status }) => status === 'failed')?.fullName;
    const ran = results.some(({ status }) => status === 'passed');
    return { passed: code === 0 && ran, seenBy: failed, isVoid: failed === undefined && (code !== 0 || !ran) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a row's unit and gateway tests on the copy as it is now. */
export const runUnits = (copy: string, tests: readonly Reference[]): Promise<RowRun> =>
  runTests(copy, tests, 'tests/vitest.config.ts', {});

/** Runs them and tells which code they ran; undefined where one of them does not pass. */
export async function recordUnits(copy: string, tests: readonly Reference[]): Promise<Recorded | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-ran-'));
  try {
    const run = await runTests(copy, tests, 'tests/coverage/recorded.config.ts', { FAIRHALL_RAN_CODE: folder });
    if (!run.passed) return undefined;
    const ranWhen = (when: string): RanCode =>
      together(
        readdirSync(folder)
          .filter((name) => name.startsWith(when))
          .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as RanCode), // as record.ts writes it
      );
    return { test: ranWhen('test'), loading: ranWhen('loading') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
