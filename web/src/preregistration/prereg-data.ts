import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { calendarPath } from '@fairhall/core/exhibition/calendar-path';
import { expoParams } from '@fairhall/core/exhibition/links';
import { offers } from '@fairhall/core/exhibition/offer';
import { loadExhibition } from '@fairhall/core/preregistration/load-exhibition';
import type { PreregOpening, PreregPlace } from '@fairhall/core/preregistration/opening';
import { readQuery } from '@fairhall/core/routes/query';
import type { RouteParams } from '@fairhall/core/routes/table';
import { EXHIBITION_STATUS } from '@fairhall/core/site/exhibition-codes';
import { formatFor } from '@fairhall/core/site/format';
import type { IndustryKey } from '@fairhall/core/site/industries';
import { siteByEnName, siteById } from '@fairhall/core/site/sites';
import { needed } from '../page/loader-results.ts';
import { pageError } from '../page/page-error.ts';
import type { Visit } from '../page/screen.ts';
import { type BroughtTags, loadBroughtTags } from '../tags/brought-tags.ts';

export type PreregStatus = RouteParams['expoPreRegister']['status'];

/** The exhibition in words. */
export interface ShowWords {
  readonly exhibitionId: string;
  readonly name: string;
  readonly industry: IndustryKey;
  /** "14–17 October 2026" */
  readonly days: string;
  readonly location: string;
  readonly status: { readonly tone: 'waits' | 'open' | 'over'; readonly label: string };
  /** Whether one can register still. */
  readonly isOpen: boolean;
}

/** What the form itself has to know, wherever it stands. */
export interface PreregFormData {
  readonly show: Pick<ShowWords, 'industry'>;
  readonly opening: PreregOpening;
  /** `finish` is null where that page is not on this site. */
  readonly links: { readonly finish: string | null };
  readonly tags?: BroughtTags;
  /** The address holds the link of a mail, or names a device. */
  readonly isPrivate: boolean;
}

export interface PreregData extends PreregFormData {
  readonly show: ShowWords;
  readonly status: PreregStatus | 'form';
  readonly links: Readonly<Record<'home' | 'preregister' | 'success' | 'finish' | 'exhibitors' | 'planner', string>> & {
    /** The show as a calendar's file; null once it is over. */
    readonly calendar: string | null;
  };
  /** Whether stands can be planned in its phase. */
  readonly canPlan: boolean;
  readonly tags: BroughtTags;
}

type PreregVisit = Visit<'expoPreRegister' | 'expoPreRegisterForm'>;
type PopupVisit = Visit<'popupPreRegister'>;
/** Whose page it is: the exhibition, and its own address where the visitor came by a promotion or a partner. */
interface Shown {
  readonly exhibitionId: string;
  readonly homeOf: (show: ExhibitionDetail) => Home;
  readonly promotionId: string | undefined;
}
type Home = RouteParams['expoHome'];

/** The form at an exhibition's own address, and what comes after it.    */
export async function loadPreregister(visit: Visit<'expoPreRegister'>): Promise<PreregData> {
  return preregData(visit, shownAt(visit.params), visit.params.status, 'route');
}

/** The form that stands alone, which tells by itself how it ended.  */
export async function loadPreregisterForm(visit: Visit<'expoPreRegisterForm'>): Promise<PreregData> {
  return preregData(visit, shownAt(visit.params), 'form', 'page');
}

/** The form of the exhibition of Japan that comes, in a page that a partner opens over its own. D-13 */
export async function loadPopupPreregister(visit: PopupVisit): Promise<PreregData> {
  const { ports, signal } = visit;
  const site = siteByEnName('japan');
  if (site === undefined) throw pageError('noSuchPage');
  const { exhibition } = await ports.front();
  const { exhibitionId } = needed(await exhibition.detail({ websiteId: site.id }, { signal, handled: true }));
  const home = { affiliate: true, exhibitionType: 'expo', websiteEnName: 'japan', exhibitionId } as const;
  return preregData(visit, { exhibitionId, homeOf: () => home, promotionId: undefined }, 'form', 'page');
}

const shownAt = (params: PreregVisit['params']): Shown => ({
  exhibitionId: params.exhibitionId,
  homeOf: (show) => homeOf(params, show),
  promotionId: 'promotion' in params ? params.promotion?.id : undefined,
});

async function preregData(
  visit: PreregVisit | PopupVisit,
  shown: Shown,
  status: PreregData['status'],
  place: PreregPlace,
): Promise<PreregData> {
  const { ports, boot, signal, search, href } = visit;
  const [found, tags] = await Promise.all([
    ports.front().then((front) => loadExhibition(front, shown.exhibitionId, signal)),
    loadBroughtTags(visit, shown.exhibitionId),
  ]);
  const { show, exhibition, entryPoint, isOpen } = needed(found);
  const query = readQuery(search);
  const { preRegisterForm, preRegisterSplit, aiVariant } = query;
  const home = shown.homeOf(show);
  const at = (name: PreregStatus) => href('expoPreRegister', { ...home, status: name });
  return {
    show: { ...wordsOf(show, visit), isOpen },
    opening: {
      exhibition,
      entryPoint,
      inApp: boot.inApp,
      place,
      showResult: place === 'page',
      query: { preRegisterForm, preRegisterSplit, aiVariant },
      promotionId: shown.promotionId,
    },
    status,
    links: {
      home: href('expoHome', home),
      preregister: at('preregister'),
      success: at('success'),
      finish: at('finish'),
      exhibitors: href('expoExhibitors', expoParams(show)),
      planner: href('expoPlanner', expoParams(show)),
      calendar: isOpen ? `${boot.gatewayUrl}/${calendarPath(show.exhibitionId, boot.lang)}` : null,
    },
    canPlan: offers(show.phase, 'addToPlanner'),
    tags,
    isPrivate: query.pretoken !== undefined || query.deviceId !== undefined,
  };
}

/**
 * The exhibition's own address: with the name of its site, also for who came by the address that has none; with a promotion or
 * a partner's word where the visitor came by one. D-13 D-92
 */
function homeOf(params: PreregVisit['params'], show: ExhibitionDetail): Home {
  const { status: _, ...home } = params as RouteParams['expoPreRegister'];
  if ('websiteEnName' in home || siteById(show.websiteId) === undefined) return home;
  const promotion = 'promotion' in home ? { promotion: home.promotion } : {};
  return { ...promotion, ...expoParams(show) };
}

/** An exhibition in the words of its form's head. */
export function wordsOf(
  show: ExhibitionDetail,
  { boot, texts }: Pick<PreregVisit, 'boot' | 'texts'>,
): Omit<ShowWords, 'isOpen'> {
  const { exhibitionId, name, industry, location, inshowStartDate: from, inshowEndDate: to } = show;
  const tone =
    show.status === EXHIBITION_STATUS.COMING ? 'waits' : show.status === EXHIBITION_STATUS.OPENING ? 'open' : 'over';
  return {
    exhibitionId,
    name,
    industry,
    location,
    days: formatFor(boot.lang).dateRange({ from, to }),
    status: { tone, label: texts.text(`exhibition.status.${show.status}`) },
  };
}
