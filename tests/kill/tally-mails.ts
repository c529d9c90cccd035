import type { Evidence } from './evidence.ts';

/** Violations of the outbox: each record has a row for its email, and no row exists without a record. REL-07 */
export function listOutboxProblems(evidence: Evidence): readonly string[] {
  const { records, outbox, mayBeLeased } = evidence;
  const rows = Map.groupBy(outbox, ({ recipient }) => recipient);
  const mails = mailsOf(evidence);
  const counts = [...new Set(records.map(({ email }) => email))]
    .map((email) => ({ email, count: rows.get(email)?.length ?? 0 }))
    .filter(({ email, count }) => count !== (mails.get(email) ?? 1))
    .map(({ email, count }) => `${count} outbox rows for ${email}`);
  const events = new Set(records.map(({ mail }) => mail));
  const strays = outbox.filter(({ dedupeKey }) => !events.has(dedupeKey));
  const dead = outbox.filter(({ state }) => state === 'dead');
  const waiting = outbox.filter(({ state }) => state === 'waiting').length;
  return [
    ...counts,
    ...strays.map(({ dedupeKey }) => `a mail without its record: ${dedupeKey}`),
    ...dead.map(({ dedupeKey }) => `given up: ${dedupeKey}`),
    ...(waiting > mayBeLeased ? [`${waiting} mails wait, where killed servers hold ${mayBeLeased} at most`] : []),
  ];
}

/**
 * Violations of emails: each event has one Message-ID, each email marked as sent arrived, and every email that arrived
 * was in the outbox. REL-07 REL-08
 */
export function listMailProblems(evidence: Evidence): readonly string[] {
  const { outbox, arrived } = evidence;
  const most = mailsOf(evidence);
  const mails = Map.groupBy(arrived, ({ recipient }) => recipient);
  const renamed = [...mails].flatMap(([recipient, all]) => {
    const ids = new Set(all.map(({ messageId }) => messageId)).size;
    return ids > (most.get(recipient) ?? 1) ? [`${ids} Message-IDs for ${recipient}`] : [];
  });
  const events = new Set(arrived.map(({ messageId }) => eventOf(messageId)));
  const unseen = outbox.filter(({ state, dedupeKey }) => state === 'sent' && !events.has(dedupeKey));
  const queued = new Set(outbox.map(({ recipient }) => recipient));
  const unknown = [...mails.keys()].filter((recipient) => !queued.has(recipient));
  return [
    ...renamed,
    ...unseen.map(({ recipient }) => `marked as sent and never arrived: ${recipient}`),
    ...unknown.map((recipient) => `arrived without being queued: ${recipient}`),
  ];
}

/** Excludes the confirmation emails of new accounts, which belong to no record. */
export const excludeConfirmations = <Arrived extends { readonly messageId?: string | undefined }>(
  arrived: readonly Arrived[],
): readonly Arrived[] => arrived.filter(({ messageId = '' }) => !eventOf(messageId).startsWith('confirm.'));

/** Number of repeated emails, each repeat counted. */
export const countRepeats = ({ arrived }: Evidence): number =>
  arrived.length - new Set(arrived.map(({ messageId }) => messageId)).size;

const mailsOf = ({ sent }: Evidence): ReadonlyMap<string, number> =>
  new Map(sent.map(({ email, mails }) => [email, mails]));

/** The event of a Message-ID, which is the part before its domain. */
const eventOf = (messageId: string): string => messageId.replace(/^</, '').replace(/@[^@]*$/, '');
