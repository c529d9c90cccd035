import { missingRows } from './covered.ts';
import { type Row, readLedger } from './ledger.ts';
import { type Reference, readReferences } from './references.ts';

function byId(references: readonly Reference[]): ReadonlyMap<string, readonly Reference[]> {
  return Map.groupBy(references, (reference) => reference.id);
}

/** Prints the ledger by area and fails when a row that counts has no test. R-0.006 */
function main(): number {
  const all = readReferences();
  const references = byId(all);
  const rows = readLedger();
  const missing = missingRows(rows, all);
  for (const [area, own] of Map.groupBy(rows, (row) => row.area)) {
    const count = (status: Row['status']) => own.filter((row) => row.status === status).length;
    console.log(`\n${area}: ${count('built')} built, ${count('address')} by address, ${count('open')} open`);
    for (const row of own) {
      const files = [...new Set((references.get(row.id) ?? []).map((reference) => reference.file))];
      console.log(
        `  ${row.id} ${row.status.padEnd(7)} ${row.title}${files.length > 0 ? `  <- ${files.join(', ')}` : ''}`,
      );
      if (row.status !== 'built') console.log(`                  ${row.requirement}`);
    }
  }
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

process.exitCode = main();
