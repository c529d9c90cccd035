import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import { exhibitionLink, toExhibitionParams } from '@fairhall/core/exhibition/links';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Visit } from '../page/screen.ts';
import { type ExhibitionWords, exhibitionWords, toPhaseWords } from '../ui/exhibition-words.ts';

/** The days of an exhibition: the days of a month in large type and the month, or all in one text. */
export interface DateWords {
  readonly days: string;
  /** '' if the days contain it. */
  readonly month: string;
}

/** How visitors of this site register and see their badge: on pages, or by a form over the page. */
export type RegistrationWay =
  | { readonly kind: 'page'; readonly href: string; readonly badgeHref: string }
  | { readonly kind: 'form' };

/** An exhibition as a row. Its status names the day, or the days until it opens. */
export interface ExhibitionRowWords extends ExhibitionWords {
  readonly date: DateWords;
  /** Null if the exhibition's phase offers no pre-registration. */
  readonly registration: RegistrationWay | null;
}

export type RowVisit = Pick<Visit, 'boot' | 'texts' | 'href'>;

/** Formats an exhibition as a row. `atSite` is the site whose home page shows it. D-04 D-05 */
export function toExhibitionRow(exhibition: Exhibition, visit: RowVisit, atSite?: number): ExhibitionRowWords {
  const { boot, texts } = visit;
  const words = exhibitionWords(exhibition, visit, atSite);
  const isItsPage = words.href !== null && exhibitionLink(exhibition, boot.audience).route !== 'home';
  return {
    ...words,
    linkText: isItsPage ? texts.text('home.exhibition.explore') : words.linkText,
    status: toPhaseWords(exhibition, visit),
    date: toDateWords(exhibition, boot.lang),
    registration: toRegistrationWay(exhibition, visit),
  };
}

/** Formats the days of an exhibition; those of one month without the month. */
export function toDateWords(
  { inshowStartDate: from, inshowEndDate: to }: Pick<Exhibition, 'inshowStartDate' | 'inshowEndDate'>,
  lang: LanguageCode,
): DateWords {
  const { dateRange, month } = getFormat(lang);
  const [firstMonth, lastMonth] = [from.slice(0, 7), to.slice(0, 7)];
  if (firstMonth !== lastMonth) return { days: dateRange({ from, to }), month: '' };
  const [first, last] = [Number(from.slice(8)), Number(to.slice(8))];
  return { days: first === last ? String(first) : `${first}–${last}`, month: month(firstMonth) };
}

/** Buyers have pages for it; global buyers have none, and get the form over the page. D-92 */
function toRegistrationWay(exhibition: Exhibition, { boot, href }: RowVisit): RegistrationWay | null {
  if (!hasOffer(exhibition.phase, 'preRegister')) return null;
  const { route } = exhibitionLink(exhibition, boot.audience);
  if (route === 'industryHome') return { kind: 'form' };
  if (route !== 'expoHome') return null;
  const at = toExhibitionParams(exhibition);
  return {
    kind: 'page',
    href: href('expoPreRegister', { ...at, status: 'preregister' }),
    badgeHref: href('expoPreRegister', { ...at, status: 'success' }),
  };
}
