import type { RfqPrefill } from './default-data.ts';

/**
 * Returns the prefill of an address as one text, so that a draft can record which prefill it started from; '' for none.
 */
export function toPrefillKey(prefill: RfqPrefill = {}): string {
  const filled = omitUndefined(prefill);
  return Object.keys(filled).length === 0 ? '' : JSON.stringify(filled);
}

/** Returns the members that are not undefined. */
export const omitUndefined = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Partial<Value>; // the value's own members
