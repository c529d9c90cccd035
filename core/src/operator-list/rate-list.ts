import { isCurrency } from '../contract/catalogue/currency.ts';
import { checkDay, type ListKind, type Row } from './column.ts';

const RATE_PATTERN = /^\d{1,9}(?:\.\d{1,6})?$/;

/** Exchange rates, one row for each currency: its units for one US dollar, and the day of the rate. */
export const currencyRateList: ListKind = {
  key: 'currency',
  columns: [
    {
      name: 'currency',
      needed: true,
      problem: (value) => (isCurrency(value) && value !== 'USD' ? undefined : { key: 'operatorList.currency' }),
    },
    {
      name: 'rate',
      needed: true,
      problem: (value) => (RATE_PATTERN.test(value) && Number(value) > 0 ? undefined : { key: 'operatorList.rate' }),
    },
    { name: 'date', needed: true, problem: checkDay },
  ],
};

/** Returns the rate of a row, which was validated when it was written. */
export const toCurrencyRate = ({ currency = '', rate = '', date = '' }: Row) => ({
  currency,
  rate: Number(rate),
  date,
});
