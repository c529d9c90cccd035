import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import { toExhibitionParams } from '@fairhall/core/exhibition/links';
import type { IndustryKey } from '@fairhall/core/site/industries';
import type { Visit } from '../page/screen.ts';
import { type SubpageHeadWords, toSubpageHead } from '../ui/exhibition-head/exhibition-subpage-head.tsx';
import { type ExhibitionTabLink, toExhibitionTabs } from '../ui/exhibition-head/exhibition-tab-links.ts';

/** The exhibition of a lottery, formatted, with links to its pages. */
export interface LotteryExhibitionWords {
  readonly id: string;
  readonly name: string;
  readonly industry: IndustryKey;
  readonly dates: string;
  readonly head: SubpageHeadWords;
  readonly tabs: readonly ExhibitionTabLink[];
  readonly href: string;
  readonly wheelHref: string;
  readonly confirmHref: string;
  readonly registerHref: string;
  /** The address where visitors can have their badge emailed again; null if no such page can be reached. */
  readonly badgesHref: string | null;
}

export function toLotteryExhibition(
  exhibition: ExhibitionDetail,
  visit: Pick<Visit, 'boot' | 'href' | 'texts' | 'search'>,
): LotteryExhibitionWords {
  const { exhibitionId: id, name, industry } = exhibition;
  const { boot, href } = visit;
  const params = toExhibitionParams(exhibition);
  return {
    id,
    name,
    industry,
    dates: exhibitionDates(exhibition, boot.lang),
    head: toSubpageHead(exhibition, href('expoHome', params), visit),
    tabs: toExhibitionTabs(exhibition, visit),
    href: href('expoHome', params),
    wheelHref: href('expoLotteryWheel', params),
    confirmHref: href('expoSharingEvents', params),
    registerHref: href('expoPreRegister', { ...params, status: 'preregister' }),
    badgesHref: toBadgesHref(boot, href),
  };
}

/** Phones have the page on this site; PCs only on the global site. */
function toBadgesHref({ device, globalUrl }: Visit['boot'], href: Visit['href']): string | null {
  if (device === 'h5') return href('myBadge', {});
  return globalUrl === '' ? null : `${globalUrl}${href('badgeView', {})}`;
}
