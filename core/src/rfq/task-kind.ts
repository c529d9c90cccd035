import { type RfqInput, rfq } from '../contract/rfq.ts';
import type { DeferredKind } from '../ports/deferral.ts';

/** What the form hands over; the rest of the kind is not needed to do so. */
export const rfqTaskKind: Pick<DeferredKind<RfqInput>, 'kind' | 'payload'> = {
  kind: 'RFQSubmit',
  payload: rfq.submitNew.input,
};
