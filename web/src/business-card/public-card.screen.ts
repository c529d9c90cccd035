import type { Head } from '../page/head.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { cardWords } from './card-words.ts';
import type { PublicCardData } from './public-card-data.ts';

export { BusinessCardPublicPage as Screen } from './public-card.tsx';

/**
 * Loads a card that its owner shares. A supplier contact's address shows no buyer's card, nor the other way round.
 *
 */
export async function loader(visit: Visit<'publicCard'>): Promise<PublicCardData> {
  const { ports, signal, params, href, boot } = visit;
  const address = `${boot.origin}${href('publicCard', params)}`;
  const { businessCard } = await ports.frontGateway();
  const shown = await businessCard.view({ cdpId: params.cdpId }, { signal, handled: true });
  const none = { card: null, supplierHref: null, address };
  if (!shown.ok && shown.error.code === '404') return none;
  const card = requireValue(shown);
  const { supplierId, company } = card;
  if ((params.role === 'supplier') !== (supplierId !== '')) return none;
  return {
    card: await cardWords(card, visit),
    supplierHref: supplierId === '' ? null : href('supplier', { name: company, supplierId }),
    address,
  };
}

export const head = ({ card }: PublicCardData, { texts }: HeadContext): Head => ({
  title:
    card === null
      ? texts.text('businessCard.none.head.title')
      : texts.text('businessCard.public.head.title', { name: card.contactName || card.company }),
  heading: texts.text('businessCard.public.title'),
  noIndex: true,
  // Everybody who has the address can see the card.
  noReferrer: true,
  isAbsent: card === null,
});
