import type { Facts, SentAction } from './facts.ts';
import { fileProblemsOf, orphansOf } from './tally-files.ts';
import { mailProblemsOf, outboxProblemsOf, repeatsOf } from './tally-mails.ts';

export interface Tally {
  readonly sent: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Files that belong to a request, and files on the disk that have no row. */
  readonly adopted: number;
  readonly orphans: number;
  readonly outboxRows: number;
  readonly arrived: number;
  readonly repeats: number;
  /** One line for each thing that must not be. */
  readonly violations: readonly string[];
}

/**
 * Holds what is left against what was promised: each action once and whole, each event one mail, a repeat a kill at most,
 * each file of a request on the disk as it was sent. REL-02 REL-04 REL-07 REL-08 REL-27
 */
export function tallyOf(facts: Facts): Tally {
  const lost = lostOf(facts);
  const doubled = doubledOf(facts);
  const repeats = repeatsOf(facts);
  return {
    sent: facts.sent.length,
    acknowledged: facts.sent.filter(isAcknowledged).length,
    lost: lost.length,
    doubled: doubled.length,
    adopted: facts.files.filter(({ adoptedBy }) => adoptedBy !== null).length,
    orphans: orphansOf(facts).length,
    outboxRows: facts.outbox.length,
    arrived: facts.arrived.length,
    repeats,
    violations: [
      ...lost,
      ...doubled,
      ...incompleteOf(facts),
      ...changedOf(facts),
      ...unansweredOf(facts),
      ...fullCartsOf(facts),
      ...fileProblemsOf(facts),
      ...outboxProblemsOf(facts),
      ...mailProblemsOf(facts),
      ...(repeats > facts.kills ? [`${repeats} mails repeated in ${facts.kills} kills`] : []),
    ],
  };
}

const isAcknowledged = ({ answers }: SentAction): boolean => answers.length > 0;

function lostOf({ sent, records }: Facts): readonly string[] {
  const kept = new Set(records.map(({ table, id, email }) => `${table} ${id} ${email}`));
  return sent.flatMap(({ kind, email, answers }) => {
    const table = kind === 'rfq' ? 'rfq' : 'enquiry';
    const missing = [...new Set(answers.flat())].filter((id) => !kept.has(`${table} ${id} ${email}`));
    return missing.map((id) => `lost: ${id} of ${email}`);
  });
}

/** Rows beyond those that the action makes, or other ids at a repeat. */
function doubledOf({ sent, records }: Facts): readonly string[] {
  const rows = Map.groupBy(records, ({ email }) => email);
  return sent.flatMap(({ email, makes, answers }) => {
    const kept = rows.get(email)?.length ?? 0;
    const ids = new Set(answers.flat()).size;
    return kept > makes || ids > makes ? [`doubled: ${email} has ${kept} rows and ${ids} ids`] : [];
  });
}

/** A cart is sent as a whole or not at all. */
function incompleteOf({ sent, records }: Facts): readonly string[] {
  const rows = Map.groupBy(records, ({ email }) => email);
  return sent.flatMap(({ email, makes }) => {
    const kept = rows.get(email)?.length ?? 0;
    return kept > 0 && kept < makes ? [`in part: ${email} has ${kept} rows of ${makes}`] : [];
  });
}

/** What is kept is what was written. */
function changedOf({ sent, records }: Facts): readonly string[] {
  const written = new Map(sent.map(({ email, words }) => [email, words]));
  const changed = records.filter(({ email, words }) => written.has(email) && written.get(email) !== words);
  return changed.map(({ id, email }) => `other words: ${id} of ${email}`);
}

function unansweredOf({ sent, records }: Facts): readonly string[] {
  const known = new Set(sent.map(({ email }) => email));
  const unanswered = sent.filter((action) => !isAcknowledged(action));
  const strangers = records.filter(({ email }) => !known.has(email));
  return [
    ...unanswered.map(({ email }) => `never acknowledged: ${email}`),
    ...strangers.map(({ email }) => `nobody sent: ${email}`),
  ];
}

function fullCartsOf({ sent, carts }: Facts): readonly string[] {
  const full = new Set(carts);
  const emptied = sent.filter((action) => action.kind === 'cart' && isAcknowledged(action));
  return emptied.filter(({ email }) => full.has(email)).map(({ email }) => `sent and not emptied: cart of ${email}`);
}
