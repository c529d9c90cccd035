import { supplierCard } from '@fairhall/core/catalogue/card';
import type { SearchCriteria } from '@fairhall/core/catalogue/criteria';
import type { ListAddress } from '@fairhall/core/catalogue/list-address';
import { readQuery } from '@fairhall/core/routes/query';
import type { Head } from '../../page/head.ts';
import { requireValue } from '../../page/loader-results.ts';
import { pageError } from '../../page/page-error.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { findCardStands, findFirstExhibition } from '../../ui/card-stands.ts';
import { supplierWords } from '../../ui/supplier-words.ts';
import { findCategoryPath } from '../search/category-tree.ts';
import { listHead, toPageTitle } from '../search/list-head.ts';
import { loadSearch } from '../search/search-data.ts';
import type { AggregateData } from './aggregate-data.ts';
import { categoryLinkOf, industryOf } from './category-tiles.ts';

export { CategoryAggregatePage as Screen } from './aggregate.tsx';

const SUPPLIER_LIMIT = 3;
/** The value of `active_tab` for suppliers. */
const TAB_SUPPLIERS = 'suppliers';

/** Loads a category's products and suppliers from all sites together. D-21 */
export async function loader(visit: Visit<'aggregate'>): Promise<AggregateData> {
  const { params, ports, texts, boot, signal } = visit;
  const tree = requireValue(await ports.gateway.categories.all({}, { signal }));
  const id = params.categoryId.toUpperCase();
  const path = findCategoryPath(id, tree);
  const pageCategory = path.at(-1);
  if (pageCategory === undefined) throw pageError('noSuchPage');
  const type = readQuery(visit.search).activeTab === TAB_SUPPLIERS ? 'supplier' : 'product';
  const { pageNo = 1 } = params;
  const criteria: SearchCriteria = { type, pageNo, id, listAddress: toListPlace(pageCategory.enName, id, type) };
  const [results, suppliers, show] = await Promise.all([
    loadSearch(visit, criteria, null, {
      heading: pageCategory.name,
      intro: texts.text('lists.aggregate.intro', { category: pageCategory.name }),
      tabs: (['product', 'supplier'] as const).map((kind) => ({
        type: kind,
        href: tabHref(visit, pageCategory.enName, id, kind),
      })),
    }),
    type === 'product' && pageNo === 1
      ? ports.gateway.catalogue.searchSupplier({ id, pageSize: SUPPLIER_LIMIT }, { signal })
      : null,
    findFirstExhibition(visit),
  ]);
  const shelf = suppliers?.ok ? suppliers.value.records.map((row) => supplierCard(row, boot.now)) : [];
  const shelfIds = shelf.map((card) => card.id);
  const stands = await findCardStands(visit, show, shelfIds);
  const siblings = path.at(-2)?.children ?? tree.filter(({ industry }) => industry === pageCategory.industry);
  return {
    name: pageCategory.name,
    industry: path[0] === undefined ? null : industryOf(path[0]),
    crumbs: path.map(({ id: step, name, enName }) =>
      step === id ? { name } : { name, href: visit.href('aggregate', { name: enName, categoryId: step }) },
    ),
    results,
    beside: siblings
      .filter((category) => category.id !== id && category.count > 0)
      .map((category) => ({
        ...categoryLinkOf(category, visit),
        href: visit.href('aggregate', { name: category.enName, categoryId: category.id }),
      })),
    suppliers: shelf.map((card) => supplierWords(card, visit, stands(card.id))),
    allSuppliers: tabHref(visit, pageCategory.enName, id, 'supplier'),
  };
}

const toListPlace = (name: string, categoryId: string, type: SearchCriteria['type']): ListAddress => ({
  route: 'aggregate',
  params: { name, categoryId },
  ...(type === 'supplier' ? { query: { activeTab: TAB_SUPPLIERS } } : {}),
});

const tabHref = (
  { href }: Visit<'aggregate'>,
  name: string,
  categoryId: string,
  type: SearchCriteria['type'],
): string => href('aggregate', { name, categoryId }, type === 'supplier' ? { activeTab: TAB_SUPPLIERS } : {});

export function head({ name, industry, results }: AggregateData, { texts }: HeadContext): Head {
  const values = { category: name };
  return {
    title: toPageTitle(texts.text('seo.aggregate.title', values), results, texts),
    heading: name,
    description: texts.text('seo.aggregate.description', values),
    keywords: texts.text('seo.aggregate.keywords', values),
    canonical: results.canonical,
    ...listHead(results),
    ...(industry === null ? {} : { industry }),
  };
}
