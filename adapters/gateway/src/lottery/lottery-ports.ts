import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { CallContext } from '../call-context.ts';

/** What lotteries need of others. */
export interface LotteryPorts {
  findExhibitionsByIds(context: CallContext, ids: readonly string[]): Promise<readonly Pick<Exhibition, 'phase'>[]>;
  /**
   * The caller's registration that is named, else the own one; `isProven` where mails to its address arrive at the caller. Another's
   * is as one that is not there.
   */
  findCallerBadge(
    context: CallContext,
    exhibitionId: string,
    named?: { readonly badgeNo?: string; readonly registrationId?: string },
  ): Promise<{ readonly registrationId: string; readonly badgeNo: string; readonly isProven: boolean } | undefined>;
}
