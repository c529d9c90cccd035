import type { ProductForm, SupplierProductRecord } from '../../contract/catalogue/supplier-calls.ts';
import { PRODUCT_PICTURES_MAX } from '../../contract/catalogue/supplier-limits.ts';
import type { GatewayError } from '../../contract/error.ts';
import type { LocalFile } from '../../contract/local-file.ts';
import { PREVIEW_BATCH_MAX } from '../../contract/upload/limits.ts';
import { type EditFormContext, initialEditForm } from '../../forms/edit-form.ts';
import type { Result } from '../../result.ts';
import type { ProductDraft } from './keys.ts';
import { findProblems, type ProductField } from './product-fields.ts';
import { INITIAL_VALUES, type ProductValues, toProductValues } from './product-values.ts';

export interface ProductOpening {
  /** '' for a new one. */
  readonly productId: string;
}

export interface ProductContext extends ProductOpening, EditFormContext<ProductForm, ProductValues> {
  /** Of the product that the values were made of. */
  readonly version: number;
  /** Whether the values come from what the device kept. */
  readonly isRestored: boolean;
  /** The language whose text is shown. */
  readonly lang: string;
  readonly left: ReadonlySet<ProductField>;
  /** Pictures that wait to be sent, the first of which is under way. */
  readonly queue: readonly LocalFile[];
  /** By the picture what the address of its preview is signed with; '' for one that needs no signature. D-84 */
  readonly signs: ReadonlyMap<string, string>;
  /** Why a picture of the last choice was not taken. */
  readonly pictureProblem: GatewayError | string | null;
  /** The id of what was added; '' before. */
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
  pictureProblem: null,
  addedId: '',
  isAddedWaiting: false,
});

/** The form with what the gateway answered, or with what the device kept of the same product. */
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

/** How many pictures may still be chosen. */
export const countPicturesLeft = ({ values, queue }: ProductContext): number =>
  Math.max(0, PRODUCT_PICTURES_MAX - values.images.length - queue.length);

/** Pictures that are no part of the product as it was loaded and whose previews were not asked for. */
export const listUnsignedImages = ({ record, values, signs }: ProductContext): readonly string[] =>
  values.images.filter((image) => record?.product?.images.includes(image) !== true && !signs.has(image));

/** Those whose previews are asked for next; null for none. */
export function nextPreviews(context: ProductContext): readonly string[] | null {
  const images = context.record === null ? [] : listUnsignedImages(context).slice(0, PREVIEW_BATCH_MAX);
  return images.length === 0 ? null : images;
}

export interface Previews {
  readonly previews: readonly { readonly imageId: string; readonly sign: string }[];
}

/** The signatures that were answered for some pictures; a picture without one is open to everybody, or gone. */
export function withSigns(
  { signs }: ProductContext,
  images: readonly string[],
  answer: Result<Previews, GatewayError>,
): Partial<ProductContext> {
  const found = new Map((answer.ok ? answer.value.previews : []).map(({ imageId, sign }) => [imageId, sign]));
  return { signs: new Map([...signs, ...images.map((image) => [image, found.get(image) ?? ''] as const)]) };
}

export type Uploads = readonly { readonly id: string; readonly msgs: readonly string[] }[];

/** The context after the first picture of the queue was sent. */
export function withPicture(
  { values, queue }: ProductContext,
  answer: Result<Uploads, GatewayError>,
): Partial<ProductContext> {
  const rest = { queue: queue.slice(1) };
  if (!answer.ok) return { ...rest, pictureProblem: answer.error };
  const [picture] = answer.value;
  if (picture === undefined || picture.id === '') return { ...rest, pictureProblem: picture?.msgs[0] ?? '' };
  return { ...rest, values: { ...values, images: [...values.images, picture.id] } };
}

/** The values with a picture in another place; `by` is -1 or 1. */
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

/** The language to show of values that are refused: a text that is wrong may stand in one that is not shown. */
export function withFirstProblem({ values, lang }: ProductContext): { readonly lang: string } {
  const [first = ''] = findProblems(values).keys();
  const [kind, which] = first.split('.');
  return { lang: kind !== 'step' && which !== undefined ? which : lang };
}
