import { normalizeEmail } from '@fairhall/core/forms/email';
import { type Selectable, sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { hashSha256 } from '../identity/secrets.ts';
import type { PreregistrationTables } from './preregistration.tables.ts';
import { buildClaims, buildOwnershipOrder, type Caller } from './registration-proof.ts';

export type RegistrationRow = Selectable<PreregistrationTables['preregistration']>;

/** The registration of an address for an exhibition, in whatever spelling the address is given. */
export async function findRegistration(
  { database }: Pick<CallContext, 'database'>,
  exhibitionId: string,
  email: string,
): Promise<RegistrationRow | undefined> {
  const rows = database.kysely.selectFrom('preregistration').selectAll().where('exhibition_id', '=', exhibitionId);
  return rows.where(sql`lower(email)`, '=', normalizeEmail(email)).executeTakeFirst();
}

/** How a registration is the caller's: they receive emails to its address, or they made it. */
type Proof = 'address' | 'maker';

/**
 * How a registration is the caller's, if it is. 'address': the logged-in buyer receives emails to its address, or the
 * caller has the link of such an email. 'maker': the caller's account or browser made it. D-33 D-95
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

/** Registrations made by this account, or with its confirmed address. */
export const isOfBuyer = ({ accountId, email, isVerified }: NonNullable<CallContext['buyer']>) =>
  sql<boolean>`(preregistration.account_id = ${accountId}
    or (${isVerified}::boolean and lower(preregistration.email) = ${normalizeEmail(email)}))`;

/** The caller's own registration for an exhibition, else one that they made for another person. D-33 */
export async function findCallerRegistration(
  context: Pick<CallContext, 'database' | 'buyer' | 'visitor'>,
  exhibitionId: string,
): Promise<RegistrationRow | undefined> {
  const [registration] = await listCallerRegistrations(context, exhibitionId, 1);
  return registration;
}

/**
 * The caller's registrations for an exhibition, their own first: those of the buyer or, if there are none, those made
 * in this browser. D-33
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
