import type { PersonalDataSummary } from '@fairhall/core/contract/account/personal-data';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { Owner } from '../personal-data.ts';
import type { AccountPorts } from './account-ports.ts';

const EMPTY_SUMMARY: PersonalDataSummary = {
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

/** How much personal data of the caller is stored. */
export const getPersonalDataSummary = (
  { personalData }: AccountPorts,
  context: CallContext,
): Promise<PersonalDataSummary> => countPersonalData(personalData, context.database, buyerOf(context));

/** The counts of all parts together. */
export async function countPersonalData(
  personalData: AccountPorts['personalData'],
  queries: Queries,
  owner: Owner,
): Promise<PersonalDataSummary> {
  let counted = EMPTY_SUMMARY;
  for (const { count } of personalData) counted = { ...counted, ...(await count?.(queries, owner)) };
  return counted;
}
