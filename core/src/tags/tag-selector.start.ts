import { MAX_TAG, TAG_KEYWORD_MAX } from '../contract/rfq/tag-limits.ts';
import type { TagSelectorView } from './tag-selector.view.ts';
import type { TagSelectorVersion } from './tag-selector-version.ts';

/**
 * Returns the selector before its flow is loaded: the server renders it, and the browser shows it until the page is
 * used. It has no value; meanwhile the field shows its form's value. In its own file, so that the first load includes
 * no code of the flow.
 */
export const tagSelectorStart = (version: TagSelectorVersion): TagSelectorView => ({
  busy: true,
  state: 'preparing',
  version,
  presentation: 'inline',
  keyword: '',
  keywordMax: TAG_KEYWORD_MAX,
  placeholder: { key: 'tag.placeholder' },
  value: null,
  chips: [],
  product: '',
  max: MAX_TAG,
  recommended: [],
  list: [],
  panes: { categories: [], groups: [] },
  more: 0,
  active: null,
  noMatch: null,
  offer: null,
  message: null,
  canRetry: false,
  confirmed: null,
});
