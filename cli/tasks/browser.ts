import { existsSync } from 'node:fs';
import { run } from './process.ts';

export type Browser =
  /** `path` is absent where Playwright has its own. */
  { readonly found: true; readonly path?: string } | { readonly found: false; readonly reason: string };

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const PLAYWRIGHT = 'tests/node_modules/@playwright/test/cli.js';

/** A browser for the tests: CHROME_PATH, the system's Chromium, Debian's package for root, else Playwright's own. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? { found: true, path: named } : missing(`CHROME_PATH=${named}: no such file`);
  if (existsSync(DEBIAN_CHROMIUM)) return { found: true, path: DEBIAN_CHROMIUM };
  if (await installedOnDebian()) return { found: true, path: DEBIAN_CHROMIUM };
  console.error('Fetching a browser for the tests …');
  const { code, output } = await run(process.execPath, [PLAYWRIGHT, 'install', 'chromium']);
  if (code === 0) return { found: true };
  const cause = output.trim().split('\n').at(-1) ?? '';
  return missing(`no browser could be had; install Chromium and set CHROME_PATH to it (${cause})`);
}

async function installedOnDebian(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.error("Installing Debian's chromium for the tests …");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  if ((await install()).code !== 0) {
    await run('apt-get', ['update'], { env });
    await install();
  }
  return existsSync(DEBIAN_CHROMIUM);
}

function missing(reason: string): Browser {
  return { found: false, reason };
}
