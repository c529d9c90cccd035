import { missingRows } from './covered.ts';
import { sentencesById } from './definitions.ts';
import { type Row, readLedger } from './ledger.ts';
import { lookUp } from './look-up.ts';
import { type Reference, readReferences } from './references.ts';

function printArea(area: string, rows: readonly Row[], references: ReadonlyMap<string, readonly Reference[]>): void {
  const count = (status: Row['status']) => rows.filter((row) => row.status === status).length;
  console.log(`\n${area}: ${count('built')} built, ${count('address')} by address, ${count('open')} open`);
  for (const row of rows) {
    const files = [...new Set((references.get(row.id) ?? []).map((reference) => reference.file))];
    console.log(
      `  ${row.id} ${row.status.padEnd(7)} ${row.title}${files.length > 0 ? `  <- ${files.join(', ')}` : ''}`,
    );
    if (row.status !== 'built') console.log(`                  ${row.requirement}`);
  }
}

/** Prints the ledger by area and fails when a row that counts has no test. R-0.006 */
function printLedger(): number {
  const all = readReferences();
  const references = Map.groupBy(all, (reference) => reference.id);
  const rows = readLedger();
  const missing = missingRows(rows, all);
  for (const [area, own] of Map.groupBy(rows, (row) => row.area)) printArea(area, own, references);
  const unknown = [...references.keys()].filter((id) => !rows.some((row) => row.id === id));
  const counted = rows.filter((row) => row.status !== 'open').length;
  console.log(`\n${rows.length} rows, ${counted} count, ${counted - missing.length} of them with a test`);
  if (unknown.length > 0) console.error(`Tests name rows that do not exist: ${unknown.join(', ')}`);
  if (missing.length > 0)
    console.error(
      `Rows without a test:\n${missing.map((row) => `  ${row.id} ${row.title}: ${row.requirement}`).join('\n')}`,
    );
  return missing.length + unknown.length > 0 ? 1 : 0;
}

/** Prints what the ids mean, and fails when one of them is defined nowhere. */
function printIds(ids: readonly string[]): number {
  const sentences = sentencesById();
  const references = readReferences();
  const found = ids.map((id) => lookUp(id, sentences, references));
  for (const text of found) if (text !== undefined) console.log(text);
  const unknown = ids.filter((_, index) => found[index] === undefined);
  if (unknown.length > 0) console.error(`No file defines ${unknown.join(', ')}`);
  return unknown.length > 0 ? 1 : 0;
}

const ids = process.argv.slice(2);
process.exitCode = ids.length > 0 ? printIds(ids) : printLedger();
