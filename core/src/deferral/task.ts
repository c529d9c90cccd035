import * as z from 'zod/mini';
import type { DeferrableTask } from '../ports/deferral.ts';
import { DEFERRAL_MAX_AGE_MS } from './limits.ts';

const PATH_MAX = 2_000;

/**
 * One act that waits, as the device keeps it. `taskId` is the idempotency key of its submit, made by the person's act;
 * `path` is where it was made. What its kind is and what its payload must be, the kinds of the app say. A record of
 * another version is none. REL-10
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

/** The record of what a form handed over. `now` is in epoch milliseconds. */
export function taskRecord(handed: DeferrableTask, { path, loginBy }: TaskOrigin, now: number): DeferredTask {
  const { kind, payload, idempotencyKey } = handed;
  const origin = { path: path.length > PATH_MAX ? '/' : path, loginBy };
  return { version: 1, taskId: idempotencyKey, createdAt: now, ...origin, kind, payload };
}

/** A task waits an hour for its login; where the clock was set by more than that, either way, nothing is known. A-86 */
export const isAlive = ({ createdAt }: DeferredTask, now: number): boolean =>
  Math.abs(now - createdAt) < DEFERRAL_MAX_AGE_MS;
