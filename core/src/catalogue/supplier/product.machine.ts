import type { ProductContent, ProductForm } from '../../contract/catalogue/supplier-calls.ts';
import {
  PRODUCT_ATTRIBUTES_MAX,
  PRODUCT_STEPS_MAX,
  PRODUCT_TAGS_MAX,
} from '../../contract/catalogue/supplier-limits.ts';
import type { LocalFile } from '../../contract/local-file.ts';
import type { PictureUploads } from '../../files/sent-picture.ts';
import { type BackgroundTask, type EditFormDefinition, provideEditForm } from '../../forms/edit-form.machine.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { createSupplierSession } from '../../supplier-login/session.ts';
import { type ProductDraft, productDraftKey } from './keys.ts';
import {
  initialContext,
  nextPreviews,
  type Previews,
  type ProductContext,
  type ProductOpening,
  removePicture,
  withChosen,
  withFirstProblem,
  withForm,
  withMoved,
  withPicture,
  withSigns,
} from './product.context.ts';
import { findProblems, type ProductField, withTyped } from './product-fields.ts';
import { contentOf, type ProductValues, removeStep, withAttributes } from './product-values.ts';

export type ProductEvent =
  | { readonly type: 'field.changed'; readonly name: ProductField; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: ProductField }
  | { readonly type: 'language.selected'; readonly lang: string }
  /** Rows of the specification in the shown language. */
  | { readonly type: 'attribute.added' }
  | { readonly type: 'attribute.removed'; readonly index: number }
  | { readonly type: 'tags.changed'; readonly tags: ProductValues['tags'] }
  | { readonly type: 'sample.chosen'; readonly isAvailable: boolean }
  | { readonly type: 'step.added' }
  | { readonly type: 'step.removed'; readonly index: number }
  | { readonly type: 'pictures.chosen'; readonly files: readonly LocalFile[] }
  | { readonly type: 'picture.moved'; readonly index: number; readonly by: -1 | 1 }
  | { readonly type: 'picture.removed'; readonly index: number }
  | { readonly type: 'form.submitted' }
  /** Withdraws the change that waits for staff review. */
  | { readonly type: 'change.withdrawn' }
  /** Discards the typed values, and loads the saved product. */
  | { readonly type: 'draft.dropped' }
  | { readonly type: 'retry.requested' };

/** The content to save, with the version on which it is based; 0 for a new product. */
interface SaveRequest extends ProductContent {
  readonly version: number;
}

interface SaveAnswer {
  /** The version of the saved product. */
  readonly version?: number;
  /** The id of the added product. */
  readonly productId?: string;
  readonly isWaiting?: boolean;
}

/** Withdraws the pending change of this version. */
interface Withdrawal {
  readonly productId: string;
  readonly version: number;
}

const pictureTask: BackgroundTask<ProductContext, LocalFile, PictureUploads> = {
  isEdit: true,
  next: ({ queue }) => queue[0] ?? null,
  done: withPicture,
};

const previewTask: BackgroundTask<ProductContext, readonly string[], Previews> = {
  next: nextPreviews,
  done: withSigns,
};

/** The form of one supplier product, existing or new. D-52 D-65 */
const productForm: EditFormDefinition<
  ProductEvent,
  ProductOpening,
  ProductForm,
  ProductValues,
  ProductContext,
  SaveRequest,
  SaveAnswer,
  Withdrawal,
  ProductDraft
> = {
  id: 'supplierProduct',
  initial: initialContext,
  applyRecord: withForm,
  edits: {
    'field.changed': ({ name, value }, { values }) => ({ values: withTyped(values, name, value) }),
    'attribute.added': (_, { values, lang }) => ({
      values: withAttributes(values, lang, (rows) =>
        rows.length < PRODUCT_ATTRIBUTES_MAX ? [...rows, { name: '', value: '' }] : rows,
      ),
    }),
    'attribute.removed': ({ index }, { values, lang }) => ({
      values: withAttributes(values, lang, (rows) => rows.filter((_, other) => other !== index)),
    }),
    'sample.chosen': ({ isAvailable }, { values }) => ({ values: { ...values, sampleAvailable: isAvailable } }),
    'tags.changed': ({ tags }, { values }) => ({ values: { ...values, tags: tags.slice(0, PRODUCT_TAGS_MAX) } }),
    'step.added': (_, { values }) =>
      values.steps.length < PRODUCT_STEPS_MAX
        ? { values: { ...values, steps: [...values.steps, { min: '', price: '' }] } }
        : {},
    'step.removed': ({ index }, { values }) => ({ values: removeStep(values, index) }),
    'picture.moved': ({ index, by }, { values }) => ({ values: withMoved(values, index, by) }),
    'picture.removed': ({ index }, { values }) => ({ values: removePicture(values, index) }),
  },
  looks: {
    'language.selected': ({ lang }) => ({ lang }),
    'field.blurred': ({ name }, { left }) => ({ left: new Set([...left, name]) }),
    // A chosen picture becomes part of the product after its upload.
    'pictures.chosen': ({ files }, context) => (context.record?.canEdit === true ? withChosen(context, files) : {}),
  },
  isComplete: ({ queue, values }) => queue.length === 0 && findProblems(values).size === 0,
  revealErrors: withFirstProblem,
  toRequest: ({ version, values }) => ({ ...contentOf(values), version }),
  applyAnswer: (_, { version, productId, isWaiting = false }) =>
    productId === undefined ? { version: version ?? 0 } : { addedId: productId, isAddedWaiting: isWaiting },
  afterSave: ({ productId }) => (productId === '' ? 'ended' : 'loading'),
  actions: {
    'change.withdrawn': (_, { productId, record }) => {
      const review = record?.product?.review;
      return review?.state === 'waiting' ? { productId, version: review.version } : null;
    },
  },
  background: { pictures: pictureTask, previews: previewTask },
};

/** Binds the form to the gateway and to the device's storage. */
export function provideProduct({ supplierGateway, storage, ids, bugs }: SupplierPorts) {
  const { supplierProduct, upload } = supplierGateway;
  const session = createSupplierSession(storage);
  const draft = storage.slot(productDraftKey);
  return provideEditForm(
    productForm,
    {
      load: ({ productId }, signal) =>
        supplierProduct.form(productId === '' ? {} : { productId }, { signal, fresh: true, handled: true }),
      save: ({ version, ...content }, options, { productId }) =>
        productId === ''
          ? supplierProduct.add(content, options)
          : supplierProduct.save({ ...content, productId, version }, options),
      act: (withdrawal, options) => supplierProduct.withdraw(withdrawal, options),
      background: {
        pictures: (file: LocalFile, options) => upload.image({ file, visibility: 'public' }, options),
        previews: (imageIds: readonly string[], { signal }) =>
          upload.preview({ imageIds: [...imageIds] }, { signal, fresh: true, handled: true }),
      },
      draft: {
        read() {
          const found = draft.read();
          return found !== null && found.supplierId === session.supplierId() ? found : null;
        },
        save: ({ productId, version, values, attempt }) =>
          draft.save({ supplierId: session.supplierId(), productId, version, values: copyOf(values), attempt }),
        drop: () => draft.drop(),
      },
    },
    { session, ids, bugs },
  );
}

const copyOf = ({ texts, images, tags, steps, tradeTerms, ...values }: ProductValues) => ({
  ...values,
  images: [...images],
  tags: [...tags],
  steps: [...steps],
  tradeTerms: { ...tradeTerms },
  texts: Object.fromEntries(
    Object.entries(texts).map(([lang, text]) => [lang, { ...text, attributes: [...text.attributes] }]),
  ),
});
