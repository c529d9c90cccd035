import { assign, cancel, enqueueActions, raise, setup } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import {
  createToast,
  REQUEST_TOAST_MS,
  removeToast,
  TOAST_MS,
  type Toast,
  type ToastLink,
  type ToastTone,
  withToast,
} from './toast.ts';

export type ToastEvent =
  | {
      readonly type: 'toast.requested';
      readonly message: DisplayMessage;
      readonly tone?: ToastTone;
      readonly link?: ToastLink | undefined;
      readonly durationMs?: number;
    }
  | { readonly type: 'request.failed'; readonly error: GatewayError }
  | { readonly type: 'toast.dismissed'; readonly id: string }
  | { readonly type: 'toast.expired'; readonly id: string };

/** The toasts of a page, each removed after its own duration. */
export const toastMachine = setup({
  types: {
    context: {} as { readonly toasts: readonly Toast[] },
    events: {} as ToastEvent,
  },
  actions: {
    show: enqueueActions(({ context, enqueue }, request: { readonly toast: Toast; readonly durationMs: number }) => {
      const toasts = withToast(context.toasts, request.toast);
      if (toasts === context.toasts) return;
      enqueue.assign({ toasts });
      enqueue(
        raise({ type: 'toast.expired', id: request.toast.id }, { delay: request.durationMs, id: request.toast.id }),
      );
    }),
    remove: assign({ toasts: ({ context }, gone: { readonly id: string }) => removeToast(context.toasts, gone.id) }),
  },
}).createMachine({
  context: { toasts: [] },
  on: {
    'toast.requested': {
      actions: {
        type: 'show',
        params: ({ event }) => ({
          toast: createToast(event.message, event.tone ?? 'error', event.link),
          durationMs: event.durationMs ?? TOAST_MS,
        }),
      },
    },
    'request.failed': {
      actions: {
        type: 'show',
        params: ({ event }) => ({
          toast: createToast(errorMessage(event.error), 'error'),
          durationMs: REQUEST_TOAST_MS,
        }),
      },
    },
    'toast.dismissed': {
      actions: [cancel(({ event }) => event.id), { type: 'remove', params: ({ event }) => ({ id: event.id }) }],
    },
    'toast.expired': { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
  },
});
