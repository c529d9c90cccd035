import { address, type CallExample, EMAIL, ID, PAGE, paged } from '../call-examples/call-example.ts';

const lit = { supplierId: 'S1', name: 'Malabar Weaves', light: 'yellow', score: 55 };

export const TRAFFIC_LIGHT_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'trafficLight.search': {
    input: { keyword: 'weaves', pageNo: 1 },
    output: paged(lit),
    bounds: { keyword: [0, 200], pageNo: PAGE },
  },
  'trafficLight.detail': {
    input: { supplierId: 'S1' },
    output: {
      ...lit,
      dimensions: [
        { key: 'export', score: 55, reason: 'Two years.', source: 'Customs', date: '2026-10-01', lang: 'en' },
      ],
      updateTime: 1,
    },
    bounds: { supplierId: ID },
  },
  'trafficLight.feedback': {
    input: { supplierId: 'S1', type: 'delivery', content: 'Four weeks late.', email: address },
    output: { id: 'f1' },
    bounds: { supplierId: ID, content: [1, 2_000], email: EMAIL },
  },
};
