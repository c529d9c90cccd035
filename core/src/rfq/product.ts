import { TAG_KEYWORD_MAX } from '../contract/rfq/tag-limits.ts';
import { truncateText } from '../forms/text-input.ts';
import type { RfqDraft } from './draft.ts';

/** The product that a request is about. */
export interface RfqProduct {
  readonly id: string;
  /** '' where the gateway could not be asked. */
  readonly name: string;
  readonly image: string | null;
  readonly unit: string | null;
}

/** What is asked for, named after the product; null for none, or for one whose name is not known. */
export const toCateAndTag = (product: RfqProduct | null): RfqDraft['cateAndTag'] =>
  product === null || product.name === '' ? null : { tag: [], product: truncateText(product.name, TAG_KEYWORD_MAX) };
