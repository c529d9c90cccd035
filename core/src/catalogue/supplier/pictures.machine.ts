import type { SupplierPictures, SupplierPicturesForm } from '../../contract/catalogue/supplier-picture-calls.ts';
import type { LocalFile } from '../../contract/local-file.ts';
import type { PictureUploads } from '../../files/sent-picture.ts';
import { type BackgroundTask, type EditFormDefinition, provideEditForm } from '../../forms/edit-form.machine.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { createSupplierSession } from '../../supplier-login/session.ts';
import {
  addChosen,
  addUploaded,
  INITIAL_PICTURES,
  listNextPreviews,
  moveImage,
  type PicturePlace,
  type PicturePreviews,
  type PicturesContext,
  type QueuedPicture,
  saveSigns,
} from './pictures.context.ts';

export type PicturesEvent =
  /** A new logo replaces the current one. */
  | { readonly type: 'pictures.chosen'; readonly place: PicturePlace; readonly files: readonly LocalFile[] }
  | { readonly type: 'picture.moved'; readonly index: number; readonly by: -1 | 1 }
  | { readonly type: 'picture.removed'; readonly index: number }
  | { readonly type: 'logo.removed' }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'retry.requested' };

interface SaveRequest extends SupplierPictures {
  readonly version: string;
}

const uploadTask: BackgroundTask<PicturesContext, QueuedPicture, PictureUploads> = {
  isEdit: true,
  next: ({ queue }) => queue[0] ?? null,
  done: addUploaded,
};

const previewTask: BackgroundTask<PicturesContext, readonly string[], PicturePreviews> = {
  next: listNextPreviews,
  done: saveSigns,
};

/** The form of a supplier's logo and company pictures. D-52 D-65 */
const picturesForm: EditFormDefinition<
  PicturesEvent,
  unknown,
  SupplierPicturesForm,
  SupplierPictures,
  PicturesContext,
  SaveRequest,
  SupplierPicturesForm
> = {
  id: 'supplierPictures',
  initial: () => INITIAL_PICTURES,
  applyRecord: (_, { logo, images }) => ({ values: { logo, images } }),
  edits: {
    'picture.moved': ({ index, by }, { values }) => ({
      values: { ...values, images: moveImage(values.images, index, by) },
    }),
    'picture.removed': ({ index }, { values }) => ({
      values: { ...values, images: values.images.filter((_, other) => other !== index) },
    }),
    'logo.removed': (_, { values }) => ({ values: { ...values, logo: '' } }),
  },
  looks: {
    'pictures.chosen': ({ place, files }, context) =>
      context.record?.canEdit === true ? addChosen(context, place, files) : {},
  },
  isComplete: ({ queue }) => queue.length === 0,
  revealErrors: () => ({}),
  toRequest: ({ record, values: { logo, images } }) => ({ logo, images: [...images], version: record?.version ?? '' }),
  applyAnswer: (_, record) => ({ record, pictureProblems: [] }),
  background: { uploads: uploadTask, previews: previewTask },
};

/** Binds the form to the gateway. */
export function providePictures({ supplierGateway: { supplierPicture, upload }, storage, ids, bugs }: SupplierPorts) {
  return provideEditForm(
    picturesForm,
    {
      load: (_, signal) => supplierPicture.form({}, { signal, fresh: true, handled: true }),
      save: (data, options) => supplierPicture.save(data, options),
      background: {
        uploads: ({ file }: QueuedPicture, options) => upload.image({ file, visibility: 'public' }, options),
        previews: (imageIds: readonly string[], { signal }) =>
          upload.preview({ imageIds: [...imageIds] }, { signal, fresh: true, handled: true }),
      },
    },
    { session: createSupplierSession(storage), ids, bugs },
  );
}
