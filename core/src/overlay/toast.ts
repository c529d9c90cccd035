import { toCanonicalJson } from '../contract/canonical-json.ts';
import type { DisplayMessage } from '../contract/error-message.ts';
import type { Message } from '../ports/texts.ts';

/** Milliseconds that the toast of a failed request stays if no caller handled the failure. */
export const REQUEST_TOAST_MS = 3_000;
/** Milliseconds that a toast stays if the page sets no duration. */
export const TOAST_MS = 5_000;

export type ToastTone = 'error' | 'success' | 'info';

/** A link in a toast, on our own origin. */
export interface ToastLink {
  readonly href: string;
  readonly text: Message;
}

export interface Toast {
  /** Derived from the message, so that equal texts have equal ids; `withToast` detects repeats by it. */
  readonly id: string;
  readonly message: DisplayMessage;
  readonly tone: ToastTone;
  readonly link?: ToastLink | undefined;
}

export function createToast(message: DisplayMessage, tone: ToastTone, link?: ToastLink): Toast {
  return { id: toCanonicalJson(message), message, tone, ...(link && { link }) };
}

/** Adds a toast unless the same text is already visible. */
export function withToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  return toasts.some(({ id }) => id === toast.id) ? toasts : [...toasts, toast];
}

export function removeToast(toasts: readonly Toast[], id: string): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id);
}
