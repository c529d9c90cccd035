import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { empty, id, page, pageNo } from '../fields.ts';
import { sampleFacts } from './calls.ts';

const status = z.literal([0, 1, 2]);

/** A sample booking as its exhibitor sees it, with the buyer's data from the registration for the exhibition. */
const sampleRequest = z.object({
  ...sampleFacts,
  /** In the reader's language; '' if the exhibition is no longer shown. */
  exhibitionName: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  countryId: z.string(),
  status,
});

export type SupplierSample = z.output<typeof sampleRequest>;

const productCount = z.object({
  goodsId: z.string(),
  /** In the reader's language, else in English; '' if the product no longer exists. */
  goodsName: z.string(),
  /** Pieces that visitors still want to collect, and pieces they have collected. */
  booked: z.int(),
  collected: z.int(),
});

export type SampleProductCount = z.output<typeof productCount>;

const exhibitionCount = z.object({
  exhibitionId: z.string(),
  /** In the reader's language; '' if the exhibition is no longer shown. */
  exhibitionName: z.string(),
  products: z.array(productCount),
});

export type SampleExhibitionCount = z.output<typeof exhibitionCount>;

const callDefaults = { client: 'supplier', access: 'supplier' } as const;

/** Samples that visitors pick up at a supplier's stands, for its members. */
export const supplierSample = {
  /** The sample bookings of the supplier's products, 20 a page: those to be collected first, each the latest first. */
  list: read({
    ...callDefaults,
    id: 'API-390',
    path: 'blade-supplier/sample/list',
    input: z.strictObject({ pageNo: z._default(pageNo, 1), exhibitionId: z.optional(id) }),
    output: page(sampleRequest),
    cacheMs: 0,
    requirements: ['R-6.018'],
  }),
  /**
   * The pieces of each product by exhibition, without cancelled bookings, most pieces first: the running exhibition
   * first, then coming ones, then past ones. Of more than 1,000 products those that were booked last.
   */
  counts: read({
    ...callDefaults,
    id: 'API-465',
    path: 'blade-supplier/sample/counts',
    input: empty,
    output: z.array(exhibitionCount),
    cacheMs: 0,
    requirements: ['R-6.018'],
  }),
  /**
   * Marks a sample as collected, or takes the mark back; idempotent. '404' for another supplier's booking, '409' for a
   * cancelled one.
   */
  mark: submit({
    ...callDefaults,
    id: 'API-466',
    path: 'blade-supplier/sample/mark',
    input: z.strictObject({ id, isCollected: z.boolean() }),
    output: z.object({ id: z.string(), status: z.literal([0, 1]) }),
    requirements: ['R-6.018'],
  }),
};
