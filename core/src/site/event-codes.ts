import { INDUSTRIES, INDUSTRY_KEYS, type IndustryKey } from './industries.ts';

export type EventIndustry = Exclude<IndustryKey, 'regional'>;

/** The code of each industry's exhibitions in calls. …, D-07 */
export const EVENT_CODES = {
  newEnergy: INDUSTRIES.newEnergy.eventCode,
  machinery: INDUSTRIES.machinery.eventCode,
  homeGifts: INDUSTRIES.homeGifts.eventCode,
  pets: INDUSTRIES.pets.eventCode,
  building: INDUSTRIES.building.eventCode,
  textile: INDUSTRIES.textile.eventCode,
  maternity: INDUSTRIES.maternity.eventCode,
  electronics: INDUSTRIES.electronics.eventCode,
  stageAudio: INDUSTRIES.stageAudio.eventCode,
  decoration: INDUSTRIES.decoration.eventCode,
  didacticAsia: INDUSTRIES.didacticAsia.eventCode,
} as const satisfies Record<EventIndustry, string>;

/**
 * Returns the industry of an event code, in upper or lower case; undefined for an unknown code, whose pages have the
 * default theme. D-07, A-82
 */
export function findIndustryByEventCode(code: string): IndustryKey | undefined {
  const upperCode = code.toUpperCase();
  return INDUSTRY_KEYS.find((key) => INDUSTRIES[key].eventCode === upperCode);
}
