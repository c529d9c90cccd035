import { INDUSTRY_BY_KEY, INDUSTRY_KEYS, type IndustryKey } from './industries.ts';

/** The code of an industry in calls: its abbreviation in capitals; null for the regional exhibition. D-74 */
export const getEventCode = (industry: IndustryKey): string | null =>
  industry === 'regional' ? null : INDUSTRY_BY_KEY[industry].abbr.toUpperCase();

/** The codes of exhibitions in calls; the regional industry has none. …, D-07 */
export const EVENT_CODES: readonly string[] = INDUSTRY_KEYS.flatMap((key) => getEventCode(key) ?? []);

/**
 * Returns the industry of an event code, in upper or lower case; undefined for an unknown code, whose pages have the
 * default theme. D-07, A-82
 */
export function findIndustryByEventCode(code: string): IndustryKey | undefined {
  const upperCode = code.toUpperCase();
  return INDUSTRY_KEYS.find((key) => getEventCode(key) === upperCode);
}
