import type { SnapshotFrom } from 'xstate';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import { TAG_KEYWORD_MAX } from '../contract/rfq/tag-limits.ts';
import type { Message } from '../ports/texts.ts';
import { findTagByName } from './search-tags.ts';
import { type ConfirmMode, getTagLimitMessage, isTicked } from './selection.ts';
import type { TagEntry } from './tag-index.ts';
import type { TagPresentation } from './tag-options.ts';
import type { TagSelectorContext } from './tag-selector.context.ts';
import type { tagSelectorMachine } from './tag-selector.machine.ts';
import type { TagSelectorVersion } from './tag-selector-version.ts';
import type { TagChoice, TagValue } from './tag-value.ts';

export interface TagOption {
  readonly code: string;
  readonly name: string;
  /** The names of its category and subcategory, such as "Materials" and "Natural fibres". */
  readonly category: string;
  readonly subCategory: string;
  readonly ticked: boolean;
  /** Whether the keyboard cursor is on it. */
  readonly active: boolean;
}

/** The tree in two panes: the categories, and the tags of the current one or those that match the keyword. */
export interface TagPanes {
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly current: boolean;
    readonly ticked: number;
  }[];
  readonly groups: readonly { readonly name: string; readonly options: readonly TagOption[] }[];
}

export interface TagSelectorView {
  readonly busy: boolean;
  /**
   * `preparing` until the flow's code is loaded, then `closed`; when opened: `loading` the tags, `open` with them, or
   * `failed` to load them. 
   */
  readonly state: 'preparing' | 'closed' | 'loading' | 'open' | 'failed';
  readonly version: TagSelectorVersion;
  readonly presentation: TagPresentation;
  readonly keyword: string;
  readonly keywordMax: number;
  readonly placeholder: Message;
  /** The last written value; null for none. */
  readonly value: TagValue | null;
  readonly chips: readonly TagChoice[];
  /** The product name beside the chips; '' for none. */
  readonly product: string;
  readonly max: number;
  readonly recommended: readonly TagOption[];
  /** The tags to choose from as a flat list; computed when it is read. */
  readonly list: readonly TagOption[];
  /** The same tags as a tree; computed when it is read. */
  readonly panes: TagPanes;
  /** The number of matches beyond the listed ones. */
  readonly more: number;
  /** The code under the keyboard cursor; null for none. */
  readonly active: string | null;
  /** The message if no tag contains the keyword. */
  readonly noMatch: Message | null;
  /** The offer to take the keyword as the product name; null if a tag has that name.  */
  readonly offer: Message | null;
  readonly message: DisplayMessage | null;
  readonly canRetry: boolean;
  /** How the value was last written, and how often so far. */
  readonly confirmed: { readonly mode: ConfirmMode; readonly count: number } | null;
}

/** Returns the view of the selector.   */
export function tagSelectorView(snapshot: SnapshotFrom<typeof tagSelectorMachine>): TagSelectorView {
  const { context } = snapshot;
  const { keyword, options, ticked, loaded } = context;
  const words = keyword.trim();
  return {
    busy: snapshot.hasTag('busy'),
    state: stateOf(snapshot),
    version: context.version,
    presentation: context.presentation,
    keyword,
    keywordMax: TAG_KEYWORD_MAX,
    placeholder: { key: 'tag.placeholder' },
    value: context.value,
    chips: ticked,
    product: context.product,
    max: context.maxTag,
    recommended: context.recommended.map((entry) => optionOf(context, entry)),
    get list() {
      return options.entries.map((entry) => optionOf(context, entry));
    },
    get panes() {
      return toPanes(context);
    },
    more: options.total - options.entries.length,
    active: options.entries[context.cursor]?.code ?? null,
    noMatch: loaded && words !== '' && options.total === 0 ? { key: 'tag.noMatch', values: { keyword: words } } : null,
    offer:
      words !== '' && !context.tagsOnly && !findTagByName(context.index, words)
        ? { key: 'tag.useAsProduct', values: { keyword: words } }
        : null,
    message: messageOf(context),
    canRetry: snapshot.matches({ data: 'failed' }),
    confirmed: context.confirmed,
  };
}

function stateOf(snapshot: SnapshotFrom<typeof tagSelectorMachine>): TagSelectorView['state'] {
  if (snapshot.matches({ panel: 'closed' })) return 'closed';
  if (snapshot.matches({ data: 'failed' })) return 'failed';
  return snapshot.matches({ data: 'loaded' }) ? 'open' : 'loading';
}

function messageOf({ isLimitReached, maxTag, error }: TagSelectorContext): DisplayMessage | null {
  return isLimitReached ? getTagLimitMessage(maxTag) : error && errorMessage(error);
}

function optionOf({ ticked, options, cursor }: TagSelectorContext, entry: TagEntry): TagOption {
  const { code, name, category, subCategory } = entry;
  const active = options.entries[cursor]?.code === code;
  return { code, name, category, subCategory, ticked: isTicked(ticked, code), active };
}

function toPanes(context: TagSelectorContext): TagPanes {
  const { index, options, ticked, keyword } = context;
  const isSearching = keyword.trim() !== '';
  const current = isSearching ? null : (context.categoryId ?? index.tree[0]?.id ?? null);
  const countTicked = (id: string) => ticked.filter(({ value }) => index.byCode.get(value)?.categoryId === id).length;
  const groups = Map.groupBy(options.entries, ({ category, subCategory }) =>
    isSearching ? `${category} · ${subCategory}` : subCategory,
  );
  return {
    categories: index.tree.map(({ id, name }) => ({ id, name, current: id === current, ticked: countTicked(id) })),
    groups: [...groups].map(([name, entries]) => ({
      name,
      options: entries.map((entry) => optionOf(context, entry)),
    })),
  };
}
