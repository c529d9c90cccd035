import type { SendOptions } from '../contract/client.ts';
import type { GatewayError } from '../contract/error.ts';
import type { FollowType } from '../contract/follow/limits.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Result } from '../result.ts';

/** Something that can be followed. */
export interface FollowTarget {
  readonly type: FollowType;
  readonly id: string;
}

/** Whether it is followed then, and how many of its type are. */
export interface FollowStatus {
  readonly followed: boolean;
  readonly count: number;
}

/** Follows something, or leaves it; twice is as once. */
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
