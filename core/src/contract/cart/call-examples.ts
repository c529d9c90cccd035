import { type CallExample, ID } from '../call-examples/call-example.ts';

/** Calls about the cart. */
export const CART_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'cart.sync': {
    input: { goodIds: ['P1'], operationType: 1, purchaserContactId: 'c1' },
    output: { goodIds: ['P1'], count: 1 },
    bounds: { goodIds: [0, 50], 'goodIds.0': ID, operationType: [0, 3], purchaserContactId: [0, 64] },
  },
  'cart.submitList': {
    input: {
      goodIds: ['P1'],
      content: 'Please quote.',
      quantities: [{ goodId: 'P1', quantity: 25_000 }],
      exhibitionId: '1001',
      purchaserContactId: 'c1',
    },
    output: { inquiryIds: ['e1'] },
    bounds: {
      goodIds: [1, 50],
      'goodIds.0': ID,
      content: [1, 2_000],
      quantities: [0, 50],
      'quantities.0.goodId': ID,
      'quantities.0.quantity': [1, 999_999_999],
      exhibitionId: ID,
      purchaserContactId: [0, 64],
    },
  },
};
