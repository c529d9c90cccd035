import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import { exhibitionLink, toExhibitionParams } from '@fairhall/core/exhibition/links';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { getFormat } from '@fairhall/core/site/format';
import type { Visit } from '../page/screen.ts';
import { type ExhibitionWords, exhibitionWords } from '../ui/exhibition-words.ts';

/** The current exhibition of a country, as its home shows it. */
export interface CurrentExhibition extends ExhibitionWords {
  /** With the daily hours. */
  readonly dates: string;
  /** '' where none is set. */
  readonly mapHref: string;
  readonly intro: string;
  readonly exhibitors: string;
  /** null where its phase offers none, or nobody can register here. */
  readonly preRegisterHref: string | null;
  /** Who exhibits; null where that page is not for this audience. */
  readonly exhibitorsHref: string | null;
}

type CurrentExhibitionVisit = Pick<Visit, 'boot' | 'texts' | 'href'>;

/** The current exhibition of a site in words. D-04 */
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

/** Global buyers have the pages of its industry instead. */
const hasExhibitionPages = (exhibition: ExhibitionDetail, { boot }: CurrentExhibitionVisit): boolean =>
  exhibitionLink(exhibition, boot.audience).route === 'expoHome';

/** The form, for whom it is there and as long as the phase offers it. */
function toPreregistrationHref(exhibition: ExhibitionDetail, visit: CurrentExhibitionVisit): string | null {
  if (!hasOffer(exhibition.phase, 'preRegister') || !hasExhibitionPages(exhibition, visit)) return null;
  return visit.href('expoPreRegister', { ...toExhibitionParams(exhibition), status: 'preregister' });
}
