import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { affectedTests } from './affected-tests.ts';
import { findBrowser } from './browser.ts';
import { build } from './build.ts';
import { checkChanged } from './checks.ts';
import { at } from './paths.ts';
import { node } from './process.ts';
import { ending, failure, NOTHING, ONE_PASSED, sum, type Tally } from './tally.ts';

const SOURCE = /\.(?:tsx?|css)$/;

/**
 * What a change touches and what depends on it: format, types, and the tests of the changed features. `since` is the commit to
 * compare with; left out, it is what is not committed yet, or else the last commit. Resolves to the exit code.
 */
export async function quickRun([since]: readonly string[]): Promise<number> {
  const changed = changedFiles(since);
  const tests = affectedTests(changed, trackedSources());
  const specs = tests.filter((file) => file.startsWith('tests/e2e/'));
  const others = tests.filter((file) => !specs.includes(file));
  console.log(`Changed files: ${changed.length}; test files: ${others.length}; browser tests: ${specs.length}`);
  const parts = [await checkChanged(changed), await runVitest(others)];
  if (specs.length > 0) parts.push(await runSpecs(specs));
  const total = sum(parts);
  console.log(ending(total));
  return total.failures.length === 0 ? 0 : 1;
}

function changedFiles(since: string | undefined): readonly string[] {
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const present = [...git('diff', '--name-only', since ?? 'HEAD'), ...untracked];
  const files = present.length > 0 || since !== undefined ? present : git('diff', '--name-only', 'HEAD~1');
  return files.filter((file) => existsSync(at(file)));
}

function trackedSources() {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => SOURCE.test(file));
  return files.filter((file) => existsSync(at(file))).map((file) => ({ file, text: readFileSync(at(file), 'utf8') }));
}

function git(...args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: at('.'), encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** On the embedded database alone. */
async function runVitest(files: readonly string[]): Promise<Tally> {
  if (files.length === 0) return NOTHING;
  const projects = ['--project', 'unit', '--project', 'gateway-pglite'];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', '--config', 'tests/vitest.config.ts'];
  const { code } = await node([...args, ...projects, '--reporter=dot', ...files], {
    shown: true,
    env: { APP_ENV: 'test' },
  });
  return code === 0 ? ONE_PASSED : failure('unit and gateway tests');
}

async function runSpecs(specs: readonly string[]): Promise<Tally> {
  const browser = await findBrowser();
  if (!browser.found) return failure(`Browser tests cannot run: ${browser.reason}`);
  if (!(await build())) return failure('the build');
  const args = ['tests/node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'];
  const { code } = await node([...args, '--reporter=dot', ...specs], {
    shown: true,
    env: { APP_ENV: 'test', ...(browser.path && { CHROME_PATH: browser.path }) },
  });
  return code === 0 ? ONE_PASSED : failure('browser tests');
}
