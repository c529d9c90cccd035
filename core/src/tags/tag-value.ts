import type * as z from 'zod/mini';
import { toCanonicalJson } from '../contract/canonical-json.ts';
import type { categoryAndTags } from '../contract/rfq/calls.ts';

/** The chosen tags, and a product's name typed instead or beside them. */
export type TagValue = z.output<typeof categoryAndTags>;
export type TagChoice = TagValue['tag'][number];

/** What a form sends: nothing chosen and nothing typed is null. */
export function toSubmit(value: TagValue | null): TagValue | null {
  return value === null || (value.tag.length === 0 && value.product === '') ? null : value;
}

/** Whether two values say the same; an empty one says the same as none. */
export const isSameValue = (one: TagValue | null, other: TagValue | null): boolean =>
  toCanonicalJson(toSubmit(one)) === toCanonicalJson(toSubmit(other));
