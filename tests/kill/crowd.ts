import { type Action, createAnswersAction, createCartAction, createEnquiryAction, createRfqAction } from './actions.ts';
import type { Buyer } from './buyers.ts';
import { createClient, createSupplierClient } from './client.ts';
import type { PlannedAction } from './plan.ts';
import type { Threads } from './threads.ts';

const VISITORS_AN_ADDRESS = 4;
const ENQUIRIES_A_VISITOR = 2;

/**
 * Number of buyers for these actions: every RFQ and cart has its own, because its records are found by the email
 * address.
 */
export const countBuyers = (actions: readonly PlannedAction[]): number =>
  actions.filter(({ kind }) => kind === 'rfq' || kind === 'cart').length;

/** Number of unanswered enquiries for these actions: each answers its own. */
export const countThreads = (actions: readonly PlannedAction[]): number =>
  actions.filter(({ kind }) => kind === 'answers').length;

export interface Crowd {
  readonly origin: string;
  readonly round: number;
  readonly buyers: readonly Buyer[];
  readonly threads: Threads;
}

/**
 * Creates the actions of a round. Every visitor has a proof (D-95) and sends two enquiries, and four share a network
 * address, as people in a hall do.
 */
export function createActions(
  actions: readonly PlannedAction[],
  { origin, round, buyers, threads }: Crowd,
): readonly Action[] {
  const enquiries = actions.filter(({ kind }) => kind === 'enquiry').length;
  const visitors = Array.from({ length: Math.ceil(enquiries / ENQUIRIES_A_VISITOR) }, (_, visitor) =>
    createClient(origin, `198.18.${round % 256}.${1 + Math.floor(visitor / VISITORS_AN_ADDRESS)}`),
  );
  const senders = visitors.flatMap((client) => Array.from({ length: ENQUIRIES_A_VISITOR }, () => client)).values();
  const spare = buyers.values();
  const waiting = threads.waiting.values();
  const people = threads.people.map((token, place) =>
    createSupplierClient(origin, `198.18.${round % 256}.${200 + place}`, token),
  );
  return actions.map((action) => {
    if (action.kind === 'enquiry') return createEnquiryAction(nextOf(senders));
    if (action.kind === 'answers') return createAnswersAction(nextOf(waiting), people);
    const buyer = nextOf(spare);
    return action.kind === 'rfq' ? createRfqAction(buyer, action.files) : createCartAction(buyer, action.products);
  });
}

function nextOf<Item>(items: Iterator<Item>): Item {
  const { value, done } = items.next();
  if (done) throw new Error('there are fewer senders than actions');
  return value;
}
