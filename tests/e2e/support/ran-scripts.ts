import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Under `tests/coverage/break.ts`, which sets a folder, records the built scripts that a test's page ran; otherwise
 * does nothing.
 */
export async function withRanScripts(page: Page, testId: string, work: () => Promise<void>): Promise<void> {
  const folder = process.env.E2E_RAN_SCRIPTS;
  if (folder === undefined) return work();
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await work();
  writeFileSync(join(folder, `page-${testId}.json`), JSON.stringify(await page.coverage.stopJSCoverage()));
}
