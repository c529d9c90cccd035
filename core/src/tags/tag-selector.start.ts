import { MAX_TAG, TAG_KEYWORD_MAX } from '../contract/rfq/tag-limits.ts';
import type { TagSelectorView } from './tag-selector.view.ts';
import type { TagSelectorVersion } from './tag-selector-version.ts';

/**
 * The selector before its flow is loaded: what the server renders, and the browser until somebody uses the page. It knows no
 * value; the field shows its form's meanwhile. A file of its own, so that a first load brings none of the flow's code.
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
