import type { Facet, SearchInput, SearchSort } from '@fairhall/core/contract/catalogue';
import { formatFor } from '@fairhall/core/site/format';
import { needed } from '../app/loaded.ts';
import type { Visit } from '../app/screens.ts';
import { type ProductCard, productCard } from '../ui/product-card.ts';
import { type SupplierCard, supplierCard } from '../ui/supplier-card.ts';
import { type PageLinks, pageLinks } from './page-links.ts';

type SearchType = 'product' | 'supplier';

/** What a link on the page changes of the search it is on. */
export interface SearchChange {
  readonly id?: string | undefined;
  readonly pageNo?: number;
  readonly after?: string;
  readonly sort?: SearchSort | undefined;
}

export interface SearchCriteria {
  readonly keyword?: string | undefined;
  readonly id?: string | undefined;
  readonly categoryType?: 1 | 2 | undefined;
  readonly exhibitionId?: string | undefined;
  readonly sort?: SearchSort | undefined;
  readonly after?: string | undefined;
  readonly pageNo: number;
}

export interface SearchQuestion {
  readonly searchType: SearchType;
  readonly criteria: SearchCriteria;
  readonly hrefOf: (change: SearchChange) => string;
  readonly otherHref: string;
  /** The name of the category the page is about, where it is about one. */
  readonly categoryName?: string;
}

export interface FilterLink {
  readonly label: string;
  readonly count: string;
  readonly href: string;
}

export interface SearchData {
  readonly searchType: SearchType;
  readonly heading: string;
  readonly keyword: string;
  readonly total: number;
  readonly totalText: string;
  readonly products: readonly ProductCard[];
  readonly suppliers: readonly SupplierCard[];
  readonly tabs: readonly { readonly type: SearchType; readonly href: string }[];
  readonly sorts: readonly { readonly sort: SearchSort; readonly href: string; readonly current: boolean }[];
  readonly categories: readonly FilterLink[];
  /** The category the results are limited to, and the address without it. */
  readonly chosen: { readonly label: string; readonly href: string } | null;
  readonly pages: PageLinks;
  readonly canonical: string;
  readonly enquireElsewhere: { readonly categories: string; readonly all: string };
}

type SearchVisit = Pick<Visit, 'boot' | 'texts' | 'href' | 'ports' | 'signal'>;

const PAGE_SIZE = 40;
const SORTS: readonly SearchSort[] = ['relevance', 'newest', 'priceAsc', 'priceDesc'];

/** Leaves out what is undefined, so that the body holds what was asked for and nothing else. */
function inputOf({ categoryType, ...criteria }: SearchCriteria): SearchInput {
  const given = Object.entries({ ...criteria, categoryType }).filter(([, value]) => value !== undefined);
  return { pageNo: criteria.pageNo, ...Object.fromEntries(given), pageSize: PAGE_SIZE, facets: ['category'] };
}

async function ask(visit: SearchVisit, { searchType, criteria }: SearchQuestion) {
  const { catalogue } = visit.ports.gateway;
  const input = inputOf(criteria);
  const options = { signal: visit.signal };
  if (searchType === 'supplier') {
    const page = needed(await catalogue.searchSupplier(input, options));
    return { page, products: [], suppliers: page.records.map((record) => supplierCard(record, visit)) };
  }
  const page = needed(await catalogue.searchGoods(input, options));
  return { page, products: page.records.map((record) => productCard(record, visit)), suppliers: [] };
}

function filterLinks(facets: readonly Facet[] | undefined, question: SearchQuestion, visit: SearchVisit): FilterLink[] {
  const values = facets?.find((facet) => facet.key === 'category')?.values ?? [];
  const format = formatFor(visit.boot.lang);
  return values.map(({ value, label, count }) => ({ label, count: format.number(count), href: question.hrefOf({ id: value }) }));
}

function totalText(total: number, isEstimate: boolean | undefined, { boot, texts }: SearchVisit): string {
  const count = formatFor(boot.lang).number(total);
  return isEstimate ? texts.text('search.countMore', { count }) : texts.counted('search.count', total, { count });
}

function headingOf({ criteria, searchType, categoryName }: SearchQuestion, { texts }: SearchVisit): string {
  if (categoryName !== undefined) return categoryName;
  if (criteria.keyword) return criteria.keyword;
  return texts.text(searchType === 'product' ? 'search.heading.all' : 'search.heading.suppliers');
}

/** A page of results in words and links. */
export async function loadSearch(visit: SearchVisit, question: SearchQuestion): Promise<SearchData> {
  const { criteria, searchType, hrefOf } = question;
  const { page, products, suppliers } = await ask(visit, question);
  const chosenName = criteria.id === undefined ? null : (question.categoryName ?? (await nameOf(visit, criteria.id)));
  return {
    searchType,
    heading: headingOf(question, visit),
    keyword: criteria.keyword ?? '',
    total: page.total,
    totalText: totalText(page.total, page.totalIsEstimate, visit),
    products,
    suppliers,
    tabs: (['product', 'supplier'] as const).map((type) => ({
      type,
      href: type === searchType ? hrefOf({}) : question.otherHref,
    })),
    sorts: SORTS.filter((sort) => searchType === 'product' || !sort.startsWith('price')).map((sort) => ({
      sort,
      href: hrefOf({ sort: sort === 'relevance' ? undefined : sort }),
      current: (criteria.sort ?? 'relevance') === sort,
    })),
    categories: filterLinks(page.facets, question, visit),
    chosen: chosenName === null ? null : { label: chosenName, href: hrefOf({ id: undefined }) },
    pages: pageLinks(page, hrefOf),
    canonical: hrefOf(page.pageNo === 1 ? {} : { pageNo: page.pageNo }),
    enquireElsewhere: {
      categories: visit.href('categories', {}),
      all: visit.href('search', { searchType }),
    },
  };
}

/** A category's name by its id, from the tree that is kept anyway; the id itself for a tag. */
async function nameOf(visit: SearchVisit, id: string): Promise<string> {
  const tree = await visit.ports.gateway.categories.all({}, { signal: visit.signal });
  if (!tree.ok) return id;
  const levels = [tree.value, tree.value.flatMap((category) => category.children)];
  const all = [...levels.flat(), ...(levels[1] ?? []).flatMap((category) => category.children)];
  return all.find((category) => category.id === id.toUpperCase())?.name ?? id;
}
