import type { CallContext } from '../call-context.ts';
import type { Transaction } from '../db/database.ts';
import { keyHashOf } from '../idempotency.ts';
import { createRandomId } from '../identity/secrets.ts';
import type { AccountPorts } from './account-ports.ts';

/** What a buyer tells when they join. */
interface NewBuyer {
  readonly email: string;
  /** Null for an account whose password a link sets. */
  readonly passwordHash: string | null;
  readonly tagCodes: readonly string[];
  readonly productName: string;
  readonly contactName?: string | undefined;
  readonly companyName?: string | undefined;
  readonly countryId?: string | undefined;
}

/**
 * Inserts a buyer's account, in the open transaction. Details that they did not tell come from the registration of this
 * address that was made in this browser, so that nobody types them twice. Returns its id; undefined if another request
 * has just taken the address.
 */
export async function insertBuyer(
  { findRegisteredDetails }: Pick<AccountPorts, 'findRegisteredDetails'>,
  context: Pick<CallContext, 'visitor' | 'now' | 'idempotencyKey'>,
  database: Transaction,
  { email, passwordHash, tagCodes, productName, contactName, companyName, countryId }: NewBuyer,
): Promise<string | undefined> {
  const { kysely } = database;
  const known = await findRegisteredDetails({ database, visitor: context.visitor }, email);
  const made = await kysely
    .insertInto('account')
    .values({
      account_id: createRandomId(),
      email,
      kind: 'buyer',
      created: context.now,
      password_hash: passwordHash,
      tag_codes: JSON.stringify(tagCodes.length > 0 ? tagCodes : (known?.tagCodes ?? [])),
      product_name: productName,
      nickname: contactName ?? known?.contactName ?? '',
      company: companyName ?? known?.companyName ?? '',
      country_id: countryId ?? known?.countryId ?? null,
      register_key: keyHashOf(context),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  if (made === undefined) return undefined;
  if (known !== undefined && known.companyWebsite !== '')
    await kysely
      .insertInto('purchase_info')
      .values({ account_id: made.account_id, company_website: known.companyWebsite })
      .execute();
  return made.account_id;
}
