/** An enquiry as its sender knows it. Her address names it: nobody else has that one. */
export interface SentEnquiry {
  readonly email: string;
  /** Ids that were answered to her, first try and repeats. */
  readonly answers: readonly string[];
}

/** What is left of the enquiries, as seen from outside, in the database and at the mail server. */
export interface Facts {
  readonly sent: readonly SentEnquiry[];
  readonly enquiries: readonly { readonly enquiryId: string; readonly email: string }[];
  readonly outbox: readonly { readonly dedupeKey: string; readonly recipient: string; readonly state: string }[];
  readonly arrived: readonly { readonly messageId: string; readonly recipient: string }[];
  readonly kills: number;
  /** Mails that a killed server may still hold; 0 once all have had their time. */
  readonly mayRest: number;
}

export interface Tally {
  readonly sent: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly outboxRows: number;
  readonly arrived: number;
  readonly repeats: number;
  /** One line for each thing that must not be. */
  readonly violations: readonly string[];
}

/** Holds what is left against what was promised: each enquiry once, each event one mail, a repeat a kill at most. REL-02 REL-07 REL-08 */
export function tallyOf(facts: Facts): Tally {
  const lost = lostOf(facts);
  const doubled = doubledOf(facts);
  const repeats = repeatsOf(facts);
  return {
    sent: facts.sent.length,
    acknowledged: facts.sent.filter(({ answers }) => answers.length > 0).length,
    lost: lost.length,
    doubled: doubled.length,
    outboxRows: facts.outbox.length,
    arrived: facts.arrived.length,
    repeats,
    violations: [
      ...lost,
      ...doubled,
      ...unansweredOf(facts),
      ...outboxProblemsOf(facts),
      ...mailProblemsOf(facts),
      ...(repeats > facts.kills ? [`${repeats} mails repeated in ${facts.kills} kills`] : []),
    ],
  };
}

function lostOf({ sent, enquiries }: Facts): readonly string[] {
  const kept = new Set(enquiries.map(({ enquiryId, email }) => `${enquiryId} ${email}`));
  return sent.flatMap(({ email, answers }) =>
    [...new Set(answers)].filter((id) => !kept.has(`${id} ${email}`)).map((id) => `lost: ${id} of ${email}`),
  );
}

function doubledOf({ sent, enquiries }: Facts): readonly string[] {
  const rows = Map.groupBy(enquiries, ({ email }) => email);
  return sent.flatMap(({ email, answers }) => {
    const kept = rows.get(email)?.length ?? 0;
    const ids = new Set(answers).size;
    return kept > 1 || ids > 1 ? [`doubled: ${email} has ${kept} rows and ${ids} ids`] : [];
  });
}

function unansweredOf({ sent, enquiries }: Facts): readonly string[] {
  const known = new Set(sent.map(({ email }) => email));
  const unanswered = sent.filter(({ answers }) => answers.length === 0);
  const strangers = enquiries.filter(({ email }) => !known.has(email));
  return [
    ...unanswered.map(({ email }) => `never acknowledged: ${email}`),
    ...strangers.map(({ email }) => `nobody sent: ${email}`),
  ];
}

function outboxProblemsOf({ enquiries, outbox, mayRest }: Facts): readonly string[] {
  const rows = Map.groupBy(outbox, ({ recipient }) => recipient);
  const counts = [...new Set(enquiries.map(({ email }) => email))]
    .map((email) => ({ email, count: rows.get(email)?.length ?? 0 }))
    .filter(({ count }) => count !== 1)
    .map(({ email, count }) => `${count} outbox rows for ${email}`);
  const ids = new Set(enquiries.map(({ enquiryId }) => `enquiry.${enquiryId}`));
  const orphans = outbox.filter(({ dedupeKey }) => !ids.has(dedupeKey));
  const dead = outbox.filter(({ state }) => state === 'dead');
  const waiting = outbox.filter(({ state }) => state === 'waiting').length;
  return [
    ...counts,
    ...orphans.map(({ dedupeKey }) => `a mail without its enquiry: ${dedupeKey}`),
    ...dead.map(({ dedupeKey }) => `given up: ${dedupeKey}`),
    ...(waiting > mayRest ? [`${waiting} mails wait, where killed servers hold ${mayRest} at most`] : []),
  ];
}

function mailProblemsOf({ outbox, arrived }: Facts): readonly string[] {
  const mails = Map.groupBy(arrived, ({ recipient }) => recipient);
  const renamed = [...mails].flatMap(([recipient, all]) => {
    const ids = new Set(all.map(({ messageId }) => messageId)).size;
    return ids > 1 ? [`${ids} Message-IDs for ${recipient}`] : [];
  });
  const unseen = outbox.filter(({ state, recipient }) => state === 'sent' && !mails.has(recipient));
  const queued = new Set(outbox.map(({ recipient }) => recipient));
  const unknown = [...mails.keys()].filter((recipient) => !queued.has(recipient));
  return [
    ...renamed,
    ...unseen.map(({ recipient }) => `marked as sent and never arrived: ${recipient}`),
    ...unknown.map((recipient) => `arrived without being queued: ${recipient}`),
  ];
}

/** Mails that came more than once, each repeat counted. */
const repeatsOf = ({ arrived }: Facts): number =>
  arrived.length - new Set(arrived.map(({ messageId }) => messageId)).size;
