import type { CollectType } from '../contract/collect/limits.ts';
import type { GatewayError } from '../contract/error.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { RegistrationGate } from '../ports/registration-gate.ts';
import type { Slots } from '../ports/storage.ts';
import { ok, type Result } from '../result.ts';
import { collectExhibitorsKey, collectProductsKey, collectWishKey } from './keys.ts';

/** A product or exhibitor that can be collected at an exhibition. */
export interface Collectable {
  readonly type: CollectType;
  readonly id: string;
  readonly exhibitionId: string;
}

/** Whether it is collected, or an error. */
export type CollectResult = Result<boolean, GatewayError>;

export interface CollectPorts {
  readonly gateway: Pick<FrontGateway, 'collect'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly entry: RegistrationGate;
}

/**
 * Whether the button shows the target as collected. If the person pressed the button before the login, the target is
 * collected first. D-63
 */
export async function openCollect(ports: CollectPorts, target: Collectable): Promise<CollectResult> {
  const { gateway, storage } = ports;
  const slot = storage.slot(collectWishKey);
  const wish = slot.read();
  if (wish !== null && isSame(wish, target)) {
    slot.drop();
    return collect(ports, target, wish.key);
  }
  const { type, id: targetId, exhibitionId } = target;
  const before = isStored(ports, target);
  const answer = await gateway.collect.standing({ type, targetId, exhibitionId }, { handled: true, fresh: true });
  // A press during the request changed the stored status, so the older response does not overwrite it.
  if (answer.ok && isStored(ports, target) !== before) return ok(answer.value.collected);
  return storeResult(ports, target, answer);
}

/** Saves a guest's press until they return from the login. */
export const saveCollectWish = (
  { storage, ids }: Pick<CollectPorts, 'storage' | 'ids'>,
  { type, id, exhibitionId }: Collectable,
): void => storage.slot(collectWishKey).save({ type, id, exhibitionId, key: ids.uuid() });

/** Handles a press by a buyer: collects the target, or removes it if it is collected. D-63 */
export async function toggleCollected(
  ports: CollectPorts,
  target: Collectable,
  isCollected: boolean,
): Promise<CollectResult> {
  const key = ports.ids.uuid();
  return isCollected
    ? storeResult(ports, target, await setCollected(ports, target, false, key))
    : collect(ports, target, key);
}

const isSame = (one: Collectable, other: Collectable): boolean =>
  one.type === other.type && one.id === other.id && one.exhibitionId === other.exhibitionId;

/**
 * Collects the target after the person has registered for the exhibition; if they close the registration form, nothing
 * is collected. 
 */
async function collect(ports: CollectPorts, target: Collectable, key: string): Promise<CollectResult> {
  const pass = await ports.entry.pass({ exhibitionId: target.exhibitionId, entryType: 'Collection' });
  if (!pass.ok) return pass;
  if (pass.value === 'stayed') return ok(false);
  return storeResult(ports, target, await setCollected(ports, target, true, key));
}

/** Sets whether the target is collected; idempotent. */
function setCollected(
  { gateway }: Pick<CollectPorts, 'gateway'>,
  { type, id, exhibitionId }: Collectable,
  collected: boolean,
  idempotencyKey: string,
): Promise<CollectAnswer> {
  const options = { idempotencyKey, retry: true, handled: true };
  return type === 'goodsSpu'
    ? gateway.collect.goodsSpu({ goodsSpuId: id, exhibitionId, collected }, options)
    : gateway.collect.exhibitor({ supplierId: id, exhibitionId, collected }, options);
}

type CollectAnswer = Result<{ readonly collected: boolean }, GatewayError>;

const openSlot = ({ storage }: CollectPorts, { type }: Collectable) =>
  storage.slot(type === 'goodsSpu' ? collectProductsKey : collectExhibitorsKey);

const isStored = (ports: CollectPorts, target: Collectable): boolean =>
  openSlot(ports, target).read()?.includes(target.id) ?? false;

/** Stores on the device whether the target is collected.  */
function storeResult(ports: CollectPorts, target: Collectable, answer: CollectAnswer): CollectResult {
  if (!answer.ok) return answer;
  const { id } = target;
  const { collected } = answer.value;
  const slot = openSlot(ports, target);
  const others = (slot.read() ?? []).filter((each) => each !== id);
  slot.save(collected ? [...others, id] : others);
  return ok(collected);
}
