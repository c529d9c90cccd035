import type * as z from 'zod/mini';
import { type GatewayError, isLoggedOut } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Clock } from '../ports/clock.ts';
import type { RunOptions } from '../ports/deferral.ts';
import type { Locks } from '../ports/locks.ts';
import type { Slot } from '../ports/slot.ts';
import type { Result } from '../result.ts';
import { type DeferredTask, isAlive } from './task.ts';

/** How the tasks of one kind are sent. */
export interface TaskRunner {
  readonly kind: string;
  /** The schema that a stored payload must match before it is sent. */
  readonly payload: z.ZodMiniType;
  submit(payload: unknown, options: RunOptions): Promise<Result<unknown, GatewayError>>;
}

export interface RunPorts {
  readonly tasks: Slot<DeferredTask>;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly runners: readonly TaskRunner[];
}

export interface RunInput {
  /** The task of a form that waits in this page; null takes the stored task. */
  readonly localTask: DeferredTask | null;
  /** On the last attempt, an unknown outcome counts as a failure. */
  readonly isLast: boolean;
}

export type RunResult =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'sent'; readonly task: DeferredTask; readonly answer: unknown }
  /** Definitely rejected, or given up. */
  | { readonly kind: 'failed'; readonly task: DeferredTask; readonly error: GatewayError }
  /** The token is no longer valid; the task stays stored. */
  | { readonly kind: 'expired'; readonly task: DeferredTask }
  /** The outcome is unknown; the task stays stored. */
  | { readonly kind: 'lost'; readonly task: DeferredTask };

const LOCK = 'deferred-task';

/**
 * Claims the pending task and submits it with its key. The task is deleted only after a definite response, so that a
 * page that dies leaves it to the next one. The form that waits in this page submits again with its key even if another
 * tab was faster: the gateway then returns the same response. REL-10 to REL-12
 */
export function runTask(ports: RunPorts, input: RunInput, signal: CancelSignal): Promise<RunResult> {
  return ports.locks.run(LOCK, async () => {
    const task = input.localTask ?? readTask(ports);
    if (task === null || signal.aborted) return { kind: 'nothing' };
    const answer = await submit(ports.runners, task, signal);
    return signal.aborted ? { kind: 'nothing' } : toRunResult(ports, task, answer, input.isLast);
  });
}

/** The task stored on this device; deletes it if it is too old. Also null if no kind of this app can send it. A-86 */
export function readTask({
  tasks,
  clock,
  runners,
}: Pick<RunPorts, 'tasks' | 'clock' | 'runners'>): DeferredTask | null {
  const task = tasks.read();
  if (task === null || isAlive(task, clock.now())) return task && parseTask(task, runners);
  tasks.drop();
  return null;
}

/** The task with its payload parsed by its kind. Null if the kind is unknown or the payload does not match its schema. */
export function parseTask(
  task: DeferredTask,
  kinds: readonly Pick<TaskRunner, 'kind' | 'payload'>[],
): DeferredTask | null {
  const read = kinds.find(({ kind }) => kind === task.kind)?.payload.safeParse(task.payload);
  return read?.success ? { ...task, payload: read.data } : null;
}

/** Deletes this task only, not a newer one. */
export function dropTask({ tasks }: Pick<RunPorts, 'tasks'>, taskId: string): void {
  if (tasks.read()?.taskId === taskId) tasks.drop();
}

function submit(
  runners: readonly TaskRunner[],
  task: DeferredTask,
  signal: CancelSignal,
): Promise<Result<unknown, GatewayError>> {
  const runner = runners.find(({ kind }) => kind === task.kind);
  if (runner === undefined) throw new Error(`no task is of the kind ${task.kind}`);
  return runner.submit(task.payload, { idempotencyKey: task.taskId, signal });
}

function toRunResult(
  ports: RunPorts,
  task: DeferredTask,
  answer: Result<unknown, GatewayError>,
  isLast: boolean,
): RunResult {
  if (isLoggedOut(answer)) {
    ports.tasks.save(task);
    return { kind: 'expired', task };
  }
  if (!answer.ok && isUnknown(answer.error) && !isLast) return { kind: 'lost', task };
  dropTask(ports, task.taskId);
  return answer.ok ? { kind: 'sent', task, answer: answer.value } : { kind: 'failed', task, error: answer.error };
}

const isUnknown = ({ kind }: GatewayError): boolean => kind === 'NETWORK_ERROR' || kind === 'TIME_OUT';
