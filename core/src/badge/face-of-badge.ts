import type { OwnBadge } from '../contract/badge/calls.ts';
import type { Texts } from '../ports/texts.ts';
import { formatFor } from '../site/format.ts';
import { themeColor } from '../site/industries.ts';
import type { LanguageCode } from '../site/languages.ts';
import type { BadgeFace } from './badge-face.ts';

/** What a person reads on a badge, in a language. Texts are of that language. */
export function faceOfBadge(badge: OwnBadge, lang: LanguageCode, texts: Texts): BadgeFace {
  const { countryName, dateRange } = formatFor(lang);
  const { badgeNo, exhibitionName, contactName, companyName, countryCode, industry, tier = 'none' } = badge;
  return {
    lang,
    brand: themeColor(industry),
    exhibitionName,
    name: contactName,
    company: companyName,
    badgeNo,
    dates: dateRange({ from: badge.inshowStartDate, to: badge.inshowEndDate, startTime: '', endTime: '' }),
    country: countryCode === '' ? '' : countryName(countryCode),
    plate: tier === 'none' ? '' : texts.text(`badge.tier.${tier}`),
    numberLabel: texts.text('badge.number'),
  };
}
