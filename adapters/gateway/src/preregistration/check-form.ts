import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { PreRegisterSubmitted } from '@fairhall/core/contract/preregistration/calls';
import {
  type FormField,
  hasField,
  isFormField,
  REGISTRATION_FIELD_ROWS,
  type RegistrationWireName,
} from '@fairhall/core/contract/preregistration/form-fields';
import { getLayout } from '@fairhall/core/preregistration/layout';
import { listOfferedCodes, splitCodes } from '@fairhall/core/preregistration/options';
import type { IndustryKey } from '@fairhall/core/site/industries';

const FORM_INCOMPLETE: Refusal = { code: '400', message: 'preregistration.refused.incomplete' };
const FORM_CHOICE_UNKNOWN: Refusal = { code: '400', message: 'preregistration.refused.choice' };
const NO_WEBSITE: Refusal = { code: '400', message: 'preregistration.website.wrong' };

/**
 * Why a form is invalid: a required field of its version is empty, or a value is not offered by the exhibition. D-10
 * D-33 D-69
 */
export function validateForm(sent: PreRegisterSubmitted, industry: IndustryKey): Refusal | undefined {
  const layout = getLayout(sent.pageVersion);
  const fields = REGISTRATION_FIELD_ROWS.filter(isFormField);
  const getText = ({ wire }: FormField) => String(sent[wire] ?? '');
  if (fields.some((field) => field.required && hasField(field, layout) && getText(field) === ''))
    return FORM_INCOMPLETE;
  const isOffered = fields.every(
    (field) => !('choices' in field) || hasOnlyOffered(getText(field), listOfferedCodes(field.choices, industry)),
  );
  if (!isOffered) return FORM_CHOICE_UNKNOWN;
  return hasValidLinks(sent) ? undefined : NO_WEBSITE;
}

/** Whether every website can be shown as a link; an empty one cannot. */
export const hasValidLinks = (sent: Readonly<Partial<Record<RegistrationWireName, unknown>>>): boolean =>
  REGISTRATION_FIELD_ROWS.every(({ kind, wire }) => kind !== 'website' || isWebsite(String(sent[wire] ?? '')));

const isWebsite = (website: string): boolean => website === '' || /^https?:\/\/[^\s/$.?#][^\s]*$/i.test(website);

function hasOnlyOffered(joined: string, offered: readonly string[]): boolean {
  const chosen = splitCodes(joined);
  return new Set(chosen).size === chosen.length && chosen.every((code) => offered.includes(code));
}
