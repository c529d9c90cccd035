import { type CallExample, ID } from '../call-examples/call-example.ts';

const couponNo = 'C-7K3M-9QXD';

export const COUPON_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'coupon.issue': {
    input: { couponId: 'C1' },
    output: { couponNo, status: 'issued' },
    bounds: { couponId: ID },
  },
  'coupon.check': {
    input: { couponId: 'C1' },
    output: { couponId: 'C1', status: 'issued', name: 'Free samples', validTo: '2026-12-31' },
    bounds: { couponId: ID },
  },
  'staffCoupon.use': {
    input: { couponNo, reason: 'at the sample desk' },
    output: { couponNo, couponId: 'C1', name: 'Free samples' },
    bounds: { couponNo: ID, reason: [1, 500] },
  },
};
