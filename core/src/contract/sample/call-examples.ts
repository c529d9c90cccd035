import { type CallExample, ID, PAGE } from '../call-examples/call-example.ts';

const sampleFacts = {
  id: 's1',
  exhibitionId: '1001',
  goodsId: 'P1',
  goodsName: 'Cotton tote bag',
  standNo: 'A12',
  hall: '1',
  quantity: 1,
  createTime: 1,
};

/** Calls about samples that buyers pick up at stands. */
export const SAMPLE_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'sample.book': {
    input: { exhibitionId: '1001', goodsId: 'P1', quantity: 1 },
    output: { id: 's1' },
    bounds: { exhibitionId: ID, goodsId: ID, quantity: [1, 10] },
  },
  'sample.list': {
    input: { exhibitionId: '1001' },
    output: [{ ...sampleFacts, supplierId: 'S1', supplierName: 'Malabar Weaves', image: '11', isCollected: false }],
    bounds: { exhibitionId: ID },
  },
  'sample.cancel': { input: { id: 's1' }, output: true, bounds: { id: ID } },
  'supplierSample.list': {
    input: { pageNo: 1, exhibitionId: '1001' },
    output: {
      records: [
        {
          ...sampleFacts,
          exhibitionName: 'Fair',
          contactName: 'Priya',
          companyName: 'Mills',
          countryId: '356',
          status: 0,
        },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    },
    bounds: { pageNo: PAGE, exhibitionId: ID },
  },
  'supplierSample.counts': {
    input: {},
    output: [
      {
        exhibitionId: '1001',
        exhibitionName: 'Fair',
        products: [{ goodsId: 'P1', goodsName: 'Cotton tote bag', booked: 3, collected: 1 }],
      },
    ],
    bounds: {},
  },
  'supplierSample.mark': {
    input: { id: 's1', isCollected: true },
    output: { id: 's1', status: 1 },
    bounds: { id: ID },
  },
};
