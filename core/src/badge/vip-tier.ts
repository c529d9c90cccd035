import type { BADGE_VIP_TIERS } from '../contract/badge/calls.ts';

/** `none`, a buyer who matches a stand, or one who also buys on a large scale., D-32 */
export type VipTier = (typeof BADGE_VIP_TIERS)[number];

/** What the check of a badge answers. */
export interface VipChecks {
  readonly checkSVIP?: boolean | 0 | 1;
  readonly checkVIP?: boolean | 0 | 1;
}

/** The higher of the two counts., D-32 */
export function toVipTier({ checkSVIP, checkVIP }: VipChecks): VipTier {
  if (checkSVIP) return 'sVip';
  return checkVIP ? 'vip' : 'none';
}
