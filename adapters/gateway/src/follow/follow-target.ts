import type { FollowType } from '@fairhall/core/contract/follow/limits';
import { buyerOf, type CallContext } from '../call-context.ts';

/** Something that can be followed. */
export interface FollowTarget {
  readonly type: FollowType;
  readonly targetId: string;
}

/** Whether it is followed then, and how many of the type are. */
export interface FollowStatus {
  readonly followed: boolean;
  readonly count: number;
}

/** How many of a type the buyer follows, those that are no longer there among them. */
export async function countFollows(context: CallContext, type: FollowType): Promise<number> {
  const counted = context.database.kysely.selectFrom('follow').select((by) => by.fn.countAll<number>().as('total'));
  const follows = counted.where('account_id', '=', buyerOf(context).accountId).where('type', '=', type);
  return Number((await follows.executeTakeFirstOrThrow()).total);
}
