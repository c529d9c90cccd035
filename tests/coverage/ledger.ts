import { readFileSync } from 'node:fs';
import type { Surface } from './test-surfaces.ts';

/**
 * How much of a requirement counts as done: `built` when somebody can use it on a surface that the row names, `address`
 * when its address leads to a page and no more (the page's content stays open), `open` otherwise, also where a rule
 * stands ready that nothing asks yet.
 */
type Status = 'built' | 'address' | 'open';

export interface Row {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  readonly status: Status;
  readonly surfaces: readonly Surface[];
  /** The requirement as a sentence, with the decisions that settle it in brackets. */
  readonly requirement: string;
}

/** Every requirement of `fixtures/requirements.tsv`, in the order of the file. D-100 */
export function readLedger(): readonly Row[] {
  const lines = readFileSync(new URL('../../fixtures/requirements.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.slice(1).map((line) => {
    const [id = '', area = '', title = '', status = 'open', shown = '', requirement = ''] = line.split('\t');
    const surfaces = shown.split(',') as Surface[]; // ledger.test.ts allows no other word, here and for the status
    return { id, area, title, status: status as Status, surfaces, requirement };
  });
}

/** How many rows stand where, such as "395 built, 110 by address, 349 open". */
export function formatFigures(rows: readonly Row[]): string {
  const count = (status: Status) => rows.filter((row) => row.status === status).length;
  return `${count('built')} built, ${count('address')} by address, ${count('open')} open`;
}
