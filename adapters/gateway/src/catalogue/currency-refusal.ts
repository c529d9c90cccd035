import { readCurrency } from '@fairhall/core/contract/catalogue/currency';
import type { Refusal } from '@fairhall/core/contract/dispatcher';

/**
 * The rejection of a text that is no ISO 4217 code, with the code that was probably meant if it is known; undefined for
 * a valid code.
 */
export function currencyRefusal(written: string): Refusal | undefined {
  const { isCode, code } = readCurrency(written);
  if (isCode) return undefined;
  if (code === null) return { code: '400', message: 'request.currency', values: { value: written } };
  return { code: '400', message: 'request.currencyName', values: { value: written, code } };
}
