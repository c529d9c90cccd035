import * as z from 'zod/mini';
import { FORM_FIELD_NAMES, type FormFieldName, REGISTRATION_FIELDS } from '../contract/preregistration/form-fields.ts';
import { categoryAndTags } from '../contract/rfq/calls.ts';
import { draftAttempt } from '../forms/draft-attempt.ts';
import { draftText } from '../forms/draft-text.ts';
import type { FieldKind } from '../forms/form-field.ts';

/** How much of each kind is kept, in UTF-16 units. */
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

/** A field that a form had not yet when the draft was kept is empty, and costs the others nothing. */
const fieldText = (kind: FieldKind) => z._default(draftText(TEXT_MAX_BY_KIND[kind]), '');

const FIELD_TEXTS = Object.fromEntries(
  FORM_FIELD_NAMES.map((name) => [name, fieldText(REGISTRATION_FIELDS[name].kind)]),
) as Record<FormFieldName, ReturnType<typeof fieldText>>; // each name is there

/** What was typed for one exhibition and has not been sent for certain. Pictures of cards are not kept. */
export const preregistrationDraft = z.object({
  exhibitionId: z.string(),
  fields: z.object(FIELD_TEXTS),
  dialingCode: draftText(7),
  cateAndTag: z.nullable(categoryAndTags),
  /** Null until this content was sent; with it a repeat after a reload carries the same idempotency key. */
  attempt: z.nullable(draftAttempt),
});

export type PreregDraft = z.output<typeof preregistrationDraft>;

/** What the device knows of registrations, by exhibition. */
export const registrationRecords = z.record(
  z.string(),
  z.object({
    id: z.string(),
    badgeNo: z.string(),
    email: z.string(),
    contactName: z.string(),
    /** Whether it was there before. */
    isWelcomeBack: z.boolean(),
  }),
);

export type Registrations = z.output<typeof registrationRecords>;
export type Registration = Registrations[string];

/** The link of a mail, or the name of a device, for one exhibition. */
export const prefillLink = z.object({
  exhibitionId: z.string(),
  pretoken: z.optional(z.string()),
  deviceId: z.optional(z.string()),
});

export type PrefillLink = z.output<typeof prefillLink>;
