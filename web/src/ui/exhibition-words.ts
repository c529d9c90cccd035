import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import { getDoorState } from '@fairhall/core/exhibition/door-state';
import { exhibitionHref, exhibitionLink } from '@fairhall/core/exhibition/links';
import { countDays } from '@fairhall/core/forms/day';
import type { Texts } from '@fairhall/core/ports/texts';
import { getExhibitionDay } from '@fairhall/core/site/door-times';
import { EXHIBITION_STATUS } from '@fairhall/core/site/exhibition-codes';
import { getFormat } from '@fairhall/core/site/format';
import { findSiteById } from '@fairhall/core/site/sites';
import { linkHref } from '../page/address.ts';
import type { WordsContext } from './product-words.ts';

/** The status of an exhibition, as a shape and a word. */
export interface ExhibitionStatusWords {
  readonly tone: 'waits' | 'open' | 'over';
  readonly label: string;
}

/** An exhibition as display-ready texts. */
export interface ExhibitionWords {
  readonly id: string;
  readonly name: string;
  /** The name in the language of its country; null if it is the same. */
  readonly nameLocal: string | null;
  readonly days: string;
  readonly location: string;
  readonly industry: Exhibition['industry'];
  readonly status: ExhibitionStatusWords;
  /** '' if it has no picture. */
  readonly image: string;
  /** The exhibition's page, otherwise its country's home page; null if neither exists. */
  readonly href: string | null;
  readonly linkText: string;
}

const STATUS = {
  [EXHIBITION_STATUS.COMING]: { tone: 'waits', label: 'card.exhibition.coming' },
  [EXHIBITION_STATUS.OPENING]: { tone: 'open', label: 'card.exhibition.open' },
  [EXHIBITION_STATUS.COMPLETED]: { tone: 'over', label: 'card.exhibition.over' },
} as const;

/** Returns the status of an exhibition, by the date at its venue. */
export function toStatusWords(
  { status }: Pick<Exhibition, 'status'>,
  { text }: Pick<Texts, 'text'>,
): ExhibitionStatusWords {
  const { tone, label } = STATUS[status];
  return { tone, label: text(label) };
}

/**
 * Returns the status with the days until the exhibition opens, its present day, or the time at which its doors open next.
 * All of them in the venue's time zone.
 */
export function toPhaseWords(
  exhibition: Exhibition,
  { boot, texts }: Pick<WordsContext, 'boot' | 'texts'>,
): ExhibitionStatusWords {
  const { status, inshowStartDate: from, inshowEndDate: to } = exhibition;
  const { number } = getFormat(boot.lang);
  const today = getExhibitionDay(exhibition, boot.now);
  if (status === EXHIBITION_STATUS.COMPLETED) return toStatusWords(exhibition, texts);
  if (status === EXHIBITION_STATUS.COMING) {
    const count = countDays(today, from);
    return { tone: 'waits', label: texts.counted('card.exhibition.opensIn', count, { count: number(count) }) };
  }
  const doors = getDoorState(exhibition, boot.now);
  if (doors.kind === 'over') return toStatusWords({ status: EXHIBITION_STATUS.COMPLETED }, texts);
  if (doors.kind !== 'open') {
    return { tone: 'waits', label: texts.text(`card.exhibition.${doors.kind}`, { time: doors.time }) };
  }
  const values = { day: number(countDays(from, today) + 1), days: number(countDays(from, to) + 1) };
  return { tone: 'open', label: texts.text('card.exhibition.openDay', values) };
}

/** Formats the first and the last day at the venue. */
export const formatExhibitionDays = (
  { inshowStartDate: from, inshowEndDate: to }: Pick<Exhibition, 'inshowStartDate' | 'inshowEndDate'>,
  { boot }: Pick<WordsContext, 'boot'>,
): string => getFormat(boot.lang).dateRange({ from, to });

/** Returns an exhibition's texts. `atSite` is the site whose home page shows it; that page does not link to itself. */
export function exhibitionWords(exhibition: Exhibition, context: WordsContext, atSite?: number): ExhibitionWords {
  const { boot, texts } = context;
  const { name, nameLocal, banner } = exhibition;
  return {
    id: exhibition.exhibitionId,
    name,
    nameLocal: nameLocal === '' || nameLocal === name ? null : nameLocal,
    days: formatExhibitionDays(exhibition, context),
    location: exhibition.location,
    industry: exhibition.industry,
    status: toStatusWords(exhibition, texts),
    image: banner === '' ? '' : imageUrl(boot.imageServer, banner, 480),
    ...toPageHref(exhibition, context, atSite),
  };
}

/** Links to the exhibition's page, or to the home page of its country if that does not exist. D-92 */
function toPageHref(
  exhibition: Exhibition,
  context: WordsContext,
  atSite: number | undefined,
): Pick<ExhibitionWords, 'href' | 'linkText'> {
  const { boot, texts, href } = context;
  const { audience } = boot;
  if (audience === 'supplier') return { href: null, linkText: '' };
  const { route, params } = exhibitionLink(exhibition, audience);
  if (route !== 'home' && href(route, params) !== null)
    return {
      href: exhibitionHref(exhibition, { ...boot, href: linkHref(href) }),
      linkText: texts.text('card.exhibition.see'),
    };
  const site = findSiteById(exhibition.websiteId);
  if (site === undefined || site.international || site.id === atSite) return { href: null, linkText: '' };
  const country = getFormat(boot.lang).countryName(site.abbr.toUpperCase());
  return {
    href: (boot.siteOrigins?.[site.id] ?? '') + href('countryHome', { websiteEnName: site.enName }),
    linkText: texts.text('card.exhibition.country', { country }),
  };
}
