import { normalizeEmail } from '@fairhall/core/forms/email';
import type { Queries } from '../db/database.ts';
import { hashSha256 } from '../identity/secrets.ts';

/** The name of an address among those that decided. */
export const hashAddress = (email: string): string => hashSha256(normalizeEmail(email));

/**
 * Whether an address gets mails of news and digests: yes, until somebody who proved that it is theirs said no. Every mail
 * of that kind asks here in the transaction that queues it; mails of a running deal or of a login do not. D-60
 */
export async function hasNewsConsent({ kysely }: Queries, email: string): Promise<boolean> {
  const row = kysely.selectFrom('subscription').select('subscribed').where('address_hash', '=', hashAddress(email));
  return (await row.executeTakeFirst())?.subscribed ?? true;
}
