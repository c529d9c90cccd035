import type { ListAddress } from '@fairhall/core/catalogue/list-address';
import { buildPager } from '@fairhall/core/catalogue/pager';
import type { IndexKind } from '@fairhall/core/contract/directory/calls';
import { getFormat } from '@fairhall/core/site/format';
import type { Head } from '../../page/head.ts';
import { requireValue } from '../../page/loader-results.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { type PageLinks, pageLinks } from '../search/search-data.ts';
import { toChipLink } from './keyword-data.ts';
import type { ChipLink } from './link-chips.tsx';

/** An index by letter, formatted with links. */
export interface IndexData {
  readonly kind: IndexKind;
  readonly letter: string;
  readonly pageNo: number;
  readonly heading: string;
  readonly total: string;
  readonly letters: readonly ChipLink[];
  readonly entries: readonly (ChipLink & { readonly also: string | null; readonly products: string | null })[];
  /** The message if there are no entries; null otherwise. */
  readonly none: string | null;
  readonly firstPage: string | null;
  readonly pages: PageLinks;
  readonly canonical: string;
}

type IndexRoute = 'showroomList' | 'hotsList' | 'aggregateList';

const INDEX_KINDS = { showroomList: 'showroom', hotsList: 'hots', aggregateList: 'aggregates' } as const;
const INDEX_LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
/** Above the page count of any index; an address may contain a larger number. */
const PAGE_NO_MAX = 1_000_000;

/** Loads keywords or categories by their first letter, 60 a page.  D-21 */
export async function loadIndex(visit: Visit<IndexRoute>, route: IndexRoute): Promise<IndexData> {
  const { params, ports, texts, href, boot, signal } = visit;
  const { letter, pageNo = 1 } = params;
  const kind = INDEX_KINDS[route];
  const input = { kind, letter, pageNo: Math.min(pageNo, PAGE_NO_MAX) };
  const page = requireValue(await ports.gateway.directory.index(input, { signal }));
  const format = getFormat(boot.lang);
  const formatCount = (count: number) => texts.counted('lists.products', count, { count: format.number(count) });
  const place: ListAddress = { route, params: { letter } };
  const isEmpty = page.records.length === 0;
  return {
    kind,
    letter,
    pageNo,
    heading: texts.text(`lists.${kind}.index`, { letter: letter.toUpperCase() }),
    total: texts.counted('lists.entries', page.total, { count: format.number(page.total) }),
    letters: INDEX_LETTERS.filter((name) => name === letter || page.letters.includes(name)).map((name) => ({
      name: name.toUpperCase(),
      lang: 'en',
      href: href(route, { letter: name }),
      current: name === letter,
    })),
    entries: page.records.map((entry) => ({
      ...toChipLink(entry, boot.lang),
      also: entry.enName ?? null,
      // A keyword also matches products of other categories, so only a category's own count is correct.
      products: kind === 'aggregates' ? formatCount(entry.products) : null,
    })),
    none: isEmpty ? toNoneText(visit, pageNo, page.total) : null,
    firstPage: isEmpty && page.total > 0 ? href(route, { letter }) : null,
    pages: pageLinks(buildPager({ type: 'product', pageNo, listAddress: place }, { ...page, pageNo }), visit),
    canonical: pageNo === 1 ? href(route, { letter }) : href(route, { letter, pageNo }),
  };
}

const toNoneText = ({ texts, params }: Visit<IndexRoute>, pageNo: number, total: number): string =>
  total > 0
    ? texts.text('search.pastEnd', { pageNo })
    : texts.text('lists.letter.none', { letter: params.letter.toUpperCase() });

export function indexHead(data: IndexData, { texts }: HeadContext): Head {
  const { kind, heading, pageNo } = data;
  const title = texts.text('seo.index.title', { heading });
  return {
    title: pageNo === 1 ? title : texts.text('seo.list.page', { page: pageNo, title }),
    heading,
    description: texts.text(`seo.index.${kind}.description`, { letter: data.letter.toUpperCase() }),
    keywords: texts.text('seo.index.keywords', { heading }),
    canonical: data.canonical,
    noIndex: data.none !== null,
    // A letter without entries is an empty page, but a page beyond the last one does not exist.
    isAbsent: data.firstPage !== null,
    items: data.entries,
  };
}
