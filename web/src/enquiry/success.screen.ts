import { productCard } from '@fairhall/core/catalogue/card';
import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { productWords } from '../ui/product-words.ts';
import { loadEnquiry } from './enquiry-data.ts';
import type { EnquirySuccessData } from './success.tsx';

export { EnquirySuccessPage as Screen } from './success.tsx';

/** One row of the grid. */
const SIMILAR_LIMIT = 6;

/** Loads the target of the enquiry, and products of other suppliers that are similar to it. */
export async function loader(visit: Visit<'enquirySuccess'>): Promise<EnquirySuccessData> {
  const data = await loadEnquiry(visit);
  if (data.target.kind === 'supplier') return { ...data, similar: [] };
  const { catalogue } = visit.ports.gateway;
  const found = await catalogue.goodsNeighbours({ goodsId: data.target.id }, { signal: visit.signal, handled: true });
  const similar = found.ok ? found.value.related.slice(0, SIMILAR_LIMIT) : [];
  return { ...data, similar: similar.map((brief) => productWords(productCard(brief, visit.boot.now), visit)) };
}

export const head = (_: EnquirySuccessData, { texts }: HeadContext): Head => ({
  title: texts.text('enquiryPage.success.head.title'),
  heading: texts.text('enquiry.title'),
  noIndex: true,
});
