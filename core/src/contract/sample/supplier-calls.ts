import * as z from 'zod/mini';
import { read } from '../call.ts';
import { page, pageNo } from '../fields.ts';
import { sampleFacts } from './calls.ts';

/** A sample booking as its exhibitor sees it, with the buyer's data from the registration for the exhibition. */
const sampleRequest = z.object({
  ...sampleFacts,
  /** In the reader's language; '' if the exhibition is no longer shown. */
  exhibitionName: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  countryId: z.string(),
});

export type SupplierSample = z.output<typeof sampleRequest>;

/** Samples that visitors pick up at a supplier's stands, for its members. */
export const supplierSample = {
  /** The sample bookings of the supplier's products, the latest first, 20 a page. */
  list: read({
    client: 'supplier',
    access: 'supplier',
    id: 'API-390',
    path: 'blade-supplier/sample/list',
    input: z.strictObject({ pageNo: z._default(pageNo, 1) }),
    output: page(sampleRequest),
    cacheMs: 0,
    requirements: ['R-6.018'],
  }),
};
