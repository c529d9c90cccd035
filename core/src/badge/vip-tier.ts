import type { BADGE_VIP_TIERS } from '../contract/badge/calls.ts';

/** `none`, `vip` for a buyer who matches a stand, or `sVip` for one who also buys on a large scale., D-32 */
export type VipTier = (typeof BADGE_VIP_TIERS)[number];

/** The result of the VIP check of a badge. */
export interface VipChecks {
  readonly checkSVIP?: boolean | 0 | 1;
  readonly checkVIP?: boolean | 0 | 1;
}

/** If both checks pass, the higher tier counts., D-32 */
export function toVipTier({ checkSVIP, checkVIP }: VipChecks): VipTier {
  if (checkSVIP) return 'sVip';
  return checkVIP ? 'vip' : 'none';
}
