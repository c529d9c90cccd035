import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBrowserTests } from './browser-run.ts';
import { type BrowserServer, startBrowserServer } from './browser-server.ts';
import { build } from './build.ts';
import { check } from './checks.ts';
import { checkLedger } from './ledger-check.ts';
import { createMemoryFolder } from './memory-folder.ts';
import { formatTally, sum, TALLY_EMPTY, tallyFailure } from './tally.ts';
import { measureRun, toUntimedResult } from './test-run-result.ts';
import { describeTimes } from './times.ts';
import { runTests } from './vitest-run.ts';

/** Runs checks, unit and gateway tests, scenarios and browser tests. Resolves to the exit code. */
export async function testRun(): Promise<number> {
  const clear = createMemoryFolder();
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-test-'));
  let server: BrowserServer | undefined;
  try {
    const checks = await measureRun('checks', check);
    const building = await measureRun('build', async () => ((await build()) ? TALLY_EMPTY : tallyFailure('the build')));
    const isBuilt = building.tally.failures.length === 0;
    if (isBuilt) server = startBrowserServer();
    const tests = await runTests(join(folder, 'tests.json'), isBuilt);
    const browser = isBuilt ? [await runBrowserTests(join(folder, 'browser.json'), await server?.environment)] : [];
    const ledger = toUntimedResult(await checkLedger(folder));
    const parts = [checks, building, tests, ...browser, ledger];
    const times = parts.map((part) => part.times);
    console.log(describeTimes({ parts: times.flatMap((one) => one.parts), files: times.flatMap((one) => one.files) }));
    console.log(tests.engines);
    const total = sum(parts.map(({ tally }) => tally));
    console.log(formatTally(total));
    return total.failures.length === 0 ? 0 : 1;
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
    clear();
  }
}
