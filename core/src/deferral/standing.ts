import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { DeferrableTask, TaskOutcome } from '../ports/deferral.ts';
import type { Ran } from './run.ts';
import type { DeferredTask } from './task.ts';

/** How a login is asked for; inside the native app by its bridge. A-20 */
export type LoginWay = 'modal' | 'route' | 'bridge';

/** A task that came to an end. `own` says that its form waits in this page and tells it. */
export interface SettledTask {
  readonly taskId: string;
  readonly outcome: TaskOutcome;
  readonly own: boolean;
  readonly task: DeferredTask | null;
}

/** A login that is wanted now, and the task that waits for it. */
export interface WantedLogin {
  readonly way: LoginWay;
  readonly reason: 'task' | 'expired';
  readonly task: DeferredTask | null;
}

/** What the deferral tells whoever listens to it. */
export type DeferralEmitted =
  | ({ readonly type: 'task.settled' } & SettledTask)
  | ({ readonly type: 'login.wanted' } & WantedLogin);

/** What is under way. */
export interface DeferralStanding {
  readonly handed: DeferrableTask | null;
  readonly task: DeferredTask | null;
  readonly own: boolean;
  readonly way: LoginWay;
  readonly lostTries: number;
  /** The last one, so that a device that cannot delete does not send it again. */
  readonly settled: SettledTask | null;
}

export const NOTHING = { handed: null, task: null, own: false, lostTries: 0 } as const;

export function handedOf({ handed }: DeferralStanding): DeferrableTask {
  if (handed === null) throw new Error('nothing was handed over');
  return handed;
}

export const taskOf = (ran: Ran): DeferredTask | null => (ran.kind === 'nothing' ? null : ran.task);

export const failed = (error: GatewayError): TaskOutcome => ({ kind: 'failed', error });

export function outcomeOf(ran: Ran): TaskOutcome {
  if (ran.kind === 'sent') return { kind: 'sent', answer: ran.answer };
  return failed(ran.kind === 'failed' ? ran.error : gatewayError('SERVER_ERROR'));
}

/** The task, or what was handed over and is not stored yet, at its end; null where there is neither. */
export function settledTask({ task, handed, own }: DeferralStanding, outcome: TaskOutcome): SettledTask | null {
  const taskId = task?.taskId ?? handed?.idempotencyKey;
  return taskId === undefined ? null : { taskId, outcome, own: own || handed !== null, task };
}

/** What is announced of the task that came to its end last. */
export function settledEvent({ settled }: DeferralStanding): DeferralEmitted {
  if (settled === null) throw new Error('nothing has been settled');
  return { type: 'task.settled', ...settled };
}

/** The failure that a form gets for a task that it hands over while another one is being sent. */
export const refusedTask = ({ idempotencyKey }: DeferrableTask): SettledTask => ({
  taskId: idempotencyKey,
  outcome: failed(gatewayError('SERVER_ERROR', '503')),
  own: true,
  task: null,
});

/** A device that cannot delete must not make a task go off again and again. */
export const isSettled = ({ settled: last }: DeferralStanding, task: DeferredTask | null): boolean =>
  task !== null && last?.taskId === task.taskId;
