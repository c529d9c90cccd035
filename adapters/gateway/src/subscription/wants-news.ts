import { normalEmail } from '@fairhall/core/forms/email';
import type { Queries } from '../db/database.ts';
import { sha256 } from '../identity/secrets.ts';

/** The name of an address among those that decided. */
export const addressHash = (email: string): string => sha256(normalEmail(email));

/**
 * Whether an address gets mails of news and digests: yes, until somebody who proved that it is theirs said no. Every mail
 * of that kind asks here in the transaction that queues it; mails of a running deal or of a login do not. D-60
 */
export async function wantsNews({ kysely }: Queries, email: string): Promise<boolean> {
  const row = kysely.selectFrom('subscription').select('subscribed').where('address_hash', '=', addressHash(email));
  return (await row.executeTakeFirst())?.subscribed ?? true;
}
