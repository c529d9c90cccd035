import { sql } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import { normalBadgeNumber } from './badge-number.ts';
import { isOfBuyer } from './find-registration.ts';

interface Named {
  readonly badgeNo?: string;
  readonly registrationId?: string;
}

/**
 * The buyer's own registration for an exhibition, which her account, her proven address or this browser made: the one that is named,
 * else the latest. Another's is as one that is not there. D-33 THR-31
 */
export async function ownBadge(
  context: CallContext,
  exhibitionId: string,
  { badgeNo, registrationId }: Named = {},
): Promise<{ readonly registrationId: string; readonly badgeNo: string } | undefined> {
  const { database, visitor } = context;
  const isOfAccount = isOfBuyer(buyerOf(context));
  let own = database.kysely
    .selectFrom('preregistration')
    .select(['registration_id as registrationId', 'badge_no as badgeNo'])
    .where('exhibition_id', '=', exhibitionId)
    .where(sql<boolean>`(${isOfAccount} or visitor = ${visitor})`);
  if (badgeNo !== undefined) own = own.where('badge_no', '=', normalBadgeNumber(badgeNo));
  if (registrationId !== undefined) own = own.where('registration_id', '=', registrationId);
  return own.orderBy(sql`${isOfAccount} desc`).orderBy('changed', 'desc').limit(1).executeTakeFirst();
}
