import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { IS_BUYER, IS_PERSON } from './supplier-refusals.ts';

/** Why an address cannot be invited; undefined if it can. An address whose account is no longer in use is free. */
export async function checkInvitable({ kysely }: Queries, email: string): Promise<Refusal | undefined> {
  const { rows } = await sql<{ kind: 'buyer' | 'supplier' }>`
    select kind from account where lower(email) = ${normalizeEmail(email)}
      and (kind = 'buyer' or (supplier_id is not null and removed_at is null))`.execute(kysely);
  if (rows[0] === undefined) return undefined;
  return { ...(rows[0].kind === 'buyer' ? IS_BUYER : IS_PERSON), values: { email } };
}
