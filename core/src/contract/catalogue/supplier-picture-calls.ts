import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, text, time } from '../fields.ts';
import { SUPPLIER_PICTURES_MAX } from './supplier-limits.ts';

/** A supplier's logo and company pictures, by their ids. */
const pictures = z.strictObject({
  /** '' without one. */
  logo: z.union([z.literal(''), id]),
  /** In the order of the page: current ones, and those that this device uploaded with API-08. */
  images: z.array(id).check(z.maxLength(SUPPLIER_PICTURES_MAX)),
});

export type SupplierPictures = z.output<typeof pictures>;

const form = z.object({
  /** As the supplier saved them last, including pending ones. */
  ...pictures.shape,
  /** Identifies them: it changes with every change. */
  version: z.string(),
  /** Whether the caller may change them. */
  canEdit: z.boolean(),
  /** Whether new pictures need staff review. */
  isReviewed: z.boolean(),
  /** The last change if it waits for staff or was rejected by them; null otherwise. */
  review: z.nullable(
    z.object({
      state: z.enum(['waiting', 'refused']),
      since: time,
      /** The reason for rejecting it; '' otherwise. */
      reason: z.string(),
    }),
  ),
});

export type SupplierPicturesForm = z.output<typeof form>;

const PATH = 'blade-supplier/picture';

/** Calls of a supplier's members about its logo and company pictures. D-52 D-65 D-97 */
export const supplierPicture = {
  /** The supplier's logo and pictures, for all its members. */
  form: read({
    id: 'API-477',
    client: 'supplier',
    path: `${PATH}/form`,
    access: 'supplier',
    input: z.strictObject({}),
    output: form,
    requirements: ['D-52', 'D-65'],
  }),
  /**
   * Overwrites logo and pictures, and returns the form as saved. If changes are reviewed, buyers see new pictures only
   * after staff have accepted them, and the current logo until then; a removal and another order apply at once. The files
   * of pictures that nothing shows any more are deleted. '403' without manage permission; '409' if they were changed since `version`; '400' for an unavailable picture.
   */
  save: submit({
    id: 'API-478',
    client: 'supplier',
    path: `${PATH}/save`,
    access: 'supplier',
    input: z.strictObject({ ...pictures.shape, version: text(64) }),
    output: form,
    requirements: ['D-52', 'D-65', 'D-97'],
  }),
};
