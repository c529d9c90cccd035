import type { SendOptions } from '../contract/client.ts';
import type { GatewayError } from '../contract/error.ts';
import type { FollowType } from '../contract/follow/limits.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Result } from '../result.ts';

/** A product, supplier or exhibition to follow. */
export interface FollowTarget {
  readonly type: FollowType;
  readonly id: string;
}

/** Whether the target is followed, and how many targets of its type the buyer follows. */
export interface FollowStatus {
  readonly followed: boolean;
  readonly count: number;
}

/** Follows or unfollows a target; idempotent. */
export function setFollowed(
  { follow }: Pick<Gateway, 'follow'>,
  { type, id }: FollowTarget,
  wanted: boolean,
  options: SendOptions & { readonly idempotencyKey: string },
): Promise<Result<FollowStatus, GatewayError>> {
  const sending = { retry: true, ...options };
  if (type === 'goods') return (wanted ? follow.goods : follow.cancelGoods)({ goodsId: id }, sending);
  if (type === 'supplier') return (wanted ? follow.supplier : follow.cancelSupplier)({ supplierId: id }, sending);
  return (wanted ? follow.exhibition : follow.cancelExhibition)({ exhibitionId: id }, sending);
}
