import type { currency } from '@fairhall/core/contract/currency/calls';
import { toCurrencyRate } from '@fairhall/core/operator-list/rate-list';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { ListAllRows } from '../operator-rows.ts';

interface CurrencyPorts {
  readonly listAllRows: ListAllRows;
}

/** Exchange rates that operators import, for approximate prices. */
export const currencyFeature = ({ listAllRows }: CurrencyPorts): GatewayFeature<typeof currency> => ({
  handlers: {
    rates: async (_, { database }) => {
      const rows = await listAllRows(database, 'rate');
      return ok({ rates: rows.map(({ content }) => toCurrencyRate(content)) });
    },
  },
  notifiesChanges: true,
});
