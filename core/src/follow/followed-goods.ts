import type { GatewayError } from '../contract/error.ts';
import { ok, type Result } from '../result.ts';
import type { FollowPorts } from './button.ts';
import { followWishKey } from './keys.ts';
import { setFollowed } from './set-followed.ts';

/**
 * The ids of the products that a buyer follows, for a page that shows these ones. Of them, what she pressed before she had
 * logged in is followed first; a wish of another kind is left to its own button. D-63 D-82
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
