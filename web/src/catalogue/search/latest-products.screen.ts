import { productCard } from '@fairhall/core/catalogue/card';
import { readQuery } from '@fairhall/core/routes/query';
import type { Head } from '../../page/head.ts';
import { needed } from '../../page/loader-results.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { type ProductWords, productWords } from '../../ui/product-words.ts';

export { LatestProducts as Screen } from './latest-products.tsx';

export interface LatestData {
  readonly products: readonly ProductWords[];
  readonly previous: string | null;
  readonly next: string | null;
  readonly canonical: string;
  /** Behind the last page. */
  readonly isPastEnd: boolean;
}

/** The newest products, a page at a time. */
export async function loader(visit: Visit<'latestProducts'>): Promise<LatestData> {
  const { boot, ports, signal, href } = visit;
  const { pageNo = 1 } = readQuery(visit.search);
  const page = needed(await ports.gateway.catalogue.latestGoods({ pageNo }, { signal }));
  const isLast = page.pageNo * page.pageSize >= page.total;
  return {
    products: page.records.map((product) => productWords(productCard(product, boot.now), visit)),
    canonical: href('latestProducts', {}, pageNo > 1 ? { pageNo } : {}),
    isPastEnd: pageNo > 1 && page.records.length === 0,
    previous: pageNo > 1 ? href('latestProducts', {}, { pageNo: pageNo - 1 }) : null,
    next: isLast ? null : href('latestProducts', {}, { pageNo: pageNo + 1 }),
  };
}

export const head = (data: LatestData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.latest.title'),
  heading: texts.text('latest.title'),
  description: texts.text('seo.latest.description'),
  keywords: texts.text('seo.latest.keywords'),
  canonical: data.canonical,
  isAbsent: data.isPastEnd,
  items: data.products,
});
