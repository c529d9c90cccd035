import type { GatewayError } from '../contract/error.ts';
import { MAX_TAG, TAG_KEYWORD_MAX } from '../contract/rfq/tag-limits.ts';
import { truncateText } from '../forms/text-input.ts';
import { findTagByName, type TagMatches } from './search-tags.ts';
import { type ConfirmMode, getConfirmedValue, isTicked, limitTags, toggleTag } from './selection.ts';
import { NO_TAGS, type TagEntry, type TagIndex } from './tag-index.ts';
import { type CursorMove, listTagOptions, moveCursor, type TagPresentation } from './tag-options.ts';
import type { TagSelectorVersion } from './tag-selector-version.ts';
import { type TagChoice, type TagValue, toSubmit } from './tag-value.ts';

export interface TagSelectorInput {
  readonly value?: TagValue | null;
  /** An industry's key or event code; the tags of all industries if absent. */
  readonly industry?: string | undefined;
  /** The categories to choose from; all categories of the industry if absent. */
  readonly categoryIds?: readonly string[] | undefined;
  readonly version?: TagSelectorVersion;
  /** Maximum number of tags. */
  readonly maxTag?: number;
  readonly override?: boolean;
  /** Whether a confirmation returns only tags, or a product name if none is ticked. */
  readonly selectOnly?: boolean;
  /** Accepts no product name: typed text only searches for tags. */
  readonly tagsOnly?: boolean;
}

export interface TagSelectorContext {
  readonly industry: string | undefined;
  readonly categoryIds: readonly string[] | undefined;
  readonly version: TagSelectorVersion;
  readonly maxTag: number;
  readonly override: boolean;
  readonly selectOnly: boolean;
  readonly tagsOnly: boolean;
  /** The last written value. */
  readonly value: TagValue | null;
  readonly ticked: readonly TagChoice[];
  readonly product: string;
  readonly presentation: TagPresentation;
  readonly keyword: string;
  readonly categoryId: string | null;
  readonly cursor: number;
  /** Whether a tag was rejected because the limit is reached. */
  readonly isLimitReached: boolean;
  readonly loaded: boolean;
  readonly index: TagIndex;
  readonly recommended: readonly TagEntry[];
  readonly options: TagMatches;
  readonly error: GatewayError | null;
  readonly confirmed: { readonly mode: ConfirmMode; readonly count: number } | null;
}

type Change = Partial<TagSelectorContext>;

const NO_OPTIONS: TagMatches = { entries: [], total: 0 };

export function initialContext(input: TagSelectorInput): TagSelectorContext {
  const { value = null, industry, categoryIds, version = 'v1', maxTag = MAX_TAG, override = false } = input;
  const { selectOnly = false, tagsOnly = false } = input;
  return {
    industry,
    categoryIds,
    version,
    maxTag,
    override,
    selectOnly,
    tagsOnly,
    value,
    ticked: limitTags(value?.tag ?? [], { maxTag, override }),
    product: value?.product ?? '',
    presentation: 'modal',
    keyword: '',
    categoryId: null,
    cursor: -1,
    isLimitReached: false,
    loaded: false,
    index: NO_TAGS,
    recommended: [],
    options: NO_OPTIONS,
    error: null,
    confirmed: null,
  };
}

/** The event for the form: the value to send, or null for none. */
export interface ValueConfirmed {
  readonly type: 'value.confirmed';
  readonly mode: ConfirmMode;
  readonly value: TagValue | null;
}

/** Returns a change with its new options, and resets the keyboard cursor. */
export function withOptions(context: TagSelectorContext, change: Change): Change {
  return { ...change, options: listTagOptions({ ...context, ...change }), cursor: -1, isLimitReached: false };
}

/**
 * Returns the change for a typed keyword. It searches the names once per keystroke; more would make typing slow.
 *
 */
export const applyKeyword = (context: TagSelectorContext, typed: string): Change =>
  withOptions(context, { keyword: truncateText(typed, TAG_KEYWORD_MAX) });

/** Returns the state for a value: after it was written, or when later changes are discarded. */
export function applyValue(context: TagSelectorContext, value: TagValue | null): Change {
  const ticked = limitTags(value?.tag ?? [], context);
  return withOptions(context, { keyword: '', ticked, product: value?.product ?? '' });
}

export function applyCursor({ cursor, options }: TagSelectorContext, to: CursorMove): Change {
  return { cursor: moveCursor(cursor, to, options.entries.length) };
}

/** Ticks or unticks a tag. A code that is neither in the tree nor ticked is ignored. */
export function applyToggle(context: TagSelectorContext, code: string): Change {
  const entry = context.index.byCode.get(code);
  if (entry === undefined && !isTicked(context.ticked, code)) return {};
  const ticked = toggleTag(context.ticked, { label: entry?.name ?? '', value: code }, context);
  return ticked === null ? { isLimitReached: true } : { ticked, isLimitReached: false };
}

/** Ticks a tag. The list below the field then clears the keyword; the modal keeps it. */
export function applyChoice(context: TagSelectorContext, code: string): Change {
  const change = applyToggle(context, code);
  if (context.presentation === 'modal' || change.ticked === undefined) return change;
  return withOptions({ ...context, ...change }, { ...change, keyword: '' });
}

/** Ticks the tag whose name equals the keyword, unless it is already ticked, and clears the keyword. */
export function applyNaming(context: TagSelectorContext): Change {
  const code = findTagByName(context.index, context.keyword)?.code ?? '';
  const change = isTicked(context.ticked, code) ? {} : applyToggle(context, code);
  return change.isLimitReached ? change : withOptions({ ...context, ...change }, { ...change, keyword: '' });
}

export function toConfirmedEvent(context: TagSelectorContext, mode: ConfirmMode): ValueConfirmed {
  return { type: 'value.confirmed', mode, value: toSubmit(getConfirmedValue(mode, context)) };
}

export function applyConfirm(context: TagSelectorContext, mode: ConfirmMode): Change {
  const { value } = toConfirmedEvent(context, mode);
  // Not reset, so that the message about a rejected tick stays beside the closed field.
  const isLimitReached = context.isLimitReached;
  const confirmed = { mode, count: (context.confirmed?.count ?? 0) + 1 };
  return { ...applyValue(context, value), value, isLimitReached, confirmed };
}
