import * as z from 'zod/mini';
import type { DeferrableTask } from '../ports/deferral.ts';
import { DEFERRAL_MAX_AGE_MS } from './limits.ts';

const PATH_MAX = 2_000;

/**
 * One task that waits, as stored on the device. `taskId` is the idempotency key of its submit, created when the person
 * acted; `path` is the page of that action. The app's task kinds define the valid kinds and payloads. A record of
 * another version is invalid. REL-10
 */
export const deferralTask = z.strictObject({
  version: z.literal(1),
  taskId: z.uuid(),
  createdAt: z.int(),
  path: z.string().check(z.maxLength(PATH_MAX)),
  loginBy: z.enum(['modal', 'route']),
  kind: z.string(),
  payload: z.unknown(),
});

export type DeferredTask = z.output<typeof deferralTask>;

export interface TaskOrigin {
  readonly path: string;
  readonly loginBy: 'modal' | 'route';
}

/** The record of a task that a form submits. `now` is in epoch milliseconds. */
export function taskRecord(handed: DeferrableTask, { path, loginBy }: TaskOrigin, now: number): DeferredTask {
  const { kind, payload, idempotencyKey } = handed;
  const origin = { path: path.length > PATH_MAX ? '/' : path, loginBy };
  return { version: 1, taskId: idempotencyKey, createdAt: now, ...origin, kind, payload };
}

/**
 * Whether the task may still be sent: it waits up to an hour for a login. If the clock was changed by more than that,
 * in either direction, the task counts as expired. A-86
 */
export const isAlive = ({ createdAt }: DeferredTask, now: number): boolean =>
  Math.abs(now - createdAt) < DEFERRAL_MAX_AGE_MS;
