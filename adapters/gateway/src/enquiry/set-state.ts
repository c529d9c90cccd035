import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { EnquiryState } from '@fairhall/core/contract/enquiry/thread-limits';
import { applyAct, type ThreadAct, toVisibleState } from '@fairhall/core/enquiry/enquiry-status';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { dropWaiting } from '../mail/outbox.ts';
import { toTeamKeyPrefix } from './enquiry-to-team.ts';
import { type FoundEnquiry, toEnquiryStatus } from './find-enquiry.ts';
import { saveEnquiryStatus } from './save-enquiry-status.ts';
import { NO_REASON, THREAD_NOT_SENT, THREAD_WRONG_STATE } from './thread-refusals.ts';

/** The requested state of an enquiry. */
export interface WishedState {
  readonly to: 'closed' | 'open' | 'spam';
  /** Reason for the spam status. */
  readonly reason?: string | undefined;
}

const STATE_ACTS: Readonly<Record<WishedState['to'], ThreadAct>> = { closed: 'close', open: 'reopen', spam: 'spam' };

/**
 * Closes, reopens or marks an enquiry as spam; idempotent. One that is over needs no answer from the organiser's team.
 * The enquiry is locked.
 */
export async function setState(
  context: CallContext,
  { side, row }: FoundEnquiry,
  { to, reason }: WishedState,
): Promise<Result<{ readonly state: EnquiryState }, Refusal>> {
  if (to === 'spam' && reason === undefined) return err(NO_REASON);
  if (row.delivered_at === null) return err(THREAD_NOT_SENT);
  const before = toEnquiryStatus(row);
  const after = applyAct(before, side, STATE_ACTS[to], context.now);
  if (after === undefined) return err(THREAD_WRONG_STATE);
  if (after !== before) {
    await saveEnquiryStatus(context, row, after, { state_reason: reason ?? null });
    if (to !== 'open') await dropWaiting(context.database, toTeamKeyPrefix(row.enquiry_id));
  }
  return ok({ state: toVisibleState(after.state, side) });
}
