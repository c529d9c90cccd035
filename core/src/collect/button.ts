import type { CollectedType } from '../contract/collect/limits.ts';
import type { GatewayError } from '../contract/error.ts';
import type { EntryGate } from '../ports/entry-gate.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Slots } from '../ports/storage.ts';
import { ok, type Result } from '../result.ts';
import { collectedExhibitorsKey, collectedProductsKey, collectWishKey } from './keys.ts';

/** Something that can be collected at an exhibition: a product or an exhibitor of it. */
export interface Collectable {
  readonly type: CollectedType;
  readonly id: string;
  readonly exhibitionId: string;
}

/** Whether it is collected. */
export type Collected = Result<boolean, GatewayError>;

export interface CollectPorts {
  readonly gateway: Pick<FrontGateway, 'collect'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly entry: EntryGate;
}

/** What a button shows a buyer: what she pressed before she had logged in is collected first. D-63 */
export async function openCollect(ports: CollectPorts, target: Collectable): Promise<Collected> {
  const { gateway, storage } = ports;
  const slot = storage.slot(collectWishKey);
  const wish = slot.read();
  if (wish !== null && isSame(wish, target)) {
    slot.drop();
    return collect(ports, target, wish.key);
  }
  const { type, id: targetId, exhibitionId } = target;
  const before = isKept(ports, target);
  const standing = await gateway.collect.standing({ type, targetId, exhibitionId }, { handled: true, fresh: true });
  // What was asked before a press says nothing of what the press has kept.
  if (standing.ok && isKept(ports, target) !== before) return ok(standing.value.collected);
  return kept(ports, target, standing);
}

/** Keeps what a guest pressed until she is back from the login. */
export const wishToCollect = (
  { storage, ids }: Pick<CollectPorts, 'storage' | 'ids'>,
  { type, id, exhibitionId }: Collectable,
): void => storage.slot(collectWishKey).keep({ type, id, exhibitionId, key: ids.uuid() });

/** A press of a buyer's: collects it, or lets go of what is collected. D-63 */
export async function pressCollect(ports: CollectPorts, target: Collectable, isCollected: boolean): Promise<Collected> {
  const key = ports.ids.uuid();
  return isCollected ? kept(ports, target, await setCollected(ports, target, false, key)) : collect(ports, target, key);
}

const isSame = (one: Collectable, other: Collectable): boolean =>
  one.type === other.type && one.id === other.id && one.exhibitionId === other.exhibitionId;

/** Collects it once somebody has registered for the exhibition; whoever closes that form has collected nothing.  */
async function collect(ports: CollectPorts, target: Collectable, key: string): Promise<Collected> {
  const pass = await ports.entry.pass({ exhibitionId: target.exhibitionId, entryType: 'Collection' });
  if (!pass.ok) return pass;
  if (pass.value === 'stayed') return ok(false);
  return kept(ports, target, await setCollected(ports, target, true, key));
}

/** Collects something, or lets go of it; twice is as once. */
function setCollected(
  { gateway }: Pick<CollectPorts, 'gateway'>,
  { type, id, exhibitionId }: Collectable,
  collected: boolean,
  idempotencyKey: string,
): Promise<Standing> {
  const options = { idempotencyKey, retry: true, handled: true };
  return type === 'goodsSpu'
    ? gateway.collect.goodsSpu({ goodsSpuId: id, exhibitionId, collected }, options)
    : gateway.collect.exhibitor({ supplierId: id, exhibitionId, collected }, options);
}

type Standing = Result<{ readonly collected: boolean }, GatewayError>;

const keptOf = ({ storage }: CollectPorts, { type }: Collectable) =>
  storage.slot(type === 'goodsSpu' ? collectedProductsKey : collectedExhibitorsKey);

const isKept = (ports: CollectPorts, target: Collectable): boolean =>
  keptOf(ports, target).read()?.includes(target.id) ?? false;

/** The device remembers what is collected.  */
function kept(ports: CollectPorts, target: Collectable, standing: Standing): Collected {
  if (!standing.ok) return standing;
  const { id } = target;
  const { collected } = standing.value;
  const slot = keptOf(ports, target);
  const others = (slot.read() ?? []).filter((each) => each !== id);
  slot.keep(collected ? [...others, id] : others);
  return ok(collected);
}
