import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { DeferrableTask, TaskOutcome } from '../ports/deferral.ts';
import type { RunResult } from './run.ts';
import type { DeferredTask } from './task.ts';

/** How a login is asked for; inside the native app by its bridge. A-20 */
export type LoginMethod = 'modal' | 'route' | 'bridge';

/** A task that came to an end. `own` says that its form waits in this page and tells it. */
export interface SettledTask {
  readonly taskId: string;
  readonly outcome: TaskOutcome;
  readonly isLocal: boolean;
  readonly task: DeferredTask | null;
}

/** A login that is wanted now, and the task that waits for it. */
export interface PendingLogin {
  readonly way: LoginMethod;
  readonly reason: 'task' | 'expired';
  readonly task: DeferredTask | null;
}

/** What the deferral tells whoever listens to it. */
export type DeferralEmitted =
  | ({ readonly type: 'task.settled' } & SettledTask)
  | ({ readonly type: 'login.wanted' } & PendingLogin);

/** What is under way. */
export interface DeferralStatus {
  readonly handed: DeferrableTask | null;
  readonly task: DeferredTask | null;
  readonly isLocal: boolean;
  readonly way: LoginMethod;
  readonly lostTries: number;
  /** The last one, so that a device that cannot delete does not send it again. */
  readonly settled: SettledTask | null;
}

export const NO_TASK = { handed: null, task: null, isLocal: false, lostTries: 0 } as const;

export function getHanded({ handed }: DeferralStatus): DeferrableTask {
  if (handed === null) throw new Error('nothing was handed over');
  return handed;
}

export const taskOf = (ran: RunResult): DeferredTask | null => (ran.kind === 'nothing' ? null : ran.task);

export const toFailed = (error: GatewayError): TaskOutcome => ({ kind: 'failed', error });

export function outcomeOf(ran: RunResult): TaskOutcome {
  if (ran.kind === 'sent') return { kind: 'sent', answer: ran.answer };
  return toFailed(ran.kind === 'failed' ? ran.error : gatewayError('SERVER_ERROR'));
}

/** The task, or what was handed over and is not stored yet, at its end; null where there is neither. */
export function toSettledTask({ task, handed, isLocal }: DeferralStatus, outcome: TaskOutcome): SettledTask | null {
  const taskId = task?.taskId ?? handed?.idempotencyKey;
  return taskId === undefined ? null : { taskId, outcome, isLocal: isLocal || handed !== null, task };
}

/** What is announced of the task that came to its end last. */
export function toTaskSettled({ settled }: DeferralStatus): DeferralEmitted {
  if (settled === null) throw new Error('nothing has been settled');
  return { type: 'task.settled', ...settled };
}

/** The failure that a form gets for a task that it hands over while another one is being sent. */
export const rejectTask = ({ idempotencyKey }: DeferrableTask): SettledTask => ({
  taskId: idempotencyKey,
  outcome: toFailed(gatewayError('SERVER_ERROR', '503')),
  isLocal: true,
  task: null,
});

/** A device that cannot delete must not make a task go off again and again. */
export const isSettled = ({ settled: last }: DeferralStatus, task: DeferredTask | null): boolean =>
  task !== null && last?.taskId === task.taskId;
