import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import { exhibitionHref, toExhibitionParams } from '@fairhall/core/exhibition/links';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { linkHref } from '../../page/address.ts';
import type { Visit } from '../../page/screen.ts';
import { type ExhibitionStatusWords, formatExhibitionDays, toPhaseWords } from '../../ui/exhibition-words.ts';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';

/** The supplier's stand at a current or upcoming exhibition, where a buyer can touch the product. */
export interface ExhibitionRowWords {
  readonly exhibitionId: string;
  /** For example "H3 A12". */
  readonly stand: string;
  /** For example "Touch it at Fairhall Textile Istanbul". */
  readonly title: string;
  readonly href: string;
  readonly days: string;
  readonly location: string;
  readonly industry: string;
  readonly status: ExhibitionStatusWords;
  /** Whether a buyer can plan it in the exhibition's phase. */
  readonly canPlan: boolean;
  /** The address of the form for a meeting at the stand; null if the exhibition's phase or the site has no meetings. */
  readonly meetingHref: string | null;
  /** Whether samples can be booked in the exhibition's phase. */
  readonly hasSamples: boolean;
}

export function toExhibitionRowWords(
  show: Exhibition,
  stand: string,
  supplierId: string,
  visit: Pick<Visit, 'boot' | 'texts' | 'href'>,
): ExhibitionRowWords {
  const { boot, texts, href } = visit;
  const { exhibitionId, name, location, industry, phase } = show;
  const isBuyer = boot.audience === 'buyer';
  return {
    exhibitionId,
    stand,
    industry,
    location: location,
    title: texts.text('product.show.title', { exhibition: wrapInIsolate(name) }),
    href: exhibitionHref(show, { ...boot, href: linkHref(href) }),
    days: formatExhibitionDays(show, visit),
    status: toPhaseWords(show, visit),
    canPlan: isBuyer && hasOffer(phase, 'addToPlanner'),
    meetingHref:
      isBuyer && hasOffer(phase, 'bookMeeting')
        ? href('expoMeeting', { ...toExhibitionParams(show), supplierId })
        : null,
    hasSamples: hasOffer(phase, 'bookSample'),
  };
}
