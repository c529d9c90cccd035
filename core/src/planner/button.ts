import type { GatewayError } from '../contract/error.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { RegistrationGate } from '../ports/registration-gate.ts';
import type { Slots } from '../ports/storage.ts';
import { ok, type Result } from '../result.ts';
import { plannerWishKey } from './keys.ts';

/** Something that can be planned: a stand, or a product at it. */
export interface Plannable {
  readonly exhibitionId: string;
  readonly supplierId: string;
  readonly goodsId?: string | undefined;
}

/** The id of what is planned; null where it is not. */
export type PlanResult = Result<string | null, GatewayError>;

export interface PlanPorts {
  readonly gateway: Pick<FrontGateway, 'planner'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly entry: RegistrationGate;
}

const isSame = (one: Plannable, other: Plannable): boolean =>
  one.exhibitionId === other.exhibitionId && one.supplierId === other.supplierId && one.goodsId === other.goodsId;

/** What a buyer's plan of an exhibition holds, as buttons ask it. */
export type ListPlan = (exhibitionId: string) => ReturnType<FrontGateway['planner']['list']>;

/**
 * What a button shows a buyer: what she pressed before she had logged in is added first, and `added` told of it. `list` may share
 * one answer among all buttons of a page. D-28
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

/** Keeps what a guest pressed until she is back from the login. */
export const savePlanWish = (
  { storage, ids }: Pick<PlanPorts, 'storage' | 'ids'>,
  { exhibitionId, supplierId, goodsId }: Plannable,
): void =>
  storage
    .slot(plannerWishKey)
    .save({ exhibitionId, supplierId, ...(goodsId === undefined ? {} : { goodsId }), key: ids.uuid() });

/** A press of a buyer's: adds it, or takes out what has this id. D-28 */
export async function togglePlan(ports: PlanPorts, target: Plannable, planned: string | null): Promise<PlanResult> {
  if (planned === null) return addToPlan(ports, target, ports.ids.uuid());
  const removed = await ports.gateway.planner.remove(
    { id: planned },
    { idempotencyKey: ports.ids.uuid(), retry: true, handled: true },
  );
  return removed.ok ? ok(null) : removed;
}

/** Adds it once somebody has registered for the exhibition; whoever closes that form has planned nothing.  */
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
