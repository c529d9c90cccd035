import type { OutputOf } from '../contract/call.ts';
import type { Rfq } from '../contract/rfq/calls.ts';
import type { rfqLifecycle } from '../contract/rfq/lifecycle-calls.ts';
import type { RfqDraft } from './draft.ts';
import { getRfqState, listRfqActs } from './lifecycle.ts';
import type { ExistingRfq, RfqOpening } from './opening.ts';

/**
 * Returns the request for the form; null if its buyer can neither edit it nor send it again. Files belong to one request,
 * so one that is sent again starts without them.
 */
export function toExistingRfq(
  rfq: Rfq,
  { version, quotations }: Pick<OutputOf<typeof rfqLifecycle.show>, 'version' | 'quotations'>,
): ExistingRfq | null {
  const acts = listRfqActs({ state: getRfqState(rfq), quotations });
  const act = (['edit', 'resubmit'] as const).find((each) => acts.includes(each));
  if (act === undefined) return null;
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
