import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';

const SYSTEM = '/usr/bin/chromium';
const OPTIONS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--password-store=basic',
  '--remote-debugging-port=0',
  '--window-size=1440,900',
  '--lang=en-GB',
];
/** Time-out in milliseconds; generous, since a busy machine is slow and these rounds do not measure speed. */
const PATIENCE = 60_000;

/** A running browser with a method to kill it. */
export interface BrowserLife {
  readonly page: Page;
  /** Sends SIGKILL to the browser and all its processes at once, as when memory or power runs out. */
  kill(): Promise<void>;
}

/**
 * Starts Chromium on a profile folder, which stores the pages' data, in a process group of its own. `address` is its
 * user's network address.
 */
export async function startChromium(profile: string, address: string): Promise<BrowserLife> {
  const child = spawn(executable(), [...OPTIONS, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  try {
    const browser = await chromium.connectOverCDP(await debuggerOf(child.stderr, ended));
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('the browser has no window');
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(PATIENCE);
    return { page, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** Whether a text that a page stored is already in the profile's files. */
export function isOnDisk(profile: string, text: string): boolean {
  const folder = join(profile, 'Default', 'Local Storage', 'leveldb');
  return existsSync(folder) && readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text));
}

const executable = (): string => process.env.CHROME_PATH ?? (existsSync(SYSTEM) ? SYSTEM : chromium.executablePath());

/** The address of the browser's debugging port, which it prints at its start. */
function debuggerOf(output: NodeJS.ReadableStream, ended: Promise<void>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    output.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error(`the browser did not start: ${said}`)));
  });
}
