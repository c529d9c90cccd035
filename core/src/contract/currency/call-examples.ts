import type { CallExample } from '../call-examples/call-example.ts';

export const CURRENCY_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'currency.rates': {
    input: {},
    output: { rates: [{ currency: 'EUR', rate: 0.92, date: '2026-11-27' }] },
    bounds: {},
  },
};
