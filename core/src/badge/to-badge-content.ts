import type { BadgeRecord } from '../contract/badge/calls.ts';
import type { Texts } from '../ports/texts.ts';
import { getFormat } from '../site/format.ts';
import { getThemeColor } from '../site/industries.ts';
import type { LanguageCode } from '../site/languages.ts';
import type { BadgeContent } from './badge-content.ts';

/** The texts of a badge in a language. `texts` must be in that language. */
export function toBadgeContent(badge: BadgeRecord, lang: LanguageCode, texts: Texts): BadgeContent {
  const { countryName, dateRange } = getFormat(lang);
  const { badgeNo, exhibitionName, contactName, companyName, countryCode, industry, tier = 'none' } = badge;
  return {
    lang,
    brand: getThemeColor(industry),
    exhibitionName,
    name: contactName,
    company: companyName,
    badgeNo,
    dates: dateRange({ from: badge.inshowStartDate, to: badge.inshowEndDate, startTime: '', endTime: '' }),
    country: countryCode === '' ? '' : countryName(countryCode),
    plate: tier === 'none' ? '' : texts.text(`badge.tier.${tier}`),
    numberLabel: texts.text('badge.number'),
    siteName: texts.text('badge.siteName'),
  };
}
