import { TAG_KEYWORD_MAX } from '../contract/rfq/tag-limits.ts';
import { trimText, truncateText } from '../forms/text-input.ts';
import type { Message } from '../ports/texts.ts';
import type { TagChoice, TagValue } from './tag-value.ts';

export interface TickLimit {
  readonly maxTag: number;
  /** Drops the oldest tags instead of refusing a new one. */
  readonly override: boolean;
}

/** The message when one tag more is ticked than is allowed.  */
export const getTagLimitMessage = (maxTag: number): Message => ({ key: 'tag.max', values: { n: maxTag } });

export const isTicked = (ticked: readonly TagChoice[], code: string): boolean =>
  ticked.some(({ value }) => value === code);

/** Ticks a tag or takes its tick away; null when there is no room for one more.  */
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

/** Tags that came from outside, as many as there is room for: the latest in override mode, else the first. */
export function limitTags(tags: readonly TagChoice[], { maxTag, override }: TickLimit): readonly TagChoice[] {
  if (tags.length <= maxTag) return tags;
  return override ? tags.slice(-maxTag) : tags.slice(0, maxTag);
}

/** What the person did that confirmed a value. */
export const CONFIRM_MODES = ['plain', 'no-match', 'click-mask', 'props-change'] as const;
export type ConfirmMode = (typeof CONFIRM_MODES)[number];

export interface Selection {
  readonly ticked: readonly TagChoice[];
  /** The product's name that stands beside the tags. */
  readonly product: string;
  readonly keyword: string;
  readonly selectOnly: boolean;
}

/**
 * The value that a confirmation writes: the ticked tags and the product's name, which is the keyword where no tag has
 * that name. Select-only gives tags alone, and a name only where no tag is ticked.   
 */
export function getConfirmedValue(mode: ConfirmMode, { ticked, product, keyword, selectOnly }: Selection): TagValue {
  const typed = truncateText(trimText(keyword), TAG_KEYWORD_MAX);
  const name = mode === 'no-match' ? typed : product;
  if (!selectOnly) return { tag: [...ticked], product: name };
  return ticked.length > 0 ? { tag: [...ticked], product: '' } : { tag: [], product: name || typed };
}
