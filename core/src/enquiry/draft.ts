import * as z from 'zod/mini';
import { attempt } from '../forms/attempt.ts';

/** What was typed about one product or supplier and has not been sent for certain. */
export const enquiryDraft = z.object({
  itemId: z.string(),
  email: z.string(),
  content: z.string(),
  quantity: z.string(),
  attempt: z.nullable(attempt),
});

/** The product whose page led to the form, so that the form names it at once. */
export const enquiryProduct = z.object({ id: z.string(), name: z.string(), image: z.nullable(z.string()) });

export type EnquiryDraft = z.output<typeof enquiryDraft>;
export type EnquiryProduct = z.output<typeof enquiryProduct>;

/** What a visitor said of herself before, to fill in the next form (D-73). */
export interface Guest {
  readonly email?: string | undefined;
  readonly contactName?: string | undefined;
  readonly company?: string | undefined;
  readonly countryId?: string | undefined;
  readonly mobile?: string | undefined;
}

/** The draft of the form that is open; an unreadable one is none. */
export interface EnquiryDrafts {
  read(): EnquiryDraft | null;
  keep(draft: EnquiryDraft): void;
  drop(): void;
}

export interface EnquiryProducts {
  read(): EnquiryProduct | null;
  keep(product: EnquiryProduct): void;
}

export interface Guests {
  read(): Guest | null;
  keep(guest: Guest): void;
}
