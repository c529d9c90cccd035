import { productCard } from '@fairhall/core/catalogue/card';
import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { toExhibitionParams } from '@fairhall/core/exhibition/links';
import { loadExhibition } from '@fairhall/core/exhibition/load';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import { getValueOr, requireValue } from '../page/loader-results.ts';
import { pageError } from '../page/page-error.ts';
import type { Visit } from '../page/screen.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { findOperatorPage, type OperatorPage } from '../ui/operator-page.ts';
import { type ProductWords, productWords } from '../ui/product-words.ts';
import { type ExhibitionPageWords, toExhibitionPageWords } from './exhibition-page-words.ts';
import type { PagePosition } from './exhibitor-pages.tsx';
import { type ExhibitorWords, exhibitorWords } from './exhibitor-words.ts';

/** A theme of an exhibition: a text by staff, its exhibitors, and their products. */
export interface ThemeData extends PagePosition {
  readonly expo: ExhibitionPageWords;
  readonly title: string;
  /** The canonical address of its first page. */
  readonly href: string;
  readonly article: OperatorPage | null;
  readonly products: readonly ProductWords[];
  /** The address of all its products; null if all are shown. */
  readonly productsHref: string | null;
  readonly exhibitors: readonly ExhibitorWords[];
  readonly canPlan: boolean;
  readonly count: string;
  readonly pageNo: number;
}

type ThemeVisit = Visit<'expoTheme'>;
type Theme = ExhibitionDetail['themes'][number];

const PRODUCT_LIMIT = 12;

/** Loads a theme with a page of its exhibitors. Throws `noSuchPage` for a theme of another exhibition. D-45 */
export async function loadTheme(visit: ThemeVisit): Promise<ThemeData> {
  const { ports, params, signal, search } = visit;
  const front = await ports.frontGateway();
  const { exhibitionId, themeId } = params;
  const { pageNo = 1 } = readQuery(search);
  const input = { exhibitionId, themeId, pageNo };
  const [detail, found, page] = await Promise.all([
    loadExhibition(front, exhibitionId, signal),
    front.exhibition.exhibitors(input, { signal, handled: true }),
    findOperatorPage(visit, `theme-${exhibitionId}-${themeId}`),
  ]);
  const exhibition = requireValue(detail);
  const theme = exhibition.themes.find((each) => each.themeId === themeId);
  if (theme === undefined) throw pageError('noSuchPage');
  const { records, total, pageSize } = requireValue(found);
  const to = linkTo(exhibition, visit);
  const { number } = getFormat(visit.boot.lang);
  return {
    expo: toExhibitionPageWords(exhibition, visit),
    title: theme.title,
    href: to(1),
    article: page,
    ...(await loadProducts(theme, exhibitionId, visit)),
    exhibitors: records.map((row) => exhibitorWords(row, exhibitionId, visit)),
    canPlan: hasOffer(exhibition.phase, 'addToPlanner'),
    count: visit.texts.counted('exhibition.count', total, { count: number(total) }),
    pageNo,
    page: visit.texts.text('exhibition.page', { page: number(pageNo) }),
    previous: pageNo > 1 ? to(pageNo - 1) : null,
    next: pageNo * pageSize < total ? to(pageNo + 1) : null,
  };
}

/** Links to the pages of a theme at its canonical address. */
function linkTo(exhibition: ExhibitionDetail, { href, params: { themeId } }: ThemeVisit) {
  const params = { ...toExhibitionParams(exhibition), themeId };
  return (pageNo: number) => href('expoTheme', params, { pageNo: pageNo === 1 ? undefined : pageNo });
}

/** Loads the first products of a theme from exhibitors; empty if they could not be loaded. */
async function loadProducts(
  { categoryId }: Theme,
  exhibitionId: string,
  visit: ThemeVisit,
): Promise<Pick<ThemeData, 'products' | 'productsHref'>> {
  if (categoryId === '') return { products: [], productsHref: null };
  const { ports, signal, boot, href } = visit;
  const input = { exhibitionId, id: categoryId, pageSize: PRODUCT_LIMIT };
  const found = getValueOr(await ports.gateway.catalogue.searchGoods(input, { signal, handled: true }), null);
  if (found === null) return { products: [], productsHref: null };
  return {
    products: found.records.map((row) => {
      const card = productCard(row, boot.now);
      return { ...productWords(card, visit), href: hrefAt(exhibitionId, card.link, visit) };
    }),
    productsHref:
      found.total > PRODUCT_LIMIT ? href('search', { searchType: 'product' }, { id: categoryId, exhibitionId }) : null,
  };
}
