import type { Head } from '../page/head.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import type { CardPreviewData } from './card-preview-data.ts';
import { cardWords } from './card-words.ts';

export { CardPreviewPage as Screen } from './card-preview.tsx';

/** Loads the buyer's own card as others see it. */
export async function loader(visit: Visit<'ownCard'>): Promise<CardPreviewData> {
  const { businessCard } = await visit.ports.frontGateway();
  const card = requireValue(await businessCard.own({}, { signal: visit.signal }));
  return { card: await cardWords(card, visit), cdpId: card.cdpId };
}

export const head = (_: CardPreviewData, { texts }: HeadContext): Head => ({
  title: texts.text('businessCard.asOthers.head.title'),
  heading: texts.text('businessCard.own.title'),
  noIndex: true,
});
