import type { BadgeFace } from '@fairhall/core/badge/badge-face';
import type { OwnBadge } from '@fairhall/core/contract/badge';
import { formatFor } from '@fairhall/core/site/format';
import { themeColor } from '@fairhall/core/site/industries';
import type { HeadContext } from '../page/screen.ts';

/** A badge with all that its drawing says. */
export interface BadgeWords {
  readonly face: BadgeFace;
  /** What its code tells. */
  readonly text: string;
  /** What the picture shows, for who does not see it. */
  readonly summary: string;
}

const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A badge in the words of the page's language. */
export function badgeWords(own: OwnBadge, { boot: { lang }, texts }: Pick<HeadContext, 'boot' | 'texts'>): BadgeWords {
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
