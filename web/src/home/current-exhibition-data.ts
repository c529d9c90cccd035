import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import { exhibitionLink, toExhibitionParams } from '@fairhall/core/exhibition/links';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { getFormat } from '@fairhall/core/site/format';
import type { Visit } from '../page/screen.ts';
import { type ExhibitionWords, exhibitionWords } from '../ui/exhibition-words.ts';

/** A country's current exhibition for its home page. */
export interface CurrentExhibition extends ExhibitionWords {
  /** The dates with the daily opening hours. */
  readonly dates: string;
  /** '' if no location is set. */
  readonly mapHref: string;
  readonly intro: string;
  readonly exhibitors: string;
  /** Null if the exhibition's phase offers no pre-registration, or nobody can register on this site. */
  readonly preRegisterHref: string | null;
  /** The address of its exhibitors; null if this audience has no such page. */
  readonly exhibitorsHref: string | null;
}

type CurrentExhibitionVisit = Pick<Visit, 'boot' | 'texts' | 'href'>;

/** Formats the current exhibition of a site. D-04 */
export function toCurrentExhibition(
  exhibition: ExhibitionDetail,
  visit: CurrentExhibitionVisit,
  websiteId: number,
): CurrentExhibition {
  const { boot, texts } = visit;
  const { exhibitors } = exhibition.figures;
  return {
    ...exhibitionWords(exhibition, visit, websiteId),
    dates: exhibitionDates(exhibition, boot.lang),
    mapHref: exhibition.googleMapUrl,
    intro: exhibition.intro,
    exhibitors: texts.counted('home.exhibition.exhibitors', exhibitors, {
      count: getFormat(boot.lang).number(exhibitors),
    }),
    preRegisterHref: toPreregistrationHref(exhibition, visit),
    exhibitorsHref: hasExhibitionPages(exhibition, visit)
      ? visit.href('expoExhibitors', toExhibitionParams(exhibition))
      : null,
  };
}

/** False for global buyers, who have the pages of its industry instead. */
const hasExhibitionPages = (exhibition: ExhibitionDetail, { boot }: CurrentExhibitionVisit): boolean =>
  exhibitionLink(exhibition, boot.audience).route === 'expoHome';

/** The form's address for audiences that have it, while the exhibition's phase offers it. */
function toPreregistrationHref(exhibition: ExhibitionDetail, visit: CurrentExhibitionVisit): string | null {
  if (!hasOffer(exhibition.phase, 'preRegister') || !hasExhibitionPages(exhibition, visit)) return null;
  return visit.href('expoPreRegister', { ...toExhibitionParams(exhibition), status: 'preregister' });
}
