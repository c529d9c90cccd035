import type { Holdings } from '@fairhall/core/contract/account/personal-data';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { Owner } from '../owned-part.ts';
import type { AccountPorts } from './account-ports.ts';

const NOTHING: Holdings = {
  requests: 0,
  orders: 0,
  files: 0,
  cartProducts: 0,
  follows: 0,
  preregistrations: 0,
  sessions: 0,
  unsentEnquiries: 0,
  enquiries: 0,
  messages: 0,
};

/** How much is kept of whoever asks. */
export const holdingsOf = ({ owned }: AccountPorts, context: CallContext): Promise<Holdings> =>
  countHoldings(owned, context.database, buyerOf(context));

/** What all parts count together. */
export async function countHoldings(owned: AccountPorts['owned'], queries: Queries, owner: Owner): Promise<Holdings> {
  let counted = NOTHING;
  for (const { count } of owned) counted = { ...counted, ...(await count?.(queries, owner)) };
  return counted;
}
