import { readFileSync } from 'node:fs';

/**
 * How much of a requirement counts as done: `built` all of it, `address` only that its address leads to a page (the
 * page's content stays open), `open` nothing yet.
 */
type Status = 'built' | 'address' | 'open';

export interface Row {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  readonly status: Status;
  /** Where the requirement shows, separated by commas: web, h5 (pages on a phone), core, gateway, adapter, cli. */
  readonly surface: string;
  /** The requirement as a sentence, with the decisions that settle it in brackets. */
  readonly requirement: string;
}

/** Every requirement of `fixtures/requirements.tsv`, in the order of the file. D-100 */
export function readLedger(): readonly Row[] {
  const lines = readFileSync(new URL('../../fixtures/requirements.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.slice(1).map((line) => {
    const [id = '', area = '', title = '', status = 'open', surface = '', requirement = ''] = line.split('\t');
    return { id, area, title, status: status as Status, surface, requirement }; // ledger.test.ts allows no other word
  });
}
