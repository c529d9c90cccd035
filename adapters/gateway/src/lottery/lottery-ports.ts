import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { CallContext } from '../call-context.ts';

/** The functions of other features that lotteries need. */
export interface LotteryPorts {
  findExhibitionsByIds(context: CallContext, ids: readonly string[]): Promise<readonly Pick<Exhibition, 'phase'>[]>;
  /**
   * The caller's registration with the given id, else the caller's own; `isProven` if the caller has confirmed its
   * address. Another person's registration counts as not found.
   */
  findCallerBadge(
    context: CallContext,
    exhibitionId: string,
    named?: { readonly badgeNo?: string; readonly registrationId?: string },
  ): Promise<{ readonly registrationId: string; readonly badgeNo: string; readonly isProven: boolean } | undefined>;
}
