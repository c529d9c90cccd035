import { SUPPLIER_PICTURES_MAX } from '../../contract/catalogue/supplier-limits.ts';
import type { SupplierPictures, SupplierPicturesForm } from '../../contract/catalogue/supplier-picture-calls.ts';
import type { GatewayError } from '../../contract/error.ts';
import type { LocalFile } from '../../contract/local-file.ts';
import { type PictureProblem, type PictureUploads, readPictureUpload } from '../../files/sent-picture.ts';
import { type EditFormContext, initialEditForm } from '../../forms/edit-form.ts';
import type { Result } from '../../result.ts';

/** What a picture is for: the logo, or the company's pictures. */
export type PicturePlace = 'logo' | 'images';

/** A picture waiting for upload. */
export interface QueuedPicture {
  readonly place: PicturePlace;
  readonly file: LocalFile;
}

export interface PicturesContext extends EditFormContext<SupplierPicturesForm, SupplierPictures> {
  /** The first one is being uploaded. */
  readonly queue: readonly QueuedPicture[];
  /** Signatures of preview addresses by picture; '' for a picture that needs none. D-84 */
  readonly signs: ReadonlyMap<string, string>;
  /** The pictures of the last selection that were not added. */
  readonly pictureProblems: readonly PictureProblem[];
}

export const INITIAL_PICTURES: PicturesContext = {
  ...initialEditForm<SupplierPictures>({ logo: '', images: [] }),
  queue: [],
  signs: new Map<string, string>(),
  pictureProblems: [],
};

/** The number of company pictures that can still be added. */
export const countImagesLeft = ({ values, queue }: PicturesContext): number =>
  Math.max(0, SUPPLIER_PICTURES_MAX - values.images.length - queue.filter(({ place }) => place === 'images').length);

/** The context after pictures were chosen. The first one becomes the logo; company pictures without room are reported. */
export function addChosen(
  context: PicturesContext,
  place: PicturePlace,
  files: readonly LocalFile[],
): Partial<PicturesContext> {
  const room = place === 'logo' ? 1 : countImagesLeft(context);
  const rejected = place === 'logo' ? [] : files.slice(room);
  return {
    queue: [...context.queue, ...files.slice(0, room).map((file) => ({ place, file }))],
    pictureProblems: rejected.map(({ name }) => ({
      name,
      message: { key: 'supplierPictures.many', values: { max: SUPPLIER_PICTURES_MAX } },
    })),
  };
}

/** The context after the upload of the first picture in the queue. */
export function addUploaded(
  { values, queue, pictureProblems }: PicturesContext,
  { place, file }: QueuedPicture,
  answer: Result<PictureUploads, GatewayError>,
): Partial<PicturesContext> {
  const rest = { queue: queue.slice(1) };
  const sent = readPictureUpload(file, answer);
  if (!sent.ok) return { ...rest, pictureProblems: [...pictureProblems, sent.error] };
  const changed = { error: null, isSaved: false };
  if (place === 'logo') return { ...rest, ...changed, values: { ...values, logo: sent.value } };
  return { ...rest, ...changed, values: { ...values, images: [...values.images, sent.value] } };
}

/** The pictures with one moved; `by` is -1 or 1. */
export function moveImage(images: readonly string[], index: number, by: -1 | 1): string[] {
  const moved = [...images];
  const [image] = moved.splice(index, 1);
  if (image !== undefined) moved.splice(Math.max(0, index + by), 0, image);
  return moved;
}

/** Pictures that are not saved yet and whose preview signatures were not requested. */
export function listUnsignedPictures({ record, values, signs }: PicturesContext): readonly string[] {
  const saved = new Set([record?.logo, ...(record?.images ?? [])]);
  return [...new Set([values.logo, ...values.images])].filter(
    (image) => image !== '' && !saved.has(image) && !signs.has(image),
  );
}

/** The next pictures for which to request preview signatures; null if there are none. */
export function listNextPreviews(context: PicturesContext): readonly string[] | null {
  const images = context.record === null ? [] : listUnsignedPictures(context);
  return images.length === 0 ? null : images;
}

export interface PicturePreviews {
  readonly previews: readonly { readonly imageId: string; readonly sign: string }[];
}

/** Stores the returned signatures; a picture without a signature is public or no longer exists. */
export function saveSigns(
  { signs }: PicturesContext,
  images: readonly string[],
  answer: Result<PicturePreviews, GatewayError>,
): Partial<PicturesContext> {
  const found = new Map((answer.ok ? answer.value.previews : []).map(({ imageId, sign }) => [imageId, sign]));
  return { signs: new Map([...signs, ...images.map((image) => [image, found.get(image) ?? ''] as const)]) };
}
