import { readFileSync } from 'node:fs';
import type { Surface } from './test-surfaces.ts';

/**
 * The status of a requirement: `built` if somebody can use it on a surface of the row, `address` if only its address
 * leads to a page (the page's content is open), `open` otherwise, even if code for it exists that nothing calls yet.
 */
type Status = 'built' | 'address' | 'open';

export interface Row {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  readonly status: Status;
  readonly surfaces: readonly Surface[];
  /** The requirement as a sentence, with its decisions in brackets. */
  readonly requirement: string;
}

/** Every requirement of `fixtures/requirements.tsv`, in the order of the file. D-100 */
export function readLedger(): readonly Row[] {
  const lines = readFileSync(new URL('../../fixtures/requirements.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.slice(1).map((line) => {
    const [id = '', area = '', title = '', status = 'open', shown = '', requirement = ''] = line.split('\t');
    const surfaces = shown.split(',') as Surface[]; // ledger.test.ts allows no other word, for the status too
    return { id, area, title, status: status as Status, surfaces, requirement };
  });
}

/** The number of rows with each status, such as "395 built, 110 by address, 349 open". */
export function formatFigures(rows: readonly Row[]): string {
  const count = (status: Status) => rows.filter((row) => row.status === status).length;
  return `${count('built')} built, ${count('address')} by address, ${count('open')} open`;
}
