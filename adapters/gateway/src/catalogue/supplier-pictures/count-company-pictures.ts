import { type CallContext, supplierOf } from '../../call-context.ts';
import { findSupplierPictures, getSavedPictures, readPictureChange } from './picture-change.ts';

/** Whether the caller's supplier has a logo, and its number of pictures, as it saved them last. D-05 */
export async function countCompanyPictures(
  context: CallContext,
): Promise<{ readonly hasLogo: boolean; readonly images: number }> {
  const { supplierId } = supplierOf(context);
  const present = (await findSupplierPictures(context.database, supplierId)) ?? { logo: '', images: [] };
  const { logo, images } = getSavedPictures(present, await readPictureChange(context.database, supplierId));
  return { hasLogo: logo !== '', images: images.length };
}
