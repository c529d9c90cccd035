import type { Answer } from '@fairhall/core/contract/dispatcher';
import { FOLLOW_MAX } from '@fairhall/core/contract/follow/limits';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { countFollows, type FollowStatus, type FollowTarget } from './follow-target.ts';
import { TARGET_IDS } from './followable.ts';

/** Follows a target, in the open transaction; following it again changes nothing.   */
export async function addFollow(context: CallContext, { type, targetId }: FollowTarget): Promise<Answer<FollowStatus>> {
  const { database, now } = context;
  const { accountId } = buyerOf(context);
  if (!(await hasTarget(database, { type, targetId }))) return err(NOT_FOUND);
  // The lock makes two concurrent calls run one after the other, so that both are checked against the same limit.
  await sql`select 1 from account where account_id = ${accountId} for no key update`.execute(database.kysely);
  const before = await countFollows(context, type);
  const added = await database.kysely
    .insertInto('follow')
    .values({ account_id: accountId, type, target_id: targetId, since: now })
    .onConflict((on) => on.doNothing())
    .returning('target_id')
    .executeTakeFirst();
  if (added === undefined) return ok({ followed: true, count: before });
  if (before >= FOLLOW_MAX) return err({ code: '400', message: 'follow.full', values: { n: FOLLOW_MAX } });
  return ok({ followed: true, count: before + 1 });
}

async function hasTarget({ kysely }: Queries, { type, targetId }: FollowTarget): Promise<boolean> {
  const { rows } = await sql`select 1 from (${TARGET_IDS[type]}) there where id = ${targetId}`.execute(kysely);
  return rows.length > 0;
}
