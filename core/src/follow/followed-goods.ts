import type { GatewayError } from '../contract/error.ts';
import { ok, type Result } from '../result.ts';
import type { FollowPorts } from './button.ts';
import { followWishKey } from './keys.ts';
import { setFollowed } from './set-followed.ts';

/**
 * Loads the ids of the products that a buyer follows, for a page that shows the `shown` products. If the buyer pressed
 * one of these before logging in, it is followed first; the button of another type handles its own wish. D-63 D-82
 */
export async function openFollowedGoods(
  { gateway, storage }: Pick<FollowPorts, 'gateway' | 'storage'>,
  shown: readonly string[],
): Promise<Result<readonly string[], GatewayError>> {
  const slot = storage.slot(followWishKey);
  const wish = slot.read();
  if (wish?.type === 'goods' && shown.includes(wish.id)) {
    slot.drop();
    await setFollowed(gateway, { type: 'goods', id: wish.id }, true, { idempotencyKey: wish.key });
  }
  const found = await gateway.follow.ids({ type: 'goods' }, { handled: true, fresh: true });
  return found.ok ? ok(found.value.ids) : found;
}
