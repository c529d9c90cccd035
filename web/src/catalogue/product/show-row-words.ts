import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import { exhibitionHref, expoParams } from '@fairhall/core/exhibition/links';
import { offers } from '@fairhall/core/exhibition/offer';
import { linkHref } from '../../page/address.ts';
import type { Visit } from '../../page/screen.ts';
import { type ShowStatus, showDays, showPhase } from '../../ui/exhibition-words.ts';
import { isolated } from '../../ui/isolated.ts';

/** Where a product can be touched: its supplier's stand at an exhibition that is not over. */
export interface ShowRowWords {
  readonly exhibitionId: string;
  /** Such as "H3 A12". */
  readonly stand: string;
  /** "Touch it at Fairhall Textile Istanbul". */
  readonly title: string;
  readonly href: string;
  readonly days: string;
  readonly place: string;
  readonly industry: string;
  readonly status: ShowStatus;
  /** Whether a buyer can plan it in the exhibition's phase. */
  readonly canPlan: boolean;
  /** The form for a meeting at the stand; null where the phase, or the site, has none. */
  readonly meetingHref: string | null;
  /** Whether samples can be booked in the exhibition's phase. */
  readonly hasSamples: boolean;
}

export function showRowWords(
  show: Exhibition,
  stand: string,
  supplierId: string,
  visit: Pick<Visit, 'boot' | 'texts' | 'href'>,
): ShowRowWords {
  const { boot, texts, href } = visit;
  const { exhibitionId, name, location, industry, phase } = show;
  const isBuyer = boot.audience === 'buyer';
  return {
    exhibitionId,
    stand,
    industry,
    place: location,
    title: texts.text('product.show.title', { exhibition: isolated(name) }),
    href: exhibitionHref(show, { href: linkHref(href), audience: boot.audience }),
    days: showDays(show, visit),
    status: showPhase(show, visit),
    canPlan: isBuyer && offers(phase, 'addToPlanner'),
    meetingHref:
      isBuyer && offers(phase, 'bookMeeting') ? href('expoMeeting', { ...expoParams(show), supplierId }) : null,
    hasSamples: offers(phase, 'bookSample'),
  };
}
