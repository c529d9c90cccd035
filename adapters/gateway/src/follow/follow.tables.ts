import type { FollowType } from '@fairhall/core/contract/follow/limits';

/** The targets that buyers follow. Times are epoch milliseconds. */
export interface FollowTables {
  readonly follow: { account_id: string; type: FollowType; target_id: string; since: number };
}
