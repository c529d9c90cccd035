import { CHOICES, type ChoiceList } from '../contract/preregistration/form-fields.ts';
import { JOB_TITLES, type JobTitle, VISIT_PURPOSES, type VisitPurpose } from '../contract/preregistration/limits.ts';
import type { IndustryKey } from '../site/industries.ts';

const MATERNITY_ONLY: readonly VisitPurpose[] = ['prepare', 'meeting', 'collect', 'search'];
const WITHOUT_TECHNICAL: readonly IndustryKey[] = ['homeGifts', 'pets'];

/** The job titles that an industry's exhibitions offer.   D-69 */
export const jobTitles = (industry: IndustryKey | null): readonly JobTitle[] =>
  JOB_TITLES.filter((title) => {
    if (title === 'design') return industry === 'textile';
    return title !== 'technical' || industry === null || !WITHOUT_TECHNICAL.includes(industry);
  });

/** The reasons to visit that an industry's exhibitions offer.  D-69 */
export const visitPurposes = (industry: IndustryKey | null): readonly VisitPurpose[] =>
  VISIT_PURPOSES.filter((purpose) => industry === 'maternity' || !MATERNITY_ONLY.includes(purpose));

const OFFERED: Readonly<Record<ChoiceList, (industry: IndustryKey | null) => readonly string[]>> = {
  jobTitles,
  visitorTypes: () => CHOICES.visitorTypes,
  visitPurposes,
};

/** The codes of a list that an industry's exhibitions offer. D-69 */
export const offeredOf = (list: ChoiceList, industry: IndustryKey | null): readonly string[] => OFFERED[list](industry);

/** Codes that are chosen, out of what the wire has of them. D-69 */
export const chosenCodes = (value: string): readonly string[] => value.split(',').filter((code) => code !== '');

/** What is chosen with one code more, or without it, in the list's order, as the wire has it. D-69 */
export function toggledCodes(value: string, code: string, offered: readonly string[]): string {
  const chosen = new Set(chosenCodes(value));
  if (!chosen.delete(code)) chosen.add(code);
  return offered.filter((each) => chosen.has(each)).join(',');
}
