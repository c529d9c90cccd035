import { INDUSTRY_BY_KEY, INDUSTRY_KEYS, type IndustryKey } from './industries.ts';

export type EventIndustry = Exclude<IndustryKey, 'regional'>;

/** The code of each industry's exhibitions in calls. …, D-07 */
export const EVENT_CODES = {
  newEnergy: INDUSTRY_BY_KEY.newEnergy.eventCode,
  machinery: INDUSTRY_BY_KEY.machinery.eventCode,
  homeGifts: INDUSTRY_BY_KEY.homeGifts.eventCode,
  pets: INDUSTRY_BY_KEY.pets.eventCode,
  building: INDUSTRY_BY_KEY.building.eventCode,
  textile: INDUSTRY_BY_KEY.textile.eventCode,
  maternity: INDUSTRY_BY_KEY.maternity.eventCode,
  electronics: INDUSTRY_BY_KEY.electronics.eventCode,
  stageAudio: INDUSTRY_BY_KEY.stageAudio.eventCode,
  decoration: INDUSTRY_BY_KEY.decoration.eventCode,
  didacticAsia: INDUSTRY_BY_KEY.didacticAsia.eventCode,
} as const satisfies Record<EventIndustry, string>;

/**
 * Returns the industry of an event code, in upper or lower case; undefined for an unknown code, whose pages have the
 * default theme. D-07, A-82
 */
export function findIndustryByEventCode(code: string): IndustryKey | undefined {
  const upperCode = code.toUpperCase();
  return INDUSTRY_KEYS.find((key) => INDUSTRY_BY_KEY[key].eventCode === upperCode);
}
