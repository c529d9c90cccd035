import { type CallSample, ID } from '../call-sample.ts';

const sampleItem = {
  ...{ id: 'pl1', exhibitionId: '1001', supplierId: 'S1', goodsId: 'P1', standNo: 'A12', hall: '1' },
  ...{ hallName: 'Fabrics', supplierName: 'Malabar Weaves', goodsName: 'Cotton tote bag', image: 'bag.png' },
  ...{ remark: 'Ask for the price', createTime: 1 },
};

/** Calls about what a buyer does at an exhibition. */
export const PLANNER_SAMPLES: Readonly<Record<string, CallSample>> = {
  'planner.add': {
    input: { exhibitionId: '1001', supplierId: 'S1', goodsId: 'P1', remark: 'Ask for the price' },
    output: { id: 'pl1' },
    bounds: { exhibitionId: ID, supplierId: ID, goodsId: ID, remark: [0, 300] },
  },
  'planner.list': { input: { exhibitionId: '1001' }, output: [sampleItem], bounds: { exhibitionId: ID } },
  'planner.remove': { input: { id: 'pl1' }, output: true, bounds: { id: ID } },
  'planner.note': {
    input: { id: 'pl1', remark: 'Ask for the price' },
    output: true,
    bounds: { id: ID, remark: [0, 300] },
  },
  'planner.calendar': {
    input: { exhibitionId: '1001' },
    output: { fileName: 'planner-1001.ics', text: 'BEGIN:VCALENDAR' },
    bounds: { exhibitionId: ID },
  },
};
