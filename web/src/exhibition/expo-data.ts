import { productCard } from '@fairhall/core/catalogue/card';
import type { Exhibition, ExhibitionDetail, Exhibitor } from '@fairhall/core/contract/exhibition/calls';
import { expoParams } from '@fairhall/core/exhibition/links';
import { offers } from '@fairhall/core/exhibition/offer';
import { isCurrent } from '@fairhall/core/exhibition/phase';
import { formatFor } from '@fairhall/core/site/format';
import { optional } from '../page/loader-results.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { type ProductWords, productWords } from '../ui/product-words.ts';
import { standName } from '../ui/stand-name.ts';
import { type ExhibitorWords, exhibitorWords } from './exhibitor-words.ts';
import type { ExpoVisit } from './expo-visit.ts';
import { type ExpoWords, expoHrefs, expoWords } from './expo-words.ts';
import { type FloorPlanData, floorPlan } from './floor-plan-data.ts';

/** What an exhibition's own page shows. */
export interface ExpoData {
  readonly expo: ExpoWords;
  readonly intro: string;
  readonly figures: readonly { readonly key: FigureKey; readonly count: string }[];
  readonly exhibitors: readonly ExhibitorWords[];
  readonly products: readonly ProductWords[];
  /** `href` is null where a theme has no page, as on the pages of industries. */
  readonly themes: readonly { readonly id: string; readonly title: string; readonly href: string | null }[];
  /** The next one of its kind at its site, once this one is over. */
  readonly next: { readonly name: string; readonly href: string } | null;
  /** Where a company asks for a stand, while the phase offers any; null else. */
  readonly standHref: string | null;
  /** null where nobody exhibits, or it cannot be told now. */
  readonly floorPlan: FloorPlanData | null;
  /** A partner's page: without the ways to other pages. */
  readonly isAffiliate: boolean;
}

type FigureKey = 'exhibitors' | 'countries' | 'halls' | 'products';

/** How many exhibitors and products of theirs the page shows. */
export const EXHIBITORS = 8;
const PRODUCTS = 6;

/** Everything on an exhibition's page: its own record, some of its exhibitors, and some of what they bring. */
export async function expoData(
  exhibition: ExhibitionDetail,
  visit: ExpoVisit,
  { isAffiliate = false }: { readonly isAffiliate?: boolean } = {},
): Promise<ExpoData> {
  const [exhibitors, next, plan] = await Promise.all([
    highlights(exhibition, visit),
    nextOf(exhibition, visit),
    floorPlan(exhibition, visit),
  ]);
  return {
    expo: expoWords(exhibition, visit),
    intro: exhibition.intro,
    figures: figuresOf(exhibition, visit),
    exhibitors: exhibitors.slice(0, EXHIBITORS).map((row) => exhibitorWords(row, exhibition.exhibitionId, visit)),
    products: await productsOf(exhibitors, exhibition.exhibitionId, visit),
    themes: themesOf(exhibition, visit),
    next,
    floorPlan: plan,
    standHref: offers(exhibition.phase, 'bookStand') ? visit.href('expoBookStand', expoParams(exhibition)) : null,
    isAffiliate,
  };
}

/** Those in the spotlight, then others by hall and stand; none where they cannot be told now. */
export async function highlights(
  { exhibitionId }: Exhibition,
  { ports, signal }: ExpoVisit,
): Promise<readonly Exhibitor[]> {
  const { exhibition } = await ports.front();
  const ask = (spotlight: boolean) => exhibition.exhibitors({ exhibitionId, spotlight }, { signal, handled: true });
  const found = await Promise.all([ask(true), ask(false)]);
  return found.flatMap((answer) => (answer.ok ? answer.value.records : []));
}

/** The first product of each of the first exhibitors that have one, with the stand where it is. */
export async function productsOf(
  exhibitors: readonly Exhibitor[],
  exhibitionId: string,
  visit: ExpoVisit,
): Promise<readonly ProductWords[]> {
  const stands = new Map(
    exhibitors.flatMap(({ goods, hall, standNo }) =>
      goods.slice(0, 1).map((good) => [good.goodsSpuId, standName(hall, standNo)]),
    ),
  );
  const goodsIds = [...stands.keys()].slice(0, PRODUCTS);
  if (goodsIds.length === 0) return [];
  const { ports, signal, boot } = visit;
  const rows = optional(await ports.gateway.catalogue.goodsByIds({ goodsIds }, { signal, handled: true }), []);
  return rows.map((row) => {
    const reason = stands.get(row.goodsSpuId);
    const card = productCard(row, boot.now);
    const href = hrefAt(exhibitionId, card.link, visit);
    return { ...productWords(card, visit), href, ...(reason === undefined ? {} : { reason }) };
  });
}

/** Numbers of what is there now. */
export function figuresOf({ figures, halls }: ExhibitionDetail, { boot }: ExpoVisit): ExpoData['figures'] {
  const counts: readonly (readonly [FigureKey, number])[] = [
    ['exhibitors', figures.exhibitors],
    ['countries', figures.countries],
    ['halls', halls.length],
    ['products', figures.goods],
  ];
  return counts
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, count: formatFor(boot.lang).number(count) }));
}

const themesOf = (exhibition: Exhibition, { href }: ExpoVisit): ExpoData['themes'] =>
  exhibition.themes.map(({ themeId, title }) => ({
    id: themeId,
    title,
    href: href('expoTheme', { ...expoParams(exhibition), themeId }),
  }));

async function nextOf(exhibition: Exhibition, visit: ExpoVisit): Promise<ExpoData['next']> {
  if (isCurrent(exhibition.phase)) return null;
  const { exhibition: calls } = await visit.ports.front();
  const { websiteId, type } = exhibition;
  const asked = { websiteId, ...(type === '' ? {} : { type }) };
  const found = await calls.detail(asked, { signal: visit.signal, handled: true });
  if (!found.ok || !isCurrent(found.value.phase)) return null;
  return { name: found.value.name, href: expoHrefs(found.value, visit).overview };
}
