import type { FollowType } from '@fairhall/core/contract/follow/limits';
import { buyerOf, type CallContext } from '../call-context.ts';

/** A product, supplier or exhibition that can be followed. */
export interface FollowTarget {
  readonly type: FollowType;
  readonly targetId: string;
}

/** Whether the target is followed after the call, and how many of its type are. */
export interface FollowStatus {
  readonly followed: boolean;
  readonly count: number;
}

/** The number of targets of a type that the buyer follows, including targets that no longer exist. */
export async function countFollows(context: CallContext, type: FollowType): Promise<number> {
  const counted = context.database.kysely.selectFrom('follow').select((by) => by.fn.countAll<number>().as('total'));
  const follows = counted.where('account_id', '=', buyerOf(context).accountId).where('type', '=', type);
  return Number((await follows.executeTakeFirstOrThrow()).total);
}
