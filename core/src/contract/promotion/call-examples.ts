import { type CallExample, ID } from '../call-examples/call-example.ts';

export const PROMOTION_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'promotion.product': {
    input: { promotionId: 'ab12', goodsId: 'P1', supplierId: 'S1' },
    output: {
      promotionId: 'ab12',
      promotionTheme: 'summer-sale',
      exhibitionType: 'expo',
      title: 'Summer sale',
      discount: 15,
      endTime: 1,
    },
    bounds: { promotionId: ID, goodsId: ID, supplierId: ID },
  },
};
