import type { PersonAccount } from '@fairhall/core/contract/person/staff-calls';
import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

/** An account that staff see beside other data of the same address. */
interface AccountOfPerson {
  /** Normalised. */
  readonly email: string;
  readonly account: PersonAccount;
}

/** The accounts of these addresses, of buyers and of suppliers' people. D-94 */
export async function listPeopleAccounts(
  { kysely }: Queries,
  emails: readonly string[],
): Promise<readonly AccountOfPerson[]> {
  const rows = await kysely
    .selectFrom('account')
    .select(['account_id', 'email', 'kind', 'nickname', 'company', 'supplier_id', 'verified_at', 'removed_at'])
    .select('account.created')
    .select(
      sql<number | null>`greatest(
        (select max(created) from buyer_session where buyer_session.account_id = account.account_id),
        (select max(created) from supplier_session where supplier_session.account_id = account.account_id))`.as(
        'logged_in',
      ),
    )
    .where(sql`lower(email)`, 'in', emails)
    .orderBy('account.created')
    .execute();
  return rows.map(({ account_id: accountId, kind, ...row }) => ({
    email: normalizeEmail(row.email),
    account: {
      accountId,
      kind,
      name: row.nickname,
      companyName: row.company,
      supplierId: row.supplier_id ?? '',
      isConfirmed: row.verified_at !== null,
      isRemoved: row.removed_at !== null,
      createTime: row.created,
      loginTime: row.logged_in,
    },
  }));
}
