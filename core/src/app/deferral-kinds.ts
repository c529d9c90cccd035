import { cartTask } from '../cart/deferred.ts';
import { couponTask } from '../coupon/deferred.ts';
import type { TaskRunner } from '../deferral/run.ts';
import type { DeferredTask } from '../deferral/task.ts';
import type { DeferredKind } from '../ports/deferral.ts';
import type { FrontGateway, Gateway } from '../ports/gateway.ts';
import type { Slots } from '../ports/storage.ts';
import type { Message } from '../ports/texts.ts';
import { rfqTask } from '../rfq/deferred.ts';

/** The ports that the task kinds use. */
export interface TaskPorts {
  readonly gateway: Gateway;
  /** Loads the calls that few pages make. */
  readonly frontGateway: () => Promise<FrontGateway>;
  readonly storage: Slots;
}

/** A task kind whose payload type is erased: the kind's own schema parses the payload before the kind gets it. */
export type AnyDeferredKind = DeferredKind<unknown, TaskPorts>;

/** The kinds of tasks that may have to wait for a login.  */
export const DEFERRAL_KINDS: readonly AnyDeferredKind[] = [cartTask, rfqTask, couponTask];

/** The runner of each kind: it makes the kind's call and after a success removes the stored draft. A-21 */
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

/** The email address in a task; null if there is none. */
export const emailOfTask = (task: DeferredTask | null, kinds: readonly AnyDeferredKind[]): string | null =>
  task === null ? null : (kinds.find(({ kind }) => kind === task.kind)?.email(task.payload) ?? null);

/** The message about a task that waits for a login; null if there is none. */
export const getWaitingMessage = (task: DeferredTask | null, kinds: readonly AnyDeferredKind[]): Message | null =>
  task === null ? null : (kinds.find(({ kind }) => kind === task.kind)?.words.waiting ?? null);
