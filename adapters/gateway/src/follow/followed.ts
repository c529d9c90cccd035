import type { FollowedType } from '@fairhall/core/contract/follow/limits';
import { buyerOf, type CallContext } from '../call-context.ts';

/** Something that can be followed. */
export interface Followed {
  readonly type: FollowedType;
  readonly targetId: string;
}

/** Whether it is followed then, and how many of the type are. */
export interface FollowStanding {
  readonly followed: boolean;
  readonly count: number;
}

/** How many of a type the buyer follows, those that are no longer there among them. */
export async function countFollows(context: CallContext, type: FollowedType): Promise<number> {
  const counted = context.database.kysely.selectFrom('follow').select((by) => by.fn.countAll<number>().as('total'));
  const own = counted.where('account_id', '=', buyerOf(context).accountId).where('type', '=', type);
  return Number((await own.executeTakeFirstOrThrow()).total);
}
