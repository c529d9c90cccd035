import type { RfqPrefill } from './default-data.ts';

/** One text for what an address fills in, so that a draft knows whether it was written from the same; '' for nothing. */
export function openedText(prefill: RfqPrefill = {}): string {
  const filled = given(prefill);
  return Object.keys(filled).length === 0 ? '' : JSON.stringify(filled);
}

/** What is said at all. */
export const given = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Partial<Value>; // members are the value's own
