import { existsSync } from 'node:fs';
import { run } from './process.ts';

export type Browser =
  /** `path` is absent if Playwright has its own browser. */
  { readonly found: true; readonly path?: string } | { readonly found: false; readonly reason: string };

/** The shell without windows takes less than half of the processor time for a page. */
const PATH_OF_SHELL = '/usr/bin/chromium-headless-shell';
const PATH_OF_CHROMIUM = '/usr/bin/chromium';
const PATH_OF_PLAYWRIGHT = 'tests/node_modules/@playwright/test/cli.js';

/**
 * Finds a browser for the tests: CHROME_PATH, the system's headless shell, Debian's package of it (installed as root),
 * the system's complete Chromium, otherwise Playwright's own.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROME_PATH;
  if (named)
    return existsSync(named) ? { found: true, path: named } : toMissingBrowser(`CHROME_PATH=${named}: no such file`);
  if (existsSync(PATH_OF_SHELL) || (await tryInstallOnDebian())) return { found: true, path: PATH_OF_SHELL };
  if (existsSync(PATH_OF_CHROMIUM)) return { found: true, path: PATH_OF_CHROMIUM };
  console.error('Fetching a browser for the tests …');
  const { code, output } = await run(process.execPath, [PATH_OF_PLAYWRIGHT, 'install', '--only-shell', 'chromium']);
  if (code === 0) return { found: true };
  const cause = output.trim().split('\n').at(-1) ?? '';
  return toMissingBrowser(`no browser could be had; install Chromium and set CHROME_PATH to it (${cause})`);
}

async function tryInstallOnDebian(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.error("Installing Debian's chromium-headless-shell for the tests …");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const runInstall = () =>
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], { env });
  if ((await runInstall()).code !== 0) {
    await run('apt-get', ['update'], { env });
    await runInstall();
  }
  return existsSync(PATH_OF_SHELL);
}

function toMissingBrowser(reason: string): Browser {
  return { found: false, reason };
}
