import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type CountedScript,
  collectExecutedCode,
  type ExecutedCode,
  mergeExecutedCode,
  type Payload,
} from './executed-code.ts';
import type { RecordedCode } from './mutation-sites.ts';
import { runNode } from './program.ts';
import type { Reference } from './references.ts';
import type { RowRun } from './unit-runs.ts';

const LIMIT_MS = 240_000;
const VITE = 'web/node_modules/vite/bin/vite.js';

/** Builds the copy's pages for the browser and the server from its current sources. */
async function buildPages(copy: string, ...options: readonly string[]): Promise<boolean> {
  const env = { NODE_ENV: 'production' };
  const build = (...kind: readonly string[]) =>
    runNode([VITE, 'build', 'web', ...kind, '--logLevel', 'warn', '--emptyOutDir', ...options], {
      folder: copy,
      env,
      limitMs: LIMIT_MS,
    });
  const ends = await Promise.all([build(), build('--ssr')]);
  return ends.every(({ code }) => code === 0);
}

/** Builds everything that a browser test needs, once; the pages with source maps. */
export async function buildForBrowser(copy: string): Promise<void> {
  const { code, output } = await runNode(['cli/tasks.ts', 'build'], { folder: copy, limitMs: 2 * LIMIT_MS });
  if (code !== 0 || !(await buildPages(copy, '--sourcemap'))) throw new Error(`the copy cannot be built\n${output}`);
}

async function runSpec(
  copy: string,
  { file, title, project }: Reference,
  env: Record<string, string>,
): Promise<RowRun> {
  const testTitle = title.split(' > ').slice(1).join(' ');
  const args = ['tests/node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'];
  const options = [
    `--project=${project}`,
    '--reporter=line',
    '-g',
    `${testTitle.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: @|$)`,
  ];
  const { code } = await runNode([...args, basename(file), ...options], { folder: copy, env, limitMs: LIMIT_MS });
  const how = code === undefined ? 'a run that did not end' : `${file} ${testTitle}`;
  return { passed: code === 0, detectedBy: code === 0 ? undefined : how, isVoid: false };
}

/** Builds the copy's pages in their current state and runs a browser test on them. */
export async function runInBrowser(copy: string, test: Reference): Promise<RowRun> {
  if (!(await buildPages(copy))) return { passed: false, detectedBy: undefined, isVoid: true };
  return runSpec(copy, test, {});
}

/** The report that Node writes to the folder of NODE_V8_COVERAGE. */
interface ServerReport {
  readonly result: readonly (CountedScript & { readonly url: string })[];
}

/** The report that `tests/e2e/support/ran-scripts.ts` writes. */
type PageReport = readonly (CountedScript & { readonly url: string; readonly source?: string })[];

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The executed code of a built script, by its sources. */
function ranOf(copy: string, script: string, counted: CountedScript): ExecutedCode {
  if (!existsSync(`${script}.map`)) return {};
  const map = readJson(`${script}.map`) as Payload; // the bundler's format
  const fileOf = (source: string): string | undefined => {
    const file = relative(copy, resolve(dirname(script), source));
    return file.startsWith('..') || file.includes('node_modules') ? undefined : file;
  };
  return collectExecutedCode(readFileSync(script, 'utf8'), map, counted, fileOf);
}

function ranIn(copy: string, folder: string): ExecutedCode {
  const built = readdirSync(folder).flatMap((name) => {
    const report = readJson(join(folder, name));
    if (name.startsWith('page-'))
      return (report as PageReport).map((one) => ({
        script: join(copy, 'web/dist/client/assets', basename(new URL(one.url, 'http://localhost').pathname)),
        counted: one,
      }));
    return ((report as ServerReport).result ?? []).flatMap((one) =>
      one.url.startsWith('file:') && one.url.includes('/web/dist/server/')
        ? [{ script: fileURLToPath(one.url), counted: one }]
        : [],
    );
  });
  return mergeExecutedCode(built.map(({ script, counted }) => ranOf(copy, script, counted)));
}

/**
 * Runs a browser test and records the executed code of its page and of the server; undefined if it fails. The copy must
 * be built with `buildForBrowser`.
 */
export async function recordInBrowser(copy: string, test: Reference): Promise<RecordedCode | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-ran-'));
  try {
    const run = await runSpec(copy, test, { E2E_RAN_SCRIPTS: folder, NODE_V8_COVERAGE: folder });
    return run.passed ? { test: ranIn(copy, folder), loading: {} } : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
