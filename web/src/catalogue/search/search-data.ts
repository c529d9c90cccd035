import { listLink, type SearchCriteria, updateCriteria } from '@fairhall/core/catalogue/criteria';
import type { CategoryOption, ListView } from '@fairhall/core/catalogue/list.view';
import { loadList } from '@fairhall/core/catalogue/load-list';
import type { Pager } from '@fairhall/core/catalogue/pager';
import type { SearchSort } from '@fairhall/core/contract/catalogue/calls';
import type { Category } from '@fairhall/core/contract/categories/calls';
import { DEFAULT_CURRENCY } from '@fairhall/core/site/defaults';
import { getFormat } from '@fairhall/core/site/format';
import { linkHref } from '../../page/address.ts';
import { getViewData } from '../../page/cached-markup.tsx';
import { requireValue } from '../../page/loader-results.ts';
import type { Visit } from '../../page/screen.ts';
import { type CardStands, findCardStands, findExhibition, NO_STANDS, resolveExhibition } from '../../ui/card-stands.ts';
import { type ProductWords, productWords } from '../../ui/product-words.ts';
import { type SupplierWords, supplierWords } from '../../ui/supplier-words.ts';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';
import type { ChipLink } from '../lists/link-chips.tsx';
import { pathOf } from './category-tree.ts';
import { type ExhibitionNoteData, exhibitionNote } from './exhibition-note-data.ts';
import { type FilterWords, filterWords } from './filter-words.ts';

type SearchType = SearchCriteria['type'];

export interface FilterLink {
  readonly label: string;
  /** '' if it is unknown. */
  readonly count: string;
  readonly href: string;
}

export interface PageLink {
  readonly number: number;
  readonly href: string;
  readonly current: boolean;
  readonly afterGap: boolean;
}

export interface PageLinks {
  readonly numbers: readonly PageLink[];
  readonly previous: string | null;
  readonly next: string | null;
}

/** A page of results, formatted with links. */
export interface SearchData {
  readonly type: SearchType;
  readonly heading: string;
  readonly keyword: string;
  readonly total: string;
  /** A sentence below the heading. */
  readonly intro: string | null;
  /** Shown before results of which none contains all words; search engines do not index such a page. */
  readonly near: string | null;
  /** The message if there are no results; null otherwise. */
  readonly none: string | null;
  /** The most viewed categories, if nothing matches the searched words; else empty. */
  readonly popular: readonly ChipLink[];
  readonly pageNo: number;
  /** True if the list has fewer pages than the address names. */
  readonly isPastEnd: boolean;
  /** The address of the first page if the requested page does not exist; null otherwise. */
  readonly firstPage: string | null;
  readonly products: readonly ProductWords[];
  readonly suppliers: readonly SupplierWords[];
  readonly tabs: readonly { readonly type: SearchType; readonly href: string }[];
  /** The currency in which an order by price compares; null in any other order. */
  readonly sortNote: string | null;
  readonly sorts: readonly { readonly sort: SearchSort; readonly href: string; readonly current: boolean }[];
  readonly categories: readonly FilterLink[];
  /** The category to which the results are limited, and the address without it. */
  readonly chosen: { readonly label: string; readonly href: string } | null;
  /** The parents of that category, the first level first. */
  readonly above: readonly { readonly label: string; readonly href: string }[];
  /** The exhibition to whose exhibitors the results are limited. */
  readonly exhibition: ExhibitionNoteData | null;
  /** The parent of the page's category; it has products even if this one has none. */
  readonly wider?: { readonly name: string; readonly href: string } | null;
  /** The other filters; null for a list without any. */
  readonly filters: FilterWords | null;
  /** True with a filter or a layout other than the default; search engines do not index such a page. */
  readonly isNarrowed: boolean;
  readonly pages: PageLinks;
  readonly canonical: string;
  readonly elsewhere: {
    readonly categories: string;
    readonly all: string;
    /** The address of the RFQ form, filled with the same words; null for suppliers. */
    readonly rfq: string | null;
  };
}

type SearchVisit = Pick<Visit, 'boot' | 'texts' | 'href' | 'cacheViewData' | 'ports' | 'signal'>;

const PAGE_SIZE = 40;

export function pageLinks(pager: Pager, visit: SearchVisit): PageLinks {
  const hrefOf = linkHref(visit.href);
  return {
    numbers: pager.numbers.map(({ pageNo, current, afterGap, link }) => ({
      number: pageNo,
      current,
      afterGap,
      href: hrefOf(link),
    })),
    previous: pager.previous && hrefOf(pager.previous),
    next: pager.next && hrefOf(pager.next),
  };
}

function totalText({ total, totalIsEstimate }: ListView, { boot, texts }: SearchVisit): string {
  const count = getFormat(boot.lang).number(total);
  return totalIsEstimate ? texts.text('search.countMore', { count }) : texts.counted('search.count', total, { count });
}

/** The category's own name on the category's page, otherwise the searched words, unless no result has them. */
function headingOf(
  { categoryName, keyword, type }: SearchCriteria,
  chosen: string | null,
  isNear: boolean,
  { texts }: SearchVisit,
): string {
  const categoryText = categoryName === undefined ? undefined : (chosen ?? categoryName);
  if (categoryText === undefined && isNear) return texts.text('search.near.heading');
  return categoryText ?? keyword ?? texts.text(type === 'product' ? 'search.heading.all' : 'search.heading.suppliers');
}

function filterLink({ name, count, link }: CategoryOption, visit: SearchVisit): FilterLink {
  return {
    label: name,
    count: count === null ? '' : getFormat(visit.boot.lang).number(count),
    href: linkHref(visit.href)(link),
  };
}

/** The name of the category to which a tag's products are limited. */
async function pathName(visit: SearchVisit, { filters }: SearchCriteria): Promise<string | undefined> {
  return filters?.categoryPath === undefined ? undefined : (await pathOf(visit, filters.categoryPath)).at(-1)?.name;
}

/** The same search for suppliers instead of products, or the other way round. */
const toOtherKind = ({ type, keyword, id, categoryType, exhibitionId }: SearchCriteria): SearchCriteria => ({
  type: type === 'product' ? 'supplier' : 'product',
  pageNo: 1,
  keyword,
  id,
  categoryType,
  exhibitionId,
});

/**
 * The values that make a list a separate page for search engines: not its order, its filters or the end of the page
 * before.
 */
const toListInput = (
  { type, keyword, id, categoryType, categoryName, exhibitionId, listAddress }: SearchCriteria,
  pageNo: number,
) => ({
  type,
  keyword,
  id,
  categoryType,
  exhibitionId,
  pageNo,
  ...(categoryName !== undefined && { categoryName }),
  ...(listAddress !== undefined && { listAddress }),
});

const toKindTabs = (criteria: SearchCriteria, hrefOf: ReturnType<typeof linkHref>): SearchData['tabs'] =>
  (['product', 'supplier'] as const).map((kind) => ({
    type: kind,
    href: hrefOf(listLink(kind === criteria.type ? criteria : toOtherKind(criteria))),
  }));

/**
 * Links to the parent categories. Each keeps the words and the filters, and leads to the category's own page if the
 * list is on one.
 */
const toParentLinks = (
  path: readonly Category[],
  { categoryName, ...criteria }: SearchCriteria,
  hrefOf: ReturnType<typeof linkHref>,
): SearchData['above'] =>
  path.slice(0, -1).map(({ id, name, enName }) => ({
    label: name,
    href: hrefOf(
      listLink(updateCriteria(criteria, { id, ...(categoryName !== undefined && { categoryName: enName }) })),
    ),
  }));

interface ListWords {
  readonly filters?: FilterWords | null;
  /** The heading if it differs from the searched words. */
  readonly heading?: string | undefined;
  readonly intro?: string | null | undefined;
  readonly exhibition?: ExhibitionNoteData | null;
  /** The tabs of a list with its own address. */
  readonly tabs?: SearchData['tabs'] | undefined;
  /** The categories from the first level down to the selected one. */
  readonly path?: readonly Category[];
  /** The stands of the cards' suppliers. */
  readonly stands?: CardStands;
  readonly popular?: SearchData['popular'];
}

/** Loads a page of results. `chosen` is the name of the category in the criteria. */
export async function loadSearch(
  visit: SearchVisit,
  criteria: SearchCriteria,
  chosen: string | null,
  words: ListWords = {},
): Promise<SearchData> {
  const { ports, boot, signal } = visit;
  const { listAddress } = criteria;
  const searchCriteria: SearchCriteria = {
    ...criteria,
    pageSize: PAGE_SIZE,
    ...(listAddress === undefined && { offersFilters: true }),
  };
  const named = findExhibition(visit, criteria.exhibitionId);
  const [list, exhibition, show] = await Promise.all([
    loadList(ports.gateway, searchCriteria, boot.now, signal),
    named,
    named.then((found) => resolveExhibition(visit, found)),
  ]);
  const view = requireValue(list);
  const isEmpty = view.message !== null && !view.isPastEnd && view.keyword !== '';
  const [stands, popular] = await Promise.all([
    findCardStands(visit, show, supplierIdsOf(view)),
    isEmpty ? findPopularCategories(visit) : [],
  ]);
  const filters =
    listAddress === undefined ? filterWords(criteria, view, visit, await pathName(visit, criteria)) : null;
  return listData(visit, criteria, view, chosen, {
    ...words,
    filters,
    stands,
    popular,
    exhibition: exhibitionNote(visit, criteria, exhibition),
  });
}

/** The number of categories that a search without results offers. */
const POPULAR_MAX = 8;

async function findPopularCategories({ ports, signal }: SearchVisit): Promise<SearchData['popular']> {
  const found = await ports.gateway.directory.hot({ type: 'category' }, { signal, handled: true });
  return found.ok ? found.value.slice(0, POPULAR_MAX).map(({ name, url }) => ({ name, href: url })) : [];
}

/** The ids of all suppliers on a list's cards. */
export const supplierIdsOf = ({ products, suppliers }: Pick<ListView, 'products' | 'suppliers'>): readonly string[] => [
  ...products.map(({ supplier }) => supplier.id),
  ...suppliers.map(({ id }) => id),
];

function sortNoteOf({ sort, filters = {} }: SearchCriteria, { texts }: SearchVisit): string | null {
  if (sort !== 'priceAsc' && sort !== 'priceDesc') return null;
  return texts.text('search.sort.currency', { currency: filters.currency ?? DEFAULT_CURRENCY });
}

/** Formats a list with its links. */
export function listData(
  visit: SearchVisit,
  criteria: SearchCriteria,
  view: ListView,
  chosen: string | null,
  words: ListWords = {},
): SearchData {
  const hrefOf = linkHref(visit.href);
  const { type, message, allCategories } = view;
  const { stands = NO_STANDS } = words;
  return {
    type,
    heading: words.heading ?? headingOf(criteria, chosen, view.near !== null, visit),
    keyword: view.keyword,
    total: totalText(view, visit),
    intro: words.intro ?? null,
    pageNo: criteria.pageNo,
    isPastEnd: view.isPastEnd,
    firstPage: view.isPastEnd ? hrefOf(listLink({ ...criteria, pageNo: 1, after: undefined })) : null,
    near: view.near === null ? null : visit.texts.text(view.near.key, { keyword: wrapInIsolate(view.keyword) }),
    popular: words.popular ?? [],
    none: message === null ? null : visit.texts.text(message.key, message.values),
    products: view.products.map((card) => productWords(card, visit, stands(card.supplier.id))),
    suppliers: view.suppliers.map((card) => supplierWords(card, visit, stands(card.id))),
    tabs: words.tabs ?? (criteria.listAddress === undefined ? toKindTabs(criteria, hrefOf) : []),
    sorts: getViewData(visit, 'sorts', view.sorts, () =>
      view.sorts.map(({ sort, current, link }) => ({ sort, current, href: hrefOf(link) })),
    ),
    sortNote: sortNoteOf(criteria, visit),
    categories: getViewData(visit, 'categories', view.categories, () =>
      view.categories.map((option) => filterLink(option, visit)),
    ),
    chosen: allCategories === null || chosen === null ? null : { label: chosen, href: hrefOf(allCategories) },
    above: toParentLinks(words.path ?? [], criteria, hrefOf),
    exhibition: words.exhibition ?? null,
    filters: words.filters ?? null,
    isNarrowed: criteria.filters !== undefined || criteria.view !== undefined,
    pages: getViewData(visit, 'pages', [view.pager], () => pageLinks(view.pager, visit)),
    canonical: hrefOf(listLink(toListInput(criteria, view.pager.pageNo))),
    elsewhere: {
      categories: visit.href('categories', {}),
      all: visit.href('search', { searchType: type }),
      rfq:
        visit.boot.audience === 'supplier'
          ? null
          : visit.href('rfq', {}, { rfqDescription: criteria.keyword || undefined }),
    },
  };
}
