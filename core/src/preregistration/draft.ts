import * as z from 'zod/mini';
import { PREREG_FIELDS, type PreregField, REGISTRATION_FIELDS } from '../contract/preregistration/form-fields.ts';
import { cateAndTag } from '../contract/rfq/calls.ts';
import type { FieldKind } from '../forms/form-field.ts';
import { keptAttempt } from '../forms/kept-attempt.ts';
import { keptText } from '../forms/kept-text.ts';

/** How much of each kind is kept, in UTF-16 units. */
const KEPT_MAX: Readonly<Record<FieldKind, number>> = {
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
const fieldText = (kind: FieldKind) => z._default(keptText(KEPT_MAX[kind]), '');

const FIELD_TEXTS = Object.fromEntries(
  PREREG_FIELDS.map((name) => [name, fieldText(REGISTRATION_FIELDS[name].kind)]),
) as Record<PreregField, ReturnType<typeof fieldText>>; // each name is there

/** What was typed for one exhibition and has not been sent for certain. Pictures of cards are not kept. */
export const preregDraft = z.object({
  exhibitionId: z.string(),
  fields: z.object(FIELD_TEXTS),
  dialingCode: keptText(7),
  cateAndTag: z.nullable(cateAndTag),
  /** Null until this content was sent; with it a repeat after a reload carries the same idempotency key. */
  attempt: z.nullable(keptAttempt),
});

export type PreregDraft = z.output<typeof preregDraft>;

/** What the device knows of registrations, by exhibition. */
export const registrations = z.record(
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

export type Registrations = z.output<typeof registrations>;
export type Registration = Registrations[string];

/** The link of a mail, or the name of a device, for one exhibition. */
export const prefillLink = z.object({
  exhibitionId: z.string(),
  pretoken: z.optional(z.string()),
  deviceId: z.optional(z.string()),
});

export type PrefillLink = z.output<typeof prefillLink>;
