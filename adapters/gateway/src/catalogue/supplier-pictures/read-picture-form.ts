import type { SupplierPicturesForm } from '@fairhall/core/contract/catalogue/supplier-picture-calls';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../../call-context.ts';
import { NOT_FOUND } from '../../wire/call-error.ts';
import { canEdit } from '../supplier/supplier-product-rights.ts';
import { findSupplierPictures, getSavedPictures, readPictureChange, toPicturesVersion } from './picture-change.ts';
import type { SupplierPicturePorts } from './supplier-picture-ports.ts';

/** The logo and pictures of the caller's supplier, as they were last saved. */
export async function readPictureForm(
  ports: SupplierPicturePorts,
  context: CallContext,
): Promise<Answer<SupplierPicturesForm>> {
  const { database } = context;
  const { supplierId } = supplierOf(context);
  const present = await findSupplierPictures(database, supplierId);
  if (present === undefined) return err(NOT_FOUND);
  const change = await readPictureChange(database, supplierId);
  const saved = getSavedPictures(present, change);
  return ok({
    ...saved,
    version: toPicturesVersion(saved),
    canEdit: canEdit(context),
    isReviewed: await ports.hasChangeReview(database),
    review:
      change === undefined || change.state === 'accepted'
        ? null
        : { state: change.state, since: change.settledAt ?? change.since, reason: change.reason },
  });
}
