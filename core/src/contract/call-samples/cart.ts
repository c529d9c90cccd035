import type { CallSample } from '../call-sample.ts';

/** Calls of the cart. */
export const CART_SAMPLES: Readonly<Record<string, CallSample>> = {
  'cart.sync': {
    input: { goodIds: ['P1'], operationType: 1, purchaserContactId: 'c1' },
    output: { goodIds: ['P1'], count: 1 },
  },
  'cart.submitList': {
    input: { goodIds: ['P1'], content: 'Please quote.', exhibitionId: '1001', purchaserContactId: 'c1' },
    output: { inquiryIds: ['e1'] },
  },
};
