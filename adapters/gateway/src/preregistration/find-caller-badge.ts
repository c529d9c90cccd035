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
  /** True if the badge is the caller's own; false if the caller registered another person. */
  readonly isOwn: boolean;
  /** True if the caller has confirmed the registration's address. */
  readonly isProven: boolean;
}

/**
 * The caller's registration for an exhibition: the given one, else the caller's own. It is the caller's if their
 * account, address or browser made it. Another person's registration counts as not found. D-33 THR-31
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
  // A registration made in this browser before the login, with any address, proves nothing about the account that is
  // logged in.
  return ofBrowser === undefined ? undefined : { ...ofBrowser, isOwn: false, isProven: false };
}
