import type { ExhibitorPage } from '@fairhall/core/contract/exhibition';
import { expoParams } from '@fairhall/core/exhibition/links';
import { loadExhibition } from '@fairhall/core/exhibition/load';
import { offers } from '@fairhall/core/exhibition/offer';
import { readQuery } from '@fairhall/core/routes/query';
import { formatFor } from '@fairhall/core/site/format';
import { needed } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import type { PagePlace } from './exhibitor-pages.tsx';
import { type ExhibitorWords, exhibitorWords } from './exhibitor-words.ts';
import { type ExpoWords, expoWords, type Placed } from './expo-words.ts';

/** A way to narrow the list, or to take that back. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly count: string;
  readonly isChosen: boolean;
  readonly href: string;
}

/** Who exhibits, in words and links. */
export interface ExhibitorsData extends PagePlace {
  readonly expo: ExpoWords;
  readonly tab: 'exhibitors' | 'spotlight';
  readonly keyword: string;
  readonly count: string;
  readonly exhibitors: readonly ExhibitorWords[];
  /** Whether the show can be planned in its phase. */
  readonly canPlan: boolean;
  /** Whether exhibitors can be asked for a meeting. */
  readonly canMeet: boolean;
  readonly halls: readonly Choice[];
  readonly tags: readonly Choice[];
  /** Where the search leads, and all exhibitors are. */
  readonly allHref: string;
  readonly isNarrowed: boolean;
  readonly pageNo: number;
}

interface Narrowing {
  readonly keyword?: string | undefined;
  readonly hall?: string | undefined;
  readonly tagCode?: string | undefined;
  readonly letter?: string | undefined;
  readonly pageNo?: number | undefined;
}

type ExhibitorsVisit = Visit<'expoExhibitors' | 'expoSpotlightExhibitors'>;

/** The last page that the call takes. */
const LAST_PAGE = 1_000_000;

/** A page of an exhibition's exhibitors, of those in the spotlight alone where that is asked.  */
export async function loadExhibitors(visit: ExhibitorsVisit, tab: ExhibitorsData['tab']): Promise<ExhibitorsData> {
  const { ports, params, signal, boot, texts } = visit;
  const front = await ports.front();
  const { exhibitionId } = params;
  const asked = narrowingOf(visit, tab);
  const [detail, found] = await Promise.all([
    loadExhibition(front, exhibitionId, signal),
    front.exhibition.exhibitors(inputOf(exhibitionId, asked, tab), { signal, handled: true }),
  ]);
  const exhibition = needed(detail);
  const answer = needed(found);
  const to = linkTo(exhibition, visit, tab);
  const { pageNo = 1, ...narrowed } = asked;
  const { number } = formatFor(boot.lang);
  return {
    expo: expoWords(exhibition, visit),
    canPlan: offers(exhibition.phase, 'addToPlanner'),
    canMeet: offers(exhibition.phase, 'bookMeeting'),
    ...{ tab, keyword: asked.keyword ?? '', pageNo, allHref: to({}) },
    isNarrowed: Object.values(narrowed).some((value) => value !== undefined),
    count: texts.counted('exhibition.count', answer.total, { count: number(answer.total) }),
    exhibitors: answer.records.map((row) => exhibitorWords(row, exhibitionId, visit)),
    ...choicesOf(answer, narrowed, { to, number }),
    page: texts.text('exhibition.page', { page: number(pageNo) }),
    previous: pageNo > 1 ? to({ ...narrowed, pageNo: pageNo - 1 }) : null,
    next: answer.pageNo * answer.pageSize < answer.total ? to({ ...narrowed, pageNo: pageNo + 1 }) : null,
  };
}

function narrowingOf({ search }: ExhibitorsVisit, tab: ExhibitorsData['tab']): Narrowing {
  const { keyword, hall, tagCode, letter, pageNo } = readQuery(search);
  return tab === 'spotlight' ? { keyword, pageNo } : { keyword, hall, tagCode, letter, pageNo };
}

const inputOf = (exhibitionId: string, asked: Narrowing, tab: ExhibitorsData['tab']) => ({
  exhibitionId,
  pageNo: Math.min(asked.pageNo ?? 1, LAST_PAGE),
  ...(asked.keyword === undefined ? {} : { keyword: asked.keyword }),
  ...(asked.hall === undefined ? {} : { hall: asked.hall }),
  ...(asked.tagCode === undefined ? {} : { tagCodes: [asked.tagCode] }),
  ...(asked.letter === undefined ? {} : { letter: asked.letter }),
  ...(tab === 'spotlight' ? { spotlight: true } : {}),
});

type To = (narrowing: Narrowing) => string;

/** Links to the list as it is narrowed, at its one address. */
function linkTo(exhibition: Placed, { href }: ExhibitorsVisit, tab: ExhibitorsData['tab']): To {
  const params = expoParams(exhibition);
  return ({ keyword, hall, tagCode, letter, pageNo }) => {
    const shown = pageNo === 1 ? undefined : pageNo;
    return tab === 'spotlight'
      ? href('expoSpotlightExhibitors', params, { keyword, pageNo: shown })
      : href('expoExhibitors', params, { keyword, hall, tagCode, letter, pageNo: shown });
  };
}

/** Halls and tags as links; a chosen one leads back to all. */
function choicesOf(
  { halls, tags }: ExhibitorPage,
  narrowed: Narrowing,
  { to, number }: { readonly to: To; readonly number: (value: number) => string },
): Pick<ExhibitorsData, 'halls' | 'tags'> {
  const choice = (id: string, label: string, count: number, key: 'hall' | 'tagCode'): Choice => {
    const isChosen = narrowed[key] === id;
    return { id, label, count: number(count), isChosen, href: to({ ...narrowed, [key]: isChosen ? undefined : id }) };
  };
  return {
    halls: halls.map(({ hall, name, count }) => choice(hall, `H${hall} ${name}`, count, 'hall')),
    tags: tags.map(({ code, name, count }) => choice(code, name, count, 'tagCode')),
  };
}
