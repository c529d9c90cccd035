import type { RelatedCard } from '@fairhall/core/catalogue/product.view';
import type { RelatedReason } from '@fairhall/core/catalogue/related';
import type { Texts } from '@fairhall/core/ports/texts';
import { getViewData } from '../../page/cached-markup.tsx';
import type { StandWords } from '../../ui/card-stands.ts';
import { type ProductWords, productWords, type WordsContext } from '../../ui/product-words.ts';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';

/** Formats a related product's card with the reason for showing it. */
export const relatedWords = (related: RelatedCard, context: WordsContext, at?: StandWords): ProductWords =>
  getViewData(context, 'related', at === undefined ? related : { related, at }, () => ({
    ...productWords(related.card, context, at),
    reason: reasonText(related.reason, context.texts),
  }));

function reasonText(reason: RelatedReason, texts: Texts): string {
  if (reason.kind === 'category') return texts.text('related.category', { category: wrapInIsolate(reason.name) });
  if (reason.kind === 'industry')
    return texts.text('related.industry', { industry: texts.text(`industry.${reason.industry}`) });
  return texts.text(`related.${reason.kind}`);
}
