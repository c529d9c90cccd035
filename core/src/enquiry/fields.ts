import { ENQUIRY_CONTENT_MAX } from '../contract/enquiry/limits.ts';
import { emptyField, type Field, updateField, validateField } from '../forms/field.ts';
import { EMAIL_RULES, ENQUIRY_CONTENT_RULES, QUANTITY_RULES } from '../forms/field-rules.ts';
import type { Guest } from '../forms/guest.ts';
import { findInvalidField, type Rule } from '../forms/rule.ts';
import { countCharacters, toNumericText } from '../forms/text-input.ts';
import type { EnquiryDraft } from './draft.ts';

/** In the order of the form. */
export const ENQUIRY_FIELDS = ['quantity', 'content', 'email'] as const;
export type EnquiryFieldName = (typeof ENQUIRY_FIELDS)[number];
export type EnquiryFields = Readonly<Record<EnquiryFieldName, Field>>;

/** A guest needs no account, so the gateway is not asked whether the address has one. */
const FIELD_RULES: Readonly<Record<EnquiryFieldName, readonly Rule<string>[]>> = {
  quantity: QUANTITY_RULES,
  content: ENQUIRY_CONTENT_RULES,
  email: EMAIL_RULES,
};

export const NO_FIELDS: EnquiryFields = { quantity: emptyField, content: emptyField, email: emptyField };

/** A quantity keeps its digits alone, whatever script they were typed in. */
export function withTyped(fields: EnquiryFields, name: EnquiryFieldName, typed: string): EnquiryFields {
  const value = name === 'quantity' ? toNumericText(typed) : typed;
  return { ...fields, [name]: updateField(fields[name], value, FIELD_RULES[name]) };
}

export function withBlurred(fields: EnquiryFields, name: EnquiryFieldName): EnquiryFields {
  return { ...fields, [name]: validateField(fields[name], FIELD_RULES[name], 'blur') };
}

/** The fields after every one has been validated, as a press on send does. */
export function withAllChecked(fields: EnquiryFields): EnquiryFields {
  return {
    quantity: validateField(fields.quantity, FIELD_RULES.quantity, 'submit'),
    content: validateField(fields.content, FIELD_RULES.content, 'submit'),
    email: validateField(fields.email, FIELD_RULES.email, 'submit'),
  };
}

/** The first wrong field of checked ones; null when all are right. */
export function findFirstInvalid(fields: EnquiryFields): EnquiryFieldName | null {
  return findInvalidField(ENQUIRY_FIELDS, {
    quantity: fields.quantity.failure ?? null,
    content: fields.content.failure ?? null,
    email: fields.email.failure ?? null,
  });
}

/** Adds a sentence on a line of its own; one that is there already, or has no room, is not added. */
export function withSentence(fields: EnquiryFields, sentence: string): EnquiryFields {
  const { value } = fields.content;
  const next = value.trim() === '' ? sentence : `${value.trimEnd()}\n${sentence}`;
  if (value.includes(sentence) || countCharacters(next) > ENQUIRY_CONTENT_MAX) return fields;
  return withTyped(fields, 'content', next);
}

/** Fills what is still empty: from the draft of this form, then with the address of the buyer, or what a guest gave before (D-73). */
export function prefillFields(
  fields: EnquiryFields,
  draft: EnquiryDraft | null,
  guest: Pick<Guest, 'email'> | null,
): EnquiryFields {
  return {
    quantity: fillField(fields.quantity, draft?.quantity),
    content: fillField(fields.content, draft?.content),
    email: fillField(fields.email, draft?.email || guest?.email),
  };
}

/** A field for which there is no value stays unchanged, with its error message. */
const fillField = (field: Field, value = ''): Field => (field.value === '' && value !== '' ? { value } : field);
