import type { GatewayError } from '../contract/error.ts';
import type { PlannerItem } from '../contract/planner/calls.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Result } from '../result.ts';
import type { PlannedTime } from './planned-time.ts';

/** What changes a plan on its own page. */
export interface PlanPagePorts {
  readonly gateway: Pick<FrontGateway, 'planner' | 'meeting' | 'sample'>;
  readonly ids: Pick<Ids, 'uuid'>;
}

/** What is said of something that is planned; null for a day or a time that nobody chose. */
export interface StopWishes extends PlannedTime {
  readonly remark: string;
}

type StopToRestore = Pick<PlannerItem, 'exhibitionId' | 'supplierId' | 'goodsId'> & StopWishes;

const createOptions = ({ ids }: PlanPagePorts) => ({ idempotencyKey: ids.uuid(), retry: true, handled: true }) as const;

/** Takes something out of the plan. D-28 */
export const removeStop = (ports: PlanPagePorts, id: string): Promise<Result<true, GatewayError>> =>
  ports.gateway.planner.remove({ id }, createOptions(ports));

/** Puts back what was taken out, with its note, day and time; it has another id then. D-28 */
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

/** Writes what is said of something that is planned; what is left out stays. D-28 */
export const updateStop = (
  ports: PlanPagePorts,
  id: string,
  wishes: Partial<StopWishes>,
): Promise<Result<true, GatewayError>> => ports.gateway.planner.note({ id, ...wishes }, createOptions(ports));
