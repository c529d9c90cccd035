import type { Transaction } from '../db/database.ts';
import { recordRevocation } from '../revocations.ts';
import { hashAddress, hasNewsConsent } from './has-news-consent.ts';

interface Decision {
  readonly email: string;
  readonly subscribed: boolean;
  readonly now: number;
}

/**
 * Saves whether an address receives newsletters, in the open transaction. Only a change is recorded as a revocation, so
 * a repeat is harmless.
 */
export async function decideNews(transaction: Transaction, { email, subscribed, now }: Decision): Promise<void> {
  const before = await hasNewsConsent(transaction, email);
  const decided = { subscribed, changed: now };
  const hash = hashAddress(email);
  await transaction.kysely
    .insertInto('subscription')
    .values({ address_hash: hash, ...decided })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(decided))
    .execute();
  if (before !== subscribed)
    await recordRevocation(transaction, { kind: 'news', subject: hash, detail: hash, isRevoked: !subscribed });
}
