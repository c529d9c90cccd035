import type { GatewayError } from '../contract/error.ts';
import type { PlannerItem } from '../contract/planner/calls.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Result } from '../result.ts';
import type { PlannedTime } from './planned-time.ts';

/** The ports that change a plan on its own page. */
export interface PlanPagePorts {
  readonly gateway: Pick<FrontGateway, 'planner' | 'meeting' | 'sample'>;
  readonly ids: Pick<Ids, 'uuid'>;
}

/** Remark, day and time of a planned item; null for a day or time that was not chosen. */
export interface StopWishes extends PlannedTime {
  readonly remark: string;
}

type StopToRestore = Pick<PlannerItem, 'exhibitionId' | 'supplierId' | 'goodsId'> & StopWishes;

const createOptions = ({ ids }: PlanPagePorts) => ({ idempotencyKey: ids.uuid(), retry: true, handled: true }) as const;

/** Removes an item from the plan. D-28 */
export const removeStop = (ports: PlanPagePorts, id: string): Promise<Result<true, GatewayError>> =>
  ports.gateway.planner.remove({ id }, createOptions(ports));

/** Adds a removed item again, with its remark, day and time; it gets a new id. D-28 */
export const restoreStop = (
  ports: PlanPagePorts,
  { exhibitionId, supplierId, goodsId, remark, day, time }: StopToRestore,
): Promise<Result<{ readonly id: string }, GatewayError>> =>
  ports.gateway.planner.add(
    {
      exhibitionId,
      supplierId,
      ...(goodsId === undefined ? {} : { goodsId }),
      remark,
      ...(day === null ? {} : { day }),
      ...(time === null ? {} : { time }),
    },
    createOptions(ports),
  );

/** Updates remark, day or time of an item; absent fields stay unchanged. D-28 */
export const updateStop = (
  ports: PlanPagePorts,
  id: string,
  wishes: Partial<StopWishes>,
): Promise<Result<true, GatewayError>> => ports.gateway.planner.note({ id, ...wishes }, createOptions(ports));
