import type { Head } from '../page/head.ts';
import { needed } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type CardWords, cardWords } from './card-words.ts';

export { OwnCardPage as Screen } from './own-card.tsx';

export interface OwnCardData {
  readonly card: CardWords;
  /** By which everybody sees it; null while it is not shared. */
  readonly cdpId: string | null;
}

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
