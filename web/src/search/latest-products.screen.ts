import { readQuery } from '@fairhall/core/routes/query';
import type { Head } from '../app/head.ts';
import { needed } from '../app/loaded.ts';
import type { HeadContext, Visit } from '../app/screens.ts';
import { type ProductCard, productCard } from '../ui/product-card.ts';
import { type PageLinks, pageLinks } from './page-links.ts';

export { LatestProducts as Screen } from './latest-products.tsx';

export interface LatestData {
  readonly products: readonly ProductCard[];
  readonly pages: PageLinks;
}

/** The newest products, 20 a page. */
export async function loader(visit: Visit<'latestProducts'>): Promise<LatestData> {
  const { pageNo = 1 } = readQuery(visit.search);
  const page = needed(await visit.ports.gateway.catalogue.latestGoods({ pageNo }, { signal: visit.signal }));
  const hrefOf = (change: { pageNo?: number }) => visit.href('latestProducts', {}, { pageNo: change.pageNo });
  return { products: page.records.map((product) => productCard(product, visit)), pages: pageLinks(page, hrefOf) };
}

export const head = (_: LatestData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.latest.title'),
  heading: texts.text('latest.title'),
  description: texts.text('seo.latest.description'),
  keywords: texts.text('seo.latest.keywords'),
});
