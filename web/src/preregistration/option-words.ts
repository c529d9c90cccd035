import { JOB_TITLES, VISIT_PURPOSES, VISITOR_TYPES } from '@fairhall/core/contract/preregistration/limits';
import type { Texts } from '@fairhall/core/ports/texts';

type Text = Texts['text'];

/** A job title in words.   */
export function jobWord(text: Text, code: string): string {
  const known = JOB_TITLES.find((title) => title === code);
  return known === undefined ? code : text(`preregistration.job.${known}`);
}

/** A kind of company, or a reason to visit, in words.   */
export function choiceWord(text: Text, name: 'visitorType' | 'participatePurpose', code: string): string {
  const type = VISITOR_TYPES.find((each) => each === code);
  if (name === 'visitorType' && type !== undefined) return text(`preregistration.type.${type}`);
  const purpose = VISIT_PURPOSES.find((each) => each === code);
  return purpose === undefined ? code : text(`preregistration.purpose.${purpose}`);
}
