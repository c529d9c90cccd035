import type { GatewayError } from '../contract/error.ts';
import type { PlannerItem } from '../contract/planner.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Result } from '../result.ts';

/** What changes a plan on its own page. */
export interface PlanPagePorts {
  readonly gateway: Pick<FrontGateway, 'planner' | 'meeting' | 'sample'>;
  readonly ids: Pick<Ids, 'uuid'>;
}

type Restored = Pick<PlannerItem, 'exhibitionId' | 'supplierId' | 'goodsId' | 'remark'>;

const options = ({ ids }: PlanPagePorts) => ({ idempotencyKey: ids.uuid(), retry: true, handled: true }) as const;

/** Takes something out of the plan. D-28 */
export const removeStop = (ports: PlanPagePorts, id: string): Promise<Result<true, GatewayError>> =>
  ports.gateway.planner.remove({ id }, options(ports));

/** Puts back what was taken out, with its note; it has another id then. D-28 */
export const restoreStop = (
  ports: PlanPagePorts,
  { exhibitionId, supplierId, goodsId, remark }: Restored,
): Promise<Result<{ readonly id: string }, GatewayError>> =>
  ports.gateway.planner.add(
    { exhibitionId, supplierId, ...(goodsId === undefined ? {} : { goodsId }), remark },
    options(ports),
  );

/** Writes the note on something that is planned. D-28 */
export const noteStop = (ports: PlanPagePorts, id: string, remark: string): Promise<Result<true, GatewayError>> =>
  ports.gateway.planner.note({ id, remark }, options(ports));
