import type { Head } from '../page/head.ts';
import { needed } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { cardWords } from './card-words.ts';
import type { OwnCardData } from './own-card-data.ts';

export { OwnCardPage as Screen } from './own-card.tsx';

/** The buyer's own card as others see it. */
export async function loader(visit: Visit<'ownCard'>): Promise<OwnCardData> {
  const { businessCard } = await visit.ports.front();
  const card = needed(await businessCard.own({}, { signal: visit.signal }));
  return { card: await cardWords(card, visit), cdpId: card.cdpId };
}

export const head = (_: OwnCardData, { texts }: HeadContext): Head => ({
  title: texts.text('businessCard.asOthers.head.title'),
  heading: texts.text('businessCard.own.title'),
  noIndex: true,
});
