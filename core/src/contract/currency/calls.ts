import * as z from 'zod/mini';
import { read } from '../call.ts';
import { empty } from '../fields.ts';

const currencyRate = z.object({
  /** An ISO 4217 code. */
  currency: z.string(),
  /** Units of the currency for one US dollar. */
  rate: z.number(),
  /** The day of the rate, yyyy-mm-dd. */
  date: z.string(),
});

export type CurrencyRate = z.output<typeof currencyRate>;

/** Exchange rates that operators import, for approximate prices. */
export const currency = {
  /** All rates, by currency. Empty if no operator has imported any: pages then show no approximate prices. */
  rates: read({
    id: 'API-497',
    client: 'micro',
    path: 'goods-price/currencyRates',
    input: empty,
    output: z.object({ rates: z.array(currencyRate) }),
    requirements: ['D-94'],
  }),
};
