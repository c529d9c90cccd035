import type { PersonalDataSummary } from '@fairhall/core/contract/account/personal-data';
import type { PersonAccount } from '@fairhall/core/contract/person/staff-calls';
import type { Queries } from '../db/database.ts';
import type { Owner } from '../personal-data.ts';
import type { PersonPorts } from './person-ports.ts';

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

interface KnownPerson {
  readonly email: string;
  readonly accounts: readonly PersonAccount[];
}

/** How much of a buyer is stored, as the buyer sees it too; null without a buyer's account. */
export async function countPerson(
  { personalData }: PersonPorts,
  queries: Queries,
  { email, accounts }: KnownPerson,
): Promise<PersonalDataSummary | null> {
  const account = accounts.find(({ kind }) => kind === 'buyer');
  if (account === undefined) return null;
  const owner: Owner = { accountId: account.accountId, email, isVerified: account.isConfirmed };
  let counted = EMPTY_SUMMARY;
  for (const { count } of personalData) counted = { ...counted, ...(await count?.(queries, owner)) };
  return counted;
}
