import { productCard, supplierCard } from '@fairhall/core/catalogue/card';
import type { HotItem } from '@fairhall/core/contract/directory/calls';
import type { Head } from '../../page/head.ts';
import { requireValue } from '../../page/loader-results.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { findCardStands, findFirstExhibition } from '../../ui/card-stands.ts';
import { productWords } from '../../ui/product-words.ts';
import { supplierWords } from '../../ui/supplier-words.ts';
import { supplierIdsOf } from '../search/search-data.ts';
import { type CategoryTile, industryOf, pictureAndCount } from './category-tiles.ts';
import type { HotData } from './hot-data.ts';

export { PopularItemsPage as Screen } from './hot.tsx';

/** Kinds for which there is always data; exhibitions join once there is one. */
const HOT_KINDS = ['product', 'supplier', 'category'] as const;

/** Loads the most viewed entries of a kind. D-22 */
export async function loader(visit: Visit<'hot'>): Promise<HotData> {
  const { params, ports, href, boot, texts, signal } = visit;
  const type = params.hotType;
  const [hot, show] = await Promise.all([
    ports.gateway.directory.hot({ type }, { signal }),
    findFirstExhibition(visit),
  ]);
  const items = requireValue(hot);
  const products = items.flatMap(({ product }) => (product ? productCard(product, boot.now) : []));
  const suppliers = items.flatMap(({ supplier }) => (supplier ? supplierCard(supplier, boot.now) : []));
  const stands = await findCardStands(visit, show, supplierIdsOf({ products, suppliers }));
  return {
    type,
    kinds: HOT_KINDS.map((kind) => ({
      name: texts.text(`lists.hot.${kind}`),
      href: href('hot', { hotType: kind }),
      current: kind === type,
    })),
    products: products.map((card) => productWords(card, visit, stands(card.supplier.id))),
    suppliers: suppliers.map((card) => supplierWords(card, visit, stands(card.id))),
    categories: type === 'category' ? items.map((item) => toTile(item, visit)) : [],
    count: texts.counted('lists.entries', items.length),
  };
}

const toTile = ({ id, name, url, image, industry, products = 0 }: HotItem, visit: Visit<'hot'>): CategoryTile => ({
  id,
  name,
  lang: null,
  href: url,
  below: [],
  industry: industryOf({ industry }),
  ...pictureAndCount({ image, count: products }, visit),
});

export function head(data: HotData, { texts, href }: HeadContext): Head {
  const heading = texts.text(`lists.hot.${data.type}.title`);
  return {
    title: texts.text('seo.hot.title', { heading }),
    heading,
    description: texts.text('seo.hot.description', { heading }),
    keywords: texts.text('seo.hot.keywords', { heading }),
    canonical: href('hot', { hotType: data.type }),
    noIndex: data.products.length + data.suppliers.length + data.categories.length === 0,
  };
}
