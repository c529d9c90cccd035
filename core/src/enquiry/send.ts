import type { EnquiryInput } from '../contract/enquiry/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { MailStatus } from '../contract/mail-status.ts';
import { type Attempt, getAttempt } from '../forms/attempt.ts';
import type { Guest } from '../forms/guest.ts';
import { trimText } from '../forms/text-input.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { RegistrationGate } from '../ports/registration-gate.ts';
import type { Slot } from '../ports/slot.ts';
import type { Result } from '../result.ts';
import { LEAD_SOURCE } from '../site/exhibition-codes.ts';
import type { EnquiryDraft } from './draft.ts';
import type { EnquiryFields } from './fields.ts';
import type { EnquiryTarget } from './target.ts';

/** The exhibition and promotion from which an enquiry is sent. */
export interface EnquiryOrigin {
  readonly exhibitionId?: string | undefined;
  readonly promotionId?: string | undefined;
}

/** The request with trimmed texts and the lead source of an enquiry.  */
export function enquiryRequest(target: EnquiryTarget, fields: EnquiryFields, origin: EnquiryOrigin): EnquiryInput {
  const quantity = fields.quantity.value;
  return {
    type: target.kind,
    targetId: target.id,
    supplierId: target.supplierId,
    content: trimText(fields.content.value),
    email: trimText(fields.email.value),
    source: LEAD_SOURCE.enquiry,
    ...(quantity !== '' && { quantity: Number(quantity) }),
    ...(origin.exhibitionId !== undefined && { exhibitionId: origin.exhibitionId }),
    ...(origin.promotionId !== undefined && { promotionId: origin.promotionId }),
  };
}

export interface SendPorts {
  readonly gateway: Pick<Gateway, 'enquiry'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly drafts: Slot<EnquiryDraft>;
  readonly guests: Pick<Slot<Guest>, 'read' | 'save'>;
  /** Absent if no form for a pre-registration can be shown. */
  readonly entry?: RegistrationGate | undefined;
}

interface SentAnswer {
  readonly inquiryId: string;
  readonly mail?: MailStatus | undefined;
  readonly isConfirmed?: boolean | undefined;
}

export interface SendEnquiryResult {
  readonly attempt: Attempt;
  /** Null if the person gave up the required pre-registration: nothing was sent. */
  readonly answer: Result<SentAnswer, GatewayError> | null;
}

/**
 * Sends an enquiry. The draft is saved with its idempotency key before the request, so that a retry after a lost
 * response, even after a reload or a port failure, is recognised as the same request. After a success the draft is
 * deleted; a draft that another tab has written meanwhile stays. An enquiry at an exhibition waits for the
 * pre-registration, whose form takes over the address.   REL-02 D-73
 */
export async function sendEnquiry(
  { gateway, ids, drafts, guests, entry }: SendPorts,
  { request, draft }: { readonly request: EnquiryInput; readonly draft: EnquiryDraft },
  signal: CancelSignal,
): Promise<SendEnquiryResult> {
  const attempt = getAttempt(request, draft.attempt ?? drafts.read()?.attempt ?? null, ids);
  drafts.save({ ...draft, attempt });
  guests.save({ ...guests.read(), email: request.email });
  const { exhibitionId } = request;
  if (exhibitionId !== undefined && entry !== undefined) {
    const pass = await entry.pass({ exhibitionId: String(exhibitionId), entryType: 'Enquiry' }, signal);
    if (!pass.ok) return { attempt, answer: pass };
    if (pass.value === 'stayed') return { attempt, answer: null };
  }
  const answer = await gateway.enquiry.submitNew(request, { idempotencyKey: attempt.key, signal, handled: true });
  if (answer.ok && drafts.read()?.attempt?.key === attempt.key) drafts.drop();
  return { attempt, answer };
}
