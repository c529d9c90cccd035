import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { EnquiryState } from '@fairhall/core/contract/enquiry/thread-limits';
import { shownState, standingAfter, type ThreadAct } from '@fairhall/core/enquiry/enquiry-state';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { type Found, standingOf } from './find-enquiry.ts';
import { saveStanding } from './save-standing.ts';
import { NO_REASON, NOT_NOW, NOT_SENT } from './thread-refusals.ts';

/** What is wished of an enquiry. */
export interface WishedState {
  readonly to: 'closed' | 'open' | 'spam';
  /** Why it is spam. */
  readonly reason?: string | undefined;
}

const ACTS: Readonly<Record<WishedState['to'], ThreadAct>> = { closed: 'close', open: 'reopen', spam: 'spam' };

/** Closes an enquiry, opens it again or calls it spam; what is so already stays as it is. The enquiry is locked. */
export async function setState(
  context: CallContext,
  { side, row }: Found,
  { to, reason }: WishedState,
): Promise<Result<{ readonly state: EnquiryState }, Refusal>> {
  if (to === 'spam' && reason === undefined) return err(NO_REASON);
  if (row.delivered_at === null) return err(NOT_SENT);
  const before = standingOf(row);
  const after = standingAfter(before, side, ACTS[to], context.now);
  if (after === undefined) return err(NOT_NOW);
  if (after !== before) await saveStanding(context, row, after, { state_reason: reason ?? null });
  return ok({ state: shownState(after.state, side) });
}
