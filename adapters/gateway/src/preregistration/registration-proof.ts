import { normalizeEmail } from '@fairhall/core/forms/email';
import { type RawBuilder, sql } from 'kysely';
import type { Buyer, CallContext } from '../call-context.ts';

/** The caller's account and browser. */
export interface Caller extends Pick<CallContext, 'visitor'> {
  readonly buyer: Pick<Buyer, 'accountId' | 'email' | 'isVerified'> | null;
}

type Condition = RawBuilder<boolean>;

interface Claims {
  /** The caller's account made the record, or their browser if nobody is logged in. */
  readonly isMade: Condition;
  /**
   * The caller receives emails to the record's address: it is the account's confirmed address, or they opened its link.
   */
  readonly isProven: Condition;
  /**
   * The record is for the caller: its address is proven, or it is the account's own address and was registered by this
   * account or in this browser. Such a record comes before any other of the caller. D-33
   */
  readonly isOwn: Condition;
  /** The record is the caller's by any of these conditions. */
  readonly isCallers: Condition;
}

// An expression, because SQL cannot sort by a constant.
const NO_MATCH = sql<boolean>`(1 = 0)`;

/**
 * SQL conditions for the ways in which rows of `preregistration` belong to the caller. A link opened in a browser
 * without a login counts only for an account with the same address, since other people may log in there later. D-33
 * D-95 THR-31
 */
export function buildClaims({ buyer, visitor }: Caller): Claims {
  const isOfBrowser = visitor === null ? NO_MATCH : sql<boolean>`coalesce(preregistration.visitor = ${visitor}, false)`;
  const isOpenedBy = (condition: Condition) =>
    sql<boolean>`exists (select from registration_proof as proof
      where proof.registration_id = preregistration.registration_id and ${condition})`;
  const openedInBrowser = visitor === null ? NO_MATCH : isOpenedBy(sql<boolean>`proof.visitor = ${visitor}`);
  if (buyer === null) {
    const ofBrowser = sql<boolean>`preregistration.registration_id in (
      select registration_id from preregistration where visitor = ${visitor}
      union select registration_id from registration_proof where visitor = ${visitor})`;
    const isCallers = visitor === null ? NO_MATCH : ofBrowser;
    return { isMade: isOfBrowser, isProven: openedInBrowser, isOwn: openedInBrowser, isCallers };
  }
  const { accountId, isVerified } = buyer;
  const email = normalizeEmail(buyer.email);
  const isMade = sql<boolean>`coalesce(preregistration.account_id = ${accountId}, false)`;
  const isSameAddress = sql<boolean>`lower(preregistration.email) = ${email}`;
  const isProven = sql<boolean>`((${isVerified}::boolean and ${isSameAddress})
    or ${isOpenedBy(sql<boolean>`proof.account_id = ${accountId}`)} or (${isSameAddress} and ${openedInBrowser}))`;
  // Each part uses its own index.
  const isCallers = sql<boolean>`preregistration.registration_id in (
    select registration_id from preregistration where account_id = ${accountId}
    union select registration_id from registration_proof where account_id = ${accountId}
    union select registration_id from preregistration
      where ${isSameAddress} and (${isVerified}::boolean or ${isOfBrowser} or ${openedInBrowser}))`;
  return {
    isMade,
    isProven,
    isOwn: sql<boolean>`(${isProven} or (${isSameAddress} and (${isMade} or ${isOfBrowser})))`,
    isCallers,
  };
}

/**
 * The order of the caller's records for `orderBy`, with its direction: first the one of the account's own address, then
 * others for the caller, then those that the account made for other people. In a browser without a login, the one whose
 * link was opened last is first, so that a link leads to its own badge on a phone that two people share. D-33
 */
export function buildOwnershipOrder(caller: Caller): readonly RawBuilder<unknown>[] {
  const { isOwn, isMade } = buildClaims(caller);
  const lastOpened = sql`(select max(proof.proven_at) from registration_proof as proof
    where proof.registration_id = preregistration.registration_id and proof.visitor = ${caller.visitor}) desc nulls last`;
  const email = caller.buyer === null ? '' : normalizeEmail(caller.buyer.email);
  return [
    sql`(${isOwn} and lower(preregistration.email) = ${email}) desc`,
    sql`${isOwn} desc`,
    ...(caller.buyer === null ? [lastOpened] : []),
    sql`${isMade} desc`,
    sql`preregistration.changed desc`,
  ];
}

/** Records that the caller opened a link sent to the address of a registration. D-33 THR-10 */
export async function recordProof(
  { database: { kysely }, buyer, visitor, now }: Pick<CallContext, 'database' | 'buyer' | 'visitor' | 'now'>,
  registrationId: string,
): Promise<void> {
  if (buyer === null && visitor === null) return;
  const [column, opener] =
    buyer === null ? (['visitor', visitor] as const) : (['account_id', buyer.accountId] as const);
  const again = await kysely
    .updateTable('registration_proof')
    .set({ proven_at: now })
    .where('registration_id', '=', registrationId)
    .where(column, '=', opener)
    .returning('registration_id')
    .executeTakeFirst();
  if (again !== undefined) return;
  await kysely
    .insertInto('registration_proof')
    .values({
      registration_id: registrationId,
      account_id: buyer?.accountId ?? null,
      visitor: buyer === null ? visitor : null,
      proven_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
