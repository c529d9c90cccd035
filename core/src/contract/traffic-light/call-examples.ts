import { address, type CallExample, EMAIL, ID, PAGE, toPage } from '../call-examples/call-example.ts';

const supplierLight = { supplierId: 'S1', name: 'Malabar Weaves', light: 'yellow', score: 55 };

export const TRAFFIC_LIGHT_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'trafficLight.search': {
    input: { keyword: 'weaves', pageNo: 1 },
    output: toPage(supplierLight),
    bounds: { keyword: [0, 200], pageNo: PAGE },
  },
  'trafficLight.detail': {
    input: { supplierId: 'S1' },
    output: {
      ...supplierLight,
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
