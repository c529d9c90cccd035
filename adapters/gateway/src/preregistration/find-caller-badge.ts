import type { CallContext } from '../call-context.ts';
import { normalizeBadgeNumber } from './badge-number.ts';
import { buildClaims, buildOwnershipOrder, type Caller } from './registration-proof.ts';

interface BadgeSelector {
  readonly badgeNo?: string | undefined;
  readonly registrationId?: string | undefined;
}

interface FoundBadge {
  readonly registrationId: string;
  readonly badgeNo: string;
  /** The badge is about the caller, and not one that the caller registered for somebody else. */
  readonly isOwn: boolean;
  /** Mails to its address arrive at the caller. */
  readonly isProven: boolean;
}

/**
 * The registration of the caller's for an exhibition that is named, else the own one: the account, its address or this browser made
 * it. Another's is as one that is not there. D-33 THR-31
 */
export async function findCallerBadge(
  { database, buyer, visitor }: CallContext,
  exhibitionId: string,
  { badgeNo, registrationId }: BadgeSelector = {},
): Promise<FoundBadge | undefined> {
  const find = (caller: Caller) => {
    const { isCallers, isOwn, isProven } = buildClaims(caller);
    let rows = database.kysely
      .selectFrom('preregistration')
      .select(['registration_id as registrationId', 'badge_no as badgeNo'])
      .select([isOwn.as('isOwn'), isProven.as('isProven')])
      .where('exhibition_id', '=', exhibitionId)
      .where(isCallers);
    if (badgeNo !== undefined) rows = rows.where('badge_no', '=', normalizeBadgeNumber(badgeNo));
    if (registrationId !== undefined) rows = rows.where('registration_id', '=', registrationId);
    return buildOwnershipOrder(caller)
      .reduce((sorted, by) => sorted.orderBy(by), rows)
      .limit(1)
      .executeTakeFirst();
  };
  const ofCaller = await find({ buyer, visitor });
  if (ofCaller !== undefined || buyer === null) return ofCaller;
  const ofBrowser = await find({ buyer: null, visitor });
  // What was done in this browser before the login, for whatever address, says nothing of whoever is logged in.
  return ofBrowser === undefined ? undefined : { ...ofBrowser, isOwn: false, isProven: false };
}
