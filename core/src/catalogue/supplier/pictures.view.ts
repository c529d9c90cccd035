import type { SupplierPicturesForm } from '../../contract/catalogue/supplier-picture-calls.ts';
import type { PictureProblem } from '../../files/sent-picture.ts';
import type { EditFormSnapshot } from '../../forms/edit-form.machine.ts';
import { type EditFormView, editContextOf, editFormView } from '../../forms/edit-form.view.ts';
import { submitView } from '../../forms/submit.view.ts';
import { countImagesLeft, listUnsignedPictures, type PicturesContext } from './pictures.context.ts';

export interface PicturesView extends EditFormView {
  /** No field can be invalid. */
  readonly focus: null;
  /** '' without one. */
  readonly logo: string;
  readonly images: readonly string[];
  /** Signatures of the pictures' addresses; public pictures have none. */
  readonly signs: ReadonlyMap<string, string>;
  /** Pictures whose signatures are being requested. */
  readonly unsignedImages: readonly string[];
  /** The number of pictures being uploaded. */
  readonly sending: number;
  readonly imagesLeft: number;
  readonly pictureProblems: readonly PictureProblem[];
  /** Whether new pictures need staff review after saving. */
  readonly isReviewed: boolean;
  /** The status of the staff review; null if nothing is pending or rejected. */
  readonly review: SupplierPicturesForm['review'];
}

/** D-52 D-65 */
export function supplierPicturesView(snapshot: EditFormSnapshot): PicturesView {
  const context = editContextOf<PicturesContext>(snapshot);
  const form = editFormView(snapshot);
  const { record, values, queue, signs, pictureProblems } = context;
  return {
    ...form,
    focus: null,
    submit: form.submit.loading || queue.length === 0 ? form.submit : submitView('quiet'),
    logo: values.logo,
    images: values.images,
    signs,
    unsignedImages: record === null ? [] : listUnsignedPictures(context),
    sending: queue.length,
    imagesLeft: countImagesLeft(context),
    pictureProblems,
    isReviewed: record?.isReviewed ?? false,
    review: record?.review ?? null,
  };
}
