import { cartTask } from '@fairhall/core/cart/deferred';
import type { CartRequest } from '@fairhall/core/cart/send';
import { deferralTaskKey } from '@fairhall/core/deferral/keys';
import { taskRecord } from '@fairhall/core/deferral/task';
import { toDeferrableTask } from '@fairhall/core/ports/deferral';
import type { Connection } from '../connection.ts';

type SubmitStorage = Pick<Connection, 'storage' | 'clock'>;

/**
 * Stores the request under its key until the response arrives. If the response is lost, the gateway may have emptied
 * the cart already, and a repeat with the key would find nothing to send. REL-10
 */
export function storeUnansweredSubmit({ storage, clock }: SubmitStorage, key: string, request: CartRequest): void {
  const handed = toDeferrableTask(cartTask, request, key);
  storage.slot(deferralTaskKey).save(taskRecord(handed, { path: '/', loginBy: 'modal' }, clock.now()));
}

export const dropUnanswered = ({ storage }: SubmitStorage): void => storage.slot(deferralTaskKey).drop();

/** The products that an earlier try with this key sent; undefined if there was none, or an hour after it. */
export function findUnansweredIds({ storage }: SubmitStorage, key: string | undefined): readonly string[] | undefined {
  const task = storage.slot(deferralTaskKey).read();
  if (key === undefined || task?.kind !== cartTask.kind) return undefined;
  const request = cartTask.payload.safeParse(task.payload);
  return request.success && task.taskId.toLowerCase() === key.toLowerCase() ? request.data.goodIds : undefined;
}
