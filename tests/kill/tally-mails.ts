import type { Facts } from './facts.ts';

/** Each record has its row in the outbox, and no row is there for anything else. REL-07 */
export function outboxProblemsOf(facts: Facts): readonly string[] {
  const { records, outbox, mayRest } = facts;
  const rows = Map.groupBy(outbox, ({ recipient }) => recipient);
  const makes = makesOf(facts);
  const counts = [...new Set(records.map(({ email }) => email))]
    .map((email) => ({ email, count: rows.get(email)?.length ?? 0 }))
    .filter(({ email, count }) => count !== (makes.get(email) ?? 1))
    .map(({ email, count }) => `${count} outbox rows for ${email}`);
  const events = new Set(records.map(({ table, id }) => `${table}.${id}`));
  const strays = outbox.filter(({ dedupeKey }) => !events.has(dedupeKey));
  const dead = outbox.filter(({ state }) => state === 'dead');
  const waiting = outbox.filter(({ state }) => state === 'waiting').length;
  return [
    ...counts,
    ...strays.map(({ dedupeKey }) => `a mail without its record: ${dedupeKey}`),
    ...dead.map(({ dedupeKey }) => `given up: ${dedupeKey}`),
    ...(waiting > mayRest ? [`${waiting} mails wait, where killed servers hold ${mayRest} at most`] : []),
  ];
}

/** Each event has one Message-ID and has arrived, and nothing arrived that was not queued. REL-07 REL-08 */
export function mailProblemsOf(facts: Facts): readonly string[] {
  const { outbox, arrived } = facts;
  const makes = makesOf(facts);
  const mails = Map.groupBy(arrived, ({ recipient }) => recipient);
  const renamed = [...mails].flatMap(([recipient, all]) => {
    const ids = new Set(all.map(({ messageId }) => messageId)).size;
    return ids > (makes.get(recipient) ?? 1) ? [`${ids} Message-IDs for ${recipient}`] : [];
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

/** Mails that came more than once, each repeat counted. */
export const repeatsOf = ({ arrived }: Facts): number =>
  arrived.length - new Set(arrived.map(({ messageId }) => messageId)).size;

const makesOf = ({ sent }: Facts): ReadonlyMap<string, number> =>
  new Map(sent.map(({ email, makes }) => [email, makes]));

/** The event that a Message-ID names: what stands before its domain. */
const eventOf = (messageId: string): string => messageId.replace(/^</, '').replace(/@[^@]*$/, '');
