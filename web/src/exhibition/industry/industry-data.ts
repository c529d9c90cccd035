import type { IndustrySite } from '@fairhall/core/contract/industry-expo/calls';
import type { IndustryPage } from '@fairhall/core/contract/industry-expo/limits';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import type { MessageKey } from '@fairhall/core/messages';
import type { RouteParams } from '@fairhall/core/routes/routes';
import { requireValue } from '../../page/loader-results.ts';
import type { Visit } from '../../page/screen.ts';
import { type ExhibitionPageWords, toExhibitionPageWords } from '../exhibition-page-words.ts';

/** A page of an industry's site: its home, or one of the menu. */
export type IndustryTab = 'overview' | IndustryPage;

/** What stands over every page of an industry at a site. */
export interface IndustryData {
  readonly expo: ExhibitionPageWords;
  readonly tab: IndustryTab;
  readonly tabs: readonly { readonly tab: IndustryTab; readonly href: string }[];
  /** Whether one can register for the exhibition: the form opens on the spot. D-92 */
  readonly offersPreRegister: boolean;
  /** Whom to ask, once nobody registers any more. */
  readonly contactHref: string;
}

type Base = RouteParams['industryHome'];
export type IndustryVisit = Pick<Visit, 'boot' | 'texts' | 'href' | 'search' | 'ports' | 'signal' | 'cacheViewData'> & {
  readonly params: Base;
};

export interface LoadedIndustry {
  readonly site: IndustrySite;
  readonly data: IndustryData;
}

/** An industry at a site, with the head of its pages.  */
export async function loadIndustry(visit: IndustryVisit, tab: IndustryTab): Promise<LoadedIndustry> {
  const { params, ports, signal } = visit;
  const { industryExpo } = await ports.frontGateway();
  const { industryAbbr, websiteAbbr } = params;
  const site = requireValue(await industryExpo.site({ industryAbbr, websiteAbbr }, { signal, handled: true }));
  return { site, data: industryData(site, visit, tab) };
}

function industryData(site: IndustrySite, visit: IndustryVisit, tab: IndustryTab): IndustryData {
  const { exhibition, menus } = site;
  const shown: readonly IndustryTab[] = ['overview', ...menus];
  return {
    expo: toExhibitionPageWords(exhibition, visit),
    tab,
    tabs: shown.flatMap((each) => {
      const href = industryHref(each, visit.params, visit);
      return href === null ? [] : [{ tab: each, href }];
    }),
    offersPreRegister: hasOffer(exhibition.phase, 'preRegister'),
    contactHref: visit.href('industryContact', toBase(visit.params)),
  };
}

/** A page of the site may have more in its address. */
const toBase = ({ industryAbbr, websiteAbbr }: Base): Base => ({ industryAbbr, websiteAbbr });

const ROUTE_BY_TAB = {
  overview: 'industryHome',
  intro: 'industryIntro',
  'why-attend': 'industryWhyAttend',
  'why-exhibit': 'industryWhyExhibit',
  'vip-buyers': 'industryVipBuyers',
  history: 'industryHistory',
  map: 'industryMap',
  'contact-us': 'industryContact',
  'book-stand': 'industryBookStand',
} as const;

/** The address of a page of an industry at a site; null for one that is not built. */
export function industryHref(tab: IndustryTab, params: Base, { href }: Pick<Visit, 'href'>): string | null {
  const base = toBase(params);
  if (tab === 'expo-news') return href('industryNewsList', { ...base, newsType: 'expo' });
  if (tab === 'industry-news') return href('industryNewsList', { ...base, newsType: 'industry' });
  return href(ROUTE_BY_TAB[tab], base);
}

/** What each page is called. */
export const TAB_LABELS = {
  overview: 'industryExpo.tab.overview',
  intro: 'industryExpo.tab.intro',
  'why-attend': 'industryExpo.tab.whyAttend',
  'why-exhibit': 'industryExpo.tab.whyExhibit',
  'vip-buyers': 'industryExpo.tab.vipBuyers',
  history: 'industryExpo.tab.history',
  map: 'industryExpo.tab.map',
  'expo-news': 'industryExpo.tab.expoNews',
  'industry-news': 'industryExpo.tab.industryNews',
  'book-stand': 'industryExpo.tab.bookStand',
  'contact-us': 'industryExpo.tab.contactUs',
} as const satisfies Readonly<Record<IndustryTab, MessageKey>>;

/** How tests and styles know the page. */
export const pageMark = (tab: IndustryTab): string => PAGE_MARKS[tab] ?? `industry-${tab}`;

const PAGE_MARKS: Readonly<Partial<Record<IndustryTab, string>>> = {
  overview: 'industry-home',
  'contact-us': 'industry-contact',
};
