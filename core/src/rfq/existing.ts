import type { OutputOf } from '../contract/call.ts';
import type { Rfq } from '../contract/rfq/calls.ts';
import type { rfqLifecycle } from '../contract/rfq/lifecycle-calls.ts';
import type { RfqDraft } from './draft.ts';
import { getRfqState, hasRfqEnded } from './lifecycle.ts';
import type { ExistingRfq, RfqOpening } from './opening.ts';

/**
 * Returns the request for the form: one that has ended is sent again. Files belong to one request, so one that is sent
 * again starts without them.
 */
export function toExistingRfq(rfq: Rfq, { version }: Pick<OutputOf<typeof rfqLifecycle.show>, 'version'>): ExistingRfq {
  const act = hasRfqEnded(getRfqState(rfq)) ? 'resubmit' : 'edit';
  const { rfqId, source, exhibitionId } = rfq;
  const hasOtherFiles = act === 'resubmit' && rfq.attachments.length > 0;
  return { rfqId, version, act, draft: toRfqDraft(rfq, act), hasOtherFiles, source, exhibitionId };
}

/** The opening of the form for a request that was sent before. */
export const toExistingOpening = (existing: ExistingRfq): RfqOpening => ({
  existing,
  exhibitionId: existing.exhibitionId,
});

function toRfqDraft(rfq: Rfq, act: ExistingRfq['act']): RfqDraft {
  const { description, question, email, cateAndTag, quantity, unit, countryId, productId } = rfq;
  const files = rfq.attachments.map(({ fileId, fileName, size }) => ({ fileId, fileName, size }));
  return {
    step: 'need',
    description,
    question: question ?? '',
    email,
    cateAndTag,
    quantity: quantity === undefined ? '' : String(quantity),
    unit: unit ?? '',
    countryId: countryId ?? '',
    productId,
    attachments: act === 'edit' ? files : [],
    opened: '',
    attempt: null,
  };
}
