import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

export interface Membership {
  readonly registered: 0 | 1;
  /** Only whether the address belongs to a supplier account, never to which supplier: '1' or null. */
  readonly supplierId: string | null;
}

/** Whether an address has an account; case does not matter. */
export async function getMembership({ kysely }: Queries, email: string): Promise<Membership> {
  const { rows } = await sql<{ kind: string }>`
    select kind from account where lower(email) = ${normalizeEmail(email)}`.execute(kysely);
  const [account] = rows;
  if (account === undefined) return { registered: 0, supplierId: null };
  return { registered: 1, supplierId: account.kind === 'supplier' ? '1' : null };
}
