import type { TradeTerm } from '@fairhall/core/contract/trade-term-limits';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';

/** A term's value in the text of a page: codes stay left to right, and a supplier's own text keeps its direction. */
export function wrapTradeTerm(term: TradeTerm, value: string): string {
  if (term === 'payment') return value;
  return term === 'hsCode' ? `\u2066${value}\u2069` : wrapInIsolate(value);
}
