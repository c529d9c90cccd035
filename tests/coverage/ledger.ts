import { readFileSync } from 'node:fs';

/**
 * What the ledger says of a row: `built` counts as a whole, `address` counts for its address alone and stays open for
 * its screen, `open` is not built yet.
 */
type Status = 'built' | 'address' | 'open';

export interface Row {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  readonly status: Status;
}

/** The requirements by number, as the project keeps them. */
export function readLedger(): readonly Row[] {
  const lines = readFileSync(new URL('../../fixtures/requirements.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.slice(1).map((line) => {
    const [id = '', area = '', title = '', status = 'open'] = line.split('\t');
    return { id, area, title, status: status as Status }; // the file is written with these three words alone
  });
}
