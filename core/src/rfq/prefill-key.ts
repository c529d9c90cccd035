import type { RfqPrefill } from './default-data.ts';

/** What an address fills in as one text, by which a draft is known to be written from the same; '' for nothing. */
export function toPrefillKey(prefill: RfqPrefill = {}): string {
  const filled = omitUndefined(prefill);
  return Object.keys(filled).length === 0 ? '' : JSON.stringify(filled);
}

/** The members that are not undefined. */
export const omitUndefined = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Partial<Value>; // members are the value's own
