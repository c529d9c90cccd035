import { normalizeEmail } from '@fairhall/core/forms/email';
import { type Selectable, sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { hashSha256 } from '../identity/secrets.ts';
import type { PreregistrationTables } from './preregistration.tables.ts';
import { buildClaims, buildOwnershipOrder, type Caller } from './registration-proof.ts';

export type RegistrationRow = Selectable<PreregistrationTables['preregistration']>;

/** The record of an address for an exhibition, however the address is written. */
export async function findRegistration(
  { database }: Pick<CallContext, 'database'>,
  exhibitionId: string,
  email: string,
): Promise<RegistrationRow | undefined> {
  const rows = database.kysely.selectFrom('preregistration').selectAll().where('exhibition_id', '=', exhibitionId);
  return rows.where(sql`lower(email)`, '=', normalizeEmail(email)).executeTakeFirst();
}

/** By what a record is the caller's: mails to its address arrive there, or it was made there. */
type Proof = 'address' | 'maker';

/**
 * By what a record is the caller's, if it is: mails to its address arrive at the logged-in buyer, or at who has the link of
 * one; the account or the browser made it. D-33 D-95
 */
export async function findProof(
  context: Pick<CallContext, 'database' | 'buyer' | 'visitor'>,
  row: RegistrationRow,
  pretoken?: string,
): Promise<Proof | null> {
  const { database, buyer, visitor } = context;
  const { isProven } = buildClaims({ buyer, visitor });
  const proven = database.kysely.selectFrom('preregistration').select('registration_id').where(isProven);
  if ((await proven.where('registration_id', '=', row.registration_id).executeTakeFirst()) !== undefined)
    return 'address';
  if (pretoken !== undefined) {
    const link = database.kysely
      .selectFrom('pretoken')
      .select('token_hash')
      .where('token_hash', '=', hashSha256(pretoken));
    const found = await link.where('registration_id', '=', row.registration_id).executeTakeFirst();
    if (found !== undefined) return 'address';
  }
  const isMaker =
    (buyer !== null && row.account_id === buyer.accountId) || (visitor !== null && row.visitor === visitor);
  return isMaker ? 'maker' : null;
}

/** What somebody logged in under this account, or with this proven address, has registered. */
export const isOfBuyer = ({ accountId, email, isVerified }: NonNullable<CallContext['buyer']>) =>
  sql<boolean>`(preregistration.account_id = ${accountId}
    or (${isVerified}::boolean and lower(preregistration.email) = ${normalizeEmail(email)}))`;

/** The caller's own record for an exhibition, before those that the caller registered for others. D-33 */
export async function findCallerRegistration(
  context: Pick<CallContext, 'database' | 'buyer' | 'visitor'>,
  exhibitionId: string,
): Promise<RegistrationRow | undefined> {
  const [registration] = await listCallerRegistrations(context, exhibitionId, 1);
  return registration;
}

/**
 * The caller's records for an exhibition, the own one first: those of the buyer, and where there is none of them those that this
 * browser made. D-33
 */
export async function listCallerRegistrations(
  context: Pick<CallContext, 'database' | 'buyer' | 'visitor'>,
  exhibitionId: string,
  most: number,
): Promise<readonly RegistrationRow[]> {
  const { database, buyer, visitor } = context;
  const findRecords = (caller: Caller) => {
    const rows = database.kysely
      .selectFrom('preregistration')
      .selectAll()
      .where('exhibition_id', '=', exhibitionId)
      .where(buildClaims(caller).isCallers);
    return buildOwnershipOrder(caller)
      .reduce((sorted, by) => sorted.orderBy(by), rows)
      .limit(most)
      .execute();
  };
  const ofCaller = await findRecords({ buyer, visitor });
  return ofCaller.length > 0 || buyer === null ? ofCaller : findRecords({ buyer: null, visitor });
}
