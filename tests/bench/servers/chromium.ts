import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const SYSTEM = '/usr/bin/chromium';

/** Starts the same Chromium as the browser tests: CHROME_PATH, the system's, otherwise Playwright's own. */
export function startChromium(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? (existsSync(SYSTEM) ? SYSTEM : undefined);
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}
