import type { ExhibitionDetail, ExhibitorPage } from '@fairhall/core/contract/exhibition/calls';
import { toExhibitionParams } from '@fairhall/core/exhibition/links';
import { loadExhibition } from '@fairhall/core/exhibition/load';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { getExhibitorsHref, getMeetingHref } from '../ui/exhibition-hrefs.ts';
import { type ExhibitionPageWords, toExhibitionPageWords } from './exhibition-page-words.ts';
import type { PagePosition } from './exhibitor-pages.tsx';
import { type ExhibitorWords, exhibitorWords } from './exhibitor-words.ts';
import { loadSpotlight, type SpotlightWords } from './spotlight-data.ts';

/** A filter of the list, or a link that removes it. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly count: string;
  /** "6 exhibitors", for screen readers. */
  readonly results: string;
  readonly isChosen: boolean;
  readonly href: string;
}

/** A page of exhibitors, formatted with links. */
export interface ExhibitorsData extends PagePosition {
  readonly expo: ExhibitionPageWords;
  readonly tab: 'exhibitors' | 'spotlight';
  readonly keyword: string;
  readonly count: string;
  readonly exhibitors: readonly ExhibitorWords[];
  /** The same exhibitors, grouped by hall. */
  readonly bands: readonly HallBand[];
  /** A spotlight exhibitor above a list that is unfiltered or filtered only by hall; null for none. */
  readonly spotlight: SpotlightWords | null;
  /** Whether the exhibition's phase allows planning. */
  readonly canPlan: boolean;
  /** The option for all halls comes first. */
  readonly halls: readonly Choice[];
  /** The selected tag comes first. */
  readonly tags: readonly Choice[];
  /** The address of all exhibitors; the search form leads there too. */
  readonly allHref: string;
  readonly isNarrowed: boolean;
  readonly pageNo: number;
}

/** The exhibitors of one hall on this page of the list. */
export interface HallBand {
  readonly hall: string;
  readonly title: string;
  /** '' for a hall without a name. */
  readonly name: string;
  /** The number of matching exhibitors in the hall, on all pages. */
  readonly count: string;
  readonly exhibitors: readonly ExhibitorWords[];
}

interface Narrowing {
  readonly keyword?: string | undefined;
  readonly hall?: string | undefined;
  readonly tagCode?: string | undefined;
  readonly letter?: string | undefined;
  readonly pageNo?: number | undefined;
}

type ExhibitorsVisit = Visit<'expoExhibitors' | 'expoSpotlightExhibitors'>;
type ListVisit = Omit<Visit, 'params'>;

/** The highest page number that the call accepts. */
const PAGE_MAX = 1_000_000;

/** Loads a page of an exhibition's exhibitors; on the spotlight tab, only of those in the spotlight.  */
export async function loadExhibitors(visit: ExhibitorsVisit, tab: ExhibitorsData['tab']): Promise<ExhibitorsData> {
  const { ports, params, signal } = visit;
  const front = await ports.frontGateway();
  const { exhibitionId } = params;
  const narrowing = readNarrowing(visit, tab);
  const [detail, found, spotlight] = await Promise.all([
    loadExhibition(front, exhibitionId, signal),
    front.exhibition.exhibitors(toInput(exhibitionId, narrowing, tab), { signal, handled: true }),
    tab === 'exhibitors' && isWhole(narrowing) ? loadSpotlight(visit, exhibitionId, narrowing.hall) : null,
  ]);
  return toExhibitorsData({ exhibition: requireValue(detail), answer: requireValue(found), spotlight, tab }, visit);
}

/** Loads a page of the exhibitors of an exhibition that is known already. */
export async function loadExhibitorsOf(exhibition: ExhibitionDetail, visit: ListVisit): Promise<ExhibitorsData> {
  const tab = 'exhibitors';
  const front = await visit.ports.frontGateway();
  const { exhibitionId } = exhibition;
  const narrowing = readNarrowing(visit, tab);
  const [found, spotlight] = await Promise.all([
    front.exhibition.exhibitors(toInput(exhibitionId, narrowing, tab), { signal: visit.signal, handled: true }),
    isWhole(narrowing) ? loadSpotlight(visit, exhibitionId, narrowing.hall) : null,
  ]);
  return toExhibitorsData({ exhibition, answer: requireValue(found), spotlight, tab }, visit);
}

interface LoadedExhibitors extends Pick<ExhibitorsData, 'tab' | 'spotlight'> {
  readonly exhibition: ExhibitionDetail;
  readonly answer: ExhibitorPage;
}

function toExhibitorsData({ exhibition, answer, spotlight, tab }: LoadedExhibitors, visit: ListVisit): ExhibitorsData {
  const { boot, texts } = visit;
  const { exhibitionId } = exhibition;
  const narrowing = readNarrowing(visit, tab);
  const to = linkTo(exhibition, visit, tab);
  const { pageNo = 1, ...narrowed } = narrowing;
  const { number } = getFormat(boot.lang);
  const canPlan = hasOffer(exhibition.phase, 'addToPlanner');
  const meetAt = hasOffer(exhibition.phase, 'bookMeeting') ? exhibition : undefined;
  const options = { tagCode: narrowing.tagCode, meetAt };
  const exhibitors = answer.records.map((row) => exhibitorWords(row, exhibitionId, visit, options));
  return {
    expo: toExhibitionPageWords(exhibition, visit),
    canPlan,
    exhibitors,
    spotlight: spotlight && withMeeting(spotlight, meetAt, visit),
    bands: toBands(answer, exhibitors, visit),
    tab,
    keyword: narrowing.keyword ?? '',
    pageNo,
    allHref: to({}),
    isNarrowed: Object.values(narrowed).some((value) => value !== undefined),
    count: texts.counted('exhibition.count', answer.total, { count: number(answer.total) }),
    ...toChoices(answer, narrowed, { to, texts, number, all: texts.text('exhibition.halls.all') }),
    page: texts.text('exhibition.page', { page: number(pageNo) }),
    previous: pageNo > 1 ? to({ ...narrowed, pageNo: pageNo - 1 }) : null,
    next: answer.pageNo * answer.pageSize < answer.total ? to({ ...narrowed, pageNo: pageNo + 1 }) : null,
  };
}

/** The spotlight loads together with its exhibition, whose phase decides whether meetings are offered. */
function withMeeting(
  spotlight: SpotlightWords,
  meetAt: ExhibitionDetail | undefined,
  visit: Pick<ListVisit, 'boot' | 'href'>,
): SpotlightWords {
  if (meetAt === undefined) return spotlight;
  const { exhibitor } = spotlight;
  return { ...spotlight, exhibitor: { ...exhibitor, meetingHref: getMeetingHref(meetAt, exhibitor.id, visit) } };
}

/** Whether this is the first page of all exhibitors or of one hall. */
const isWhole = ({ keyword, tagCode, letter, pageNo = 1 }: Narrowing): boolean =>
  pageNo === 1 && [keyword, tagCode, letter].every((value) => value === undefined);

/** Groups exhibitors, which are sorted by hall, into halls. */
function toBands(
  { records, halls }: ExhibitorPage,
  exhibitors: readonly ExhibitorWords[],
  { boot, texts }: Pick<ListVisit, 'boot' | 'texts'>,
): readonly HallBand[] {
  return [...new Set(records.map(({ hall }) => hall))].map((hall) => {
    const { name, count } = halls.find((each) => each.hall === hall) ?? { name: '', count: 0 };
    const shown = getFormat(boot.lang).number(count);
    return {
      hall,
      name,
      title: texts.text('exhibition.hall', { hall }),
      count: count === 0 ? '' : texts.counted('exhibition.count', count, { count: shown }),
      exhibitors: exhibitors.filter((_, index) => records[index]?.hall === hall),
    };
  });
}

function readNarrowing({ search }: Pick<ListVisit, 'search'>, tab: ExhibitorsData['tab']): Narrowing {
  const { keyword, hall, tagCode, letter, pageNo } = readQuery(search);
  return tab === 'spotlight' ? { keyword, pageNo } : { keyword, hall, tagCode, letter, pageNo };
}

const toInput = (exhibitionId: string, narrowing: Narrowing, tab: ExhibitorsData['tab']) => ({
  exhibitionId,
  pageNo: Math.min(narrowing.pageNo ?? 1, PAGE_MAX),
  ...(narrowing.keyword === undefined ? {} : { keyword: narrowing.keyword }),
  ...(narrowing.hall === undefined ? {} : { hall: narrowing.hall }),
  ...(narrowing.tagCode === undefined ? {} : { tagCodes: [narrowing.tagCode] }),
  ...(narrowing.letter === undefined ? {} : { letter: narrowing.letter }),
  ...(tab === 'spotlight' ? { spotlight: true } : {}),
});

type ListHref = (narrowing: Narrowing) => string;

/** Links to the filtered list at its canonical address. */
function linkTo(exhibition: ExhibitionDetail, visit: ListVisit, tab: ExhibitorsData['tab']): ListHref {
  return ({ keyword, hall, tagCode, letter, pageNo }) => {
    const shown = pageNo === 1 ? undefined : pageNo;
    return tab === 'spotlight'
      ? visit.href('expoSpotlightExhibitors', toExhibitionParams(exhibition), { keyword, pageNo: shown })
      : getExhibitorsHref(exhibition, visit, { keyword, hall, tagCode, letter, pageNo: shown });
  };
}

interface ChoiceWords {
  readonly to: ListHref;
  readonly texts: ListVisit['texts'];
  readonly number: (value: number) => string;
  /** The label for all halls. */
  readonly all: string;
}

/**
 * Halls and tags as links. A selected tag comes first and links back to all exhibitors, as the option for all halls
 * does.
 */
function toChoices(
  { halls, tags }: ExhibitorPage,
  narrowed: Narrowing,
  { to, texts, number, all }: ChoiceWords,
): Pick<ExhibitorsData, 'halls' | 'tags'> {
  const toCounts = (count: number): Pick<Choice, 'count' | 'results'> => ({
    count: number(count),
    results: texts.counted('exhibition.count', count, { count: number(count) }),
  });
  const toHallChoice = (hall: string | undefined, label: string, count: number): Choice => ({
    id: hall ?? '',
    label,
    ...toCounts(count),
    isChosen: narrowed.hall === hall,
    href: to({ ...narrowed, hall }),
  });
  const whole = halls.reduce((sum, { count }) => sum + count, 0);
  const tagged = tags.map(({ code, name, count }): Choice => {
    const isChosen = narrowed.tagCode === code;
    const href = to({ ...narrowed, tagCode: isChosen ? undefined : code });
    return { id: code, label: name, ...toCounts(count), isChosen, href };
  });
  return {
    halls:
      halls.length === 0
        ? []
        : [
            toHallChoice(undefined, all, whole),
            ...halls.map(({ hall, name, count }) => toHallChoice(hall, `H${hall} ${name}`.trim(), count)),
          ],
    tags: tagged.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen)),
  };
}
