import type { GatewayError } from '../contract/error.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Slots } from '../ports/storage.ts';
import type { Result } from '../result.ts';
import { followWishKey } from './keys.ts';
import { type FollowStatus, type FollowTarget, setFollowed } from './set-followed.ts';

export interface FollowPorts {
  readonly gateway: Pick<Gateway, 'follow'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
}

type FollowAnswer = Promise<Result<FollowStatus, GatewayError>>;

/**
 * Loads the follow status for a button. If the buyer pressed it before logging in, the stored wish is sent first. D-63
 * D-82
 */
export function openFollow({ gateway, storage }: FollowPorts, followed: FollowTarget): FollowAnswer {
  const slot = storage.slot(followWishKey);
  const wish = slot.read();
  if (wish === null || wish.type !== followed.type || wish.id !== followed.id)
    return gateway.follow.standing({ type: followed.type, targetId: followed.id }, { handled: true, fresh: true });
  slot.drop();
  return setFollowed(gateway, followed, true, { idempotencyKey: wish.key });
}

/** Stores a guest's press until they return from the login. */
export const saveFollowWish = ({ storage, ids }: FollowPorts, { type, id }: FollowTarget): void =>
  storage.slot(followWishKey).save({ type, id, key: ids.uuid() });

/** Sends a logged-in buyer's press. */
export const sendFollow = ({ gateway, ids }: FollowPorts, followed: FollowTarget, wanted: boolean): FollowAnswer =>
  setFollowed(gateway, followed, wanted, { idempotencyKey: ids.uuid() });
