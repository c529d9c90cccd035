import type { Clock } from '../ports/clock.ts';
import type { CurrentPage } from '../ports/current-page.ts';
import type { DeferrableTask } from '../ports/deferral.ts';
import type { NativeBridge } from '../ports/native-bridge.ts';
import type { Slot } from '../ports/slot.ts';
import type { LoginMethod } from './deferral-status.ts';
import { type RunPorts, readTask } from './run.ts';
import { type DeferredTask, taskRecord } from './task.ts';

/** The state of the device: the pending task, and whether a buyer is logged in. */
export interface StoredDeferral {
  readonly task: DeferredTask | null;
  readonly hasToken: boolean;
}

/** A task that was just stored, and the login method for it. */
export interface StartedDeferral extends StoredDeferral {
  readonly task: DeferredTask;
  readonly way: LoginMethod;
}

export interface StoreTaskPorts {
  readonly tasks: Slot<DeferredTask>;
  readonly token: Pick<Slot<string>, 'read'>;
  readonly clock: Clock;
  readonly page: CurrentPage;
  readonly bridge: Pick<NativeBridge, 'present'>;
}

/** Reads the task that an earlier page or another tab has left on the device. REL-10 */
export const readDeferral = (ports: RunPorts & Pick<StoreTaskPorts, 'token'>): StoredDeferral => ({
  task: readTask(ports),
  hasToken: ports.token.read() !== null,
});

/** Stores a task with the page on which it was submitted.  */
export function storeTask(
  { tasks, token, clock, page, bridge }: StoreTaskPorts,
  handed: DeferrableTask,
): StartedDeferral {
  const loginBy = page.loginBy();
  const task = taskRecord(handed, { path: page.path(), loginBy }, clock.now());
  tasks.save(task);
  return { task, way: bridge.present ? 'bridge' : loginBy, hasToken: token.read() !== null };
}
