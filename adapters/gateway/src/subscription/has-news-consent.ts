import { normalizeEmail } from '@fairhall/core/forms/email';
import type { Queries } from '../db/database.ts';
import { hashSha256 } from '../identity/secrets.ts';

/** The key of an address in the table of decisions. */
export const hashAddress = (email: string): string => hashSha256(normalizeEmail(email));

/**
 * Whether an address receives newsletters and digests: yes, until a person who proved that it is theirs unsubscribed.
 * Every email of that kind checks this in the transaction that queues it; emails about a running deal or a login do
 * not. D-60
 */
export async function hasNewsConsent({ kysely }: Queries, email: string): Promise<boolean> {
  const row = kysely.selectFrom('subscription').select('subscribed').where('address_hash', '=', hashAddress(email));
  return (await row.executeTakeFirst())?.subscribed ?? true;
}
