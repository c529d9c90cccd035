import * as z from 'zod/mini';
import { fileAttachment, fileAttachmentWithUrl } from '../attachment.ts';
import { read } from '../call.ts';
import { id, time } from '../fields.ts';

/** The facts of a certificate. Days have the form 2027-03-31; '' if there is none. */
export const certificateFacts = z.object({
  certificateId: z.string(),
  /** The certificate's name, such as ISO 9001 or OEKO-TEX Standard 100. */
  name: z.string(),
  number: z.string(),
  issuer: z.string(),
  scope: z.string(),
  issued: z.string(),
  /** The last day on which it is valid; '' if it does not expire. */
  expires: z.string(),
  file: fileAttachmentWithUrl,
});

const certificateForBuyer = z.extend(certificateFacts, {
  /** `url` is a path below the gateway's root, valid as long as the certificate is shown. */
  file: z.extend(fileAttachment, { url: z.string() }),
  /** When staff checked it. */
  checked: time,
});

/** Public calls about suppliers' certificates. D-52 */
export const certificate = {
  /**
   * A supplier's certificates that staff have checked and that have not expired, the one that expires last first. Empty
   * for an unknown supplier.
   */
  ofSupplier: read({
    id: 'API-243',
    client: 'micro',
    path: 'blade-supplier/supplier/certificates',
    input: z.strictObject({ supplierId: id }),
    output: z.object({ certificates: z.array(certificateForBuyer) }),
    requirements: ['D-52'],
  }),
  /**
   * The same certificates for the supplier of a product, so that the product page can load them in parallel with the
   * product.
   */
  ofProduct: read({
    id: 'API-349',
    client: 'micro',
    path: 'blade-supplier/supplier/certificates-of-product',
    input: z.strictObject({ goodsId: id }),
    output: z.object({ certificates: z.array(certificateForBuyer) }),
    requirements: ['D-52'],
  }),
};
