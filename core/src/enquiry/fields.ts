import { ENQUIRY_CONTENT_MAX } from '../contract/enquiry/limits.ts';
import { emptyField, type Field, updateField, validateField } from '../forms/field.ts';
import { EMAIL_RULES, ENQUIRY_CONTENT_RULES, QUANTITY_RULES } from '../forms/field-rules.ts';
import type { Guest } from '../forms/guest.ts';
import { toNumericText } from '../forms/number-input.ts';
import { findInvalidField, type Rule } from '../forms/rule.ts';
import { countCharacters } from '../forms/text-input.ts';
import type { EnquiryDraft } from './draft.ts';

/** In the order of the form. */
export const ENQUIRY_FIELDS = ['quantity', 'content', 'email'] as const;
export type EnquiryFieldName = (typeof ENQUIRY_FIELDS)[number];
export type EnquiryFields = Readonly<Record<EnquiryFieldName, Field>>;

/** A guest needs no account, so the form does not ask the gateway whether the address has one. */
const FIELD_RULES: Readonly<Record<EnquiryFieldName, readonly Rule<string>[]>> = {
  quantity: QUANTITY_RULES,
  content: ENQUIRY_CONTENT_RULES,
  email: EMAIL_RULES,
};

export const NO_FIELDS: EnquiryFields = { quantity: emptyField, content: emptyField, email: emptyField };

/** A quantity keeps only its digits, typed in any script. */
export function withTyped(fields: EnquiryFields, name: EnquiryFieldName, typed: string): EnquiryFields {
  const value = name === 'quantity' ? toNumericText(typed) : typed;
  return { ...fields, [name]: updateField(fields[name], value, FIELD_RULES[name]) };
}

export function withBlurred(fields: EnquiryFields, name: EnquiryFieldName): EnquiryFields {
  return { ...fields, [name]: validateField(fields[name], FIELD_RULES[name], 'blur') };
}

/** The fields after validating every one, as for a submit. */
export function withAllChecked(fields: EnquiryFields): EnquiryFields {
  return {
    quantity: validateField(fields.quantity, FIELD_RULES.quantity, 'submit'),
    content: validateField(fields.content, FIELD_RULES.content, 'submit'),
    email: validateField(fields.email, FIELD_RULES.email, 'submit'),
  };
}

/** The first invalid field of validated ones; null if all are valid. */
export function findFirstInvalid(fields: EnquiryFields): EnquiryFieldName | null {
  return findInvalidField(ENQUIRY_FIELDS, {
    quantity: fields.quantity.failure ?? null,
    content: fields.content.failure ?? null,
    email: fields.email.failure ?? null,
  });
}

/** Adds a sentence on its own line; a sentence that is already there, or does not fit, is not added. */
export function withSentence(fields: EnquiryFields, sentence: string): EnquiryFields {
  const { value } = fields.content;
  const next = value.trim() === '' ? sentence : `${value.trimEnd()}\n${sentence}`;
  if (value.includes(sentence) || countCharacters(next) > ENQUIRY_CONTENT_MAX) return fields;
  return withTyped(fields, 'content', next);
}

interface StoredValues {
  /** The draft of this form, or the enquiry that it repeats. */
  readonly written: Partial<Pick<EnquiryDraft, EnquiryFieldName>> | null;
  readonly guest: Pick<Guest, 'email'> | null;
  /** The quantity that was typed for the product elsewhere; '' if none was. */
  readonly quantity: string;
}

/**
 * Prefills empty fields: from the draft of this form or the enquiry that it repeats, then with the quantity of the
 * product's page and the buyer's address, or the address that a guest entered before (D-73).
 */
export function prefillFields(fields: EnquiryFields, { written, guest, quantity }: StoredValues): EnquiryFields {
  return {
    quantity: fillField(fields.quantity, written?.quantity || quantity),
    content: fillField(fields.content, written?.content),
    email: fillField(fields.email, written?.email || guest?.email),
  };
}

/** A field without a stored value stays unchanged, with its error message. */
const fillField = (field: Field, value = ''): Field => (field.value === '' && value !== '' ? { value } : field);
