import * as z from 'zod/mini';
import { attachment, attachmentWithUrl } from '../attachment.ts';
import { read } from '../call.ts';
import { id, time } from '../fields.ts';

/** What a certificate says. Days are as 2027-03-31; '' where none is given. */
export const certificateFacts = z.object({
  certificateId: z.string(),
  /** What it is called, such as ISO 9001 or OEKO-TEX Standard 100. */
  name: z.string(),
  number: z.string(),
  issuer: z.string(),
  scope: z.string(),
  issued: z.string(),
  /** The last day it is good on; '' for one without an end. */
  expires: z.string(),
  file: attachmentWithUrl,
});

const certificateForBuyer = z.extend(certificateFacts, {
  /** `url` is a path below the gateway's root, good as long as the certificate is shown. */
  file: z.extend(attachment, { url: z.string() }),
  /** When staff checked it. */
  checked: time,
});

/** What everybody is shown of a supplier's certificates. D-52 */
export const certificate = {
  /** Those of a supplier that staff have checked and that have not ended, the last to end first. None for an unknown one. */
  ofSupplier: read({
    id: 'API-243',
    client: 'micro',
    path: 'blade-supplier/supplier/certificates',
    input: z.strictObject({ supplierId: id }),
    output: z.object({ certificates: z.array(certificateForBuyer) }),
    requirements: ['D-52'],
  }),
  /** The same of whoever supplies a product, so that its page need not wait for the product to ask. */
  ofProduct: read({
    id: 'API-349',
    client: 'micro',
    path: 'blade-supplier/supplier/certificates-of-product',
    input: z.strictObject({ goodsId: id }),
    output: z.object({ certificates: z.array(certificateForBuyer) }),
    requirements: ['D-52'],
  }),
};
