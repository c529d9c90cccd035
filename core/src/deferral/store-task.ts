import type { Clock } from '../ports/clock.ts';
import type { CurrentPage } from '../ports/current-page.ts';
import type { DeferrableTask } from '../ports/deferral.ts';
import type { NativeBridge } from '../ports/native-bridge.ts';
import type { Slot } from '../ports/slot.ts';
import type { LoginMethod } from './deferral-status.ts';
import { type RunPorts, readTask } from './run.ts';
import { type DeferredTask, taskRecord } from './task.ts';

/** What the device holds when the deferral looks: the task that waits, and whether somebody is logged in. */
export interface StoredDeferral {
  readonly task: DeferredTask | null;
  readonly hasToken: boolean;
}

/** A task that has just been stored, and how its login would be asked for. */
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

/** Reads the task that was left here, by an earlier page or another tab. REL-10 */
export const readDeferral = (ports: RunPorts & Pick<StoreTaskPorts, 'token'>): StoredDeferral => ({
  task: readTask(ports),
  hasToken: ports.token.read() !== null,
});

/** Stores a task with the page that it was handed over on.  */
export function storeTask(
  { tasks, token, clock, page, bridge }: StoreTaskPorts,
  handed: DeferrableTask,
): StartedDeferral {
  const loginBy = page.loginBy();
  const task = taskRecord(handed, { path: page.path(), loginBy }, clock.now());
  tasks.save(task);
  return { task, way: bridge.present ? 'bridge' : loginBy, hasToken: token.read() !== null };
}
