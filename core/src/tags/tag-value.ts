import type * as z from 'zod/mini';
import { toCanonicalJson } from '../contract/canonical-json.ts';
import type { categoryAndTags } from '../contract/rfq/calls.ts';

/** The chosen tags, and a product name typed instead of or beside them. */
export type TagValue = z.output<typeof categoryAndTags>;
export type TagChoice = TagValue['tag'][number];

/** Returns the value to send: null if nothing is chosen or typed. */
export function toSubmit(value: TagValue | null): TagValue | null {
  return value === null || (value.tag.length === 0 && value.product === '') ? null : value;
}

/** Whether two values are equal; an empty one equals null. */
export const isSameValue = (one: TagValue | null, other: TagValue | null): boolean =>
  toCanonicalJson(toSubmit(one)) === toCanonicalJson(toSubmit(other));
