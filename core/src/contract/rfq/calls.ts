import * as z from 'zod/mini';
import { fileAttachment, fileAttachmentWithUrl } from '../attachment.ts';
import { read, submit } from '../call.ts';
import { supplierOffer } from '../enquiry/thread.ts';
import { QUANTITY_MAX } from '../field-limits.ts';
import { countryId, email, id, page, pageNo, requiredText, text, time } from '../fields.ts';
import { fileInput } from '../local-file.ts';
import { mailStatus } from '../mail-status.ts';
import { RFQ_ATTACHMENTS_MAX, RFQ_DESCRIPTION_MAX } from './limits.ts';
import { MAX_TAG, TAG_KEYWORD_MAX } from './tag-limits.ts';

/** The selection in a tag selector; null if nothing was selected or typed.  */
export const categoryAndTags = z.strictObject({
  tag: z.array(z.strictObject({ label: text(200), value: text(64) })).check(z.maxLength(MAX_TAG)),
  product: text(TAG_KEYWORD_MAX),
});

export type CategoryAndTags = z.output<typeof categoryAndTags>;

/**
 * Why the exhibitors of a request have not received it yet: the account's address is not confirmed, or the buyer has
 * reached the daily limit of enquiries. D-57
 */
export const rfqHold = z.enum(['unconfirmedAddress', 'dailyLimit']);

export type RfqHold = z.output<typeof rfqHold>;

export const rfqInput = z.strictObject({
  description: requiredText(RFQ_DESCRIPTION_MAX),
  question: z.optional(text(RFQ_DESCRIPTION_MAX)),
  email,
  cateAndTag: z.nullable(categoryAndTags),
  quantity: z.optional(z.int().check(z.positive(), z.maximum(QUANTITY_MAX))),
  unit: z.optional(text(40)),
  countryId: z.optional(countryId),
  exhibitionId: z.optional(id),
  productId: z.optional(id),
  /** Lead source; 2 if the address contains none. D-23 */
  source: z.int().check(z.minimum(1), z.maximum(11)),
  /** Ids of files that this visitor or buyer has uploaded before. */
  attachments: z.optional(z.array(id).check(z.maxLength(RFQ_ATTACHMENTS_MAX))),
});

export type RfqInput = z.input<typeof rfqInput>;

/** The highest status that the list accepts as a filter. It leaves room for new statuses without a new contract. */
const STATUS_MAX = 99;

/** Times are epoch milliseconds; status 0 is open (D-50). */
const rfqRecord = z.object({
  rfqId: z.string(),
  description: z.string(),
  question: z.optional(z.string()),
  email: z.string(),
  cateAndTag: z.nullable(categoryAndTags),
  quantity: z.optional(z.int()),
  unit: z.optional(z.string()),
  countryId: z.optional(z.string()),
  exhibitionId: z.optional(z.string()),
  productId: z.optional(z.string()),
  source: z.int(),
  attachments: z.array(fileAttachmentWithUrl),
  status: z.int(),
  /** The number of suppliers that received it. */
  reached: z.int(),
  /** Whether it is held back from exhibitors until the address is confirmed or the daily limit allows it. */
  isWaiting: z.boolean(),
  createTime: time,
});

const rfqDetail = z.extend(rfqRecord, {
  /** Suppliers that the buyer was offered because the request has reached none; absent before, and without contents if there are none like it. */
  others: z.optional(z.array(supplierOffer)),
});

export type Rfq = z.output<typeof rfqRecord>;
export type RfqDetail = z.output<typeof rfqDetail>;
export type RfqPage = {
  readonly records: readonly Rfq[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
};

export const rfq = {
  /**
   * Sends a request for quotation and attaches its files. '404' if a file belongs to another visitor or no longer
   * exists.  
   */
  submitNew: submit({
    id: 'API-04',
    client: 'main',
    path: 'api/digital/rfq/submitNewRfq.json',
    access: 'buyer',
    input: rfqInput,
    output: z.object({
      rfqId: z.string(),
      mail: z.optional(mailStatus),
      /** The number of suppliers that received it; absent if it was sent before. */
      reached: z.optional(z.int()),
      heldBy: z.optional(rfqHold),
    }),
    requirements: ['R-1.005', 'R-7.065', 'R-6.014'],
  }),
  /** The buyer's own requests, newest first, 10 a page.  */
  list: read({
    id: 'API-101',
    client: 'micro',
    path: 'business-opportunity/rfq/list',
    access: 'buyer',
    input: z.strictObject({ pageNo, status: z.optional(z.int().check(z.nonnegative(), z.maximum(STATUS_MAX))) }),
    output: page(rfqRecord),
    requirements: ['R-7.070', 'R-2.039'],
  }),
  /** One of the buyer's own requests; '404' for any other request.  */
  detail: read({
    id: 'API-102',
    client: 'micro',
    path: 'business-opportunity/rfq/detail',
    access: 'buyer',
    input: z.strictObject({ rfqId: id }),
    output: rfqDetail,
    requirements: ['R-7.071', 'R-2.040'],
  }),
  /**
   * Uploads one file for a draft request: at most 5 MB, and of a supported type according to its content (pdf, docx,
   * xlsx, csv, txt, png, jpg). It belongs to the holder of the visitor proof, and is deleted after a day unless a
   * request uses it. '413' too large, '400' unsupported or damaged, '429' over the daily number. D-10 D-41
   */
  attach: submit({
    id: 'API-107',
    client: 'micro',
    path: 'business-opportunity/rfq/attachment',
    access: 'visitor',
    body: 'multipart',
    ownTransaction: true,
    input: z.strictObject({ file: fileInput }),
    output: fileAttachment,
    timeoutMs: 30_000,
    requirements: ['R-1.005'],
  }),
};
