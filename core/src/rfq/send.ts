import * as z from 'zod/mini';
import { type MailStatus, mailStatusIn } from '../contract/mail-status.ts';
import { type RfqHold, type RfqInput, rfqHold } from '../contract/rfq/calls.ts';
import { type Attempt, getAttempt } from '../forms/attempt.ts';
import type { Guest } from '../forms/guest.ts';
import { type Deferral, type TaskOutcome, toDeferrableTask } from '../ports/deferral.ts';
import type { Ids } from '../ports/ids.ts';
import type { Slot } from '../ports/slot.ts';
import type { RfqDraft } from './draft.ts';
import { isPartOf } from './request.ts';
import { rfqTaskKind } from './task-kind.ts';

export interface SendPorts {
  readonly deferral: Pick<Deferral, 'submit'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly drafts: Slot<RfqDraft>;
  readonly guests: Pick<Slot<Guest>, 'read' | 'save'>;
}

export interface SendResult {
  readonly attempt: Attempt;
  readonly outcome: TaskOutcome;
  /** Null if the request was not sent, or the response has no id. */
  readonly rfqId: string | null;
  /** Status of the confirmation email; null if the response does not contain it. */
  readonly mail: MailStatus | null;
  /** Why the request is held back from the exhibitors; null if it is not. */
  readonly heldBy: RfqHold | null;
  /** The number of suppliers that received it; null if the response does not contain it. */
  readonly reached: number | null;
}

export interface SendInput {
  readonly request: RfqInput;
  readonly draft: RfqDraft;
}

/**
 * Sends a request, after a login if nobody is logged in. The draft is stored with the idempotency key first, so that a
 * retry after any failure, even of a port, has the same key and counts once. On success the draft is dropped.
 * R-4.058 R-6.014 REL-02
 */
export async function sendRfq(
  { deferral, ids, drafts, guests }: SendPorts,
  { request, draft }: SendInput,
): Promise<SendResult> {
  const attempt = getAttempt(request, draft.attempt ?? drafts.read()?.attempt ?? null, ids);
  drafts.save({ ...draft, attempt });
  guests.save({ ...guests.read(), email: request.email, ...(request.countryId && { countryId: request.countryId }) });
  const outcome = await deferral.submit(toDeferrableTask(rfqTaskKind, request, attempt.key));
  if (outcome.kind !== 'sent') return { attempt, outcome, rfqId: null, mail: null, heldBy: null, reached: null };
  forgetSentRfq(drafts, { key: attempt.key, request });
  const { answer } = outcome;
  return { attempt, outcome, rfqId: readRfqId(answer), mail: mailStatusIn(answer), ...readReach(answer) };
}

/** Returns the request's id from the untyped response of a deferred task; null if it has none. */
export function readRfqId(answer: unknown): string | null {
  const isNamed = typeof answer === 'object' && answer !== null && 'rfqId' in answer;
  return isNamed && typeof answer.rfqId === 'string' ? answer.rfqId : null;
}

const answerWithReach = z.object({ heldBy: z.optional(rfqHold), reached: z.optional(z.int()) });

/** Returns from the response of a deferred task whom the request reached, or why it is held back. */
function readReach(answer: unknown): Pick<SendResult, 'heldBy' | 'reached'> {
  const parsed = answerWithReach.safeParse(answer);
  const { heldBy = null, reached = null } = parsed.success ? parsed.data : {};
  return { heldBy, reached };
}

/**
 * Drops the draft that was sent under this key. The deferred task calls it too, since its form may be closed. A browser
 * that was killed may have stored only an earlier version without a key; that is dropped as well, unless it contains
 * something that was not sent. Otherwise the form would offer a sent request again. A-21 REL-12
 */
export function forgetSentRfq(
  drafts: Pick<Slot<RfqDraft>, 'read' | 'drop'>,
  { key, request }: { readonly key: string; readonly request: RfqInput },
): void {
  const draft = drafts.read();
  if (draft === null) return;
  if (draft.attempt === null ? isPartOf(draft, request) : draft.attempt.key === key) drafts.drop();
}
