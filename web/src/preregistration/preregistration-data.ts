import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { exhibitionCalendarPath } from '@fairhall/core/exhibition/calendar-path';
import { toExhibitionParams } from '@fairhall/core/exhibition/links';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { loadExhibition } from '@fairhall/core/preregistration/load-exhibition';
import type { PreregOpening, PreregPresentation } from '@fairhall/core/preregistration/opening';
import { readQuery } from '@fairhall/core/routes/query';
import type { RouteParams } from '@fairhall/core/routes/routes';
import { getFormat } from '@fairhall/core/site/format';
import type { IndustryKey } from '@fairhall/core/site/industries';
import { findSiteByEnName, findSiteById } from '@fairhall/core/site/sites';
import { requireValue } from '../page/loader-results.ts';
import { pageError } from '../page/page-error.ts';
import type { Visit } from '../page/screen.ts';
import { type BroughtTags, loadBroughtTags } from '../tags/brought-tags.ts';
import { type ExhibitionStatusWords, toPhaseWords } from '../ui/exhibition-words.ts';

export type PreregistrationStatus = RouteParams['expoPreRegister']['status'];

/** The exhibition's facts as texts. */
export interface ExhibitionHeadWords {
  readonly exhibitionId: string;
  readonly name: string;
  readonly industry: IndustryKey;
  /** "14–17 October 2026" */
  readonly days: string;
  readonly location: string;
  readonly status: ExhibitionStatusWords;
  /** Whether registration is still open. */
  readonly isOpen: boolean;
}

/** The data that the form needs on any page. */
export interface PreregistrationFormData {
  readonly show: Pick<ExhibitionHeadWords, 'industry'>;
  readonly opening: PreregOpening;
  /** `finish` is null if that page does not exist on this site. */
  readonly links: { readonly finish: string | null };
  readonly tags?: BroughtTags;
  /** Whether the address contains a token from an email or a device id. */
  readonly isPrivate: boolean;
}

export interface PreregistrationData extends PreregistrationFormData {
  readonly show: ExhibitionHeadWords;
  readonly status: PreregistrationStatus | 'form';
  readonly links: Readonly<Record<'home' | 'preregister' | 'success' | 'finish' | 'exhibitors' | 'planner', string>> & {
    /** The address of the exhibition's calendar file; null once the exhibition is over. */
    readonly calendar: string | null;
  };
  /** Whether stands can be planned in the exhibition's present phase. */
  readonly canPlan: boolean;
  /** Whether the address has the token of an email. */
  readonly hasLink: boolean;
  readonly tags: BroughtTags;
}

type PreregistrationVisit = Visit<'expoPreRegister' | 'expoPreRegisterForm'>;
type PopupVisit = Visit<'popupPreRegister'>;
/**
 * The exhibition that the form is for, and its address. That address includes the promotion or partner by which the
 * visitor came.
 */
interface PreregistrationTarget {
  readonly exhibitionId: string;
  readonly homeOf: (show: ExhibitionDetail) => Home;
  readonly promotionId: string | undefined;
}
type Home = RouteParams['expoHome'];

/** Loads the form at an exhibition's own address, or the page after it.    */
export async function loadPreregister(visit: Visit<'expoPreRegister'>): Promise<PreregistrationData> {
  return toPreregistrationData(visit, toTarget(visit.params), visit.params.status, 'route');
}

/** Loads the form as a page of its own, which shows its result itself.  */
export async function loadPreregisterForm(visit: Visit<'expoPreRegisterForm'>): Promise<PreregistrationData> {
  return toPreregistrationData(visit, toTarget(visit.params), 'form', 'page');
}

/** Loads the form for the next exhibition in Japan, for a page that a partner opens over their own. D-13 */
export async function loadPopupPreregister(visit: PopupVisit): Promise<PreregistrationData> {
  const { ports, signal } = visit;
  const site = findSiteByEnName('japan');
  if (site === undefined) throw pageError('noSuchPage');
  const { exhibition } = await ports.frontGateway();
  const { exhibitionId } = requireValue(await exhibition.detail({ websiteId: site.id }, { signal, handled: true }));
  const home = { affiliate: true, exhibitionType: 'expo', websiteEnName: 'japan', exhibitionId } as const;
  return toPreregistrationData(visit, { exhibitionId, homeOf: () => home, promotionId: undefined }, 'form', 'page');
}

const toTarget = (params: PreregistrationVisit['params']): PreregistrationTarget => ({
  exhibitionId: params.exhibitionId,
  homeOf: (show) => homeOf(params, show),
  promotionId: 'promotion' in params ? params.promotion?.id : undefined,
});

async function toPreregistrationData(
  visit: PreregistrationVisit | PopupVisit,
  shown: PreregistrationTarget,
  status: PreregistrationData['status'],
  place: PreregPresentation,
): Promise<PreregistrationData> {
  const { ports, boot, signal, search, href } = visit;
  const [found, tags] = await Promise.all([
    ports.frontGateway().then((front) => loadExhibition(front, shown.exhibitionId, signal)),
    loadBroughtTags(visit, shown.exhibitionId),
  ]);
  const { show, exhibition, entryPoint, isOpen } = requireValue(found);
  const query = readQuery(search);
  const { preRegisterForm, preRegisterSplit, aiVariant } = query;
  const home = shown.homeOf(show);
  const toStatusHref = (name: PreregistrationStatus) => href('expoPreRegister', { ...home, status: name });
  return {
    show: { ...toExhibitionHeadWords(show, visit), isOpen },
    opening: {
      exhibition,
      entryPoint,
      inApp: boot.inApp,
      presentation: place,
      showResult: place === 'page',
      query: { preRegisterForm, preRegisterSplit, aiVariant },
      promotionId: shown.promotionId,
    },
    status,
    links: {
      home: href('expoHome', home),
      preregister: toStatusHref('preregister'),
      success: toStatusHref('success'),
      finish: toStatusHref('finish'),
      exhibitors: href('expoExhibitors', toExhibitionParams(show)),
      planner: href('expoPlanner', toExhibitionParams(show)),
      calendar: isOpen ? `${boot.gatewayUrl}/${exhibitionCalendarPath(show.exhibitionId, boot.lang)}` : null,
    },
    canPlan: hasOffer(show.phase, 'addToPlanner'),
    tags,
    hasLink: query.pretoken !== undefined,
    isPrivate: query.pretoken !== undefined || query.deviceId !== undefined,
  };
}

/**
 * Returns the exhibition's own address. It has the site's name even if the visitor's address had none, and keeps the
 * visitor's promotion or partner parameter. D-13 D-92
 */
function homeOf(params: PreregistrationVisit['params'], show: ExhibitionDetail): Home {
  const { status: _, ...home } = params as RouteParams['expoPreRegister'];
  if ('websiteEnName' in home || findSiteById(show.websiteId) === undefined) return home;
  const promotion = 'promotion' in home ? { promotion: home.promotion } : {};
  return { ...promotion, ...toExhibitionParams(show) };
}

/** Returns the texts for the head of an exhibition's form. */
export function toExhibitionHeadWords(
  show: ExhibitionDetail,
  { boot, texts }: Pick<PreregistrationVisit, 'boot' | 'texts'>,
): Omit<ExhibitionHeadWords, 'isOpen'> {
  const { exhibitionId, name, industry, location, inshowStartDate: from, inshowEndDate: to } = show;
  return {
    exhibitionId,
    name,
    industry,
    location,
    days: getFormat(boot.lang).dateRange({ from, to }),
    status: toPhaseWords(show, { boot, texts }),
  };
}
