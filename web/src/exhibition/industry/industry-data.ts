import type { IndustrySite } from '@fairhall/core/contract/industry-expo/calls';
import type { IndustryPage } from '@fairhall/core/contract/industry-expo/limits';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import type { MessageKey } from '@fairhall/core/messages';
import type { RouteParams } from '@fairhall/core/routes/routes';
import { requireValue } from '../../page/loader-results.ts';
import type { Visit } from '../../page/screen.ts';
import { type ExhibitionPageWords, toExhibitionPageWords } from '../exhibition-page-words.ts';

/** A page of an industry's site: its home page or a page of its menu. */
export type IndustryTab = 'overview' | 'exhibitors' | IndustryPage;

/** The header of every page of an industry at a site. */
export interface IndustryData {
  readonly expo: ExhibitionPageWords;
  readonly tab: IndustryTab;
  /** The pages of the menu: the practical information about the exhibition. */
  readonly pages: readonly { readonly tab: IndustryPage; readonly href: string }[];
  readonly ownHref: string;
  /** Whether visitors can register for the exhibition; the form opens over the page. D-92 */
  readonly offersPreRegister: boolean;
  /** The address of the contact form, for when registration has closed. */
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

/** Loads an industry at a site, with the header of its pages.  */
export async function loadIndustry(visit: IndustryVisit, tab: IndustryTab): Promise<LoadedIndustry> {
  const { params, ports, signal } = visit;
  const { industryExpo } = await ports.frontGateway();
  const { industryAbbr, websiteAbbr } = params;
  const site = requireValue(await industryExpo.site({ industryAbbr, websiteAbbr }, { signal, handled: true }));
  return { site, data: industryData(site, visit, tab) };
}

function industryData(site: IndustrySite, visit: IndustryVisit, tab: IndustryTab): IndustryData {
  const { exhibition, menus, countryUrl } = site;
  return {
    expo: toExhibitionPageWords(exhibition, visit, countryUrl),
    tab,
    pages: menus.map((each) => ({ tab: each, href: industryHref(each, visit.params, visit) })),
    ownHref: industryHref(tab, visit.params, visit),
    offersPreRegister: hasOffer(exhibition.phase, 'preRegister'),
    contactHref: visit.href('industryContact', toBase(visit.params)),
  };
}

/** Drops other address parameters that a page of the site may have. */
const toBase = ({ industryAbbr, websiteAbbr }: Base): Base => ({ industryAbbr, websiteAbbr });

const ROUTE_BY_TAB = {
  overview: 'industryHome',
  exhibitors: 'industryExhibitors',
  intro: 'industryIntro',
  'why-attend': 'industryWhyAttend',
  'why-exhibit': 'industryWhyExhibit',
  'vip-buyers': 'industryVipBuyers',
  history: 'industryHistory',
  map: 'industryMap',
  'contact-us': 'industryContact',
  'book-stand': 'industryBookStand',
} as const;

/** Returns the address of an industry page at a site. */
export function industryHref(tab: IndustryTab, params: Base, { href }: Pick<Visit, 'href'>): string {
  const base = toBase(params);
  if (tab === 'expo-news') return href('industryNewsList', { ...base, newsType: 'expo' });
  if (tab === 'industry-news') return href('industryNewsList', { ...base, newsType: 'industry' });
  return href(ROUTE_BY_TAB[tab], base);
}

/** The label of each page. */
export const TAB_LABELS = {
  overview: 'industryExpo.tab.overview',
  exhibitors: 'exhibition.tab.exhibitors',
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

/** The value of `data-page`, for tests and styles. */
export const pageMark = (tab: IndustryTab): string => PAGE_MARKS[tab] ?? `industry-${tab}`;

const PAGE_MARKS: Readonly<Partial<Record<IndustryTab, string>>> = {
  overview: 'industry-home',
  'contact-us': 'industry-contact',
};
