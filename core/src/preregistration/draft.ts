import * as z from 'zod/mini';
import { FORM_FIELD_NAMES, type FormFieldName, REGISTRATION_FIELDS } from '../contract/preregistration/form-fields.ts';
import { categoryAndTags } from '../contract/rfq/calls.ts';
import { draftAttempt } from '../forms/draft-attempt.ts';
import { draftText } from '../forms/draft-text.ts';
import type { FieldKind } from '../forms/form-field.ts';

/** Maximum length of a stored value by kind of field, in UTF-16 units. */
const TEXT_MAX_BY_KIND: Readonly<Record<FieldKind, number>> = {
  text: 1_000,
  badgeName: 1_000,
  website: 1_000,
  email: 1_000,
  choice: 100,
  mobile: 100,
  phone: 100,
  quantity: 100,
  choices: 300,
  country: 3,
};

/** Defaults to '', so that a draft stored before the form had this field keeps its other fields. */
const fieldText = (kind: FieldKind) => z._default(draftText(TEXT_MAX_BY_KIND[kind]), '');

const FIELD_TEXTS = Object.fromEntries(
  FORM_FIELD_NAMES.map((name) => [name, fieldText(REGISTRATION_FIELDS[name].kind)]),
) as Record<FormFieldName, ReturnType<typeof fieldText>>; // all names are set

/** Values typed for one exhibition that may not have been sent yet. Card pictures are not stored. */
export const preregistrationDraft = z.object({
  exhibitionId: z.string(),
  fields: z.object(FIELD_TEXTS),
  dialingCode: draftText(7),
  cateAndTag: z.nullable(categoryAndTags),
  /** Null until this content was sent; afterwards a retry, even after a reload, has the same idempotency key. */
  attempt: z.nullable(draftAttempt),
});

export type PreregDraft = z.output<typeof preregistrationDraft>;

/** The registrations stored on the device, by exhibition. */
export const registrationRecords = z.record(
  z.string(),
  z.object({
    id: z.string(),
    badgeNo: z.string(),
    email: z.string(),
    contactName: z.string(),
    /** Whether the person was already registered. */
    isWelcomeBack: z.boolean(),
  }),
);

export type Registrations = z.output<typeof registrationRecords>;
export type Registration = Registrations[string];

/** The prefill link of an email, or the id of a device, for one exhibition. */
export const prefillLink = z.object({
  exhibitionId: z.string(),
  pretoken: z.optional(z.string()),
  deviceId: z.optional(z.string()),
});

export type PrefillLink = z.output<typeof prefillLink>;
