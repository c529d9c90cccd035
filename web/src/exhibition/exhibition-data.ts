import { productCard } from '@fairhall/core/catalogue/card';
import type { Exhibition, ExhibitionDetail, Exhibitor } from '@fairhall/core/contract/exhibition/calls';
import { toExhibitionParams } from '@fairhall/core/exhibition/links';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { isCurrent } from '@fairhall/core/exhibition/phase';
import { getFormat } from '@fairhall/core/site/format';
import { getValueOr } from '../page/loader-results.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { type ProductWords, productWords } from '../ui/product-words.ts';
import { standName } from '../ui/stand-name.ts';
import { type ExhibitionPageWords, toExhibitionHrefs, toExhibitionPageWords } from './exhibition-page-words.ts';
import type { ExhibitionVisit } from './exhibition-visit.ts';
import { type ExhibitorWords, exhibitorWords } from './exhibitor-words.ts';
import { type FloorPlanData, floorPlan } from './floor-plan-data.ts';

/** The data of an exhibition's own page. */
export interface ExhibitionData {
  readonly expo: ExhibitionPageWords;
  readonly intro: string;
  readonly figures: readonly { readonly key: FigureKey; readonly count: string }[];
  readonly exhibitors: readonly ExhibitorWords[];
  readonly products: readonly ProductWords[];
  /** `href` is null for a theme without a page, as on industry pages. */
  readonly themes: readonly { readonly id: string; readonly title: string; readonly href: string | null }[];
  /** The site's next exhibition of this kind; null unless this one is over. */
  readonly next: { readonly name: string; readonly href: string } | null;
  /** The address of the form with which a company requests a stand; null in a phase without stands on offer. */
  readonly standHref: string | null;
  /** Null without exhibitors, or if they could not be loaded. */
  readonly floorPlan: FloorPlanData | null;
  /** True on a partner's page, which has no links to other pages. */
  readonly isAffiliate: boolean;
}

type FigureKey = 'exhibitors' | 'countries' | 'halls' | 'products';

/** The numbers of exhibitors and of their products on the page. */
export const EXHIBITOR_LIMIT = 8;
const PRODUCT_LIMIT = 6;

/** Loads an exhibition page: the exhibition, some of its exhibitors, and some of their products. */
export async function loadExhibitionData(
  exhibition: ExhibitionDetail,
  visit: ExhibitionVisit,
  { isAffiliate = false }: { readonly isAffiliate?: boolean } = {},
): Promise<ExhibitionData> {
  const [exhibitors, next, plan] = await Promise.all([
    loadHighlights(exhibition, visit),
    nextOf(exhibition, visit),
    floorPlan(exhibition, visit),
  ]);
  return {
    expo: toExhibitionPageWords(exhibition, visit),
    intro: exhibition.intro,
    figures: toFigures(exhibition, visit),
    exhibitors: exhibitors.slice(0, EXHIBITOR_LIMIT).map((row) => exhibitorWords(row, exhibition.exhibitionId, visit)),
    products: await loadProducts(exhibitors, exhibition.exhibitionId, visit),
    themes: toThemes(exhibition, visit),
    next,
    floorPlan: plan,
    standHref: hasOffer(exhibition.phase, 'bookStand')
      ? visit.href('expoBookStand', toExhibitionParams(exhibition))
      : null,
    isAffiliate,
  };
}

/** Loads spotlight exhibitors, then others by hall and stand. Those that fail to load are missing. */
export async function loadHighlights(
  { exhibitionId }: Exhibition,
  { ports, signal }: ExhibitionVisit,
): Promise<readonly Exhibitor[]> {
  const { exhibition } = await ports.frontGateway();
  const ask = (spotlight: boolean) => exhibition.exhibitors({ exhibitionId, spotlight }, { signal, handled: true });
  const found = await Promise.all([ask(true), ask(false)]);
  return found.flatMap((answer) => (answer.ok ? answer.value.records : []));
}

/** Loads one product each of the first exhibitors that have one, with its stand. */
export async function loadProducts(
  exhibitors: readonly Exhibitor[],
  exhibitionId: string,
  visit: ExhibitionVisit,
): Promise<readonly ProductWords[]> {
  const stands = new Map(
    exhibitors.flatMap(({ goods, hall, standNo }) =>
      goods.slice(0, 1).map((good) => [good.goodsSpuId, standName(hall, standNo)]),
    ),
  );
  const goodsIds = [...stands.keys()].slice(0, PRODUCT_LIMIT);
  if (goodsIds.length === 0) return [];
  const { ports, signal, boot } = visit;
  const rows = getValueOr(await ports.gateway.catalogue.goodsByIds({ goodsIds }, { signal, handled: true }), []);
  return rows.map((row) => {
    const reason = stands.get(row.goodsSpuId);
    const card = productCard(row, boot.now);
    const href = hrefAt(exhibitionId, card.link, visit);
    return { ...productWords(card, visit), href, ...(reason === undefined ? {} : { reason }) };
  });
}

/** The current figures; a figure of 0 is missing. */
export function toFigures({ figures, halls }: ExhibitionDetail, { boot }: ExhibitionVisit): ExhibitionData['figures'] {
  const counts: readonly (readonly [FigureKey, number])[] = [
    ['exhibitors', figures.exhibitors],
    ['countries', figures.countries],
    ['halls', halls.length],
    ['products', figures.goods],
  ];
  return counts
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, count: getFormat(boot.lang).number(count) }));
}

const toThemes = (exhibition: Exhibition, { href }: ExhibitionVisit): ExhibitionData['themes'] =>
  exhibition.themes.map(({ themeId, title }) => ({
    id: themeId,
    title,
    href: href('expoTheme', { ...toExhibitionParams(exhibition), themeId }),
  }));

async function nextOf(exhibition: Exhibition, visit: ExhibitionVisit): Promise<ExhibitionData['next']> {
  if (isCurrent(exhibition.phase)) return null;
  const { exhibition: calls } = await visit.ports.frontGateway();
  const { websiteId, type } = exhibition;
  const input = { websiteId, ...(type === '' ? {} : { type }) };
  const found = await calls.detail(input, { signal: visit.signal, handled: true });
  if (!found.ok || !isCurrent(found.value.phase)) return null;
  return { name: found.value.name, href: toExhibitionHrefs(found.value, visit).overview };
}
