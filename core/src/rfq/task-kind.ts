import { type RfqInput, rfq } from '../contract/rfq/calls.ts';
import type { DeferredKind } from '../ports/deferral.ts';

/**
 * Kind and payload of the task, which a form needs to submit it. Separate from `deferred.ts`, which imports the form's
 * `send.ts`.
 */
export const rfqTaskKind: Pick<DeferredKind<RfqInput>, 'kind' | 'payload'> = {
  kind: 'RFQSubmit',
  payload: rfq.submitNew.input,
};
