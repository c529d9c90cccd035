import type { Evidence, SentAction } from './evidence.ts';
import { findOrphanFiles, listFileProblems } from './tally-files.ts';
import { countRepeats, listMailProblems, listOutboxProblems } from './tally-mails.ts';

export interface Tally {
  readonly sent: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** `adopted` counts files that belong to a request, `orphans` files on the disk that have no row. */
  readonly adopted: number;
  readonly orphans: number;
  readonly outboxRows: number;
  readonly arrived: number;
  readonly repeats: number;
  /** One line per promise that was broken. */
  readonly violations: readonly string[];
}

/**
 * Compares what was sent with what is stored: each action took effect once and as a whole, each event has one mail, mails
 * repeat at most once per kill, and each file of a request is on the disk as it was sent. REL-02 REL-04 REL-07 REL-08 REL-27
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
  const inDatabase = new Set(records.map(({ table, id, email }) => `${table} ${id} ${email}`));
  return sent.flatMap(({ kind, email, answers }) => {
    const table = TABLES[kind];
    const missing = [...new Set(answers.flat())].filter((id) => !inDatabase.has(`${table} ${id} ${email}`));
    return missing.map((id) => `lost: ${id} of ${email}`);
  });
}

/** Actions with more rows than they make, or with another id in the answer to a repeat. */
function doubledOf({ sent, records }: Evidence): readonly string[] {
  const rows = Map.groupBy(records, ({ email }) => email);
  return sent.flatMap(({ email, makes, answers }) => {
    const inDatabase = rows.get(email)?.length ?? 0;
    const ids = new Set(answers.flat()).size;
    return inDatabase > makes || ids > makes ? [`doubled: ${email} has ${inDatabase} rows and ${ids} ids`] : [];
  });
}

/** Carts of which only some products became enquiries, and answers of which one is missing. */
function incompleteOf({ sent, records }: Evidence): readonly string[] {
  const rows = Map.groupBy(records, ({ email }) => email);
  return sent.flatMap(({ email, makes }) => {
    const inDatabase = rows.get(email)?.length ?? 0;
    return inDatabase > 0 && inDatabase < makes ? [`in part: ${email} has ${inDatabase} rows of ${makes}`] : [];
  });
}

/** Records whose text is not the one that was sent. */
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
