import type { ParsedInputOf } from '@fairhall/core/contract/call';
import type {
  SupplierPictures,
  SupplierPicturesForm,
  supplierPicture,
} from '@fairhall/core/contract/catalogue/supplier-picture-calls';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { err } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../../call-context.ts';
import { NOT_FOUND } from '../../wire/call-error.ts';
import { lockCatalogue } from '../supplier/catalogue-lock.ts';
import { canEdit, NO_SUCH_PICTURE } from '../supplier/supplier-product-rights.ts';
import { isSupplierTakenDown, SUPPLIER_TAKEN_DOWN_FIXED } from '../take-down/taken-down-supplier.ts';
import {
  findSupplierPictures,
  forgetPictureChange,
  getSavedPictures,
  isSamePictures,
  listPictureIds,
  readPictureChange,
  savePictureChange,
  toPicturesVersion,
  toSupplierHolder,
  writeSupplierPictures,
} from './picture-change.ts';
import { readPictureForm } from './read-picture-form.ts';
import type { SupplierPicturePorts } from './supplier-picture-ports.ts';

const PICTURE_EDITORS_ONLY: Refusal = { code: '403', message: 'supplierPicture.editorsOnly' };
const PICTURES_CHANGED: Refusal = { code: '409', message: 'supplierPicture.changed' };

/**
 * Saves logo and pictures of the caller's supplier, in the open transaction; new ones may have to wait for an operator.
 * If the pictures are already saved, as when a client retries a lost call, it succeeds without a change. D-65 D-97
 * REL-04
 */
export async function saveSupplierPictures(
  ports: SupplierPicturePorts,
  context: CallContext,
  { version, logo, images }: ParsedInputOf<typeof supplierPicture.save>,
): Promise<Answer<SupplierPicturesForm>> {
  const { database, now } = context;
  const { supplierId } = supplierOf(context);
  if (!canEdit(context)) return err(PICTURE_EDITORS_ONLY);
  const wanted: SupplierPictures = { logo, images: [...new Set(images)] };
  await lockCatalogue(database);
  const present = await findSupplierPictures(database, supplierId);
  if (present === undefined) return err(NOT_FOUND);
  if (await isSupplierTakenDown(database, supplierId)) return err(SUPPLIER_TAKEN_DOWN_FIXED);
  const change = await readPictureChange(database, supplierId);
  const saved = getSavedPictures(present, change);
  const atOnce = (await ports.hasChangeReview(database)) ? getImmediatePictures(present, wanted) : wanted;
  if (isSamePictures(saved, wanted) && isSamePictures(present, atOnce)) {
    // The reason of a rejection has been read.
    if (change?.state === 'refused') await forgetPictureChange(database, supplierId);
    return readPictureForm(ports, context);
  }
  if (version !== toPicturesVersion(saved)) return err(PICTURES_CHANGED);
  const held = listPictureIds(present, saved);
  const added = listPictureIds(wanted).filter((id) => !held.includes(id));
  if (!(await ports.adoptPictures(context, toSupplierHolder(supplierId), added))) return err(NO_SUCH_PICTURE);
  if (!isSamePictures(present, atOnce)) await writeSupplierPictures(database, supplierId, atOnce);
  if (isSamePictures(atOnce, wanted)) await forgetPictureChange(database, supplierId);
  else await savePictureChange(database, supplierId, wanted, now);
  const kept = listPictureIds(atOnce, wanted);
  await ports.releasePictures(
    context,
    toSupplierHolder(supplierId),
    held.filter((id) => !kept.includes(id)),
  );
  return readPictureForm(ports, context);
}

/**
 * The part of a save that applies at once: removals, and another order or use of pictures that buyers see already. With
 * a new picture, the others keep their order, and the logo stays, until it is accepted.
 */
function getImmediatePictures(present: SupplierPictures, wanted: SupplierPictures): SupplierPictures {
  const shown = listPictureIds(present);
  const kept = listPictureIds(wanted);
  if (kept.every((id) => shown.includes(id))) return wanted;
  return {
    logo: wanted.logo === '' ? '' : present.logo,
    images: present.images.filter((id) => kept.includes(id)),
  };
}
