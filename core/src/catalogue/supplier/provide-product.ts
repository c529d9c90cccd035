import { assign, fromPromise } from 'xstate';
import type { ProductForm } from '../../contract/catalogue/supplier-calls.ts';
import type { LocalFile } from '../../contract/local-file.ts';
import { PREVIEWS_MAX } from '../../contract/upload/limits.ts';
import { attemptFor } from '../../forms/attempt.ts';
import { causeOf } from '../../ports/unbound.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { createSupplierSession } from '../../supplier-login/session.ts';
import { productDraftKey } from './keys.ts';
import { type Uploaded, withForm } from './product.context.ts';
import { productMachine } from './product.machine.ts';
import { contentOf, type ProductValues } from './product-values.ts';
import {
  type Loaded,
  type Previewed,
  type Saved,
  type Saving,
  type Sending,
  type Withdrawing,
  type Withdrawn,
  waitingOf,
} from './product-work.ts';

/** Binds the form to the gateway and to what the device keeps. */
export function provideProduct({ supplierGateway, storage, ids, bugs }: SupplierPorts) {
  const { supplierProduct, upload } = supplierGateway;
  const session = createSupplierSession(storage);
  const draft = storage.slot(productDraftKey);
  const kept = () => {
    const found = draft.read();
    return found !== null && found.supplierId === session.supplierId() ? found : null;
  };
  return productMachine.provide({
    actors: {
      load: fromPromise<Loaded, { readonly productId: string }>(({ input: { productId }, signal }) =>
        supplierProduct.form(productId === '' ? {} : { productId }, { signal, fresh: true, handled: true }),
      ),
      save: fromPromise<Saved, Saving>(({ input: { productId, version, content, key }, signal }) => {
        const options = { idempotencyKey: key, signal, handled: true } as const;
        return productId === ''
          ? supplierProduct.add(content, options)
          : supplierProduct.save({ ...content, productId, version }, options);
      }),
      withdraw: fromPromise<Withdrawn, Withdrawing>(({ input: { key, ...data }, signal }) =>
        supplierProduct.withdraw(data, { idempotencyKey: key, signal, handled: true }),
      ),
      send: fromPromise<Uploaded, Sending>(({ input: { file, key }, signal }) =>
        upload.image({ file, visibility: 'public' }, { idempotencyKey: key, signal, handled: true }),
      ),
      preview: fromPromise<Previewed, { readonly images: readonly string[] }>(async ({ input: { images }, signal }) => {
        const imageIds = images.slice(0, PREVIEWS_MAX);
        const answer = await upload.preview({ imageIds }, { signal, fresh: true, handled: true });
        const previews = answer.ok ? answer.value.previews : [];
        return { images: imageIds, signs: new Map(previews.map(({ imageId, sign }) => [imageId, sign])) };
      }),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(causeOf(event)),
      endSession: () => session.end(),
      fill: assign(({ context }, form: ProductForm) => withForm(context, form, kept())),
      keep: ({ context: { productId, version, values, attempt } }) =>
        draft.keep({ supplierId: session.supplierId(), productId, version, values: copyOf(values), attempt }),
      drop: () => draft.drop(),
      takeKey: assign(({ context }) => ({
        attempt: attemptFor({ ...contentOf(context.values), version: context.version }, context.attempt, ids),
      })),
      takeWithdrawKey: assign(({ context }) => ({
        withdrawal: attemptFor(waitingOf(context), context.withdrawal, ids),
      })),
      queue: assign(({ context }, files: readonly LocalFile[]) => ({
        queue: [...context.queue, ...files.map((file) => ({ file, key: ids.uuid() }))],
        pictureProblem: null,
      })),
    },
    guards: { hasToken: () => session.hasToken() },
  });
}

const copyOf = ({ texts, images, tags, steps, ...values }: ProductValues) => ({
  ...values,
  ...{ images: [...images], tags: [...tags], steps: [...steps] },
  texts: Object.fromEntries(
    Object.entries(texts).map(([lang, text]) => [lang, { ...text, attributes: [...text.attributes] }]),
  ),
});
