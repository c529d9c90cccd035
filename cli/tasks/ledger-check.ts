import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { fromRoot } from './paths.ts';
import { runNode } from './process.ts';
import { TALLY_ONE_PASSED, type Tally, tallyFailure, tallyNotRun } from './tally.ts';

const REPORT_FILES = { tests: 'tests.json', browser: 'browser.json' };
/** The folder with the results of the last complete run, where `npm run coverage:requirements` reads them. */
const FOLDER_OF_LAST_RUN = 'node_modules/.cache/fairhall/last-run';

/**
 * Checks whether a test of this run showed each requirement that counts, by the reports of a complete run in `folder`.
 * Not possible without browser tests.
 */
export async function checkLedger(folder: string): Promise<Tally> {
  const reports = Object.values(REPORT_FILES);
  if (!reports.every((name) => existsSync(`${folder}/${name}`))) return tallyNotRun('requirements by their tests');
  mkdirSync(fromRoot(FOLDER_OF_LAST_RUN), { recursive: true });
  for (const name of reports) copyFileSync(`${folder}/${name}`, fromRoot(FOLDER_OF_LAST_RUN, name));
  const { code, output } = await runNode([fromRoot('tests/coverage/main.ts'), '--brief']);
  console.log(output.trimEnd());
  return code === 0
    ? TALLY_ONE_PASSED
    : tallyFailure('requirements that count without a test (npm run coverage:requirements)');
}
