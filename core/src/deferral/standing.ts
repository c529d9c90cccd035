import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { DeferrableTask, TaskOutcome } from '../ports/deferral.ts';
import type { Ran } from './run.ts';
import type { DeferredTask } from './task.ts';

/** How a login is asked for; inside the native app by its bridge. A-20 */
export type LoginWay = 'modal' | 'route' | 'bridge';

/** The last task that came to an end. `own` says that its form waits in this page and tells it. */
export interface SettledTask {
  readonly count: number;
  readonly taskId: string;
  readonly outcome: TaskOutcome;
  readonly own: boolean;
  readonly task: DeferredTask | null;
}

/** A login that is wanted now; a new one when `count` has grown. */
export interface LoginAsk {
  readonly count: number;
  readonly way: LoginWay;
  readonly reason: 'task' | 'expired';
}

/** What is under way. */
export interface DeferralStanding {
  readonly handed: DeferrableTask | null;
  readonly task: DeferredTask | null;
  readonly own: boolean;
  readonly way: LoginWay;
  readonly lostTries: number;
  readonly ask: LoginAsk | null;
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

/** The task, or what was handed over and is not stored yet, has come to an end. */
export function settled(context: DeferralStanding, outcome: TaskOutcome): Partial<DeferralStanding> {
  const { task, handed, own } = context;
  const taskId = task?.taskId ?? handed?.idempotencyKey;
  if (taskId === undefined) return {};
  const count = (context.settled?.count ?? 0) + 1;
  return { settled: { count, taskId, outcome, own: own || handed !== null, task } };
}

/** The form of the very task that goes off is told of its end; any other is told that this is not the moment. */
export function refused(context: DeferralStanding, { idempotencyKey }: DeferrableTask): Partial<DeferralStanding> {
  if (context.task?.taskId === idempotencyKey) return { own: true };
  const count = (context.settled?.count ?? 0) + 1;
  const outcome = failed(gatewayError('SERVER_ERROR', '503'));
  return { settled: { count, taskId: idempotencyKey, outcome, own: true, task: null } };
}

/** A device that cannot delete must not make a task go off again and again. */
export const isSettled = ({ settled: last }: DeferralStanding, task: DeferredTask | null): boolean =>
  task !== null && last?.taskId === task.taskId;
