import { cartTask } from '../cart/deferred.ts';
import type { TaskRunner } from '../deferral/run.ts';
import type { DeferredTask } from '../deferral/task.ts';
import type { DeferredKind } from '../ports/deferral.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Slots } from '../ports/storage.ts';
import { rfqTask } from '../rfq/deferred.ts';

/** What the kinds of tasks take of the world. */
export interface TaskPorts {
  readonly gateway: Gateway;
  readonly storage: Slots;
}

/** One kind among others: its payload has been read by its own schema before it is given to it. */
export type AnyDeferredKind = DeferredKind<unknown, TaskPorts>;

/** What may have to wait for a login.  */
export const DEFERRAL_KINDS: readonly AnyDeferredKind[] = [cartTask, rfqTask];

/** How each kind is sent: its call, and once that has gone well, what was written is forgotten. A-21 */
export const taskRunners = (
  ports: TaskPorts,
  kinds: readonly AnyDeferredKind[] = DEFERRAL_KINDS,
): readonly TaskRunner[] =>
  kinds.map((kind) => ({
    kind: kind.kind,
    payload: kind.payload,
    async submit(payload, options) {
      const answer = await kind.run(ports, payload, options);
      if (answer.ok) kind.forget(ports, payload, options.idempotencyKey);
      return answer;
    },
  }));

/** The mail address in a task; null where there is none. */
export const emailOfTask = (task: DeferredTask | null, kinds: readonly AnyDeferredKind[]): string | null =>
  task === null ? null : (kinds.find(({ kind }) => kind === task.kind)?.email(task.payload) ?? null);
