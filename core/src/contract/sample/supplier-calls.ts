import * as z from 'zod/mini';
import { read } from '../call.ts';
import { page, pageNo } from '../fields.ts';
import { sampleFacts } from './calls.ts';

/** A sample as its exhibitor reads it: who fetches it, as he registered for the exhibition. */
const sampleRequest = z.object({
  ...sampleFacts,
  /** In the reader's language; '' for one that is not shown any more. */
  exhibitionName: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  countryId: z.string(),
});

export type SupplierSample = z.output<typeof sampleRequest>;

/** Samples that visitors fetch at a supplier's stands, for its people. */
export const supplierSample = {
  /** What was booked of the supplier's, the latest first, twenty a page. */
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
