import type { Evidence, SentAction } from './evidence.ts';
import { findOrphanFiles, listFileProblems } from './tally-files.ts';
import { countRepeats, listMailProblems, listOutboxProblems } from './tally-mails.ts';

export interface Tally {
  readonly sent: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** `adopted` is the number of files that belong to an RFQ, `orphans` that of files on disk without a row. */
  readonly adopted: number;
  readonly orphans: number;
  readonly outboxRows: number;
  readonly arrived: number;
  readonly repeats: number;
  /** One line for each violated guarantee. */
  readonly violations: readonly string[];
}

/**
 * Compares the sent actions with the stored records: each action took effect once and completely, each event has one
 * email, emails repeat at most once per kill, and each file of an RFQ is on disk as it was sent. REL-02 REL-04 REL-07
 * REL-08 REL-27
 */
export function tallyOf(evidence: Evidence): Tally {
  const lost = lostOf(evidence);
  const doubled = doubledOf(evidence);
  const repeats = countRepeats(evidence);
  return {
    sent: evidence.sent.length,
    acknowledged: evidence.sent.filter(isAcknowledged).length,
    lost: lost.length,
    doubled: doubled.length,
    adopted: evidence.files.filter(({ adoptedBy }) => adoptedBy !== null).length,
    orphans: findOrphanFiles(evidence).length,
    outboxRows: evidence.outbox.length,
    arrived: evidence.arrived.length,
    repeats,
    violations: [
      ...lost,
      ...doubled,
      ...incompleteOf(evidence),
      ...changedOf(evidence),
      ...unansweredOf(evidence),
      ...fullCartsOf(evidence),
      ...listFileProblems(evidence),
      ...listOutboxProblems(evidence),
      ...listMailProblems(evidence),
      ...(repeats > evidence.kills ? [`${repeats} mails repeated in ${evidence.kills} kills`] : []),
    ],
  };
}

const isAcknowledged = ({ answers }: SentAction): boolean => answers.length > 0;

const TABLES = { enquiry: 'enquiry', cart: 'enquiry', rfq: 'rfq', answers: 'message' } as const;

function lostOf({ sent, records }: Evidence): readonly string[] {
  const storedKeys = new Set(records.map(({ table, id, email }) => `${table} ${id} ${email}`));
  return sent.flatMap(({ kind, email, answers }) => {
    const table = TABLES[kind];
    const missing = [...new Set(answers.flat())].filter((id) => !storedKeys.has(`${table} ${id} ${email}`));
    return missing.map((id) => `lost: ${id} of ${email}`);
  });
}

/** Actions with more rows than they should create, or with another id in the response to a repeat. */
function doubledOf({ sent, records }: Evidence): readonly string[] {
  const rows = Map.groupBy(records, ({ email }) => email);
  return sent.flatMap(({ email, makes, answers }) => {
    const rowCount = rows.get(email)?.length ?? 0;
    const ids = new Set(answers.flat()).size;
    return rowCount > makes || ids > makes ? [`doubled: ${email} has ${rowCount} rows and ${ids} ids`] : [];
  });
}

/** Carts of which only some products became enquiries, and pairs of answers with one missing. */
function incompleteOf({ sent, records }: Evidence): readonly string[] {
  const rows = Map.groupBy(records, ({ email }) => email);
  return sent.flatMap(({ email, makes }) => {
    const rowCount = rows.get(email)?.length ?? 0;
    return rowCount > 0 && rowCount < makes ? [`in part: ${email} has ${rowCount} rows of ${makes}`] : [];
  });
}

/** Records whose text differs from the sent text. */
function changedOf({ sent, records }: Evidence): readonly string[] {
  const written = new Map(sent.map(({ email, words }) => [email, words]));
  const changed = records.filter(({ email, words }) => written.has(email) && written.get(email) !== words);
  return changed.map(({ id, email }) => `other words: ${id} of ${email}`);
}

function unansweredOf({ sent, records }: Evidence): readonly string[] {
  const senders = new Set(sent.map(({ email }) => email));
  const unanswered = sent.filter((action) => !isAcknowledged(action));
  const unsent = records.filter(({ email }) => !senders.has(email));
  return [
    ...unanswered.map(({ email }) => `never acknowledged: ${email}`),
    ...unsent.map(({ email }) => `nobody sent: ${email}`),
  ];
}

function fullCartsOf({ sent, carts }: Evidence): readonly string[] {
  const full = new Set(carts);
  const emptied = sent.filter((action) => action.kind === 'cart' && isAcknowledged(action));
  return emptied.filter(({ email }) => full.has(email)).map(({ email }) => `sent and not emptied: cart of ${email}`);
}
