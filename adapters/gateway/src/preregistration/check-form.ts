import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { PreRegisterSubmitted } from '@fairhall/core/contract/preregistration/calls';
import {
  type FormField,
  hasField,
  isFormField,
  TOLD_FIELDS,
  type ToldWire,
} from '@fairhall/core/contract/preregistration/form-fields';
import { preRegLayout } from '@fairhall/core/preregistration/layout';
import { chosenCodes, offeredOf } from '@fairhall/core/preregistration/options';
import type { IndustryKey } from '@fairhall/core/site/industries';

const INCOMPLETE: Refusal = { code: '400', message: 'preregistration.refused.incomplete' };
const UNKNOWN_CHOICE: Refusal = { code: '400', message: 'preregistration.refused.choice' };
const NO_WEBSITE: Refusal = { code: '400', message: 'preregistration.website.wrong' };

/** Why a form is not taken: its version asks for more, or it holds what the exhibition does not offer. D-10 D-33 D-69 */
export function refusedForm(sent: PreRegisterSubmitted, industry: IndustryKey): Refusal | undefined {
  const layout = preRegLayout(sent.pageVersion);
  const fields = TOLD_FIELDS.filter(isFormField);
  const told = ({ wire }: FormField) => String(sent[wire] ?? '');
  if (fields.some((field) => field.required && hasField(field, layout) && told(field) === '')) return INCOMPLETE;
  const isOffered = fields.every(
    (field) => !('choices' in field) || areOffered(told(field), offeredOf(field.choices, industry)),
  );
  if (!isOffered) return UNKNOWN_CHOICE;
  return areLinks(sent) ? undefined : NO_WEBSITE;
}

/** Whether each website can be shown as a link; an empty one is none. */
export const areLinks = (sent: Readonly<Partial<Record<ToldWire, unknown>>>): boolean =>
  TOLD_FIELDS.every(({ kind, wire }) => kind !== 'website' || isWebsite(String(sent[wire] ?? '')));

const isWebsite = (website: string): boolean => website === '' || /^https?:\/\/[^\s/$.?#][^\s]*$/i.test(website);

function areOffered(joined: string, offered: readonly string[]): boolean {
  const chosen = chosenCodes(joined);
  return new Set(chosen).size === chosen.length && chosen.every((code) => offered.includes(code));
}
