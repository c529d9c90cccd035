import { type ChoiceList, FIELD_CHOICES } from '../contract/preregistration/form-fields.ts';
import {
  type JobTitle,
  REGISTRATION_VISIT_PURPOSES,
  VISITOR_JOB_TITLES,
  type VisitPurpose,
} from '../contract/preregistration/limits.ts';
import type { IndustryKey } from '../site/industries.ts';

const INDUSTRY_MATERNITY_PURPOSES: readonly VisitPurpose[] = ['prepare', 'meeting', 'collect', 'search'];
const INDUSTRY_WITHOUT_TECHNICAL: readonly IndustryKey[] = ['homeGifts', 'pets'];

/** Lists the job titles that the exhibitions of an industry offer.   D-69 */
export const listJobTitles = (industry: IndustryKey | null): readonly JobTitle[] =>
  VISITOR_JOB_TITLES.filter((title) => {
    if (title === 'design') return industry === 'textile';
    return title !== 'technical' || industry === null || !INDUSTRY_WITHOUT_TECHNICAL.includes(industry);
  });

/** Lists the visit purposes that the exhibitions of an industry offer.  D-69 */
export const listVisitPurposes = (industry: IndustryKey | null): readonly VisitPurpose[] =>
  REGISTRATION_VISIT_PURPOSES.filter(
    (purpose) => industry === 'maternity' || !INDUSTRY_MATERNITY_PURPOSES.includes(purpose),
  );

const OPTION_LISTS: Readonly<Record<ChoiceList, (industry: IndustryKey | null) => readonly string[]>> = {
  jobTitles: listJobTitles,
  visitorTypes: () => FIELD_CHOICES.visitorTypes,
  visitPurposes: listVisitPurposes,
};

/** Lists the codes of a choice list that the exhibitions of an industry offer. D-69 */
export const listOfferedCodes = (list: ChoiceList, industry: IndustryKey | null): readonly string[] =>
  OPTION_LISTS[list](industry);

/** Splits the selected codes of a wire value. D-69 */
export const splitCodes = (value: string): readonly string[] => value.split(',').filter((code) => code !== '');

/** Adds a code to the selected ones or removes it; returns the wire value in the order of the list. D-69 */
export function toggleCode(value: string, code: string, offered: readonly string[]): string {
  const chosen = new Set(splitCodes(value));
  if (!chosen.delete(code)) chosen.add(code);
  return offered.filter((each) => chosen.has(each)).join(',');
}
