import * as z from 'zod/mini';
import { cart } from '../contract/cart.ts';
import { rfq } from '../contract/rfq.ts';
import type { DeferrableTask, MeetingRequest } from '../ports/deferral.ts';
import { DEFERRED_TASK_LIFE } from '../site/limits.ts';

const PATH_MAX = 2_000;

const meeting = z.strictObject({
  supplierId: z.string(),
  subject: z.string(),
  date: z.string(),
  slot: z.string(),
  remark: z.optional(z.string()),
  exhibitionId: z.optional(z.string()),
}) satisfies z.ZodMiniType<MeetingRequest>;

const kept = {
  version: z.literal(1),
  taskId: z.uuid(),
  createdAt: z.int(),
  path: z.string().check(z.maxLength(PATH_MAX)),
  loginBy: z.enum(['modal', 'route']),
};

/**
 * One act that waits, as the device keeps it. `taskId` is the idempotency key of its submit, made by the person's act;
 * `path` is where it was made. A record of another version is dropped. REL-10
 */
export const deferredTask = z.discriminatedUnion('kind', [
  z.strictObject({
    ...kept,
    kind: z.literal('NormalCartSubmit'),
    payload: z.omit(cart.submitList.input, { purchaserContactId: true }),
  }),
  z.strictObject({ ...kept, kind: z.literal('RFQSubmit'), payload: rfq.submitNew.input }),
  z.strictObject({ ...kept, kind: z.literal('MeetingSubmit'), payload: meeting }),
]);

export type DeferredTask = z.output<typeof deferredTask>;

export interface TaskPlace {
  readonly path: string;
  readonly loginBy: 'modal' | 'route';
}

/** The record of what a form handed over. `now` is in epoch milliseconds. */
export function taskRecord(handed: DeferrableTask, { path, loginBy }: TaskPlace, now: number): DeferredTask {
  const { kind, payload, idempotencyKey } = handed;
  const place = { path: path.length > PATH_MAX ? '/' : path, loginBy };
  // Kind and payload came as a pair.
  return { version: 1, taskId: idempotencyKey, createdAt: now, ...place, kind, payload } as DeferredTask;
}

/** A task waits an hour for its login; where the clock was set by more than that, either way, nothing is known. A-86 */
export const isAlive = ({ createdAt }: DeferredTask, now: number): boolean =>
  Math.abs(now - createdAt) < DEFERRED_TASK_LIFE;
