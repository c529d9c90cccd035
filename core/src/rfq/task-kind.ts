import { type RfqInput, rfq } from '../contract/rfq/calls.ts';
import type { DeferredKind } from '../ports/deferral.ts';

/** What a form needs to hand a task over. Apart from the rest in `deferred.ts`, which imports the form's `send.ts`. */
export const rfqTaskKind: Pick<DeferredKind<RfqInput>, 'kind' | 'payload'> = {
  kind: 'RFQSubmit',
  payload: rfq.submitNew.input,
};
