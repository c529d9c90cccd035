import { type CallSample, paged } from '../call-sample.ts';

/** Calls about what a buyer follows. */
export const FOLLOW_SAMPLES: Readonly<Record<string, CallSample>> = {
  'follow.goods': { input: { goodsId: 'P1' }, output: { followed: true, count: 1 } },
  'follow.cancelGoods': { input: { goodsId: 'P1' }, output: { followed: false, count: 0 } },
  'follow.supplier': { input: { supplierId: 'S1' }, output: { followed: true, count: 1 } },
  'follow.cancelSupplier': { input: { supplierId: 'S1' }, output: { followed: false, count: 0 } },
  'follow.standing': { input: { type: 'goods', targetId: 'P1' }, output: { followed: true, count: 1 } },
  'follow.list': { input: { type: 'goods', pageNo: 1 }, output: paged({ id: 'P1', name: 'Cotton tote bag' }) },
};
