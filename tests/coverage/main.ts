// Prints the requirements and their tests, by the last complete `npm test`; with ids, their meanings. --brief prints
// only errors.
import { listMissingRows } from './covered.ts';
import { readSentencesById } from './definitions.ts';
import { describeId } from './describe-id.ts';
import { formatFigures, type Row, readLedger } from './ledger.ts';
import { readLastRun } from './passed-tests.ts';
import { findReferences, type Reference } from './references.ts';

function printArea(area: string, rows: readonly Row[], references: ReadonlyMap<string, readonly Reference[]>): void {
  console.log(`\n${area}: ${formatFigures(rows)}`);
  for (const row of rows) {
    const files = [...new Set((references.get(row.id) ?? []).map((reference) => reference.file))];
    console.log(
      `  ${row.id} ${row.status.padEnd(7)} ${row.title}${files.length > 0 ? `  <- ${files.join(', ')}` : ''}`,
    );
    if (row.status !== 'built') console.log(`                  ${row.requirement}`);
  }
}

const NO_RUN = 'Which tests show a requirement is known after `npm test` with its browser tests.';

/** Prints the requirements and fails if a row that counts was not shown by a test on its surface. R-0.006 */
function printLedger(isBrief: boolean): number {
  const run = readLastRun();
  if (run === undefined) {
    console.error(NO_RUN);
    return 1;
  }
  const all = findReferences(run.tests);
  const references = Map.groupBy(all, (reference) => reference.id);
  const rows = readLedger();
  const missing = listMissingRows(rows, all);
  if (!isBrief) {
    for (const [area, own] of Map.groupBy(rows, (row) => row.area)) printArea(area, own, references);
    console.log(`\nBy the tests that passed in the run of ${run.at.toISOString()}`);
  }
  console.log(`Requirements: ${rows.length} rows, ${formatFigures(rows)}`);
  const unknown = [...references.keys()].filter((id) => !rows.some((row) => row.id === id));
  if (unknown.length > 0) console.error(`Tests name rows that do not exist: ${unknown.join(', ')}`);
  if (missing.length > 0)
    console.error(`Rows that no test shows where they say:\n${missing.map(missingLine).join('\n')}`);
  return missing.length + unknown.length > 0 ? 1 : 0;
}

const missingLine = ({ id, surfaces, status, title, requirement }: Row): string =>
  `  ${id} ${status} on ${surfaces.join(',')}: ${title}: ${requirement}`;

/** Prints the meanings of ids, and fails if one is not defined. */
function printIds(ids: readonly string[]): number {
  const sentences = readSentencesById();
  const run = readLastRun();
  const references = findReferences(run?.tests ?? []);
  const found = ids.map((id) => describeId(id, sentences, references));
  for (const text of found) if (text !== undefined) console.log(text);
  if (run === undefined) console.error(NO_RUN);
  const unknown = ids.filter((_, index) => found[index] === undefined);
  if (unknown.length > 0) console.error(`No file defines ${unknown.join(', ')}`);
  return unknown.length > 0 ? 1 : 0;
}

const words = process.argv.slice(2);
const ids = words.filter((word) => word !== '--brief');
process.exitCode = ids.length > 0 ? printIds(ids) : printLedger(words.length > 0);
