import { type CallExample, ID, PAGE } from '../call-examples/call-example.ts';

const collectStatus = { collected: true, count: 1 };

/** Calls about products and exhibitors that a buyer collects at exhibitions. */
export const COLLECT_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'collect.goodsSpu': {
    input: { goodsSpuId: 'P1', exhibitionId: '1001', collected: true },
    output: collectStatus,
    bounds: { goodsSpuId: ID, exhibitionId: ID },
  },
  'collect.exhibitor': {
    input: { supplierId: 'S1', exhibitionId: '1001', collected: true },
    output: collectStatus,
    bounds: { supplierId: ID, exhibitionId: ID },
  },
  'collect.list': {
    input: { type: 'goodsSpu', exhibitionId: '1001', pageNo: 1 },
    output: {
      records: [
        {
          type: 'goodsSpu',
          id: 'P1',
          supplierId: 'S1',
          name: 'Cotton tote bag',
          supplierName: 'Malabar Weaves',
          exhibitionId: '1001',
          exhibitionName: 'Fair',
          standNo: 'A12',
          hall: '1',
          image: '11',
          createTime: 1,
        },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    },
    bounds: { exhibitionId: ID, pageNo: PAGE },
  },
  'collect.standing': {
    input: { type: 'exhibitor', targetId: 'S1', exhibitionId: '1001' },
    output: collectStatus,
    bounds: { targetId: ID, exhibitionId: ID },
  },
};
