import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { at } from './paths.ts';
import { node } from './process.ts';
import { failure, leftOut, ONE_PASSED, type Tally } from './tally.ts';

const REPORTS = { tests: 'tests.json', browser: 'browser.json' };
/** Results of the last whole run, where `npm run coverage:requirements` finds them. */
const KEPT = 'node_modules/.cache/fairhall/last-run';

/**
 * Whether a test of this run showed each requirement that counts, by the reports of a whole run in `folder`. Without
 * browser tests nothing can be said of it.
 */
export async function checkLedger(folder: string): Promise<Tally> {
  const reports = Object.values(REPORTS);
  if (!reports.every((name) => existsSync(`${folder}/${name}`))) return leftOut('requirements by their tests');
  mkdirSync(at(KEPT), { recursive: true });
  for (const name of reports) copyFileSync(`${folder}/${name}`, at(KEPT, name));
  const { code, output } = await node([at('tests/coverage/main.ts'), '--brief']);
  console.log(output.trimEnd());
  return code === 0 ? ONE_PASSED : failure('requirements that count without a test (npm run coverage:requirements)');
}
