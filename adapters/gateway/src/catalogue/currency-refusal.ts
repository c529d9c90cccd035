import { readCurrency } from '@fairhall/core/contract/catalogue/currency';
import type { Refusal } from '@fairhall/core/contract/dispatcher';

/** What is told of a text that is no code of ISO 4217, with the code that it means where that is known. */
export function currencyRefusal(written: string): Refusal | undefined {
  const { isCode, code } = readCurrency(written);
  if (isCode) return undefined;
  if (code === null) return { code: '400', message: 'request.currency', values: { value: written } };
  return { code: '400', message: 'request.currencyName', values: { value: written, code } };
}
