import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { DeferrableTask, TaskOutcome } from '../ports/deferral.ts';
import type { RunResult } from './run.ts';
import type { DeferredTask } from './task.ts';

/** How the app requests a login; inside the native app, through its bridge. A-20 */
export type LoginMethod = 'modal' | 'route' | 'bridge';

/** A task that ended. `isLocal` means that its form waits in this page and shows the outcome itself. */
export interface SettledTask {
  readonly taskId: string;
  readonly outcome: TaskOutcome;
  readonly isLocal: boolean;
  readonly task: DeferredTask | null;
}

/** A login that is needed now, and the task that waits for it. */
export interface PendingLogin {
  readonly way: LoginMethod;
  readonly reason: 'task' | 'expired';
  readonly task: DeferredTask | null;
}

/** The events that the deferral emits. */
export type DeferralEmitted =
  | ({ readonly type: 'task.settled' } & SettledTask)
  | ({ readonly type: 'login.required' } & PendingLogin);

/** The current task and its progress. */
export interface DeferralStatus {
  readonly submitted: DeferrableTask | null;
  readonly task: DeferredTask | null;
  readonly isLocal: boolean;
  readonly way: LoginMethod;
  readonly lostTries: number;
  /** The last ended task, so that a device that cannot delete it does not send it again. */
  readonly settled: SettledTask | null;
}

export const NO_TASK = { submitted: null, task: null, isLocal: false, lostTries: 0 } as const;

export function getSubmitted({ submitted }: DeferralStatus): DeferrableTask {
  if (submitted === null) throw new Error('no task was submitted');
  return submitted;
}

export const taskOf = (ran: RunResult): DeferredTask | null => (ran.kind === 'nothing' ? null : ran.task);

export const toFailed = (error: GatewayError): TaskOutcome => ({ kind: 'failed', error });

export function outcomeOf(ran: RunResult): TaskOutcome {
  if (ran.kind === 'sent') return { kind: 'sent', answer: ran.answer };
  return toFailed(ran.kind === 'failed' ? ran.error : gatewayError('SERVER_ERROR'));
}

/** The ended task, or the submitted one that is not stored yet; null if there is neither. */
export function toSettledTask({ task, submitted, isLocal }: DeferralStatus, outcome: TaskOutcome): SettledTask | null {
  const taskId = task?.taskId ?? submitted?.idempotencyKey;
  return taskId === undefined ? null : { taskId, outcome, isLocal: isLocal || submitted !== null, task };
}

/** The event about the task that ended last. */
export function toTaskSettled({ settled }: DeferralStatus): DeferralEmitted {
  if (settled === null) throw new Error('nothing has been settled');
  return { type: 'task.settled', ...settled };
}

/** The failure for a task that a form submits while another one is being sent. */
export const rejectTask = ({ idempotencyKey }: DeferrableTask): SettledTask => ({
  taskId: idempotencyKey,
  outcome: toFailed(gatewayError('SERVER_ERROR', '503')),
  isLocal: true,
  task: null,
});

/** Whether this task has already ended: a device that cannot delete tasks must not send one again and again. */
export const isSettled = ({ settled: last }: DeferralStatus, task: DeferredTask | null): boolean =>
  task !== null && last?.taskId === task.taskId;
