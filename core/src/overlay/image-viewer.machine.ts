import { assign, setup } from 'xstate';
import { applyTool, type ImageTransform, type ImageTransformTool, wrapIndex } from './image-transform.ts';

export type ImageViewerEvent =
  | {
      readonly type: 'viewer.opened';
      readonly images: readonly string[];
      readonly index?: number;
      /** The scale at which a picture fits the screen; 1, its natural size, if absent. */
      readonly fitScale?: number;
    }
  | { readonly type: 'viewer.closed' }
  | { readonly type: 'transform.changed'; readonly tool: ImageTransformTool }
  | { readonly type: 'previous.requested' }
  | { readonly type: 'next.requested' };

interface ImageViewerContext {
  readonly images: readonly string[];
  readonly index: number;
  readonly initial: ImageTransform;
  readonly transform: ImageTransform;
}

const DEFAULT_TRANSFORM: ImageTransform = { scale: 1, rotation: 0 };

/**
 * Shows pictures over the page, one at a time. It has no keyboard control and no full screen, and only its close button
 * closes it.
 */
export const imageViewerMachine = setup({
  types: { context: {} as ImageViewerContext, events: {} as ImageViewerEvent },
  guards: { hasImages: ({ event }) => event.type === 'viewer.opened' && event.images.length > 0 },
  actions: {
    step: assign(({ context }, { by }: { readonly by: -1 | 1 }) => ({
      index: wrapIndex(context.index, by, context.images.length),
      transform: context.initial,
    })),
  },
}).createMachine({
  context: { images: [], index: 0, initial: DEFAULT_TRANSFORM, transform: DEFAULT_TRANSFORM },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'viewer.opened': {
          guard: 'hasImages',
          target: 'open',
          actions: assign(({ event }) => {
            const initial = { scale: event.fitScale ?? 1, rotation: 0 };
            const index = Math.min(Math.max(event.index ?? 0, 0), event.images.length - 1);
            return { images: event.images, index, initial, transform: initial };
          }),
        },
      },
    },
    open: {
      on: {
        'viewer.closed': 'closed',
        'transform.changed': {
          actions: assign({
            transform: ({ context, event }) => applyTool(context.transform, event.tool, context.initial),
          }),
        },
        'previous.requested': { actions: { type: 'step', params: { by: -1 } } },
        'next.requested': { actions: { type: 'step', params: { by: 1 } } },
      },
    },
  },
});
