import { assign, setup } from 'xstate';
import type { ProductForm } from '../../contract/catalogue/supplier-calls.ts';
import {
  PRODUCT_ATTRIBUTES_MAX,
  PRODUCT_STEPS_MAX,
  PRODUCT_TAGS_MAX,
} from '../../contract/catalogue/supplier-limits.ts';
import type { GatewayError } from '../../contract/error.ts';
import type { LocalFile } from '../../contract/local-file.ts';
import { LOADING_DELAY } from '../../forms/limits.ts';
import { SENDING_STATES } from '../../forms/sending.ts';
import { throwBug, unbound, unboundAction } from '../../ports/unbound.ts';
import {
  firstContext,
  type ProductContext,
  picturesLeft,
  type Uploaded,
  unsignedImages,
  withFirstProblem,
  withMoved,
  withoutPicture,
  withPicture,
  withSigns,
} from './product.context.ts';
import { type ProductField, problemsOf, withTyped } from './product-fields.ts';
import { contentOf, type ProductValues, withAttributes, withoutStep } from './product-values.ts';
import {
  addedOf,
  BROKEN,
  errorOf,
  formOf,
  isLost,
  type Loaded,
  type Previewed,
  type Saved,
  type Saving,
  type Sending,
  type Withdrawing,
  type Withdrawn,
  waitingOf,
} from './product-work.ts';

export type ProductEvent =
  | { readonly type: 'field.changed'; readonly name: ProductField; readonly value: string }
  | { readonly type: 'field.left'; readonly name: ProductField }
  | { readonly type: 'language.selected'; readonly lang: string }
  /** Rows of the specification, in the language that is shown. */
  | { readonly type: 'attribute.added' }
  | { readonly type: 'attribute.removed'; readonly place: number }
  | { readonly type: 'tags.changed'; readonly tags: ProductValues['tags'] }
  | { readonly type: 'sample.chosen'; readonly isAvailable: boolean }
  | { readonly type: 'step.added' }
  | { readonly type: 'step.removed'; readonly place: number }
  | { readonly type: 'pictures.chosen'; readonly files: readonly LocalFile[] }
  | { readonly type: 'picture.moved'; readonly place: number; readonly by: -1 | 1 }
  | { readonly type: 'picture.removed'; readonly place: number }
  | { readonly type: 'form.submitted' }
  /** Takes back what waits for an operator. */
  | { readonly type: 'change.withdrawn' }
  /** Throws away what was typed, and loads the product as it is. */
  | { readonly type: 'draft.dropped' }
  | { readonly type: 'retry.requested' };

/** One product of a supplier, or a new one, as it is written. D-52 D-65 */
export const productMachine = setup({
  types: {
    context: {} as ProductContext,
    events: {} as ProductEvent,
    input: {} as { readonly productId: string },
    tags: {} as 'busy',
  },
  actors: {
    load: unbound<Loaded, { readonly productId: string }>('load'),
    save: unbound<Saved, Saving>('save'),
    send: unbound<Uploaded, Sending>('send'),
    preview: unbound<Previewed, { readonly images: readonly string[] }>('preview'),
    withdraw: unbound<Withdrawn, Withdrawing>('withdraw'),
  },
  actions: {
    reportBug: throwBug,
    endSession: unboundAction('endSession'),
    fill: unboundAction<ProductForm>('fill'),
    keep: unboundAction('keep'),
    drop: unboundAction('drop'),
    takeKey: unboundAction('takeKey'),
    takeWithdrawKey: unboundAction('takeWithdrawKey'),
    queue: unboundAction<readonly LocalFile[]>('queue'),
    fail: assign((_, error: GatewayError) => ({ error })),
    edit: assign(({ context }, values: ProductValues) => ({
      ...context,
      ...{ values, error: null, isSaved: false },
    })),
    refuse: assign(({ context }) => ({ refusals: context.refusals + 1, error: null, ...withFirstProblem(context) })),
  },
  guards: {
    hasToken: unboundAction('hasToken'),
    canSend: ({ context }) => context.queue.length === 0 && problemsOf(context.values).size === 0,
    mayEdit: ({ context }) => context.form?.canEdit === true,
    hasUnsigned: ({ context }) => context.form !== null && unsignedImages(context).length > 0,
  },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'supplierProduct',
  context: ({ input: { productId } }) => firstContext(productId),
  type: 'parallel',
  states: {
    page: {
      initial: 'opened',
      states: {
        opened: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'visitor' }] },
        visitor: {},
        loading: {
          tags: 'busy',
          invoke: {
            src: 'load',
            input: ({ context: { productId } }) => ({ productId }),
            onDone: [
              { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
              {
                guard: ({ event }) => event.output.ok,
                target: 'shown',
                actions: { type: 'fill', params: ({ event }) => formOf(event.output) },
              },
              { target: 'failed', actions: { type: 'fail', params: ({ event }) => errorOf(event.output) } },
            ],
            onError: { target: 'failed', actions: ['reportBug', { type: 'fail', params: BROKEN }] },
          },
        },
        failed: { on: { 'retry.requested': { target: 'loading', actions: assign({ error: null }) } } },
        shown: {
          on: {
            'form.submitted': [
              { guard: ({ context }) => !context.form?.canEdit },
              { guard: 'canSend', target: 'saving' },
              { actions: 'refuse' },
            ],
            'change.withdrawn': {
              guard: ({ context }) =>
                context.form?.canEdit === true && context.form.product?.review?.state === 'waiting',
              target: 'withdrawing',
            },
            'draft.dropped': { target: 'loading', actions: ['drop', assign({ isSaved: false, error: null })] },
          },
        },
        saving: {
          ...SENDING_STATES,
          tags: 'busy',
          entry: [assign({ error: null, isSaved: false }), 'takeKey', 'keep'],
          invoke: {
            src: 'save',
            input: ({ context: { productId, version, values, attempt } }) => ({
              ...{ productId, version, content: contentOf(values), key: attempt?.key ?? '' },
            }),
            onDone: [
              { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
              {
                guard: ({ event, context }) => event.output.ok && context.productId === '',
                target: 'added',
                actions: ['drop', assign(({ event }) => addedOf(event.output))],
              },
              {
                guard: ({ event }) => event.output.ok,
                target: 'loading',
                actions: ['drop', assign({ isSaved: true })],
              },
              { target: 'shown', actions: { type: 'fail', params: ({ event }) => errorOf(event.output) } },
            ],
            onError: { target: 'shown', actions: ['reportBug', { type: 'fail', params: BROKEN }] },
          },
        },
        withdrawing: {
          tags: 'busy',
          entry: [assign({ error: null, isSaved: false }), 'takeWithdrawKey'],
          invoke: {
            src: 'withdraw',
            input: ({ context }) => ({ ...waitingOf(context), key: context.withdrawal?.key ?? '' }),
            onDone: [
              { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
              {
                guard: ({ event }) => event.output.ok,
                target: 'loading',
                actions: 'drop',
              },
              { target: 'shown', actions: { type: 'fail', params: ({ event }) => errorOf(event.output) } },
            ],
            onError: { target: 'shown', actions: ['reportBug', { type: 'fail', params: BROKEN }] },
          },
        },
        added: { type: 'final' },
      },
    },
    pictures: {
      initial: 'idle',
      states: {
        idle: { always: { guard: ({ context }) => context.queue.length > 0, target: 'sending' } },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'send',
            input: ({ context: { queue } }) => queue[0] as Sending, // it is entered with one
            onDone: {
              target: 'idle',
              actions: [assign(({ context, event }) => withPicture(context, event.output)), 'keep'],
            },
            onError: {
              target: 'idle',
              actions: ['reportBug', assign(({ context }) => withPicture(context, { ok: false, error: BROKEN }))],
            },
          },
        },
      },
    },
    previews: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasUnsigned', target: 'loading' } },
        loading: {
          tags: 'busy',
          invoke: {
            src: 'preview',
            input: ({ context }) => ({ images: unsignedImages(context) }),
            onDone: {
              target: 'idle',
              actions: assign(({ context, event }) => withSigns(context, event.output.images, event.output.signs)),
            },
            onError: {
              target: 'idle',
              actions: ['reportBug', assign(({ context }) => withSigns(context, unsignedImages(context), new Map()))],
            },
          },
        },
      },
    },
  },
  on: {
    'language.selected': { actions: assign(({ event }) => ({ lang: event.lang })) },
    'field.left': {
      actions: assign(({ context, event }) => ({ left: new Set([...context.left, event.name]) })),
    },
    'field.changed': {
      guard: 'mayEdit',
      actions: [
        { type: 'edit', params: ({ context, event }) => withTyped(context.values, event.name, event.value) },
        'keep',
      ],
    },
    'attribute.added': {
      guard: ({ context: { values, lang } }) => (values.texts[lang]?.attributes.length ?? 0) < PRODUCT_ATTRIBUTES_MAX,
      actions: [
        {
          type: 'edit',
          params: ({ context: { values, lang } }) =>
            withAttributes(values, lang, (rows) => [...rows, { name: '', value: '' }]),
        },
        'keep',
      ],
    },
    'attribute.removed': {
      actions: [
        {
          type: 'edit',
          params: ({ context: { values, lang }, event }) =>
            withAttributes(values, lang, (rows) => rows.filter((_, place) => place !== event.place)),
        },
        'keep',
      ],
    },
    'sample.chosen': {
      guard: 'mayEdit',
      actions: [
        {
          type: 'edit',
          params: ({ context: { values }, event }) => ({ ...values, sampleAvailable: event.isAvailable }),
        },
        'keep',
      ],
    },
    'tags.changed': {
      guard: 'mayEdit',
      actions: [
        {
          type: 'edit',
          params: ({ context: { values }, event }) => ({ ...values, tags: event.tags.slice(0, PRODUCT_TAGS_MAX) }),
        },
        'keep',
      ],
    },
    'step.added': {
      guard: ({ context }) => context.values.steps.length < PRODUCT_STEPS_MAX,
      actions: [
        {
          type: 'edit',
          params: ({ context: { values } }) => ({ ...values, steps: [...values.steps, { min: '', price: '' }] }),
        },
        'keep',
      ],
    },
    'step.removed': {
      actions: [{ type: 'edit', params: ({ context, event }) => withoutStep(context.values, event.place) }, 'keep'],
    },
    'pictures.chosen': {
      guard: 'mayEdit',
      actions: { type: 'queue', params: ({ context, event }) => event.files.slice(0, picturesLeft(context)) },
    },
    'picture.moved': {
      actions: [
        { type: 'edit', params: ({ context, event }) => withMoved(context.values, event.place, event.by) },
        'keep',
      ],
    },
    'picture.removed': {
      actions: [{ type: 'edit', params: ({ context, event }) => withoutPicture(context.values, event.place) }, 'keep'],
    },
  },
});
