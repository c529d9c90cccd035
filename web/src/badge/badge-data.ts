import type { BadgeFace } from '@fairhall/core/badge/badge-face';
import type { OwnBadge } from '@fairhall/core/contract/badge';
import { readQuery } from '@fairhall/core/routes/query';
import { formatFor } from '@fairhall/core/site/format';
import { themeColor } from '@fairhall/core/site/industries';
import { needed } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';

/** A badge with all that its drawing says. */
export interface BadgeWords {
  readonly face: BadgeFace;
  /** What its code tells. */
  readonly text: string;
  /** What the picture shows, for who does not see it. */
  readonly summary: string;
}

export interface BadgesData {
  readonly badges: readonly BadgeWords[];
  readonly homeHref: string;
  /** Null where badges are not downloaded. */
  readonly downloadHref: string | null;
  /** Whether the canvas is shown too. */
  readonly showsCanvas: boolean;
}

type BadgeVisit = Pick<Visit, 'boot' | 'ports' | 'signal' | 'href' | 'texts' | 'search'>;

/** The visitor's own badges. */
export async function loadBadges({ boot, ports, signal, href, texts, search }: BadgeVisit): Promise<BadgesData> {
  const { badge } = await ports.front();
  const badges = needed(await badge.own({}, { signal }));
  return {
    badges: badges.map((own) => badgeWords(own, { boot, texts })),
    homeHref: href('home', {}),
    downloadHref: boot.production ? null : href('badgeDownload', {}),
    showsCanvas: readQuery(search).canvasDebug === true,
  };
}

const isolated = (text: string): string => `\u2068${text}\u2069`;

function badgeWords(own: OwnBadge, { boot: { lang }, texts }: Pick<Visit, 'boot' | 'texts'>): BadgeWords {
  const { countryName, dateRange } = formatFor(lang);
  const { badgeNo, exhibitionName, contactName, companyName, countryCode, text, industry } = own;
  const names = { name: isolated(contactName), exhibition: isolated(exhibitionName), number: isolated(badgeNo) };
  return {
    face: {
      ...{ lang, brand: themeColor(industry), exhibitionName, name: contactName, company: companyName, badgeNo },
      dates: dateRange({ from: own.inshowStartDate, to: own.inshowEndDate, startTime: '', endTime: '' }),
      country: countryCode === '' ? '' : countryName(countryCode),
      plate: '',
      numberLabel: texts.text('badge.number'),
    },
    text,
    summary: texts.text('badge.picture', names),
  };
}
