import type { SearchCriteria } from '@fairhall/core/catalogue/criteria';
import type { ListAddress } from '@fairhall/core/catalogue/list-address';
import type { Category } from '@fairhall/core/contract/categories/calls';
import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import type { IndustryKey } from '@fairhall/core/site/industries';
import { linkHref } from '../../page/address.ts';
import { requireValue } from '../../page/loader-results.ts';
import { pageError } from '../../page/page-error.ts';
import type { Visit } from '../../page/screen.ts';
import { loadSearch, type SearchData } from '../search/search-data.ts';
import { type CategoryTile, categoryTile, industryOf, pictureAndCount } from './category-tiles.ts';
import type { ChipLink } from './link-chips.tsx';

export type OperationsKind = 'products' | 'suppliers' | 'industries';

/**
 * An operations page, formatted with links: first-level categories to choose from, the second level as tabs, and a
 * grid. D-14
 */
export interface OperationsData {
  readonly kind: OperationsKind;
  /** The name of the selected category: of the second level if one is selected, otherwise of the first. */
  readonly heading: string;
  readonly banner: {
    readonly industry: IndustryKey | null;
    readonly name: string;
    readonly image: string | null;
    /** The number of its products, or the country of the results. */
    readonly note: string;
  };
  readonly kinds: readonly ChipLink[];
  readonly firsts: readonly ChipLink[];
  readonly seconds: readonly ChipLink[];
  /** Products or suppliers. */
  readonly results: SearchData | null;
  /** Categories, on the page of industries. */
  readonly tiles: readonly CategoryTile[];
  readonly canonical: string;
}

/** Settings of one operations page. */
export interface OperationsPageOptions {
  readonly kind: OperationsKind;
  readonly placeOf: (kind: OperationsKind, categoryId: string, secondaryCategoryId?: string) => ListAddress;
  /** The kinds to which the page can switch. */
  readonly kinds: readonly OperationsKind[];
  readonly filters?: SearchCriteria['filters'];
  /** The country to which the filters limit the results, as ISO 3166-1 alpha-2. */
  readonly countryCode?: string;
}

type OperationsVisit = Visit<'operations'> | Visit<'buyerOperation'>;

interface SelectedCategories {
  readonly first: Category;
  readonly second: Category | undefined;
}

/** Loads an operations page.   D-14 */
export async function loadOperations(visit: OperationsVisit, page: OperationsPageOptions): Promise<OperationsData> {
  const tree = requireValue(await visit.ports.gateway.categories.all({}, { signal: visit.signal }));
  const query = readQuery(visit.search);
  const { first, second } = selectCategories(tree, query.categoryId, query.secondaryCategoryId);
  const { kind, placeOf } = page;
  const hrefOf = linkHref(visit.href);
  const linkTo = (to: OperationsKind, one: string, two?: string) => hrefOf(placeOf(to, one, two));
  const place = placeOf(kind, first.id, second?.id);
  const pageCategory = second ?? first;
  const criteria: SearchCriteria = {
    type: kind === 'suppliers' ? 'supplier' : 'product',
    id: pageCategory.id,
    pageNo: query.pageNo ?? 1,
    listAddress: place,
    ...(page.filters === undefined ? {} : { filters: page.filters }),
  };
  return {
    kind,
    heading: pageCategory.name,
    banner: toBanner(first, visit, page),
    kinds: page.kinds.map((to) => ({
      name: visit.texts.text(`lists.operations.${to}`),
      href: linkTo(to, first.id, second?.id),
      current: to === kind,
    })),
    firsts: sortNearFirst(tree, first).map(({ id, name, lang }) => ({
      name,
      lang: lang ?? null,
      href: linkTo(kind, id),
      current: id === first.id,
    })),
    seconds: [
      { name: visit.texts.text('lists.operations.all'), href: linkTo(kind, first.id), current: second === undefined },
      ...first.children.map(({ id, name, lang }) => ({
        name,
        lang: lang ?? null,
        href: linkTo(kind, first.id, id),
        current: id === second?.id,
      })),
    ],
    results:
      kind === 'industries'
        ? null
        : { ...(await loadSearch(visit, criteria, null, { heading: pageCategory.name })), categories: [] },
    tiles:
      kind === 'industries'
        ? pageCategory.children.map((category) => categoryTile(category, visit, CATEGORY_LIMIT))
        : [],
    canonical: hrefOf(place),
  };
}

function toBanner(
  first: Category,
  visit: OperationsVisit,
  { countryCode }: OperationsPageOptions,
): OperationsData['banner'] {
  const { image, count } = pictureAndCount(first, visit);
  const { boot, texts } = visit;
  const note =
    countryCode === undefined
      ? count
      : texts.text('lists.operations.country', { country: getFormat(boot.lang).countryName(countryCode) });
  return { industry: industryOf(first), name: first.name, image, note };
}

/**
 * Puts the selected industry's categories first: among nearly fifty, the selected one could be far below the visible
 * part.
 */
const sortNearFirst = (tree: readonly Category[], { industry }: Category): readonly Category[] => {
  const isNear = (category: Category) => Number(category.industry === industry);
  return tree.toSorted((one, other) => isNear(other) - isNear(one));
};

/** The number of subcategories shown below each category. */
const CATEGORY_LIMIT = 8;

/**
 * Selects the first category if the address names none. Throws `noSuchPage` for a category that does not exist or
 * belongs elsewhere. D-14
 */
function selectCategories(
  tree: readonly Category[],
  firstId: string | undefined,
  secondId: string | undefined,
): SelectedCategories {
  const first = firstId === undefined ? tree[0] : tree.find(({ id }) => id === firstId.toUpperCase());
  const second = secondId === undefined ? undefined : first?.children.find(({ id }) => id === secondId.toUpperCase());
  if (first === undefined || (secondId !== undefined && second === undefined)) throw pageError('noSuchPage');
  return { first, second };
}
