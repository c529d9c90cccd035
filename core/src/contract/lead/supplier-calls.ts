import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, page, pageNo, requiredText, text, time } from '../fields.ts';
import {
  BADGE_READ_MAX,
  LEAD_NOTE_MAX,
  LEAD_RATING_MAX,
  LEAD_REQUEST_MAX,
  LEAD_TAG_MAX,
  LEAD_TAGS_MAX,
} from './limits.ts';

const tag = requiredText(LEAD_TAG_MAX);

/** What a supplier writes on a lead. */
const leadNoteFields = {
  /** From 1 to 5; 0 where nobody has said. */
  rating: z.int().check(z.nonnegative(), z.maximum(LEAD_RATING_MAX)),
  /** The supplier's own words; one twice is as once. */
  tags: z.array(tag).check(z.maxLength(LEAD_TAGS_MAX)),
  note: text(LEAD_NOTE_MAX),
};

/** The draft of a request that the visitor finds beside her badge, to send it as an enquiry of hers; '' for none. */
const request = text(LEAD_REQUEST_MAX);

const scanInput = z.strictObject({
  /** What the code of the badge says, letter by letter. */
  text: requiredText(BADGE_READ_MAX),
  /** When it was scanned, in epoch milliseconds of the device; what has not come yet is now. */
  scannedAt: z.int().check(z.nonnegative(), z.maximum(4_102_444_800_000)),
  ...leadNoteFields,
  request: z._default(request, ''),
});

/** Which leads are asked for; all where neither is named. */
const leadFilter = { exhibitionId: z.optional(id), tag: z.optional(tag) };

const lead = z.object({
  leadId: z.string(),
  exhibitionId: z.string(),
  /** In the reader's language, else in English; '' for one that is no longer shown. */
  exhibitionName: z.string(),
  scannedAt: time,
  /** Who of the supplier's people scanned it first; '' for one who gave no name. */
  scannedBy: z.string(),
  rating: z.int(),
  tags: z.array(z.string()),
  note: z.string(),
  /** What the supplier prepared for the visitor to send; '' for nothing. */
  request: z.string(),
  /** As the visitor registered and shares it now; '' for what she does not share, all of it once she has taken it back. */
  badgeNo: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  countryId: z.string(),
  email: z.string(),
  /** With its dialling code, as every telephone takes it. */
  mobile: z.string(),
  /** The visitor shares nothing any more, or is registered no more. */
  isTakenBack: z.boolean(),
});

export type Lead = z.output<typeof lead>;
export type LeadNoteFields = Pick<Lead, 'rating' | 'tags' | 'note' | 'request'>;
export type ScannedLead = z.output<typeof scanInput>;

const list = z.extend(page(lead), {
  /** What can be chosen among: the exhibitions that the supplier has leads of, and its tags, the commonest first. */
  exhibitions: z.array(z.object({ exhibitionId: z.string(), name: z.string() })),
  tags: z.array(z.string()),
});

export type Leads = z.output<typeof list>;

const PATH = 'blade-supplier/lead';
const callDefaults = { client: 'supplier', access: 'supplier' } as const;

/** Visitors whose badges a supplier's people scanned at an exhibition; '404' for any other supplier's. D-62 D-65 */
export const supplierLead = {
  /**
   * Makes a lead of a badge. A badge that is scanned again by the same supplier is the same lead: a rating that is given anew takes
   * its place, tags, notes and requests are added. '410' with its own message for what will never be one, so that a phone need not keep it:
   * no badge, not signed by its exhibition, no longer counting when it was scanned, of an exhibition where the supplier does not exhibit, of nobody
   * who is registered any more, of somebody who has taken back what the supplier saw. '429' more than a day's number. D-31 D-62 REL-01
   */
  scan: submit({
    ...callDefaults,
    id: 'API-393',
    path: `${PATH}/scan`,
    input: scanInput,
    output: z.object({ leadId: z.string() }),
    requirements: ['D-31', 'D-62', 'REL-01'],
  }),
  /** The leads that are chosen, the last scanned first, twenty a page. */
  list: read({
    ...callDefaults,
    id: 'API-394',
    path: `${PATH}/list`,
    input: z.strictObject({ pageNo: z._default(pageNo, 1), ...leadFilter }),
    output: list,
    cacheMs: 0,
    requirements: ['D-62', 'D-65'],
  }),
  /** Writes rating, tags and note of a lead anew, and the request where it is given. */
  save: submit({
    ...callDefaults,
    id: 'API-395',
    path: `${PATH}/save`,
    input: z.strictObject({ leadId: id, ...leadNoteFields, request: z.optional(request) }),
    output: z.literal(true),
    requirements: ['D-62', 'D-65'],
  }),
  /** What is gone already, or is another's, is left all the same. */
  remove: submit({
    ...callDefaults,
    id: 'API-396',
    path: `${PATH}/remove`,
    input: z.strictObject({ leadId: id }),
    output: z.literal(true),
    requirements: ['D-62', 'D-65'],
  }),
  /** The leads that are chosen for a file, as they are listed, five hundred a page. */
  export: read({
    ...callDefaults,
    id: 'API-397',
    path: `${PATH}/export`,
    input: z.strictObject({ pageNo: z._default(pageNo, 1), ...leadFilter }),
    output: page(lead),
    cacheMs: 0,
    requirements: ['D-62', 'D-65'],
  }),
};
