import type { GatewayError } from '../contract/error.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { RegistrationGate } from '../ports/registration-gate.ts';
import type { Slots } from '../ports/storage.ts';
import { ok, type Result } from '../result.ts';
import { plannerWishKey } from './keys.ts';

/** A plannable item: a stand, or a product at it. */
export interface Plannable {
  readonly exhibitionId: string;
  readonly supplierId: string;
  readonly goodsId?: string | undefined;
}

/** The id of the planned item; null if it is not planned. */
export type PlanResult = Result<string | null, GatewayError>;

export interface PlanPorts {
  readonly gateway: Pick<FrontGateway, 'planner'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly entry: RegistrationGate;
}

const isSame = (one: Plannable, other: Plannable): boolean =>
  one.exhibitionId === other.exhibitionId && one.supplierId === other.supplierId && one.goodsId === other.goodsId;

/** Loads the items of a buyer's plan for an exhibition. */
export type ListPlan = (exhibitionId: string) => ReturnType<FrontGateway['planner']['list']>;

/**
 * Loads the plan status for a button. If the buyer pressed it before logging in, the item is added first and `added` is
 * called. `list` may share one response among all buttons of a page. D-28
 */
export async function openPlan(
  ports: PlanPorts,
  target: Plannable,
  list: ListPlan,
  added: () => void = () => undefined,
): Promise<PlanResult> {
  const slot = ports.storage.slot(plannerWishKey);
  const wish = slot.read();
  if (wish !== null && isSame(wish, target)) {
    slot.drop();
    const planned = await addToPlan(ports, target, wish.key);
    if (planned.ok && planned.value !== null) added();
    return planned;
  }
  const planned = await list(target.exhibitionId);
  if (!planned.ok) return planned;
  return ok(planned.value.find((item) => isSame(item, target))?.id ?? null);
}

/** Stores a guest's press until they return from the login. */
export const savePlanWish = (
  { storage, ids }: Pick<PlanPorts, 'storage' | 'ids'>,
  { exhibitionId, supplierId, goodsId }: Plannable,
): void =>
  storage
    .slot(plannerWishKey)
    .save({ exhibitionId, supplierId, ...(goodsId === undefined ? {} : { goodsId }), key: ids.uuid() });

/** Handles a buyer's press: adds the item, or removes the one with the id `planned`. D-28 */
export async function togglePlan(ports: PlanPorts, target: Plannable, planned: string | null): Promise<PlanResult> {
  if (planned === null) return addToPlan(ports, target, ports.ids.uuid());
  const removed = await ports.gateway.planner.remove(
    { id: planned },
    { idempotencyKey: ports.ids.uuid(), retry: true, handled: true },
  );
  return removed.ok ? ok(null) : removed;
}

/**
 * Adds an item after the buyer has registered for the exhibition; a buyer who closes that form has added nothing.
 *
 */
async function addToPlan(
  { gateway, entry }: PlanPorts,
  { exhibitionId, supplierId, goodsId }: Plannable,
  idempotencyKey: string,
): Promise<PlanResult> {
  const pass = await entry.pass({ exhibitionId, entryType: 'AddToPlanner' });
  if (!pass.ok) return pass;
  if (pass.value === 'stayed') return ok(null);
  const added = await gateway.planner.add(
    { exhibitionId, supplierId, ...(goodsId === undefined ? {} : { goodsId }) },
    { idempotencyKey, retry: true, handled: true },
  );
  return added.ok ? ok(added.value.id) : added;
}
