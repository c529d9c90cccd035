import { pick, randomAt } from '../bench/catalogue/random.ts';

/** Where a server is killed: at a line of its own, or from outside at any moment. */
const DEATHS = [
  'before_commit',
  'after_idem_insert',
  'after_commit_before_reply',
  'before_smtp',
  'after_250_before_mark',
  'outside',
] as const;

const FEWEST = 8;
const MOST = 16;
/** How long after the first enquiry a kill from outside comes at the latest, in milliseconds. */
const LONGEST = 600;

export interface RoundPlan {
  readonly death: (typeof DEATHS)[number];
  /** Which passing of that line kills. */
  readonly nth: number;
  /** Milliseconds until a kill from outside. */
  readonly delay: number;
  readonly enquiries: number;
}

/** A round by seed and number. Each death has its turn once in as many rounds as there are deaths, in an order of chance. */
export function planOf(seed: number, round: number): RoundPlan {
  const random = randomAt(seed, round);
  const enquiries = FEWEST + Math.floor(random() * (MOST - FEWEST + 1));
  const nth = 1 + Math.floor(random() * enquiries);
  return { death: deathOf(seed, round), nth, delay: Math.floor(random() * LONGEST), enquiries };
}

function deathOf(seed: number, round: number): RoundPlan['death'] {
  const turn = Math.floor(round / DEATHS.length);
  const random = randomAt(seed, -1 - turn);
  const order = DEATHS.map((death) => ({ death, place: random() })).sort((one, other) => one.place - other.place);
  return order[round % DEATHS.length]?.death ?? pick(DEATHS, random);
}
