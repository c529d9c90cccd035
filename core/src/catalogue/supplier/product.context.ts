import type { ProductForm, SupplierProductRecord } from '../../contract/catalogue/supplier-calls.ts';
import { PRODUCT_PICTURES_MAX } from '../../contract/catalogue/supplier-limits.ts';
import type { GatewayError } from '../../contract/error.ts';
import type { LocalFile } from '../../contract/local-file.ts';
import { PREVIEW_BATCH_MAX } from '../../contract/upload/limits.ts';
import { type PictureProblem, type PictureUploads, readPictureUpload } from '../../files/sent-picture.ts';
import { type EditFormContext, initialEditForm } from '../../forms/edit-form.ts';
import type { Result } from '../../result.ts';
import type { ProductDraft } from './keys.ts';
import { findProblems, type ProductField } from './product-fields.ts';
import { INITIAL_VALUES, type ProductValues, toProductValues } from './product-values.ts';

export interface ProductOpening {
  /** '' for a new product. */
  readonly productId: string;
}

export interface ProductContext extends ProductOpening, EditFormContext<ProductForm, ProductValues> {
  /** The product version on which the values are based. */
  readonly version: number;
  /** Whether the values come from the draft on the device. */
  readonly isRestored: boolean;
  /** The language whose texts are shown. */
  readonly lang: string;
  readonly left: ReadonlySet<ProductField>;
  /** Pictures waiting for upload; the first one is being uploaded. */
  readonly queue: readonly LocalFile[];
  /** Signatures of preview addresses by picture; '' for a picture that needs none. D-84 */
  readonly signs: ReadonlyMap<string, string>;
  /** The pictures of the last selection that were not added. */
  readonly pictureProblems: readonly PictureProblem[];
  /** The id of the added product; '' before. */
  readonly addedId: string;
  readonly isAddedWaiting: boolean;
}

export const initialContext = ({ productId }: ProductOpening): ProductContext => ({
  ...initialEditForm(INITIAL_VALUES),
  productId,
  version: 0,
  isRestored: false,
  lang: 'en',
  left: new Set<ProductField>(),
  queue: [],
  signs: new Map<string, string>(),
  pictureProblems: [],
  addedId: '',
  isAddedWaiting: false,
});

/** The form with the gateway's response, or with the device's draft of the same product. */
export function withForm(
  { productId }: ProductContext,
  { product }: ProductForm,
  draft: ProductDraft | null,
): Partial<ProductContext> {
  if (draft !== null && draft.productId === productId) {
    return { values: draft.values, version: draft.version, attempt: draft.attempt, isRestored: true };
  }
  return { version: product?.version ?? 0, values: startOf(product), isRestored: false, attempt: null };
}

const startOf = (product: SupplierProductRecord | null): ProductValues =>
  product === null ? INITIAL_VALUES : toProductValues(product);

/** The number of pictures that can still be added. */
export const countPicturesLeft = ({ values, queue }: ProductContext): number =>
  Math.max(0, PRODUCT_PICTURES_MAX - values.images.length - queue.length);

/** Pictures that are not part of the loaded product and whose preview signatures were not requested yet. */
export const listUnsignedImages = ({ record, values, signs }: ProductContext): readonly string[] =>
  values.images.filter((image) => record?.product?.images.includes(image) !== true && !signs.has(image));

/** The next pictures for which to request preview signatures; null if there are none. */
export function nextPreviews(context: ProductContext): readonly string[] | null {
  const images = context.record === null ? [] : listUnsignedImages(context).slice(0, PREVIEW_BATCH_MAX);
  return images.length === 0 ? null : images;
}

export interface Previews {
  readonly previews: readonly { readonly imageId: string; readonly sign: string }[];
}

/** Stores the returned signatures; a picture without a signature is public or no longer exists. */
export function withSigns(
  { signs }: ProductContext,
  images: readonly string[],
  answer: Result<Previews, GatewayError>,
): Partial<ProductContext> {
  const found = new Map((answer.ok ? answer.value.previews : []).map(({ imageId, sign }) => [imageId, sign]));
  return { signs: new Map([...signs, ...images.map((image) => [image, found.get(image) ?? ''] as const)]) };
}

/** The context after pictures were chosen; those without room are reported. */
export function withChosen(context: ProductContext, files: readonly LocalFile[]): Partial<ProductContext> {
  const room = countPicturesLeft(context);
  return {
    queue: [...context.queue, ...files.slice(0, room)],
    pictureProblems: files.slice(room).map(({ name }) => ({
      name,
      message: { key: 'supplierProducts.form.pictures.many', values: { max: PRODUCT_PICTURES_MAX } },
    })),
  };
}

/** The context after the upload of the first picture in the queue. */
export function withPicture(
  { values, queue, pictureProblems }: ProductContext,
  file: LocalFile,
  answer: Result<PictureUploads, GatewayError>,
): Partial<ProductContext> {
  const rest = { queue: queue.slice(1) };
  const sent = readPictureUpload(file, answer);
  if (!sent.ok) return { ...rest, pictureProblems: [...pictureProblems, sent.error] };
  return { ...rest, values: { ...values, images: [...values.images, sent.value] } };
}

/** The values with one picture moved; `by` is -1 or 1. */
export function withMoved(values: ProductValues, index: number, by: -1 | 1): ProductValues {
  const images = [...values.images];
  const [moved] = images.splice(index, 1);
  if (moved !== undefined) images.splice(Math.max(0, index + by), 0, moved);
  return { ...values, images };
}

export const removePicture = (values: ProductValues, index: number): ProductValues => ({
  ...values,
  images: values.images.filter((_, other) => other !== index),
});

/** Selects the language of the first problem, since an invalid text may be in a language that is not shown. */
export function withFirstProblem({ values, lang }: ProductContext): { readonly lang: string } {
  const [first = ''] = findProblems(values).keys();
  const [kind, which] = first.split('.');
  const isText = kind !== 'step' && kind !== 'tradeTerms';
  return { lang: isText && which !== undefined ? which : lang };
}
