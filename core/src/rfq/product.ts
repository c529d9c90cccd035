import { TAG_KEYWORD_MAX } from '../contract/rfq/tag-limits.ts';
import { truncateText } from '../forms/text-input.ts';
import type { RfqDraft } from './draft.ts';

export interface RfqProduct {
  readonly id: string;
  /** '' if the call failed. */
  readonly name: string;
  readonly image: string | null;
  readonly unit: string | null;
}

/** Returns the category field prefilled with the product's name; null without a product or name. */
export const toCateAndTag = (product: RfqProduct | null): RfqDraft['cateAndTag'] =>
  product === null || product.name === '' ? null : { tag: [], product: truncateText(product.name, TAG_KEYWORD_MAX) };
