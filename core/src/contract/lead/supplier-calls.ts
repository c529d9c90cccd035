import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { empty, id, page, pageNo, requiredText, text, time } from '../fields.ts';
import {
  BADGE_READ_MAX,
  LEAD_NOTE_MAX,
  LEAD_RATING_MAX,
  LEAD_REQUEST_MAX,
  LEAD_TAG_MAX,
  LEAD_TAGS_MAX,
} from './limits.ts';

const tag = requiredText(LEAD_TAG_MAX);

/** The fields of a lead that the supplier writes. */
const leadNoteFields = {
  /** From 1 to 5; 0 if not rated. */
  rating: z.int().check(z.nonnegative(), z.maximum(LEAD_RATING_MAX)),
  /** The supplier's own tags; duplicates are merged. */
  tags: z.array(tag).check(z.maxLength(LEAD_TAGS_MAX)),
  note: text(LEAD_NOTE_MAX),
};

/**
 * The draft of a request that the visitor finds beside the badge and can send as their own enquiry; '' if there is
 * none.
 */
const request = text(LEAD_REQUEST_MAX);

const scanInput = z.strictObject({
  /** What was scanned or typed: the exact text of a badge's code, a badge number, or the address of a shared card. */
  text: requiredText(BADGE_READ_MAX),
  /** When it was scanned, in epoch milliseconds of the device's clock; a time in the future counts as now. */
  scannedAt: z.int().check(z.nonnegative(), z.maximum(4_102_444_800_000)),
  ...leadNoteFields,
  request: z._default(request, ''),
});

/** The filter of the leads; all leads without a filter. */
const leadFilter = { exhibitionId: z.optional(id), tag: z.optional(tag) };

const lead = z.object({
  leadId: z.string(),
  exhibitionId: z.string(),
  /** In the reader's language, else in English; '' if the exhibition is no longer shown. */
  exhibitionName: z.string(),
  scannedAt: time,
  /** The supplier's member who scanned it first; '' for a member without a name. */
  scannedBy: z.string(),
  rating: z.int(),
  tags: z.array(z.string()),
  note: z.string(),
  /** The request that the supplier prepared for the visitor to send; '' if there is none. */
  request: z.string(),
  /**
   * The following fields are as the visitor registered and currently shares them; '' if not shared, and all of them ''
   * after the visitor has withdrawn.
   */
  badgeNo: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  countryId: z.string(),
  email: z.string(),
  /** With its dialling code, in a format that every telephone can dial. */
  mobile: z.string(),
  /** The visitor has withdrawn all data, or is no longer registered. */
  isTakenBack: z.boolean(),
});

export type Lead = z.output<typeof lead>;
export type LeadNoteFields = Pick<Lead, 'rating' | 'tags' | 'note' | 'request'>;
export type ScannedLead = z.output<typeof scanInput>;

const list = z.extend(page(lead), {
  /** The available filters: the exhibitions of the supplier's leads, and its tags, the most frequent first. */
  exhibitions: z.array(z.object({ exhibitionId: z.string(), name: z.string() })),
  tags: z.array(z.string()),
});

export type Leads = z.output<typeof list>;

const PATH = 'blade-supplier/lead';
const callDefaults = { client: 'supplier', access: 'supplier' } as const;

/** Visitors whose badges a supplier's members scanned at an exhibition; '404' for another supplier's lead. D-62 D-65 */
export const supplierLead = {
  /**
   * Creates a lead from a badge, a badge number, or the shared card of a buyer who is registered for one of the
   * supplier's exhibitions. If the same supplier scans a visitor again, it is the same lead: a new rating replaces the
   * old one, and tags, notes and requests are added. '410' with its own message if the text can never become a lead, so
   * that the phone can drop it: it is none of these, is not signed by its exhibition, or was revoked when it was
   * scanned; the supplier does not exhibit there; nobody has the number; the visitor is no longer registered, or has
   * withdrawn the data from this supplier. '429' over the daily number. D-31 D-62 REL-01
   */
  scan: submit({
    ...callDefaults,
    id: 'API-393',
    path: `${PATH}/scan`,
    input: scanInput,
    output: z.object({ leadId: z.string() }),
    requirements: ['D-31', 'D-62', 'REL-01'],
  }),
  /** The exhibitions where the supplier has a stand: only their badges can become leads. */
  exhibitions: read({
    ...callDefaults,
    id: 'API-528',
    path: `${PATH}/exhibitions`,
    input: empty,
    output: z.array(z.object({ exhibitionId: z.string(), name: z.string() })),
    cacheMs: 0,
    requirements: ['D-62', 'D-65'],
  }),
  /** The leads of the filter, the last scanned first, 20 a page. */
  list: read({
    ...callDefaults,
    id: 'API-394',
    path: `${PATH}/list`,
    input: z.strictObject({ pageNo: z._default(pageNo, 1), ...leadFilter }),
    output: list,
    cacheMs: 0,
    requirements: ['D-62', 'D-65'],
  }),
  /** Overwrites rating, tags and note of a lead, and the request if it is given. */
  save: submit({
    ...callDefaults,
    id: 'API-395',
    path: `${PATH}/save`,
    input: z.strictObject({ leadId: id, ...leadNoteFields, request: z.optional(request) }),
    output: z.literal(true),
    requirements: ['D-62', 'D-65'],
  }),
  /** Deletes a lead. Also succeeds if it does not exist or belongs to another supplier, whose lead stays. */
  remove: submit({
    ...callDefaults,
    id: 'API-396',
    path: `${PATH}/remove`,
    input: z.strictObject({ leadId: id }),
    output: z.literal(true),
    requirements: ['D-62', 'D-65'],
  }),
  /** The leads of the filter for a file, in list order, 500 a page. */
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
