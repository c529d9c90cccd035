import { type CallExample, ID, PAGE, toPage } from '../call-examples/call-example.ts';

/** Calls about products and suppliers that a buyer follows. */
export const FOLLOW_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'follow.goods': { input: { goodsId: 'P1' }, output: { followed: true, count: 1 }, bounds: { goodsId: ID } },
  'follow.cancelGoods': { input: { goodsId: 'P1' }, output: { followed: false, count: 0 }, bounds: { goodsId: ID } },
  'follow.supplier': { input: { supplierId: 'S1' }, output: { followed: true, count: 1 }, bounds: { supplierId: ID } },
  'follow.cancelSupplier': {
    input: { supplierId: 'S1' },
    output: { followed: false, count: 0 },
    bounds: { supplierId: ID },
  },
  'follow.exhibition': {
    input: { exhibitionId: '1001' },
    output: { followed: true, count: 1 },
    bounds: { exhibitionId: ID },
  },
  'follow.cancelExhibition': {
    input: { exhibitionId: '1001' },
    output: { followed: false, count: 0 },
    bounds: { exhibitionId: ID },
  },
  'follow.standing': {
    input: { type: 'goods', targetId: 'P1' },
    output: { followed: true, count: 1 },
    bounds: { targetId: ID },
  },
  'follow.ids': { input: { type: 'goods' }, output: { ids: ['P1'] } },
  'follow.list': {
    input: { type: 'goods', pageNo: 1 },
    output: toPage({ id: 'P1', name: 'Cotton tote bag' }),
    bounds: { pageNo: PAGE },
  },
};
