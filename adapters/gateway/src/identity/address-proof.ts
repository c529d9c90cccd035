import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

type Asking = Pick<CallContext, 'visitor'> & Partial<Pick<CallContext, 'buyer' | 'supplier'>>;

/**
 * Whether the caller has proved an address: they are logged in with it, or their device has logged in to its account,
 * and that account has confirmed the address. D-33 D-65
 */
export async function isProvenAddress(
  { kysely }: Queries,
  { visitor, buyer, supplier }: Asking,
  email: string,
): Promise<boolean> {
  const address = normalizeEmail(email);
  if (buyer?.isVerified === true && normalizeEmail(buyer.email) === address) return true;
  if (supplier && normalizeEmail(supplier.email) === address) return true;
  if (visitor === null) return false;
  const { rows } = await sql`
    select 1 from account where lower(email) = ${address} and verified_at is not null and exists (
      select 1 from buyer_session session where session.account_id = account.account_id and visitor = ${visitor})`.execute(
    kysely,
  );
  return rows.length > 0;
}
