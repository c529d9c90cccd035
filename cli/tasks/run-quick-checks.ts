import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findBrowser } from './browser.ts';
import { build } from './build.ts';
import { checkChanged } from './checks.ts';
import { findAffectedTests } from './find-affected-tests.ts';
import { fromRoot } from './paths.ts';
import { runNode } from './process.ts';
import { formatTally, sum, TALLY_EMPTY, TALLY_ONE_PASSED, type Tally, tallyFailure } from './tally.ts';

const SOURCE = /\.(?:tsx?|css)$/;

/**
 * Checks the files that a change affects: format, types, and the tests of the changed features. `since` is the commit
 * to compare with; without it, checks the uncommitted changes, or the last commit if there are none. Resolves to the
 * exit code.
 */
export async function runQuickChecks([since]: readonly string[]): Promise<number> {
  const changed = listChangedFiles(since);
  const tests = findAffectedTests(changed, readTrackedSources());
  const specs = tests.filter((file) => file.startsWith('tests/e2e/'));
  const others = tests.filter((file) => !specs.includes(file));
  console.log(`Changed files: ${changed.length}; test files: ${others.length}; browser tests: ${specs.length}`);
  const parts = [await checkChanged(changed), await runVitest(others)];
  if (specs.length > 0) parts.push(await runSpecs(specs));
  const total = sum(parts);
  console.log(formatTally(total));
  return total.failures.length === 0 ? 0 : 1;
}

function listChangedFiles(since: string | undefined): readonly string[] {
  const untracked = runGit('ls-files', '--others', '--exclude-standard');
  const present = [...runGit('diff', '--name-only', since ?? 'HEAD'), ...untracked];
  const files = present.length > 0 || since !== undefined ? present : runGit('diff', '--name-only', 'HEAD~1');
  return files.filter((file) => existsSync(fromRoot(file)));
}

function readTrackedSources() {
  const files = runGit('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => SOURCE.test(file));
  return files
    .filter((file) => existsSync(fromRoot(file)))
    .map((file) => ({ file, text: readFileSync(fromRoot(file), 'utf8') }));
}

function runGit(...args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: fromRoot('.'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Runs the tests on the embedded database only. */
async function runVitest(files: readonly string[]): Promise<Tally> {
  if (files.length === 0) return TALLY_EMPTY;
  const projects = ['--project', 'unit', '--project', 'gateway-pglite'];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', '--config', 'tests/vitest.config.ts'];
  const { code } = await runNode([...args, ...projects, '--reporter=dot', ...files], {
    showOutput: true,
    env: { APP_ENV: 'test' },
  });
  return code === 0 ? TALLY_ONE_PASSED : tallyFailure('unit and gateway tests');
}

async function runSpecs(specs: readonly string[]): Promise<Tally> {
  const browser = await findBrowser();
  if (!browser.found) return tallyFailure(`Browser tests cannot run: ${browser.reason}`);
  if (!(await build())) return tallyFailure('the build');
  const args = ['tests/node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'];
  const { code } = await runNode([...args, '--reporter=dot', ...specs], {
    showOutput: true,
    env: { APP_ENV: 'test', ...(browser.path && { CHROME_PATH: browser.path }) },
  });
  return code === 0 ? TALLY_ONE_PASSED : tallyFailure('browser tests');
}
