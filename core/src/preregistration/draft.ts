import * as z from 'zod/mini';
import { cateAndTag } from '../contract/rfq/calls.ts';
import { keptAttempt } from '../forms/kept-attempt.ts';
import { keptText } from '../forms/kept-text.ts';

/** What was typed for one exhibition and has not been sent for certain. Pictures of cards are not kept. */
export const preregDraft = z.object({
  exhibitionId: z.string(),
  fields: z.object({
    email: keptText(1_000),
    contactName: keptText(1_000),
    company: keptText(1_000),
    countryId: keptText(3),
    mobile: keptText(100),
    whatsapp: keptText(100),
    nationalityId: keptText(3),
    companyWebsite: keptText(1_000),
    jobTitle: keptText(100),
    visitorType: keptText(300),
    participatePurpose: keptText(300),
    quantity: keptText(100),
  }),
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
