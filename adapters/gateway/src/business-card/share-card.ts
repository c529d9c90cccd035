import type { CardSharing } from '@fairhall/core/contract/business-card/calls';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { buyerOf, type CallContext, supplierOf } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { createRandomId } from '../identity/secrets.ts';
import { recordRevocation } from '../revocations.ts';
import type { BusinessCardPorts } from './business-card-ports.ts';
import { ensureBuyerCard } from './save-card.ts';

interface SharingInput {
  readonly isShared: boolean;
}

/** The public id of an account's card; null while it is not shared. */
export async function findSharedId({ kysely }: Queries, accountId: string): Promise<string | null> {
  const row = kysely.selectFrom('shared_card').select('cdp_id').where('account_id', '=', accountId);
  return (await row.executeTakeFirst())?.cdp_id ?? null;
}

/** The buyer who shares the card with this public id; undefined for any other id, and for a supplier's person. */
export const findBuyerOfCard = ({ kysely }: Queries, cdpId: string) =>
  kysely
    .selectFrom('shared_card')
    .innerJoin('account', 'account.account_id', 'shared_card.account_id')
    .select(['account.account_id as accountId', 'account.email'])
    .select(sql<boolean>`account.verified_at is not null`.as('isVerified'))
    .where('cdp_id', '=', cdpId)
    .where('account.kind', '=', 'buyer')
    .executeTakeFirst();

/** Stops sharing an account's card for good: its id is never used again. */
export async function endSharing(queries: Queries, accountId: string): Promise<void> {
  const ended = queries.kysely.deleteFrom('shared_card').where('account_id', '=', accountId).returning('cdp_id');
  for (const { cdp_id } of await ended.execute())
    await recordRevocation(queries, { kind: 'sharedCard', subject: cdp_id });
}

/**
 * Starts or stops sharing the buyer's own card, in the open transaction; rejects a card without a name with 400.
 *
 */
export async function shareBuyerCard(
  ports: BusinessCardPorts,
  context: CallContext,
  { isShared }: SharingInput,
): Promise<Answer<CardSharing>> {
  if (isShared && !(await ensureBuyerCard(ports, context)))
    return err({ code: '400', message: 'businessCard.nameless' });
  return ok(await share(context, buyerOf(context).accountId, isShared));
}

/** Starts or stops sharing the card of a supplier's person, in the open transaction. */
export const sharePersonsCard = async (
  context: CallContext,
  { isShared }: SharingInput,
): Promise<Answer<CardSharing>> => ok(await share(context, supplierOf(context).accountId, isShared));

async function share({ database, now }: CallContext, accountId: string, isShared: boolean): Promise<CardSharing> {
  if (!isShared) {
    await endSharing(database, accountId);
    return { cdpId: null };
  }
  // A card that is already shared keeps its id, so that its address stays valid.
  await database.kysely
    .insertInto('shared_card')
    .values({ cdp_id: createRandomId(), account_id: accountId, created: now })
    .onConflict((on) => on.column('account_id').doNothing())
    .execute();
  return { cdpId: await findSharedId(database, accountId) };
}
