import { TAG_KEYWORD_MAX } from '../contract/rfq/tag-limits.ts';
import { trimText, truncateText } from '../forms/text-input.ts';
import type { Message } from '../ports/texts.ts';
import type { TagChoice, TagValue } from './tag-value.ts';

export interface TickLimit {
  readonly maxTag: number;
  /** Drops the oldest tags instead of rejecting a new one. */
  readonly override: boolean;
}

/** Returns the message for more tags than permitted.  */
export const getTagLimitMessage = (maxTag: number): Message => ({ key: 'tag.max', values: { n: maxTag } });

export const isTicked = (ticked: readonly TagChoice[], code: string): boolean =>
  ticked.some(({ value }) => value === code);

/** Ticks or unticks a tag; null if the limit is reached.  */
export function toggleTag(
  ticked: readonly TagChoice[],
  choice: TagChoice,
  { maxTag, override }: TickLimit,
): readonly TagChoice[] | null {
  if (isTicked(ticked, choice.value)) return ticked.filter(({ value }) => value !== choice.value);
  const next = [...ticked, choice];
  if (next.length <= maxTag) return next;
  return override ? next.slice(-maxTag) : null;
}

/** Cuts a given list of tags to the limit: keeps the latest in override mode, else the first. */
export function limitTags(tags: readonly TagChoice[], { maxTag, override }: TickLimit): readonly TagChoice[] {
  if (tags.length <= maxTag) return tags;
  return override ? tags.slice(-maxTag) : tags.slice(0, maxTag);
}

/** The action that confirmed a value. */
export const CONFIRM_MODES = ['plain', 'no-match', 'click-mask', 'props-change'] as const;
export type ConfirmMode = (typeof CONFIRM_MODES)[number];

export interface Selection {
  readonly ticked: readonly TagChoice[];
  /** The product name beside the tags. */
  readonly product: string;
  readonly keyword: string;
  readonly selectOnly: boolean;
}

/**
 * Returns the value that a confirmation writes: the ticked tags and the product name. The name is the keyword if no tag
 * has that name. Select-only returns either tags or, if none is ticked, a name.   
 */
export function getConfirmedValue(mode: ConfirmMode, { ticked, product, keyword, selectOnly }: Selection): TagValue {
  const typed = truncateText(trimText(keyword), TAG_KEYWORD_MAX);
  const name = mode === 'no-match' ? typed : product;
  if (!selectOnly) return { tag: [...ticked], product: name };
  return ticked.length > 0 ? { tag: [...ticked], product: '' } : { tag: [], product: name || typed };
}
