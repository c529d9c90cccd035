import { createRandom, pick } from '../bench/catalogue/random.ts';

/**
 * Actions during the kills: `enquiries` of visitors only, `all` with RFQs and carts of buyers too, or `answers` of
 * suppliers' people.
 */
export const KILL_PLANS = ['all', 'enquiries', 'answers'] as const;
export type PlanName = (typeof KILL_PLANS)[number];

/** How a server is killed: at a failpoint in its code, or from outside at any moment. */
const DEATHS = {
  enquiries: [
    'before_commit',
    'after_idem_insert',
    'after_commit_before_reply',
    'before_smtp',
    'after_250_before_mark',
    'outside',
  ],
  answers: [
    'before_commit',
    'after_idem_insert',
    'after_commit_before_reply',
    'before_smtp',
    'after_250_before_mark',
    'outside',
  ],
  all: [
    'before_commit',
    'after_idem_insert',
    'after_commit_before_reply',
    'before_rename',
    'after_rename_before_row',
    'before_smtp',
    'after_250_before_mark',
    'outside',
  ],
} as const;

type Death = (typeof DEATHS)[PlanName][number];

const FEWEST = 8;
const MOST = 16;
const MOST_FILES = 3;
const MOST_PRODUCTS = 3;
/** The longest time from the first action to a kill from outside, in milliseconds. */
const LONGEST = 600;

export type PlannedAction =
  | { readonly kind: 'enquiry' }
  | { readonly kind: 'answers' }
  | { readonly kind: 'rfq'; readonly files: number }
  | { readonly kind: 'cart'; readonly products: number };

export interface RoundPlan {
  readonly death: Death;
  /** The number of the failpoint's pass at which the server dies, from 1. */
  readonly nth: number;
  /** Milliseconds from the first action to a kill from outside. */
  readonly delay: number;
  readonly actions: readonly PlannedAction[];
}

/** Creates the plan of a round from seed and number. */
export function createPlan(seed: number, round: number, name: PlanName): RoundPlan {
  const random = createRandom(seed, round);
  const count = FEWEST + Math.floor(random() * (MOST - FEWEST + 1));
  const share = random();
  const delay = Math.floor(random() * LONGEST);
  const death = pickInTurn<Death>(seed, round, DEATHS[name]);
  const actions = Array.from({ length: count }, (_, index) => actionOf(name, index, random));
  return { death, nth: 1 + Math.floor(share * passings(death, actions)), delay, actions };
}

/** The first actions of a round are one of each kind, the others are random. */
function actionOf(name: PlanName, index: number, random: () => number): PlannedAction {
  if (name === 'enquiries') return { kind: 'enquiry' };
  if (name === 'answers') return { kind: 'answers' };
  switch (index < 3 ? index : Math.floor(random() * 3)) {
    case 0:
      return { kind: 'rfq', files: index === 0 ? MOST_FILES : Math.floor(random() * (MOST_FILES + 1)) };
    case 1:
      return { kind: 'cart', products: 1 + Math.floor(random() * MOST_PRODUCTS) };
    default:
      return { kind: 'enquiry' };
  }
}

/** Picks an item: every item occurs once in as many rounds as there are items, in a random order. */
export function pickInTurn<Item>(seed: number, round: number, items: readonly Item[]): Item {
  const turn = Math.floor(round / items.length);
  const random = createRandom(seed, -1 - turn);
  const order = items.map((item) => ({ item, position: random() })).sort((one, other) => one.position - other.position);
  return order[round % items.length]?.item ?? pick(items, random);
}

/** The number of times that these actions pass a failpoint if nothing fails. */
function passings(death: Death, actions: readonly PlannedAction[]): number {
  const sum = (each: (action: PlannedAction) => number) => actions.reduce((total, action) => total + each(action), 0);
  const files = sum((action) => (action.kind === 'rfq' ? action.files : 0));
  // A cart takes two calls: one fills it, one sends it. Two colleagues answer an enquiry.
  const calls = sum(({ kind }) => (kind === 'cart' || kind === 'answers' ? 2 : 1));
  switch (death) {
    case 'before_rename':
    case 'after_rename_before_row':
      return files;
    case 'after_commit_before_reply':
      return calls + files;
    case 'before_smtp':
    case 'after_250_before_mark':
      return sum((action) => (action.kind === 'cart' ? action.products : 1));
    default:
      return calls;
  }
}
