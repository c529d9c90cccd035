import { toCanonicalJson } from '../contract/canonical-json.ts';
import type { DisplayMessage } from '../contract/error-message.ts';
import type { Message } from '../ports/texts.ts';

/** How long the toast of a failed request that no caller handled stays, in milliseconds. */
export const REQUEST_TOAST_MS = 3_000;
/** How long a toast stays when page code names no duration, in milliseconds. */
export const TOAST_MS = 5_000;

export type ToastTone = 'error' | 'success' | 'info';

/** Where a toast leads, below our own origin. */
export interface ToastLink {
  readonly href: string;
  readonly text: Message;
}

export interface Toast {
  /** Made of the message, so that the same text has the same id; `withToast` recognises a repeat by it. */
  readonly id: string;
  readonly message: DisplayMessage;
  readonly tone: ToastTone;
  readonly link?: ToastLink | undefined;
}

export function createToast(message: DisplayMessage, tone: ToastTone, link?: ToastLink): Toast {
  return { id: toCanonicalJson(message), message, tone, ...(link && { link }) };
}

/** A text that is visible already is not shown a second time. */
export function withToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  return toasts.some(({ id }) => id === toast.id) ? toasts : [...toasts, toast];
}

export function removeToast(toasts: readonly Toast[], id: string): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id);
}
